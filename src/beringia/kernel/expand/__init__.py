"""Expand declarations: what follows from the declared fields of a class is written out as ordinary methods.

``declaration`` reads a decorated class, ``methods`` writes its constructor, ``copy`` and the rest. ``source`` puts them
into the text of a module, together with ``grids`` (what is indexed by axes) and ``signatures`` (classes of verbs and
events): the build compiles that text, and ``importer`` loads the games of the package from it in plain Python. A
decorated class elsewhere gets its methods from ``runtime`` when it is imported.

``python -m beringia.kernel.expand FILE [CLASS]`` prints what the classes of a file become.
"""
