# Was Eiszeit von dem verlangt, der entscheidet, in der zweiten Person; die Argumente erklärt die englische Datei.


eiszeit-hunters-left = { $card_id ->
    [settle_one] einer, in ein beliebiges offenes Gebiet
    [settle_two] { $placed ->
        [0] noch 2 von 2
       *[other] noch 1 von 2
    }, in beliebige offene Gebiete
   *[other] { $placed ->
        [0] noch 3 von 3, überallhin; ein dritter nur, wenn alle in dieser Landschaft stehen
        [1] noch 2 von 3, überallhin; ein dritter nur, wenn alle in dieser Landschaft stehen
       *[other] der letzte von 3, in dieser Landschaft
    }
}
eiszeit-still-to-come = { $hunters ->
    [0] { $mammoths ->
        [0] niemanden
       *[other] ein Mammut
    }
    [one] { $hunters } Jäger{ $mammoths ->
        [0] {""}
       *[other] {" "}und ein Mammut
    }
   *[other] { $hunters } Jäger{ $mammoths ->
        [0] {""}
       *[other] {" "}und ein Mammut
    }
}
eiszeit-ask-preround_place = In der Vorrunde platzierst du Jäger in beliebigen offenen Gebieten: noch { $hunters }.
eiszeit-ask-play_card = Spiel eine Karte: Was darauf steht, ist dein Zug.
eiszeit-ask-cult_choice = „{ $card }“ wirkt wie eine offene Karte: Wähle, welche.
eiszeit-ask-choose_opponent = Wähle, wer „{ $card }“ ausführen muss.
eiszeit-ask-place_hunter = Du darfst { $placed ->
    [0] Jäger
   *[other] noch einen Jäger
} platzieren ({ eiszeit-because }): { eiszeit-hunters-left }.
eiszeit-ask-trail_area = Wähle das Gebiet, in das „{ $card }“ führt: Dorthin darfst du Jäger und ein Mammut bringen.
eiszeit-ask-trail_step = Du darfst noch { eiszeit-still-to-come } in Gebiet { $area } bringen ({ eiszeit-because }).
eiszeit-ask-migration_first = Du darfst einen Jäger in ein Nachbargebiet versetzen; andere von dort können folgen ({ eiszeit-because }).
eiszeit-ask-migration_step = Von Gebiet { $from } nach Gebiet { $to } darfst du noch { eiszeit-still-to-come } folgen lassen ({ eiszeit-because }).
eiszeit-ask-mammoth_move = Zahl für ein Mammut und platziere oder versetze es ({ eiszeit-because }).
eiszeit-ask-fire_move = Du darfst ein Feuer-Plättchen, ohne es anzusehen, in ein anderes Gebiet umlegen ({ eiszeit-because }).
eiszeit-ask-swap_pair = Tausch zwei Jäger in Nachbargebieten ({ eiszeit-because }).
eiszeit-ask-club_card = Du darfst eine Keule nehmen oder einem Mammut auf den Weg helfen ({ eiszeit-because }).
eiszeit-ask-club_now = Du hast eine neue Keule: Gib sie einem Jäger auf dem Plan, oder behalte sie für später.
eiszeit-ask-attach_club = Dein Jäger ist in Gebiet { $area } angekommen: Du darfst ihm eine behaltene Keule geben.
eiszeit-ask-drive_step = Du darfst einen beliebigen Jäger in ein Nachbargebiet treiben: noch { $hunters } ({ eiszeit-because }).
eiszeit-ask-leave_step = Du darfst einen beliebigen Jäger in den Vorrat schicken: noch { $hunters } ({ eiszeit-because }).
eiszeit-ask-club_or_march = Du darfst eine Keule nehmen oder mit bis zu 2 Jägern marschieren ({ eiszeit-because }).
eiszeit-ask-march_step = Du darfst mit einem zweiten Jäger marschieren, dem letzten von 2 ({ eiszeit-because }).
eiszeit-ask-mammoth_leave = Du darfst ein Mammut vom Plan schicken ({ eiszeit-because }).
eiszeit-ask-discard = Bevor du ziehst, darfst du eine Karte verdeckt abwerfen.
eiszeit-ask-draw = Zieh zum Ende deines Zuges eine Karte: von welchem Stapel?
eiszeit-ask-glacier = Der Durchgang ist zu Ende, und du liegst hinten: Du darfst ein Gebiet mit Eis bedecken.
