# Tips of the Valley: each comes with the first decision of its kind, <game>-web-tip-<kind>.
valley-text-web-tip-place_settlement = Wie twee rondes na elkaar na de maaltijd { $settlements } nederzettingen heeft, wint. Een nederzetting bestaat zolang er een vrouw woont.
valley-web-tip-setup_sow = Een akker wordt in de laatste zomerronde geoogst: 8 voedingspunten als hij dan onbeschadigd is, 4 als dieren hem hebben beschadigd.
valley-web-tip-turn_action = Klik op een groep van jou, zeg hoeveel er gaan en klik dan waarheen. Een krijger en een vrouw die samen staan en niet bewogen hebben, kunnen een nederzetting stichten: klik op de tent met de plus.
valley-web-tip-group_warriors = Krijgers vechten, vrouwen houden nederzettingen in stand. Wie achterblijft, kan deze beurt nog ergens anders heen bewegen.
valley-web-tip-group_women = Pas op: als de laatste vrouw een nederzetting verlaat, wordt die meteen verwijderd.
valley-web-tip-step = Een beweging gaat twee velden ver. Bergen en tegenstanders houden haar tegen, rivieren en het meer versperren de weg, tenzij ze bevroren of droog zijn.
valley-web-tip-trump = Elke troefkaart zegt wanneer je haar kunt spelen en werkt één keer. Wat oplicht, kun je nu spelen; klik op een andere om te horen waarom niet. Wachten mag altijd.
valley-web-tip-fight_order = Elke kant werpt een dobbelsteen en telt er 1 bij op voor elke krijger of elk dier; een dorp telt 1, een hol 2. De laagste verliest er één, tot er één kant over is.
valley-web-tip-casualty = Zonder vrouw is een nederzetting verloren. Een krijger is het kleinere verlies, zolang er genoeg over zijn om te winnen.
valley-web-tip-species_order = De diersoorten worden na elkaar bevochten, in de volgorde die jij wilt. Een gedood dier levert meteen zijn voedingspunten op: een wolf 1, een mammoet 6.
valley-web-tip-feed = Elk stamlid eet 1 voedingspunt per ronde. Elk veld van jou aan het water levert 1 op, elk bosveld in de zomer 1: wie zich verspreidt, eet beter.
valley-web-tip-starve = Er is niet genoeg voor iedereen. Houd in elke nederzetting een vrouw over, en genoeg krijgers om haar te verdedigen.
valley-web-tip-capture = Om de nederzetting te behouden heb je er een in je voorraad nodig en een vrouw op het veld: een van jou, of een die je overneemt.
valley-web-tip-take_women = Vrouwen krijgen kinderen in de laatste ronde van elk seizoen, en elke nederzetting heeft er een nodig. Maar ze eten ook.
valley-web-tip-sow = Zaaien kost nu 1 voedingspunt. Grote dieren vertrappen akkers: zaai waar ze zelden langskomen.
