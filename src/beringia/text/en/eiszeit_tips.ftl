# Tips of Eiszeit: each comes with the first decision of its kind, <game>-web-tip-<kind>.
eiszeit-web-tip-preround_place = Areas that glow can be clicked. Place your first hunters where mammoths are: the limit is higher there, and each hunter scores more.
eiszeit-web-tip-play_card = Light cards cost stones, and you act yourself. Dark cards bring stones, but your opponents act. Point at a card, or hold it down, to read what it does.
eiszeit-web-tip-place_hunter = The limit of an area is 3 hunters, one more for each mammoth, and as many as its fires show. Where too many stand at the end of the round, the smallest groups suffer first.
eiszeit-web-tip-choose_opponent = The opponent you choose carries the card out as he likes, or declines. Choose one who would rather hurt somebody else than you.
eiszeit-web-tip-discard = You need not discard. But a card that only helps the others is best gone, and nobody sees which one it was.
eiszeit-web-tip-draw = You choose the deck freely; only a hand all light or all dark is forbidden. Dark cards will pay for your light ones.
eiszeit-web-tip-fire_move = A fire tile raises the limit of its area by the number it shows. It lies face down until the conflicts, so nobody can be sure.
eiszeit-web-tip-drive_step = Drive hunters away from where their group would be one of the strongest, or into an area where they will be the weakest.
eiszeit-web-tip-leave_step = A hunter who is sent home is back in the supply of his owner. A hunter with a club cannot be sent away by others.
eiszeit-web-tip-cult_choice = A cult card does what one of the two open cards says, just as if you had played that one: a light card costs, a dark one brings stones.
eiszeit-web-tip-club_card = A hunter with a club is safe: others cannot move him or send him home, and he survives the next conflicts.
eiszeit-web-tip-club_or_march = A gift from an opponent: a club protects a hunter until the end of the conflicts, a march brings two of yours to where they score more.
eiszeit-web-tip-mammoth_move = With a mammoth in an area every hunter there scores 2 points instead of 1, with two or more 3. And the limit rises by 1.
eiszeit-web-tip-glacier = The ice is the weapon of the last: all hunters and mammoths leave the area, and nobody comes back there for the rest of the game.
