# Wat Eiszeit vraagt van wie beslist, in de tweede persoon; de argumenten staan uitgelegd in het Engelse bestand.


eiszeit-hunters-left = { $card_id ->
    [settle_one] één, in een open gebied naar keuze
    [settle_two] { $placed ->
        [0] nog 2 van 2
       *[other] nog 1 van 2
    }, in open gebieden naar keuze
   *[other] { $placed ->
        [0] nog 3 van 3, overal; een derde alleen als ze allemaal in dat landschap staan
        [1] nog 2 van 3, overal; een derde alleen als ze allemaal in dat landschap staan
       *[other] de laatste van 3, in dat landschap
    }
}
eiszeit-still-to-come = { $hunters ->
    [0] { $mammoths ->
        [0] niemand
       *[other] een mammoet
    }
    [one] { $hunters } jager{ $mammoths ->
        [0] {""}
       *[other] {" "}en een mammoet
    }
   *[other] { $hunters } jagers{ $mammoths ->
        [0] {""}
       *[other] {" "}en een mammoet
    }
}
eiszeit-ask-preround_place = Vóór de eerste ronde plaats je jagers in open gebieden naar keuze: nog { $hunters }.
eiszeit-ask-play_card = Speel een kaart: wat erop staat, is je beurt.
eiszeit-ask-cult_choice = ‘{ $card }’ doet wat een open kaart zegt: kies welke.
eiszeit-ask-choose_opponent = Kies wie ‘{ $card }’ moet uitvoeren.
eiszeit-ask-place_hunter = Je mag { $placed ->
    [0] jagers
   *[other] nog een jager
} plaatsen ({ eiszeit-because }): { eiszeit-hunters-left }.
eiszeit-ask-trail_area = Kies het gebied waarheen ‘{ $card }’ leidt: daar mag je jagers en een mammoet naartoe brengen.
eiszeit-ask-trail_step = Je mag nog { eiszeit-still-to-come } naar gebied { $area } brengen ({ eiszeit-because }).
eiszeit-ask-migration_first = Je mag een jager naar een buurgebied verplaatsen; anderen van daar kunnen volgen ({ eiszeit-because }).
eiszeit-ask-migration_step = Van gebied { $from } naar gebied { $to } mag je nog { eiszeit-still-to-come } laten volgen ({ eiszeit-because }).
eiszeit-ask-mammoth_move = Betaal voor een mammoet en plaats of verplaats die ({ eiszeit-because }).
eiszeit-ask-fire_move = Je mag een vuurtegel, zonder te kijken, naar een ander gebied verplaatsen ({ eiszeit-because }).
eiszeit-ask-swap_pair = Ruil twee jagers in buurgebieden ({ eiszeit-because }).
eiszeit-ask-club_card = Je mag een knots pakken of een mammoet op weg helpen ({ eiszeit-because }).
eiszeit-ask-club_now = Je hebt een nieuwe knots: geef hem aan een jager op het bord, of bewaar hem voor later.
eiszeit-ask-attach_club = Je jager is in gebied { $area } aangekomen: je mag hem een bewaarde knots geven.
eiszeit-ask-drive_step = Je mag een jager naar keuze naar een buurgebied drijven: nog { $hunters } ({ eiszeit-because }).
eiszeit-ask-leave_step = Je mag een jager naar keuze naar huis sturen: nog { $hunters } ({ eiszeit-because }).
eiszeit-ask-club_or_march = Je mag een knots pakken, of met hoogstens 2 jagers marcheren ({ eiszeit-because }).
eiszeit-ask-march_step = Je mag met een tweede jager marcheren, de laatste van 2 ({ eiszeit-because }).
eiszeit-ask-mammoth_leave = Je mag een mammoet van het bord sturen ({ eiszeit-because }).
eiszeit-ask-discard = Voordat je trekt, mag je één kaart gedekt afleggen.
eiszeit-ask-draw = Trek een kaart om je beurt te beëindigen: van welke stapel?
eiszeit-ask-glacier = De ronde is voorbij en je staat laatste: je mag een gebied met ijs bedekken.
