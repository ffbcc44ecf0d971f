"""Playing at the terminal. A human sees the view of the seat that decides and its choices, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from rich.console import Console
from rich.text import Text

from beringia import bots
from beringia.bots.base import AT_THE_TABLE
from beringia.coach import hint
from beringia.kernel.codes import Choice
from beringia.kernel.errors import IllegalChoice
from beringia.kernel.events import Event
from beringia.kernel.record import UNDO, Record
from beringia.terminal.boards import board
from beringia.terminal.coach import print_hint
from beringia.terminal.errors import SaveError
from beringia.terminal.menu import Line, draw_menu, menu
from beringia.terminal.records import HUMAN, save_record
from beringia.terminal.rules import print_clause, print_rules
from beringia.terminal.screen import plain, print_paragraphs, print_result
from beringia.terminal.story import Story
from beringia.text import Voice
from beringia.text.rulebook import Clause, rulebook


class Then(Enum):
    """What follows a line that somebody has typed."""

    ASK = auto()  #    the same question again
    SHOW = auto()  #   something has changed: show the table again
    LEAVE = auto()


class TerminalTable:
    """One game at one terminal: any number of humans, who share the screen, and bots."""

    def __init__(
        self, record: Record, sitting: Sequence[str], voice: Voice, console: Console, hints: bool = False
    ) -> None:  # fmt: skip
        """``hints``: people may ask the coach though they play against each other."""
        self.record = record
        self.voice = voice
        self.console = console
        self._sitting = list(sitting)
        self._board = board(record.game.key)
        self._bots = {
            seat: bots.make_registered(name, record.game, record.seed + seat)
            for seat, name in enumerate(sitting)
            if name != HUMAN
        }
        for bot in self._bots.values():
            bot.seconds = AT_THE_TABLE
        self._humans = [seat for seat, name in enumerate(sitting) if name == HUMAN]
        self._hints = hints or len(self._humans) == 1
        # What has happened since the last decision of each human; for spectators, since that of any human.
        self._news: dict[int | None, Story] = {seat: Story(voice) for seat in [None, *self._humans]}
        self._at_screen: int | None = self._humans[0] if len(self._humans) == 1 else None
        self._saved = len(record.entries)
        self._warned = False
        self._codes: dict[str, int] = {}

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        self._retell()
        while (seat := self.record.position.seat) is not None:
            if seat in self._bots:
                self._play(self._bots[seat].ask(self.record.position))
            elif not (self._hand_over(seat) and self._decide(seat)):
                return
        self._finish()

    # -- what happened

    def _retell(self) -> None:
        """Go through the entries so far, so that a resumed game begins with what happened last."""
        past = Record(self.record.game, self.record.seats, self.record.seed, self.record.options, self.record.names)
        self._tell(past.position.opening)
        for entry in self.record.entries:
            if entry.seat in self._humans:
                self._forget_news(entry.seat)
            if entry.choice == UNDO:
                past.undo(entry.seat)
                self._remark_undo(entry.seat)
            else:
                self._tell(past.play(entry.choice))

    def _forget_news(self, seat: int) -> None:
        for viewer in (None, seat):
            self._news[viewer].forget()

    def _play(self, choice: int) -> None:
        self._tell(self.record.play(choice))

    def _tell(self, events: Sequence[Event]) -> None:
        for seat, story in self._news.items():
            for event in events:
                story.tell(event.seen_by(seat))

    def _remark_undo(self, seat: int) -> None:
        for story in self._news.values():
            story.remark(self.voice.say("terminal-undone", who=self.voice.names[seat]))

    # -- one screen, several people

    def _hand_over(self, seat: int) -> bool:
        """Clear the screen and wait for the next human; False if somebody leaves instead."""
        while self._at_screen != seat:
            before = self._at_screen
            self._clear()
            self._say("terminal-hand-over", who=self.voice.names[seat])
            line = self._ask("terminal-hand-over-prompt", who=self.voice.names[seat])
            if line is None:
                return False
            if not line:
                self._at_screen = seat
            elif before is None or line.split()[0].lower() not in ("undo", "save", "quit"):
                self._say("terminal-hand-over-enter")
            else:
                then = self._command(line, before)
                if then == Then.LEAVE:
                    return False
                if then == Then.SHOW:
                    return True  # taken back: the player before decides again, and is still at the screen
        return True

    def _clear(self) -> None:
        """Nothing of the last player's hand may stay on the screen, nor in what can be scrolled back to."""
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.height)
        elif self.console.is_terminal:
            self.console.file.write("\x1b[3J\x1b[2J\x1b[H")

    # -- a decision

    def _decide(self, seat: int) -> bool:
        """Let a human make one choice; False if he leaves."""
        if self.record.position.seat != seat:
            return True  # somebody has taken a choice back while the screen was handed over
        formality = self._formality()
        if formality is not None:
            self._play(formality)
            return True
        self._show(seat)
        all_lines = self._menu(seat, self.record.position.choices_for(seat))
        lines = all_lines
        self._show_menu(lines)
        while True:
            line = self._ask("terminal-prompt" if lines is all_lines else "terminal-prompt-back")
            if line is None:
                return False
            if line.lower() == "back":
                lines = all_lines
                self._show_menu(lines)
                continue
            picked = self._pick(line, lines)
            if picked is None:
                then = self._command(line, seat)
                if then == Then.LEAVE:
                    return False
                if then == Then.SHOW:
                    return True
            elif len(picked) > 1:
                lines = [Line(self.voice.choice(choice), (choice,)) for choice in picked]
                self._show_menu(lines)
            else:
                self._forget_news(seat)
                self._play(picked[0].code)
                return True

    def _formality(self) -> int | None:
        """What is chosen without asking: at a screen for one there is nobody to whom that could tell anything."""
        return self.record.position.formality if len(self._humans) == 1 else None

    def _menu(self, seat: int, choices: Sequence[Choice]) -> list[Line]:
        return menu(choices, self.voice.choice, lambda target: self._board.target_name(self.voice, target, seat))

    def _pick(self, line: str, lines: Sequence[Line]) -> tuple[Choice, ...] | None:
        """The choices that a number or a move means; ``None`` if it is neither."""
        position = self.record.position
        if line.isascii() and line.isdigit():
            number = int(line[:9])
            if 1 <= number <= len(lines):
                return lines[number - 1].choices
            return None
        try:
            return (position.describe(position.parse(line)),)
        except IllegalChoice:
            return None

    # -- commands

    def _command(self, line: str, seat: int) -> Then:
        word, _, rest = line.partition(" ")
        word, rest = word.lower(), rest.strip()
        if word != "quit":
            self._warned = False
        if word == "quit":
            return self._quit()
        if word == "undo":
            return self._undo(seat)
        if word == "save":
            self._save(rest)
        elif word in ("help", "?"):
            self._say("terminal-help")
        elif word == "hint" and not rest:
            self._hint()
        elif word == "rules":
            self._rules(rest)
        elif word == "why" and rest:
            self._why(rest)
        elif word == "show" and not rest:
            return Then.SHOW
        elif line.isascii() and line.isdigit():
            self._say("terminal-no-number", number=line[:9])
        elif line:
            self._why(line)
        return Then.ASK

    def _hint(self) -> None:
        if not self._hints:
            self._say("terminal-no-hints")
            return
        with self.console.status(self.voice.say("coach-hint-thinking")):
            found = hint(self.record.position)
        print_hint(self.console, self.voice, self.record.position, found)

    def _quit(self) -> Then:
        if self._warned or self._saved == len(self.record.entries):
            return Then.LEAVE
        self._warned = True
        self._say("terminal-unsaved")
        return Then.ASK

    def _undo(self, seat: int) -> Then:
        if self.record.undo_depth(seat) == 0:
            self._say("terminal-no-undo")
            return Then.ASK
        self.record.undo(seat)
        # A formality would be answered again at once: it goes with what came before it.
        while self.record.undo_depth(seat) > 0 and self._formality() is not None:
            self.record.undo(seat)
        self._remark_undo(seat)
        return Then.SHOW

    def _save(self, file: str) -> None:
        if not file:
            self._say("terminal-save-where")
            return
        try:
            save_record(self.record, file)
        except SaveError as refused:
            self._say(refused.key, **{name: plain(str(value)) for name, value in refused.told.items()})
            return
        self._saved = len(self.record.entries)
        self._say("terminal-saved", file=plain(file))

    def _rules(self, wanted: str) -> None:
        try:
            print_rules(self.console, self.record.game.key, self.voice.catalogue.language, wanted or None)
        except LookupError:
            self._say("terminal-no-rule", text=plain(wanted))

    def _why(self, text: str) -> None:
        """Say why a move cannot be made now, with the rule."""
        written = " ".join(text.split()).lower()
        code = self._known_moves().get(written)
        if code is None:
            self._say("terminal-unknown", text=plain(text))
            return
        refusal = self.record.position.why_not(code)
        if refusal is None:
            self._say("terminal-allowed", text=written)
            return
        self.console.print(Text(f"{written}: {self.voice.refusal(refusal)}"))
        if refusal.clause:
            clause = rulebook(self.record.game.key).find(refusal.clause)
            if isinstance(clause, Clause):
                print_clause(self.console, clause)

    def _known_moves(self) -> dict[str, int]:
        """Every move that can be written down in this game, allowed now or not."""
        if not self._codes:
            position = self.record.position
            rules = position.game.rules
            for code in range(rules.codes.size):
                self._codes.setdefault(rules.notation(position.state, code).lower(), code)
                by_names = rules.codes.verb_of(code).notation_by_names(code, rules.lexicon)
                if by_names is not None:
                    self._codes.setdefault(by_names, code)
        return self._codes

    # -- showing

    def _show(self, seat: int) -> None:
        position = self.record.position
        view = position.view(seat)
        self.console.print()
        paragraphs = self._news[seat].paragraphs()
        if paragraphs:
            self._say("terminal-since")
            print_paragraphs(self.console, paragraphs)
            self.console.print()
        self.console.print(self._board.draw(view, self.voice, self._sitting, self.console.width))
        self.console.print(self._board.draw_hand(view, self.voice, self._forbidden(seat)))
        decision = position.decision
        assert decision is not None  # somebody is about to decide
        self.console.print(Text(self.voice.decision(decision), style="bold"))

    def _show_menu(self, lines: Sequence[Line]) -> None:
        self.console.print(draw_menu(lines, self.record.position.notation))

    def _forbidden(self, seat: int) -> dict[str, str]:
        """The hand cards that cannot be played now, if a card is to be played, each with the reason."""
        position = self.record.position
        moves = self._board.hand_moves(position.view(seat))
        offered = {position.notation(choice) for choice in position.choices()}
        if offered.isdisjoint(moves.values()):
            return {}
        reasons: dict[str, str] = {}
        for card, move in moves.items():
            refusal = position.why_not(self._known_moves()[move])
            if refusal is not None:
                reasons[card] = f"{self.voice.refusal(refusal)} ({refusal.clause})"
        return reasons

    def _finish(self) -> None:
        """The game is over: the last board, the winner, a chance to save."""
        position = self.record.position
        viewer = self._humans[0] if len(self._humans) == 1 else None
        self.console.print()
        print_paragraphs(self.console, self._news[viewer].paragraphs())
        view = position.view(None)
        self.console.print(self._board.draw(view, self.voice, self._sitting, self.console.width))
        rival = self._board.rival(view, self.voice)
        print_result(self.console, self.voice, position.winners(), position.scores(), rival)
        while self._humans:
            line = self._ask("terminal-over-prompt")
            if not line or line.lower() == "quit":
                return
            if line.split()[0].lower() == "save":
                self._save(line.partition(" ")[2].strip())
            else:
                self._say("terminal-over-help")

    def _say(self, key: str, **args: str | int) -> None:
        self.console.print(Text(self.voice.say(key, **args)))

    def _ask(self, key: str, **args: str | int) -> str | None:
        """A line typed by a human, without spaces around it; ``None`` at the end of the input."""
        try:
            return self.console.input(Text(self.voice.say(key, **args) + " ", style="bold")).strip()
        except EOFError:
            self.console.print()
            return None
