"""What people read: choices, views, previews, macros, texts. It decides nothing, and no rule imports it."""
