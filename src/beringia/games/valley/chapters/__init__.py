"""The rules, chapter by chapter as in the rulebook.

It imports the model, and of the cards what all trumps and all events have in common (``card.py``).
"""
