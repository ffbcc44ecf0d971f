"""The event cards and the trumps, each a class; ``deck`` lays all of them out.

It imports the model and the chapters.
"""
