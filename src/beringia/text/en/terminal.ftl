# The game at a terminal. Commands are English in every language.

terminal-round = Round { $round } of { $rounds }
terminal-since = Since your last decision:
terminal-hand = Your hand
terminal-not-now = Not now: { $why }
terminal-prompt = Number, move or 'help':
terminal-prompt-back = Number, move or 'back':
terminal-hand-over = The screen goes to { $who }. Everybody else looks away.
terminal-hand-over-prompt = { $who } presses Enter:
terminal-hand-over-enter = Press Enter to go on; 'undo', 'save FILE' and 'quit' work, too.
terminal-no-number = There is no number { $number } in the list.
terminal-unknown = "{ $text }" is no number, no move and no command. 'help' says what can be typed.
terminal-allowed = { $text }: that is allowed now.
terminal-undone = { $who } takes the last choice back.
terminal-no-undo = There is nothing you can take back: your last choice showed something new, or somebody else has decided since.
terminal-save-where = Say where: save FILE
terminal-saved = Saved. Go on with: beringia play --resume { $file }
terminal-not-a-record = { $file }: exists and is no Beringia record; it stays as it is.
terminal-cannot-write = { $file }: cannot be written: { $reason }
terminal-unsaved = This game is not saved: 'save FILE' keeps it, 'quit' once more leaves it.
terminal-no-hints = Here people play against each other, and without hints. --hints at the start allows them.
terminal-no-rule = There is no rule "{ $text }". A clause is written like 13.7, a section like 13.
terminal-help =
    What you can type:
      5            the line with this number
      hunter 5     a move, as written at the end of each line
      back         back to the whole list
      undo         take your last choice back
      hint         the best choices, and why
      why MOVE     why a move is not allowed now
      rules 13.7   a clause of the rules; 'rules 13' is a section
      show         show the table again
      save FILE    save the game
      quit         leave
terminal-over-prompt = 'save FILE', or Enter to leave:
terminal-over-help = The game is over. Type 'save FILE', or press Enter to leave.
terminal-wins = { $who } wins with { $score }.
terminal-share = { $names } share the victory with { $score } each.
terminal-nobody = Nobody wins.
terminal-and = { $first } and { $last }

terminal-replay-head = { $title }, { $players } players, { $entries } { $entries ->
    [one] entry
   *[other] entries
}
terminal-replay-at = After entry { $at } of { $entries }:
terminal-verified-over = { $file }: sound. { $entries } entries, an unbroken chain, every choice legal, and the result is the one written.
terminal-verified-open = { $file }: sound so far. { $entries } entries, an unbroken chain, every choice legal; the game is not over yet.
terminal-verified-seed = Seed { $seed }, position { $digest }
terminal-verified-fair = The dice were fixed before the game: the seed fits the commitment { $commitment } shown at the table.

terminal-serving = Beringia is open at { $address } (Ctrl-C closes it)

terminal-simulated = { $games } { $games ->
    [one] game
   *[other] games
} of { $title }, seats rotated, seed { $seed }
terminal-simulating = Games
terminal-bot = Bot
terminal-win-rate = Wins
terminal-interval = 95 % interval
terminal-points = Points
terminal-deviation = ± deviation
terminal-length = { $decisions } decisions per game on average. Shared victories count as shares.

# A game without a drawing of its own.
terminal-face-down = { $count } face down
terminal-yes = yes
terminal-no = no
