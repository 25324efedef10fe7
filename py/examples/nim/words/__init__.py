"""The words: prompts, labels, names and the log."""
