"""For people who study games: simulations and measurements."""
