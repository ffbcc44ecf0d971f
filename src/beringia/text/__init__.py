"""What Beringia says, in English, German and Dutch: message catalogues, sentences, and the rulebooks.

The catalogues are Fluent files, ``<language>/*.ftl``, shared with the browser. Whoever formats a message of a game
passes its arguments resolved, as :class:`~beringia.text.voice.Voice` does here:

* cards as titles, seats as names, colours and landscapes as words of the language;
* ``who``: the name of the player that an event or a decision belongs to;
* ``whose``: ``own`` if the ``owner`` in an event, or the ``player`` of the card in a decision, is that same player, and
  ``other`` if not (choices bring it along);
* the word ``none`` for an argument that does not apply, or that the reader may not know.
"""

from beringia.text.catalogue import LANGUAGES, Catalogue, CatalogueError
from beringia.text.voice import Voice

__all__ = ["LANGUAGES", "Catalogue", "CatalogueError", "Voice"]
