"""What is played to judge the data that is ours, and the bars that it must meet: a table a game."""
