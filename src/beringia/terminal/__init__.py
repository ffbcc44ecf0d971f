"""The games in a terminal: the board in letters and numbers, the play loop, simulations, replays, rules."""
