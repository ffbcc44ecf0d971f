# Tips of Eiszeit: each comes with the first decision of its kind, <game>-web-tip-<kind>.
eiszeit-web-tip-preround_place = Leuchtende Gebiete kannst du anklicken. Platziere deine ersten Jäger bei den Mammuts: Dort ist das Limit höher, und jeder Jäger bringt mehr Punkte.
eiszeit-web-tip-play_card = Helle Karten kosten Steine, und du handelst selbst. Dunkle bringen Steine, aber deine Gegner handeln. Zeige auf eine Karte oder halte sie gedrückt, um zu lesen, was sie bewirkt.
eiszeit-web-tip-place_hunter = Das Limit eines Gebietes ist 3 Jäger, je Mammut einer mehr und so viele, wie seine Feuer zeigen. Wo am Ende des Durchgangs zu viele stehen, trifft es die kleinsten Gruppen zuerst.
eiszeit-web-tip-choose_opponent = Der Gegner, den du wählst, führt die Karte aus, wie er mag, oder verzichtet. Wähle jemanden, der lieber anderen schadet als dir.
eiszeit-web-tip-discard = Du musst nichts abwerfen. Aber eine Karte, die nur den anderen hilft, ist besser weg, und niemand sieht, welche es war.
eiszeit-web-tip-draw = Du wählst den Stapel frei; nur eine ganz helle oder ganz dunkle Hand ist verboten. Dunkle Karten bezahlen später deine hellen.
eiszeit-web-tip-fire_move = Ein Feuer erhöht das Limit seines Gebietes um die Zahl, die es zeigt. Es liegt bis zu den Konflikten verdeckt: Sicher ist also niemand.
eiszeit-web-tip-drive_step = Vertreibe Jäger dort, wo ihre Gruppe zu den stärksten gehört, oder in ein Gebiet, in dem sie die schwächsten sind.
eiszeit-web-tip-leave_step = Ein Jäger, der weggeschickt wird, kommt in den Vorrat seines Besitzers. Einem Jäger mit Keule können andere nichts anhaben.
eiszeit-web-tip-cult_choice = Eine Kult-Karte bewirkt, was eine der beiden offenen Karten sagt, als hättest du diese gespielt: Eine helle kostet, eine dunkle bringt Steine.
eiszeit-web-tip-club_card = Ein Jäger mit Keule ist sicher: Andere können ihn weder versetzen noch wegschicken, und er übersteht die nächsten Konflikte.
eiszeit-web-tip-club_or_march = Ein Geschenk eines Gegners: Eine Keule schützt einen Jäger bis zum Ende der Konflikte, ein Marsch bringt zwei deiner Jäger dorthin, wo sie mehr Punkte machen.
eiszeit-web-tip-mammoth_move = Mit einem Mammut im Gebiet bringt dort jeder Jäger 2 Punkte statt 1, mit zweien oder mehr 3. Und das Limit steigt um 1.
eiszeit-web-tip-glacier = Das Eis ist die Waffe dessen, der hinten liegt: Alle Jäger und Mammuts verlassen das Gebiet, und bis zum Spielende kommt niemand mehr dorthin.
