"""What each screen looks like: pure functions of the app, as markup."""
