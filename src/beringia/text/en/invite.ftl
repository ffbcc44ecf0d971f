# Inviting, other devices, the lobby, my games.

## invitation and waiting room

invite-by = { $who } invites you to { $game }
invite-used = This invitation has been used, or was withdrawn. Ask for a new one.
invite-seats = Who sits where
invite-your-seat = Your seat
invite-host = has set the table
invite-has-seat = has a seat
invite-agreed = What is agreed
invite-rules = Not played before?
invite-rules-how = The tutorial takes you by the hand for the first turns, and during the game everything you can choose glows and explains itself.
invite-seated = The game begins when every seat is taken. Your seat is safe: you may close this page and come back.
invite-come = { $come } of { $people } have come
invite-you-host = You sit here and look after the table
invite-not-here = Has a seat, is not here just now
invite-only-here = These links work on this machine only.
invite-listen = The server listens to this machine alone. So that friends on the same network can come, stop it and start it like this; your tables stay:
invite-then = Then this page offers links that lead to { $address }.
invite-public = For friends elsewhere give the server a public address (BERINGIA_URL), as the page on hosting describes.
invite-address = Where friends open the link
invite-address-public = { $address } (from everywhere)
invite-same-network = The links lead to { $address }: for friends on the same network as this machine.
invite-share = A seat is kept for you.
invite-send = Send
invite-change = Change seat { $number }
invite-again = New invitation
invite-again-how = With a new invitation the one before leads nowhere.
invite-open = Open for a friend
invite-open-how = Whoever has this seat loses it.
invite-bot = Bot instead
invite-close = Close the seat
invite-done-open = Seat { $number } has a new invitation.
invite-done-bot = A bot sits on seat { $number }.
invite-done-closed = Seat { $number } is gone; the game is played by one fewer.

## my seat on my other device, my tables taken along, lost links

device-title = On my other device
device-how = Scan the code with the other device, or open the link there. It works once, and for some minutes.
device-which = Seat
device-copy = On both devices
device-move = Only on the other device
device-show = Show the code
device-code = QR code for my other device
device-link = Link for my other device
device-left = Works for { $minutes ->
    [one] another minute
   *[other] another { $minutes } minutes
}
device-moved = This device has no seat here any more: it was taken to another device, or given to somebody else.
lost-title = Somebody has lost their link
lost-how = The table is asked for a new link. It is yours to send when more than half of the others agree and the seat stays silent for a minute; then the old link leads nowhere. If nobody agrees and nobody objects, the seat has to stay silent for a day. Whoever comes back to it has not lost it.
lost-ask = Ask for a new link for { $who }
lost-question = Has { $who } lost their link? A new one is asked for.
lost-question-how = With a new link the old one leads nowhere, and whoever opens the new one sees the hand of that seat. Agree only if you know that it is right.
lost-agree = I agree
lost-object = I object
lost-count = { $agreed } of { $needed } agree
lost-asked = A new link for { $who }: { $agreed } of { $needed } agree.
lost-against = { $count ->
    [one] { $count } objects
   *[other] { $count } object
}
lost-soon = A new link for { $who }: in { $seconds } s, if { $who } stays silent until then.
lost-waits = A new link for { $who }: possible from { $when } on, if { $who } stays silent until then.
lost-yours = Somebody says that you have lost your link, and asks for a new one.
lost-here = I am here
lost-get = Get the new link
lost-link = New link
lost-link-how = Send this link. It works once, and the old one leads nowhere now.
take-title = Take my tables along
take-how = There are no accounts: your seats and your games live in this browser. Here you take all of them to another one, as an encrypted file.
take-count = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $games ->
    [one] { $games } finished game
   *[other] { $games } finished games
}
take-passphrase = Passphrase
take-passphrase-how = At least { $least } characters. Whoever knows it and has the file can sit on your seats.
take-save = Save the file
take-link-show = As a link
take-link = Link with all my tables, locked by the passphrase
take-link-long = These are too many tables for a link. Take the file.
take-bring = Bring tables here
take-file = File from another browser
take-open = Open
take-from-link = This link brings tables. Give the passphrase they were locked with.
take-done = Done: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} here now.
take-wrong = This cannot be opened: the passphrase is wrong, or the file is damaged.
take-no-file = This is no file of tables.
take-insecure = Browsers encrypt only on https pages and on the machine of the server itself. From here take single seats along: open a table, then its menu.

## lobby

invite-further = More
lobby-title = Open tables
lobby-how = Tables on this server that wait for anybody who likes to play.
lobby-none = This server has no lobby. Whoever runs it can open one (BERINGIA_LOBBY).
lobby-game = Game
lobby-all-games = All games
lobby-all-languages = All languages
lobby-quick = Quick seat
lobby-count = { $count ->
    [0] No table is open just now. Set one yourself, and open it in its waiting room.
    [one] { $count } open table
   *[other] { $count } open tables
}
lobby-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
lobby-sit = Sit down
lobby-open = Who may take the open seats
lobby-friends = Only friends with an invitation
lobby-everybody = Everybody on this server ({ $language })
lobby-listed = The table is in the lobby now.
lobby-unlisted = The table is not in the lobby any more.

## my games

history-title = My games
history-where = All of this is kept in this browser: your finished games, and of others only what they played with you.
history-none = You have not finished a game yet.
history-count = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}
history-csv = Save as CSV
history-by-game = By game
history-by-opponent = By opponent
history-by-count = By number of players
history-over-time = Points over time
history-chart = My points in { $game }, game by game
history-axis = Game
history-opponent = Opponent
history-played = Played
history-wins = Won
history-rate = Share
history-share = { $percent } %
history-mean = Mean points
history-best = Best
history-won = won
history-not-won = not won
history-rival = best of the others
history-openings = Favourite openings
history-openings-how = How you began: your first { $count } choices.
history-openings-find = Look into { $count ->
    [one] { $count } game
   *[other] { $count } games
}
history-opening-count = { $played ->
    [one] once
   *[other] { $played } times
}, { $won } won
history-list = All games
history-date = When
history-points = My points
history-with = With
history-won-mark = (won)
