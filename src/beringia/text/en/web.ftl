# The pages of the browser: start, waiting room, table, replay, rulebook, settings.

web-title = { $page } · Beringia
web-title-turn = ● Your turn · { $game }
web-pages = Pages
web-home = Start page
web-loading = One moment …
web-no-answer = The server does not answer. Check the connection and try again.
web-missing = Nothing here
web-missing-why = This table or page does not exist. Perhaps the link is incomplete.
web-close = Close
web-copy = Copy
web-copied = Copied
web-menu = Menu
web-help = Help
web-rules = Rules
web-settings = Settings
web-replay = Replay

## start page

web-hero = Ice-age games at one table
web-hero-text = Play alone against bots, together at one screen, or with friends by a link. No accounts.
web-my-tables = My tables
web-past-tables = Finished games
web-new-game = New game
web-play-now = Play now
web-play-alone = Play alone
web-play-now-how = You against { $count ->
    [one] a bot
   *[other] { $count } bots
}. The first clicks explain themselves.
web-more-settings = More settings
web-with-friends = With friends
web-player-range = { $min } to { $max } players
web-fact-players = Players
web-fact-duration = Duration
web-fact-weight = Weight
web-their-turn = { $who } decides
web-status-waiting = Waiting for players
web-status-paused = Paused
web-status-finished = Finished
web-status-outdated = From another version
web-forget = Remove from this list
web-forget-sure = Take this table of { $game } off the list? Your seat stays yours: it waits under “Removed”, and your link keeps working.
web-forget-yes = Remove
web-forget-no = Keep it
web-forget-done = { $game } is off the list. The seat is still yours.
web-forget-undo = Put it back
web-forgotten = Removed ({ $count })
web-me = Ayla
web-name = Name
web-colour = Colour
web-strength = How well the bot plays
web-character = Style
web-bot-level = Bot: { $level }
web-seat = Seat { $number }
web-seat-open = Open seat
web-seat-add = Add a player
web-seat-remove = Remove player { $number }
web-kind-me = At this screen
web-kind-open = Friend by link
web-kind-open-how = You get a link to send.
web-private = Who may watch
web-private-no = Everybody with the link
web-private-yes = Only the players
web-kind-bot = Bot
web-create = Start the game
web-create-invite = Set the table and invite

## waiting room

web-waiting-room = The game begins when every seat is taken. Send each friend a link of their own.
web-waiting-watch = The game begins when every seat is taken. You will watch.
web-you-sit = You sit here
web-seat-waits = Waits for a friend
web-seat-taken = Is here
web-invite-link = Invitation for seat { $number }
web-show-code = Show as QR code
web-code = QR code for seat { $number }
web-watch-link = Link to watch
web-start-now = Start now with { $count ->
    [one] a bot
   *[other] { $count } bots
} instead
web-start-now-how = The invitations keep working: a friend who comes late takes over from the bot.
web-join = You are invited
web-join-text = A seat at this table is kept for you. What shall we call you?
web-join-now = Take the seat
web-only-watch = Only watch

## table

