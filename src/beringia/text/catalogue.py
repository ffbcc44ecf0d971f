"""Message catalogues of a language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from copy import copy
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, visitor

LANGUAGES: Final = ("en", "de", "nl")

#: Stands for an argument that does not apply or may not be known.
NONE: Final = "none"


class CatalogueError(LookupError):
    """A message that does not exist or cannot be formatted: a mistake in a catalogue, never of a user."""


class Catalogue:
    """All messages of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"language {language!r} is not spoken here; there are {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._patterns: dict[str, ast.Pattern] = {}
        self._variables: dict[str, frozenset[str]] = {}
        self._texts: Mapping[str, str] = {}
        self._with: dict[str, Catalogue] = {}
        #: The sources of messages that are in no file, by game.
        self.learnt: dict[str, str] = {}
        for name, source in sources(language):
            self._add(name, source)

    def __iter__(self) -> Iterator[str]:
        return iter(sorted([*self._patterns, *self._texts]))

    def __contains__(self, key: str) -> bool:
        return key in self._patterns or key in self._texts

    def with_texts(self, name: str, write: Callable[[], Mapping[str, str]]) -> Catalogue:
        """This catalogue and further messages, without arguments, that are written when ``name`` is asked for first."""
        if name not in self._with:
            other = copy(self)
            other._texts = write()
            for key in other._texts:
                if key in self._patterns:
                    raise CatalogueError(f"message {key!r} is in the files of {self.language!r} already")
            self._with[name] = other
        return self._with[name]

    def learn(self, name: str, source: Callable[[], str]) -> None:
        """Add the messages of a game that has no files; nothing happens if they are known already."""
        if name not in self.learnt:
            self.learnt[name] = source()
            self._add(name, self.learnt[name])

    @property
    def texts(self) -> Mapping[str, str]:
        """The messages that no file has."""
        return self._texts

    def variables(self, key: str) -> frozenset[str]:
        """The arguments that a message uses, those of the messages inside it included."""
        if key in self._texts:
            return frozenset()
        if key not in self._patterns:
            raise CatalogueError(f"message {key!r} does not exist in {self.language!r}")
        if key not in self._variables:
            finder = _Finder()
            finder.visit(self._patterns[key])
            found = set(finder.variables)
            for inner in finder.messages:
                found |= self.variables(inner)
            self._variables[key] = frozenset(found)
        return self._variables[key]

    def say(self, key: str, **args: str | int) -> str:
        """A message with its arguments filled in."""
        if key in self._texts:
            return self._texts[key]
        given: dict[str, str | int] = dict.fromkeys(self.variables(key), NONE)
        given.update(args)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None  # messages without a value are refused when the catalogue is read
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise CatalogueError(f"message {key!r} in {self.language!r}: {errors[0]}")
        return str(text)

    def _add(self, name: str, source: str) -> None:
        resource = FluentResource(source)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise CatalogueError(f"{name}: {entry.annotations[0].message}: {(entry.content or '').strip()[:60]!r}")
            if isinstance(entry, ast.Message):
                if entry.id.name in self._patterns or entry.value is None:
                    raise CatalogueError(f"{name}: message {entry.id.name!r} is empty or written twice")
                self._patterns[entry.id.name] = entry.value
        self._bundle.add_resource(resource)


def sources(language: str) -> Iterator[tuple[str, str]]:
    """Name and text of every catalogue file of a language."""
    folder = files("beringia.text") / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            yield f"{language}/{file.name}", file.read_text(encoding="utf-8")


class _Finder(visitor.Visitor):
    """Collects the variables and the messages that a pattern refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the library's name
        self.messages.add(node.id.name)
