"""What computer players ask: how good a position is, and what it may be behind all that is hidden.

Imports all rooms; the files of the bots lie here, too.
"""
