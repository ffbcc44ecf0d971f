"""Searching a rulebook as people ask: by word stems and synonyms, headings first.

What is no matter of the question ("how do I"), which words mean the same and which phrases mean other words stands in
``<language>/search.toml``. The stemmers are crude on purpose: question and book go through the same one, so that they
only have to agree.
"""

from __future__ import annotations

import math
import re
import tomllib
import unicodedata
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Final

from beringia.text.handbook import Passage, handbook
from beringia.text.rulebook import rulebook

#: What a word counts in a heading (at the chapter's first passage, at others), in bold, in the text.
HEADING: Final = 6.0
UNDER_HEADING: Final = 2.5
BOLD: Final = 3.0
TEXT: Final = 1.0
#: Of that for a word that means the same, and for one that is a part of a longer one (Feuer, Feuer-Plättchen).
SYNONYM: Final = 0.6
PART: Final = 0.6
#: Besides, for the very form that was asked for; and what is lost towards the end of the book, where rare cases stand.
EXACT: Final = 0.8
LATER: Final = 0.5
#: Clauses are the reference behind the book: they come after it.
CLAUSE: Final = 0.5
#: The least length of a word that is looked for within others.
LEAST_PART: Final = 4
MOST_HITS: Final = 12
#: Of longer questions only the longest words count.
MOST_WORDS: Final = 12

_WORD: Final = re.compile(r"\w+")
_BOLD: Final = re.compile(r"\*\*(.+?)\*\*")
_CLAUSE: Final = re.compile(r"(?:[A-Z]+-)?\d+\.\d+")
_SUFFIXES: Final = {
    "en": ("ings", "ing", "ers", "ies", "ed", "er", "es", "s", "e", "y"),
    "de": ("ungen", "ung", "ern", "em", "er", "en", "es", "st", "e", "s", "n", "t"),
    "nl": ("ingen", "ing", "heden", "heid", "eren", "ers", "en", "er", "es", "je", "e", "s", "t"),
}
#: What a stem must keep.
_LEAST_STEM: Final = 3


@dataclass(frozen=True)
class Hit:
    """A passage of the book, or a clause of the reference (then ``clause`` is its number)."""

    chapter: str
    title: str
    passage: str
    text: str
    clause: str = ""


@dataclass
class _Entry:
    hit: Hit
    share: float = 1.0
    #: What each stem in it counts.
    weights: dict[str, float] = field(default_factory=dict)
    #: Its words as they are.
    words: frozenset[str] = frozenset()

    def add(self, stems: list[str], weight: float) -> None:
        for word, count in Counter(stems).items():
            self.weights[word] = max(self.weights.get(word, 0.0), weight) + 0.15 * weight * math.log(count)


