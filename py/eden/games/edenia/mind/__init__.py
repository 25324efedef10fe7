"""How a thinking player sees the table: what counts, and which choices deserve a thought."""
