# Die Leute am Tisch: wer da ist, Gespräch, Uhren, Abstimmung und Nachrichten nach außen.

refused-no-talk = An diesem Tisch wird nicht geredet: So wurde er eröffnet.
refused-no-vote = Jetzt wird nicht abgestimmt: Die Person ist da, eben erst gegangen, oder es läuft eine Uhr.
refused-no-webhooks = Tische dieses Servers melden nichts nach außen.
refused-too-much-talk = Das ist viel auf einmal. Warte einen Moment.

web-talk = Gespräch
web-talk-story = Verlauf
web-talk-unread = { $count ->
    [one] eine ungelesene Zeile
   *[other] { $count } ungelesene Zeilen
  }
web-talk-room-players = Spieler
web-talk-room-spectators = Zuschauer
web-talk-how-players = Bis zum Ende des Spiels hören das nur die Spieler.
web-talk-how-spectators = Die Spieler hören das erst, wenn das Spiel aus ist.
web-talk-how-together = Spieler und Zuschauer hören das.
web-talk-how-finished = Das Spiel ist aus: Alle hören das.
web-talk-empty = Noch hat niemand etwas gesagt.
web-talk-say = Etwas sagen
web-talk-send = Senden
web-talk-name = Dein Name
web-talk-guest = Ein Zuschauer
web-talk-reactions = Schnelle Zurufe
web-talk-mute = { $name } stummschalten
web-talk-unmute = { $name } wieder hören
web-talk-muted = Stumm: { $names }
web-talk-line = { $name }: { $text }

web-react-hello = 👋 Hallo
web-react-thanks = 🙏 Danke
web-react-well_played = 👏 Gut gespielt
web-react-wow = 😮 Oha
web-react-laugh = 😄 Haha!
web-react-oops = 🙈 Hoppla
web-react-thinking = 🤔 Ich überlege
web-react-hurry = ⏳ Du bist dran!
web-react-sorry = 😔 Entschuldige
web-react-bye = 👋 Bis bald

web-here = da
web-away-since = seit { $time } weg
web-watchers = { $count ->
    [one] ein Zuschauer
   *[other] { $count } Zuschauer
  }
web-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
  }
web-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
  }
web-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tagen
  }
web-moment = einem Moment

web-vote-text = { $name } ist seit { $time } weg.
web-vote-how = Ein Bot kann spielen, bis { $name } wieder da ist.
web-vote-yes = Einen Bot spielen lassen
web-vote-no = Meine Stimme zurücknehmen
web-vote-count = { $votes } von { $needed } Stimmen

web-clock-left = noch { $time }
web-clock-window = Alle dürfen noch { $time } lang antworten
web-clock-stopped = Die Uhr steht.
web-clock-out = Die Zeit ist um

web-new-talk = Am Tisch reden
web-new-talk-how = Spieler und Zuschauer reden getrennt; das Gesagte wird mit dem Spiel aufbewahrt.
web-new-together = Zuschauer dürfen mit den Spielern reden
web-new-together-how = Sonst hören die Spieler sie erst, wenn das Spiel aus ist.
web-new-clock = Bedenkzeit
web-new-clock-none = Ohne Zeitlimit
web-new-clock-turn = Begrenzt für jeden Zug
web-new-clock-game = Begrenzt für das ganze Spiel
web-new-clock-days = Tage für jeden Zug (Fernpartie)
web-new-clock-how = Ist die Zeit um, spielt ein Bot weiter, bis die Person wieder da ist.
web-new-time = Zeit
web-new-increment = Zugabe nach jedem Zug
web-new-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
  }
web-new-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
  }
web-new-nothing = Keine
web-new-clock-bot = Wer spielt, wenn die Zeit um ist
web-new-absence = Wenn jemand verschwindet
web-new-absence-after = Die anderen dürfen nach { $time } einen Bot spielen lassen
web-new-webhook = Einem Chat melden
web-new-webhook-how = Die Adresse eines Webhooks (Discord, Slack, Matrix): Ihm wird gemeldet, wer dran und nicht da ist, und wie das Spiel ausgeht.

notice-turn = { $name }: Du bist dran bei { $game }.
notice-lost = { $name }: Für deinen Platz bei { $game } wird um einen neuen Link gebeten. Öffne den Tisch, und er bleibt deiner.
notice-over = { $game } ist aus. Gewonnen: { $winners } mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  }.
notice-over-nobody = { $game } ist aus.
