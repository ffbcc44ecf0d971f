"""What any game is: positions, agenda, choices, dice, events, records."""
