# De mensen aan tafel: wie er is, praten, klokken, stemmen en berichten naar buiten.

refused-no-talk = Aan deze tafel wordt niet gepraat: zo is hij geopend.
refused-no-vote = Er wordt nu niet gestemd: de speler is er, is net weg, of er loopt een klok.
refused-no-webhooks = Tafels van deze server melden niets naar buiten.
refused-too-much-talk = Dat is veel ineens. Wacht even.

web-talk = Praten
web-talk-story = Verloop
web-talk-unread = { $count ->
    [one] één ongelezen regel
   *[other] { $count } ongelezen regels
  }
web-talk-room-players = Spelers
web-talk-room-spectators = Toeschouwers
web-talk-how-players = Tot het einde van het spel horen alleen de spelers dit.
web-talk-how-spectators = De spelers horen dit pas als het spel uit is.
web-talk-how-together = Spelers en toeschouwers horen dit.
web-talk-how-finished = Het spel is uit: iedereen hoort dit.
web-talk-empty = Er is nog niets gezegd.
web-talk-say = Zeg iets
web-talk-send = Versturen
web-talk-name = Je naam
web-talk-guest = Een toeschouwer
web-talk-reactions = Snelle reacties
web-talk-mute = { $name } dempen
web-talk-unmute = { $name } weer horen
web-talk-muted = Gedempt: { $names }
web-talk-line = { $name }: { $text }

web-react-hello = 👋 Hallo
web-react-thanks = 🙏 Bedankt
web-react-well_played = 👏 Goed gespeeld
web-react-wow = 😮 Wauw
web-react-laugh = 😄 Haha!
web-react-oops = 🙈 Oeps
web-react-thinking = 🤔 Ik denk na
web-react-hurry = ⏳ Jij bent!
web-react-sorry = 😔 Sorry
web-react-bye = 👋 Tot ziens

web-here = aanwezig
web-away-since = { $time } weg
web-watchers = { $count ->
    [one] één toeschouwer
   *[other] { $count } toeschouwers
  }
web-minutes = { $count ->
    [one] 1 minuut
   *[other] { $count } minuten
  }
web-hours = { $count ->
    [one] 1 uur
   *[other] { $count } uur
  }
web-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
  }
web-moment = even

web-vote-text = { $name } is al { $time } weg.
web-vote-how = Jullie mogen een bot laten spelen tot { $name } terug is.
web-vote-yes = Een bot laten spelen
web-vote-no = Mijn stem terugnemen
web-vote-count = { $votes } van { $needed } stemmen

web-clock-left = nog { $time }
web-clock-window = Iedereen mag nog { $time } antwoorden
web-clock-stopped = De klok staat stil.
web-clock-out = De tijd is om

web-new-talk = Praten aan tafel
web-new-talk-how = Spelers en toeschouwers praten apart; wat gezegd wordt, blijft bij het spel bewaard.
web-new-together = Toeschouwers mogen met de spelers praten
web-new-together-how = Anders horen de spelers hen pas als het spel uit is.
web-new-clock = Bedenktijd
web-new-clock-none = Zo lang je wilt
web-new-clock-turn = Beperkt per beurt
web-new-clock-game = Beperkt voor het hele spel
web-new-clock-days = Dagen per beurt (op afstand)
web-new-clock-how = Als de tijd om is, speelt een bot door tot de speler terug is.
web-new-time = Tijd
web-new-increment = Erbij na elke beurt
web-new-seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } seconden
  }
web-new-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
  }
web-new-nothing = Niets
web-new-clock-bot = Wie speelt als de tijd om is
web-new-absence = Als iemand verdwijnt
web-new-absence-after = De anderen mogen na { $time } een bot laten spelen
web-new-webhook = Aan een chat melden
web-new-webhook-how = Het adres van een webhook (Discord, Slack, Matrix): die hoort wie aan de beurt is en er niet is, en hoe het spel afloopt.

notice-turn = { $name }: jij bent aan de beurt bij { $game }.
notice-lost = { $name }: voor jouw plaats bij { $game } wordt een nieuwe link gevraagd. Open de tafel, dan blijft hij van jou.
notice-over = { $game } is uit. Gewonnen: { $winners } met { $points ->
    [one] één punt
   *[other] { $points } punten
  }.
notice-over-nobody = { $game } is uit.
