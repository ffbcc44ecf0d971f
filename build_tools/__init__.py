"""What ``setup.py`` builds with: ``docs/building.md`` says why each part is there.

Nothing here is installed. ``compile`` is where to start; the others each do one thing to what the compiler reads or
writes.
"""
