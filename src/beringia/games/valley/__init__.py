"""Valley of the Mammoths: tribes, animals and seasons, for 2 to 6 players."""
