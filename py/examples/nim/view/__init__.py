"""How the game looks: pure functions from what is seen to markup."""
