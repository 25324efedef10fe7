"""The rules, one file a subject."""
