"""What a position consists of: terms, land, content, records, state, verbs, events, and the bases of steps.

It imports the kernel, and nothing else of the game.
"""
