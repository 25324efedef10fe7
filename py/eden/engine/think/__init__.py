"""Players that think: what a state is worth, plans over one's own choices, levels, learning."""
