"""What the game is made of: numbers and names, land, printed content, verbs, events, state, bases of steps.

Imports the kernel only, and nothing of the other rooms.
"""
