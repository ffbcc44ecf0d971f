"""Programs for those who work on Beringia."""
