"""The cards of a player, the goods, and the effects that cards, tiles, tracks and slots have.

Imports the model. What a word of the effect language brings is registered by the chapter that has its rules.
"""
