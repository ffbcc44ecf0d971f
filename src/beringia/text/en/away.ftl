# Without a network
away-no-network = No connection to the server.
away-tables-kept = These are your tables as they were on { $when }.
away-missing = You can open them, read the rules, and make a choice where it is your turn: it is kept and sent later. New games, the moves of others, hints, replays and analyses need the server.
away-try-again = Try again
away-choose-on = No connection. You can still choose: your choice is kept and sent as soon as the server answers.
away-choice-kept = No connection. Your choice is kept, even if you close this page, and is sent as soon as the server answers.
away-look-on = No connection. This is the table as it was last seen here.
away-unseen = No connection. This browser has not kept the table; it opens as soon as the server answers.

# Guests
away-program = A guest’s program plays here

away-push-turn = It is your turn.
away-push-over = The game is over.
away-push-lost = Somebody says that you have lost your link. Open the table, and your seat stays yours.
away-notify = Tell me of my turn, even when no page is open
away-notify-how = By notifications of this browser. When no page is open the server sends them through the push service of the browser’s vendor, encrypted: that service learns when something is sent, and nothing else.
away-notify-insecure = This works only on https pages, or on the machine that the server runs on.
away-notify-unknown = This browser knows no notifications.
away-notify-denied = Notifications of this site are forbidden in the browser’s settings.

# Big screen
away-screen = Big screen
away-screen-how = For a television in the room: the board is there, everybody’s cards are on a phone.
away-screen-scan = Scan a code with your phone: it is your hand. The board stays here.
away-screen-phones = Phones
away-screen-take = Take your seat to your phone
away-screen-code = Code for a phone
away-screen-only-here = These codes work on this machine only. No phone can open them yet.
web-tab-hand = Cards

# Watching
away-delay = Spectators see the game
away-delay-none = as it happens
away-delay-minutes = { $minutes ->
    [one] a minute later
   *[other] { $minutes } minutes later
 }
away-delayed = Watching, { $minutes ->
    [one] a minute later
   *[other] { $minutes } minutes later
 }
