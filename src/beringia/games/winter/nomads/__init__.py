"""The nomads of a solo game: their cards, their turn, what they gain, what they see of the table.

Imports the model, the cards and the chapters; of a chapter that asks the nomads in turn, nothing.
"""