class Index:
    """All passages and clauses of a game in one language."""

    def __init__(self, key: str, language: str) -> None:
        self._language = language
        self._stop, self._same, self._phrases = _words(language)
        self._entries: list[_Entry] = []
        self._add_book(key)
        self._add_clauses(key)
        number = Counter(word for entry in self._entries for word in entry.weights)
        self._rarity = {word: 1 + math.log(len(self._entries) / count) for word, count in number.items()}

    def find(self, question: str) -> list[Hit]:
        """The best answers, the best first."""
        wanted = question.strip()
        if _CLAUSE.fullmatch(wanted.upper()):
            return [entry.hit for entry in self._entries if entry.hit.clause.endswith(wanted.upper())][:MOST_HITS]
        spoken = [part for word in _WORD.findall(self._said(wanted)) for part in self._apart(word)]
        exact = {word for word in spoken if word not in self._stop} or set(spoken)
        stems = {stem(word, self._language) for word in exact}
        asked = sorted(sorted(stems, key=lambda word: (-len(word), word))[:MOST_WORDS])
        if not asked:
            return []
        meant = [self._meant(word) for word in asked]
        scored: list[tuple[float, int]] = []
        for number, entry in enumerate(self._entries):
            parts = [
                max(
                    (entry.weights[word] * share for word, share in words.items() if word in entry.weights), default=0.0
                )
                for words in meant
            ]
            matched = sum(part > 0 for part in parts)
            if matched:
                bonus = 1 + EXACT * len(exact & entry.words) / len(asked)
                scored.append((-sum(parts) * bonus * entry.share * (matched / len(asked)) ** 2, number))
        return [self._entries[number].hit for _, number in sorted(scored)[:MOST_HITS]]

    def stems(self, text: str) -> list[str]:
        return [stem(word, self._language) for word in _WORD.findall(_plain(text)) if word not in self._stop]

    def _said(self, question: str) -> str:
        """The question with other words for its phrases."""
        text = " ".join(_WORD.findall(_plain(question)))
        for phrase, words in self._phrases.items():
            text = re.sub(rf"\b{phrase}\b", words, text)
        return text

    def _apart(self, word: str) -> list[str]:
        """The two words of a compound that the book writes apart."""
        whole = stem(word, self._language)
        if word in self._stop or whole in self._same or any(whole in known for known in self._rarity):
            return [word]
        for cut in range(LEAST_PART, len(word) - _LEAST_STEM + 1):
            first, second = word[:cut], word[cut:]
            stems = [stem(part, self._language) for part in (first, second)]
            if all(part in self._rarity or part in self._same for part in stems):
                return [first, second]
        return [word]

    def _meant(self, word: str) -> dict[str, float]:
        """The stems of the book that may be meant by a word of the question, and what each is worth."""
        found: dict[str, float] = {}
        most = self._rarity.get(word, math.inf)  # a rare synonym is not worth more than the word itself
        for other in {word, *self._same.get(word, ())}:
            share = 1.0 if other == word else SYNONYM
            for known, rarity in self._rarity.items():
                worth = share * min(rarity, most)
                if known != other:
                    if len(other) < LEAST_PART or other not in known:
                        continue
                    worth *= PART * len(other) / len(known)
                found[known] = max(found.get(known, 0.0), worth)
        return found

    def _add_book(self, key: str) -> None:
        book = handbook(key, self._language)
        chapters = book.chapters if book else []
        above = ""
        waiting = ""  # the title of a chapter that has passages in its parts only
        for place, chapter in enumerate(chapters):
            above = chapter.title if chapter.level == 2 else above
            heading = self.stems(f"{waiting} {chapter.title}")
            waiting = "" if any(passage.kind != "pictures" for passage in chapter.passages) else chapter.title
            for number, passage in enumerate(passage for passage in chapter.passages if passage.kind != "pictures"):
                text = _text(passage)
                hit = Hit(chapter.id, chapter.title, passage.id, text.replace("**", ""))
                words = frozenset(_WORD.findall(_plain(f"{chapter.title} {text}")))
                entry = _Entry(hit, 1 - LATER * place / len(chapters), words=words)
                entry.add(self.stems(text), TEXT)
                entry.add(self.stems(above), TEXT)
                entry.add([word for bold in _BOLD.findall(text) for word in self.stems(bold)], BOLD)
                entry.add(heading, UNDER_HEADING if number else HEADING)
                self._entries.append(entry)

    def _add_clauses(self, key: str) -> None:
        for section in rulebook(key, self._language).for_players:
            for clause in section.clauses:
                hit = Hit(f"section-{section.number}", section.title, clause.id, clause.text, clause.id)
                entry = _Entry(hit, CLAUSE)
                entry.add(self.stems(clause.text), TEXT)
                entry.add(self.stems(section.title), UNDER_HEADING)
                self._entries.append(entry)


@cache
def index(key: str, language: str) -> Index:
    return Index(key, language)


def stem(word: str, language: str) -> str:
    """The part of a word that does not change, more or less."""
    for _ in range(2):
        for suffix in _SUFFIXES[language]:
            if word.endswith(suffix) and len(word) - len(suffix) >= _LEAST_STEM:
                word = word[: -len(suffix)]
                break
    if language == "nl":  # speelt, spel; wolven, wolf; huizen, huis
        word = re.sub(r"([aeou])\1", r"\1", word)
        word = re.sub("v$", "f", re.sub("z$", "s", word))
    return re.sub(r"([b-df-hj-np-tv-z])\1$", r"\1", word)


def _plain(text: str) -> str:
    """Small letters without accents."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(sign))


def _text(passage: Passage) -> str:
    return passage.text if passage.kind != "table" else "; ".join(" ".join(row).strip() for row in passage.rows)


@cache
def _words(language: str) -> tuple[frozenset[str], dict[str, set[str]], dict[str, str]]:
    """The words that say nothing, the stems that mean the same, and what phrases mean."""
    source = (files("beringia.text") / language / "search.toml").read_text(encoding="utf-8")
    data = tomllib.loads(source)

    def stems(text: str) -> set[str]:
        return {stem(word, language) for word in _WORD.findall(_plain(text))}

    same: dict[str, set[str]] = {}
    for group in data["same"]:
        words = stems(group)
        for word in words:
            same.setdefault(word, set()).update(words)
    phrases = {_plain(phrase): _plain(words) for phrase, words in data["phrases"].items()}
    return frozenset(_WORD.findall(_plain(data["stop"]))), same, phrases
