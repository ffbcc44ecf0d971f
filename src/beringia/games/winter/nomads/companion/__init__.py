"""The nomads for people who play alone with the printed game in front of them.

Imports all rooms but the bots.
"""
