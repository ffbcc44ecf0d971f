"""Sections 19 and 20 of the rules: the event cards, each with what it does."""
