"""Endless Winter: four rounds between two eclipses of an ice age, for 2 to 4 players."""
