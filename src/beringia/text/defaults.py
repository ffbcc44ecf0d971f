"""Messages for games that bring no catalogue files: their own ones (``Rules.MESSAGES``), and for the rest plain words
made of the names of verbs, decisions, events, options and fields. They are English, as those names are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fluent.syntax import FluentParser, ast

from beringia.kernel.domains import Domain
from beringia.kernel.position import Game
from beringia.text.rulebook import Rulebook


def fluent_source(game: Game, language: str, book: Rulebook) -> str:
    """All messages of a game without catalogue files, as Fluent text."""
    own = game.rules.MESSAGES.get(language) or game.rules.MESSAGES.get("en", "")
    given = {entry.id.name for entry in FluentParser().parse(own).body if isinstance(entry, ast.Message)}
    made = [f"{key} = {text}" for key, text in _messages(game, book) if key not in given]
    return "\n".join([own, *made]) + "\n"


def _messages(game: Game, book: Rulebook) -> Iterator[tuple[str, str]]:
    """Key and pattern of every message that a game needs."""
    key = game.key
    yield f"{key}-title", _literal(book.title if book.preface.startswith("# ") else _words(key).title())
    yield f"{key}-about", _literal(_first_paragraph(book.preface) or f"{_words(key).title()}.")
    yield f"{key}-score", "{ plain-score }"
    for verb in game.codes.verbs:
        operands = list(zip(verb.operands, verb.domains, strict=True))
        told = _listed(operands) if len(operands) > 1 else _alone(*operands[0]) if operands else ""
        yield f"{key}-choose-{verb.name}", " ".join(filter(None, [_words(verb.name).capitalize(), told]))
    for name, step in game.rules.steps.items():
        told = _listed([(field, declared.domain) for field, declared in step.FIELDS.items()])
        yield f"{key}-decide-{name}", f"{{ $who }}: {_words(name)}" + (f" ({told})" if told else "")
    for kind in game.events.kinds:
        told = _listed(kind.args)
        who = _if_known("who", '{ $who }:{" "}')
        secret = "" if kind.secret is None else _if_known(kind.secret[0], f'{{" "}}({_listed([kind.secret])})')
        text = f"{who}{_words(kind.name)}" + (f" ({told})" if told else "") + secret
        yield f"{key}-event-{kind.name}", f"{text}."
    for option in game.options:
        yield f"{key}-option-{option.key}", _words(option.key).capitalize()
    for field in game.schema:
        yield f"{key}-field-{field.name}", _words(field.name).capitalize()


def _alone(name: str, domain: Domain) -> str:
    """An operand that needs no explanation says its value only; a bare number is told what it is."""
    return f"{{ ${name} }}" if domain.names or domain.name == "count" else f"{_words(name)} {{ ${name} }}"


def _listed(args: Sequence[tuple[str, Domain]]) -> str:
    return ", ".join(f"{_words(name)} {{ ${name} }}" for name, _ in args)


def _if_known(name: str, text: str) -> str:
    """A text that is said only if there is such an argument, and the reader may know it."""
    return f'{{ ${name} ->\n    [none] {{""}}\n   *[other] {text}\n}}'


def _first_paragraph(preface: str) -> str:
    parts = [part for part in preface.split("\n\n") if not part.startswith("#")]
    return " ".join(parts[0].split()) if parts else ""


def _literal(text: str) -> str:
    """A text in which nothing means anything to Fluent."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'


def _words(name: str) -> str:
    return name.replace("_", " ").replace("-", " ")
