"""Expand declarations: what follows from the declared fields of a class is written out as ordinary methods.

``declaration`` reads a decorated class, ``methods`` writes its constructor, ``copy`` and the rest, ``source`` puts them
into the text of a module (for the compiler) and ``runtime`` into a class that was just imported (plain Python). Both
use the same declaration and the same text, so a class behaves alike in both. The room imports nothing but the standard
library, because the build runs it before anything is installed.

``python -m beringia.kernel.expand FILE [CLASS]`` prints what the classes of a file become.
"""
