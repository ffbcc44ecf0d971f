"""What positions are worth to computer players, and what these may draw anew. No rule imports it."""
