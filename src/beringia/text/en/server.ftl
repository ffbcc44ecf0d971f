# What the server says when it does not do what was asked, and what happens at a table besides the game.

event-undone = { $who } takes the last choice back.

refused-invalid = The server did not understand this: { $reason }.
refused-not-found = There is nothing here. Check the link.
refused-not-allowed = This cannot be done here.
refused-wrong-host = This server is not known by this name. Whoever runs it can allow it (BERINGIA_HOSTS).
refused-wrong-origin = A page of another site asked for this. Open the game by its own address.
refused-forbidden = Only the player of this seat may do this. Open your own seat link.
refused-away = A bot plays for you. Take your seat back first.
refused-taken = Somebody has taken this seat already. Ask for another invitation, or watch.
refused-not-finished = This stays secret until the game is over.
refused-not-waiting = The game has begun already.
refused-waiting = The game has not begun yet: a seat is still open.
refused-paused = The table is paused. Go on first.
refused-finished = The game is over.
refused-outdated = This table was saved with another version of the game and cannot go on.
refused-outdated-rules = This table was played with version { $saved } of the rules, and this is version { $current }. It cannot go on here, but it can be watched and exported.
refused-outdated-content = This table was played with another edition of the game's content. It cannot go on here, but it can be watched and exported.
refused-outdated-game = The game of this table is not installed here. It cannot go on, but it can be exported.
refused-outdated-options = The game cannot begin with the options of this table any more.
refused-outdated-damaged = The stored steps of this table cannot be played again. It cannot go on, but it can be watched and exported.
refused-stale = Something happened in the meantime. Look again and choose.
refused-not-your-turn = Somebody else has to decide now.
refused-illegal = This cannot be chosen now.
refused-nothing-to-undo = Nothing can be taken back: something was revealed, or somebody else has decided since.
refused-too-many-undos = You have taken back so much in this turn that no more is kept. What you choose now stands.
refused-too-many-tables = Too many new tables. Wait a little.
refused-too-many-requests = Too fast. Wait a moment.
refused-too-large = This is too much at once.
refused-rule-error = This choice ran into an error in the rules. Nothing has changed; choose something else.
refused-storage = This could not be stored. Nothing has changed; try again.
refused-internal = Something went wrong in the server. Try again.
