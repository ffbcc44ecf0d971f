"""Eiszeit (Mammoth Hunters): area majority with cards, for 3 to 5 players."""
