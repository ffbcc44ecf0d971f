"""The rules, chapter by chapter as in the rulebook.

Imports the model, the cards and, where the nomads take part, their room.
"""
