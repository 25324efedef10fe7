"""For those who study play: many games at once, on many machines, and for learning programs."""
