# What would follow from a choice, in the browser.

web-previews = What would follow
web-previews-more = { $count ->
    [one] One line more
   *[other] { $count } lines more
}
