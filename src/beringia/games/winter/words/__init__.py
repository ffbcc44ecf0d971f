"""What people see: choices, views, previews, macros, texts of the content. No prose: that is in the catalogues.

Imports the model, the cards, the chapters and the nomads.
"""
