"""Section 21 of the rules: the trumps, each with its windows, its conditions, its targets and what it does."""
