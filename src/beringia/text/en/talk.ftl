# People at a table: presence, talk, clocks, votes, and notices elsewhere.

refused-no-talk = Nobody talks at this table: it was made without.
refused-no-vote = There is no vote now: the player is here, has only just left, or plays by the clock.
refused-no-webhooks = Tables of this server tell other places nothing.
refused-too-much-talk = That is a lot of talk. Wait a moment.

web-talk = Talk
web-talk-story = Story
web-talk-unread = { $count ->
    [one] one unread line
   *[other] { $count } unread lines
  }
web-talk-room-players = Players
web-talk-room-spectators = Spectators
web-talk-how-players = Only the players hear this until the game is over.
web-talk-how-spectators = The players hear this when the game is over.
web-talk-how-together = Players and spectators hear this.
web-talk-how-finished = The game is over: everybody hears this.
web-talk-empty = Nothing has been said yet.
web-talk-say = Say something
web-talk-send = Send
web-talk-name = Your name
web-talk-guest = A spectator
web-talk-reactions = Quick reactions
web-talk-mute = Mute { $name }
web-talk-unmute = Hear { $name } again
web-talk-muted = Muted: { $names }
web-talk-line = { $name }: { $text }

web-react-hello = 👋 Hello
web-react-thanks = 🙏 Thanks
web-react-well_played = 👏 Well played
web-react-wow = 😮 Wow
web-react-laugh = 😄 Ha!
web-react-oops = 🙈 Oops
web-react-thinking = 🤔 Thinking
web-react-hurry = ⏳ Your turn!
web-react-sorry = 😔 Sorry
web-react-bye = 👋 See you

web-here = here
web-away-since = away for { $time }
web-watchers = { $count ->
    [one] one spectator
   *[other] { $count } spectators
  }
web-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
web-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
  }
web-days = { $count ->
    [one] 1 day
   *[other] { $count } days
  }
web-moment = a moment

web-vote-text = { $name } has been away for { $time }.
web-vote-how = You may let a bot play until { $name } is back.
web-vote-yes = Let a bot play
web-vote-no = Take my vote back
web-vote-count = { $votes } of { $needed } votes

web-clock-left = { $time } left
web-clock-window = Everybody may answer for { $time }
web-clock-stopped = The clock stands still.
web-clock-out = Time is out

web-new-talk = Talk at the table
web-new-talk-how = Players and spectators talk apart; what is said is kept with the game.
web-new-together = Spectators may talk with the players
web-new-together-how = Else the players hear them only when the game is over.
web-new-clock = Time to think
web-new-clock-none = As long as you like
web-new-clock-turn = So long for each turn
web-new-clock-game = So long for the whole game
web-new-clock-days = Days for each turn (by correspondence)
web-new-clock-how = When time is out, a bot plays on until the person is back.
web-new-time = Time
web-new-increment = More after each turn
web-new-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
  }
web-new-days = { $count ->
    [one] 1 day
   *[other] { $count } days
  }
web-new-nothing = Nothing
web-new-clock-bot = Who plays when time is out
web-new-absence = When somebody vanishes
web-new-absence-after = The others may let a bot play after { $time }
web-new-webhook = Tell a chat
web-new-webhook-how = The address of a webhook (Discord, Slack, Matrix): it is told whose turn it is when that person is away, and how the game ends.

notice-turn = { $name }: it is your turn in { $game }.
notice-lost = { $name }: a new link for your seat in { $game } is asked for. Open the table, and it stays yours.
notice-over = { $game } is over. { $winners } won with { $points ->
    [one] one point
   *[other] { $points } points
  }.
notice-over-nobody = { $game } is over.