web-decision = Decision
web-your-turn = Your turn
web-waiting-for = Waiting for { $who }
web-waiting-for-all = Waiting for the players
web-click-board = Click what glows on the board.
web-list-choices = { $count } choices as a list
web-bots-queue = Bots of other tables are thinking. This one comes next as soon as it can.
web-poker-face = Poker face
web-poker-face-why = Questions without a choice take as long as others, so that nobody can tell who holds what.
web-pass-for-me = Pass for me
web-pass-nothing = where I have nothing to play
web-pass-turn = until my next turn
web-pass-never = never, ask me every time
web-pass-on = not for this alone: { $choice }
web-pass-on-none = Ask me for every card again
web-undo = Take back
web-undo-turn = Take back the turn
web-one-by-one = One by one
web-something-else = Something else
web-click-glowing = Click what glows: all of it is done in one go.
web-click-glowing-too = Or click at once what you want: all of it is done in one go.
web-step-back = One step back
web-why-not = Why can’t I …?
web-why-asking = Click on anything on the table
web-why-now = Not now. { $now }
web-why-allowed = You can choose this now.
web-rule = Rule { $clause }
web-happened-to-you = What happened to you
web-round-report = What the round brought
web-players = Players
web-player = { $seat }
web-points = points
web-you = (you)
web-bot = Bot
web-away = Away, a bot plays
web-offline = offline
web-won = wins
web-log = Story of the game
web-log-more = Show more
web-log-look = Look at step { $number }
web-tabs = Views
web-tab-board = Board
web-tab-players = Players
web-tab-log = Story
web-tab-rules = Rules
web-tab-dot = Something to choose
web-fold = Make smaller
web-unfold = Make larger
web-whole-board = Whole board
web-watching = Watching
web-reconnecting = Connecting again …
web-story = What happens
web-story-part = { $number } of { $count }
web-story-hold = Hold
web-story-skip = Skip to the end
web-turn-of = { $who }’s turn
web-story-control = Pace of the story
web-story-close = Back to the present
web-story-again = Watch again
web-story-look = Watch again: { $turn }
web-meanwhile = Meanwhile
web-pause = Pause
web-paused = The game is paused
web-paused-how = Nobody plays and the bots rest until somebody at the table goes on.
web-resume = Go on playing
web-leave = Leave the table
web-leave-sure = A bot will play for you. You can come back with your link at any time.
web-away-you = A bot holds your seat and plays for you until you take it back.
web-away-you-paused = A bot holds your seat. Nobody plays now: the table is paused.
web-come-back = Take my seat back
web-hand-over = { $who }, it is your turn
web-hand-over-why = Pass the screen on. Nobody else should see your cards.
web-hand-over-ready = I am { $who }, show my cards
web-tip = Tip
web-tip-done = Got it
web-tip-never = No more tips in this game

## help

web-help-how = Everything you can choose glows on the table and is a button in the list; use either. Click a piece first, then where it goes.
web-help-signs = Signs on the table
web-key-tab = from one target to the next
web-key-arrows = to the target in that direction
web-key-look = Walk over everything that explains itself
web-key-enter = choose
web-key-escape = one step back
web-key-undo = take the last choice back
web-key-why = ask why something cannot be chosen
web-key-hold = hold the story, or let it go on
web-key-story = one moment back, one on
web-key-help = this help

## end

web-result = Result
web-you-won = You win!
web-you-shared = You share the victory!
web-winner = { $who } wins
web-nobody-won = Nobody wins
web-shared = { $who } share the victory
web-rematch = Play again
web-rematch-join = To the next game
web-details = Points in detail
web-record = Save the game
web-save-log = Save my log
web-fair = Were the dice fair?
web-fair-shuffled = Was it shuffled fairly?
web-fair-how = The first line was published before the game began. It is the SHA-256 of the second, from which all shuffles follow.

## replay

web-run = Run
web-back-to-table = Back to the table
web-first-step = To the beginning
web-previous-step = Previous step
web-next-step = Next step
web-last-step = To the end
web-step-of = Step { $number } of { $count }
web-moment-link = Link to this moment
web-seen-by = Seen by
web-seen-public = What everybody saw

## rules

web-search = Search the rules
web-found = { $count ->
    [0] Nothing found
    [one] { $count } clause
   *[other] { $count } clauses
}
web-found-nothing = Nothing found. Try other words, or fewer.
web-contents = Contents
web-clause-link = Link to { $clause }
web-source-R = From the rulebook
web-source-P = From another public source
web-source-D = Our reading where the rulebook is silent

## settings

web-setting-language = Language
web-setting-theme = Theme
web-theme-auto = As the device
web-theme-snow = Snow
web-theme-fire = Fire
web-setting-colours = Colours of the players
web-colours-cave = Earth colours
web-colours-clear = Strong colours
web-setting-motion = Motion
web-motion-auto = As the device
web-motion-reduced = Nothing moves
web-setting-pace = Turns of the others
web-pace-calm = calm
web-pace-normal = usual
web-pace-fast = fast
web-pace-instant = at once
web-pace-how = Everybody’s turn is told in a few moments, and each round ends with its report. “At once” shows the result, and tells the way there when you ask.
web-setting-sound = Sounds: my turn, dice, what I gain and lose, the end
web-setting-tips = Show tips in a game
web-setting-name = My name at the table
web-settings-where = These settings stay in this browser.

## a game without a drawing of its own

web-element = { $kind } { $name }
web-element-with = { $kind } { $name }: { $what }
web-element-brief = { $name }
web-face-down = face down
web-nothing = nothing
web-yes = yes
web-no = no
