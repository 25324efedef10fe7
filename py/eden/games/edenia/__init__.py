"""Edenia: two to four flocks of space sheep race through a galaxy that nobody has mapped."""
