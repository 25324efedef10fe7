"""Eden Trilogy: three board games about paradise, as rules, views and words."""
