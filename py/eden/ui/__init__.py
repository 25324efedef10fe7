"""The app around the games: what is open, picked and shown. Only `browser` knows a browser."""
