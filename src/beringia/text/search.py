"""Searching a rulebook as people ask: by word stems and synonyms, headings first.

What is no matter of the question ("how do I"), which words mean the same, which phrases mean other words and which ways
to ask hint at words of the answer stands in ``<language>/search.toml``. The stemmers are crude on purpose: question and
book go through the same one, so that they only have to agree. A word that nobody knows is taken for the most similar
one.
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
#: Of that for a word that the way of asking hints at: it helps a passage, and nobody misses it.
HINT: Final = 0.5
#: How much a passage loses that lacks words of the question: the rarer they are, the more.
COVER: Final = 1.5
#: How much a long passage, where any word may occur, loses against a short one.
LENGTH: Final = 0.1
#: Clauses are the reference behind the book: they come after it.
CLAUSE: Final = 0.5
#: The least length of a word that is looked for within others.
LEAST_PART: Final = 4
MOST_HITS: Final = 12
#: The least length of a word that is spelled wrong by one letter, and by two.
SLIPS: Final = (5, 8)
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
#: How many words a passage usually has, and how many count as few.
_USUAL: Final = 30
_BRIEF: Final = 12
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

    def best(self, words: dict[str, float]) -> float:
        """What the best of these words counts here."""
        return max((self.weights[word] * share for word, share in words.items() if word in self.weights), default=0.0)

    def add(self, stems: list[str], weight: float) -> None:
        for word, count in Counter(stems).items():
            self.weights[word] = max(self.weights.get(word, 0.0), weight) + 0.15 * weight * math.log(count)


class Index:
    """All passages and clauses of a game in one language."""

    def __init__(self, key: str, language: str) -> None:
        self._language = language
        self._stop, self._same, self._phrases, self._hints = _words(language)
        self._entries: list[_Entry] = []
        self._add_book(key)
        self._add_clauses(key)
        number = Counter(word for entry in self._entries for word in entry.weights)
        self._rarity = {word: 1 + math.log(len(self._entries) / count) for word, count in number.items()}
        #: How often the words occur that somebody may have meant.
        self._spellings = Counter(word for entry in self._entries for word in entry.words)
        self._spellings.update(self._stop)

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
        hints = [self._meant(word) for word in sorted(self._hinted(wanted, exact) - stems)]
        worth = [max(words.values(), default=0.0) for words in meant]
        whole = sum(worth)
        scored: list[tuple[float, int]] = []
        for number, entry in enumerate(self._entries):
            parts = [entry.best(words) for words in meant]
            matched = sum(value for value, part in zip(worth, parts, strict=True) if part)
            if matched:
                bonus = 1 + EXACT * len(exact & entry.words) / len(asked)
                hinted = HINT * sum(entry.best(words) for words in hints)
                score = (sum(parts) * bonus + hinted) * (matched / whole) ** COVER * entry.share
                scored.append((-score, number))
        return [self._entries[number].hit for _, number in sorted(scored)[:MOST_HITS]]

    def stems(self, text: str) -> list[str]:
        return [stem(word, self._language) for word in _WORD.findall(_plain(text)) if word not in self._stop]

    def _said(self, question: str) -> str:
        """The question with other words for its phrases."""
        text = self._plainly(question)
        for phrase, words in self._phrases.items():
            text = re.sub(rf"\b{phrase}\b", words, text)
        return text

    def _plainly(self, question: str) -> str:
        return " ".join(self._spelled(word) for word in _WORD.findall(_plain(question)))

    def _hinted(self, question: str, exact: set[str]) -> set[str]:
        """The stems that the way of asking hints at, and the parts of compounds."""
        text = self._plainly(question)
        found = {word for pattern, words in self._hints.items() if re.search(rf"\b{pattern}\b", text) for word in words}
        for word in exact:
            parts = self._cut(word)
            found |= {stem(part, self._language) for part in parts if part not in self._stop}
        return found

    def _known(self, word: str) -> bool:
        whole = stem(word, self._language)
        return word in self._stop or whole in self._same or any(whole in known for known in self._rarity)

    def _spelled(self, word: str) -> str:
        """A word that nobody knows is the most similar one that begins alike."""
        slips = sum(len(word) >= least for least in SLIPS)
        if not slips or self._known(word) or self._cut(word):
            return word
        near = [
            (distance, -number, other)
            for other, number in self._spellings.items()
            if other[0] == word[0] and (distance := _distance(word, other, slips)) <= slips
        ]
        return min(near)[2] if near else word

    def _cut(self, word: str) -> list[str]:
        """Two words of the book that make up this one, if there are."""
        for cut in range(LEAST_PART, len(word) - LEAST_PART + 1):
            parts = [word[:cut], word[cut:]]
            stems = [stem(part, self._language) for part in parts]
            if all(part in self._rarity or part in self._same for part in stems):
                return parts
        return []

    def _apart(self, word: str) -> list[str]:
        """The two words of a compound that the book writes apart."""
        return [word] if self._known(word) else self._cut(word) or [word]

    def _meant(self, word: str) -> dict[str, float]:
        """The stems of the book that may be meant by a word of the question, and what each is worth."""
        found: dict[str, float] = {}
        most = self._rarity.get(word, math.inf)  # a rare synonym is not worth more than the word itself
        for part in self._cut(word):  # the book may have parts of a compound only
            known = stem(part, self._language)
            if known in self._rarity and part not in self._stop:
                found[known] = PART * min(self._rarity[known], most)
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
                share = (1 - LATER * place / len(chapters)) * (1 if passage.kind == "table" else _brevity(text))
                entry = _Entry(hit, share, words=words)
                entry.add(self.stems(text), TEXT)
                entry.add(self.stems(above), TEXT)
                entry.add([word for bold in _BOLD.findall(text) for word in self.stems(bold)], BOLD)
                entry.add(heading, UNDER_HEADING if number else HEADING)
                self._entries.append(entry)

    def _add_clauses(self, key: str) -> None:
        for section in rulebook(key, self._language).for_players:
            for clause in section.clauses:
                hit = Hit(f"section-{section.number}", section.title, clause.id, clause.text, clause.id)
                entry = _Entry(hit, CLAUSE * _brevity(clause.text))
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


def _brevity(text: str) -> float:
    """A passage of usual length has 1."""
    return math.pow(_USUAL / max(len(_WORD.findall(text)), _BRIEF), LENGTH)


def _distance(word: str, other: str, most: int) -> int:
    """Letters that are wrong, missing, too many or exchanged; more than ``most`` need not be exact."""
    if abs(len(word) - len(other)) > most:
        return most + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, sign in enumerate(word, 1):
        last, before, row = before, row, [i]
        for j, wanted in enumerate(other, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (sign != wanted))
            if i > 1 and j > 1 and sign == other[j - 2] and word[i - 2] == wanted:
                cost = min(cost, last[j - 2] + 1)
            row.append(cost)
    return row[-1]


@cache
def _words(language: str) -> tuple[frozenset[str], dict[str, set[str]], dict[str, str], dict[str, set[str]]]:
    """The words that say nothing, the stems that mean the same, what phrases mean, and what ways of asking hint at."""
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
    hints = {_plain(phrase): stems(words) for phrase, words in data["hints"].items()}
    return frozenset(_WORD.findall(_plain(data["stop"]))), same, phrases, hints
