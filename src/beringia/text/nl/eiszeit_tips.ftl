# Tips of Eiszeit: each comes with the first decision of its kind, <game>-web-tip-<kind>.
eiszeit-web-tip-preround_place = Oplichtende gebieden kun je aanklikken. Plaats je eerste jagers bij de mammoeten: daar is de limiet hoger en scoort elke jager meer.
eiszeit-web-tip-play_card = Lichte kaarten kosten stenen en je handelt zelf. Donkere brengen stenen op, maar je tegenstanders handelen. Wijs een kaart aan of houd haar ingedrukt om te lezen wat ze doet.
eiszeit-web-tip-place_hunter = De limiet van een gebied is 3 jagers, één meer per mammoet en zoveel als de vuren tonen. Waar aan het eind van de ronde te veel jagers staan, treft het de kleinste groepen eerst.
eiszeit-web-tip-choose_opponent = De tegenstander die je kiest, voert de kaart uit zoals hij wil, of ziet ervan af. Kies iemand die liever een ander dwarszit dan jou.
eiszeit-web-tip-discard = Je hoeft niets af te leggen. Maar een kaart die alleen de anderen helpt, ben je liever kwijt, en niemand ziet welke het was.
eiszeit-web-tip-draw = Je kiest de stapel vrij; alleen een hand met enkel lichte of enkel donkere kaarten is verboden. Donkere kaarten betalen straks je lichte.
eiszeit-web-tip-fire_move = Een vuurtegel verhoogt de limiet van zijn gebied met het getal dat erop staat. Het ligt tot de conflicten gedekt: niemand weet het dus zeker.
eiszeit-web-tip-drive_step = Verdrijf jagers daar waar hun groep bij de sterkste hoort, of naar een gebied waar ze de zwakste zijn.
eiszeit-web-tip-leave_step = Een jager die wordt weggestuurd, gaat terug naar de voorraad van zijn eigenaar. Een jager met een knots kan niet door anderen worden weggestuurd.
eiszeit-web-tip-cult_choice = Een cultuskaart doet wat een van de twee open kaarten zegt, alsof je die had gespeeld: een lichte kost stenen, een donkere brengt ze op.
eiszeit-web-tip-club_card = Een jager met een knots is veilig: anderen kunnen hem niet verplaatsen of wegsturen, en hij overleeft de volgende conflicten.
eiszeit-web-tip-club_or_march = Een geschenk van een tegenstander: een knots beschermt een jager tot na de conflicten, een mars brengt twee van je jagers naar waar ze meer scoren.
eiszeit-web-tip-mammoth_move = Met een mammoet in het gebied scoort elke jager daar 2 punten in plaats van 1, met twee of meer 3. En de limiet stijgt met 1.
eiszeit-web-tip-glacier = Het ijs is het wapen van wie achteraan staat: alle jagers en mammoeten verlaten het gebied, en tot het einde van het spel komt er niemand meer.
