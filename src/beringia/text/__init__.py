"""What Beringia says, in English, German and Dutch: message catalogues, sentences, and the rulebooks.

The catalogues are Fluent files, ``<language>/*.ftl``, shared with the browser. What cards do may be written by the game
out of its content (``Rules.texts``): such messages belong to a catalogue like those of the files, and the browser gets
them with the others.

Every argument of a message is declared with its domain (:mod:`beringia.kernel.vocabulary`): events and verbs declare
theirs, and a game those of its decisions and refusals. Whoever speaks, :class:`~beringia.text.voice.Voice` here and
``speech.ts`` in the browser, goes by what the domain says:

* ``none`` for an argument that does not apply, or that the reader may not know: no value, or an empty one;
* a seat reads as the name of its player; halves as a number (3 is 1½); a list with its parts apart;
* what the content names reads as that name, what has a message (``colour-<id>``, ``winter-effect-<id>``) as that;
* everything else as it is: ids that are left are there for messages to select by.

The keys of messages are made of the declared names as they are: ``eiszeit-choose-take_club``.

Besides there are ``who``, the name of the player that an event or a decision belongs to, and ``whose`` beside a seat of
a domain that reads as a possessor: ``own`` if it is that same player, and ``other`` if not (choices bring it along).
"""

from beringia.text.catalogue import LANGUAGES, Catalogue, CatalogueError
from beringia.text.voice import Voice

__all__ = ["LANGUAGES", "Catalogue", "CatalogueError", "Voice"]
