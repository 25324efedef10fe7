"""Games to read and to copy; they are on no shelf, but every law holds for them."""
