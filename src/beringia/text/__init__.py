"""What Beringia says, in English, German and Dutch: message catalogues, sentences, and the rulebooks.

The catalogues are Fluent files, ``<language>/*.ftl``, shared with the browser. What cards do may be written by the game
out of its content (``Rules.texts``): such messages belong to a catalogue like those of the files, and the browser gets
them with the others.

Whoever formats a message of a game passes its arguments resolved, as :class:`~beringia.text.voice.Voice` does here and
``speech.ts`` in the browser, by the same rules:

* ``none`` for an argument that does not apply, or that the reader may not know: no value, or an empty one;
* seats as names (``seat``, ``owner``, ``player``, ...), colours as ``colour-<id>``;
* ``halves`` as a number (3 is 1½), ``juncture`` as its three hexes;
* ``landscape`` and ``effect`` as the message ``<game>-<argument>-<id>``;
* the id of a named entry of the content, in the group called like the argument with or without an s (``card`` in
  ``cards``, ``terrain`` in ``terrain``), as that name;
* everything else as it is: ids that are left are there for messages to select by.

Besides there are ``who``, the name of the player that an event or a decision belongs to, and ``whose``: ``own`` if the
``owner`` in an event, or the ``player`` of the card in a decision, is that same player, and ``other`` if not (choices
bring it along).
"""

from beringia.text.catalogue import LANGUAGES, Catalogue, CatalogueError
from beringia.text.voice import Voice

__all__ = ["LANGUAGES", "Catalogue", "CatalogueError", "Voice"]
