"""The rules: what is pending, what an action does, and what forbids it."""
