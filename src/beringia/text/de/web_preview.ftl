# Was auf eine Wahl folgen würde, im Browser.

web-previews = Was folgen würde
web-previews-more = { $count ->
    [one] Eine Zeile mehr
   *[other] { $count } Zeilen mehr
}
