# Wat er op een keuze zou volgen, in de browser.

web-previews = Wat er zou volgen
web-previews-more = { $count ->
    [one] Nog één regel
   *[other] Nog { $count } regels
}
