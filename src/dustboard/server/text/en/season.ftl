# The book of a season, as a page and as a PDF.
season-heading = A season on the road
season-title-wk2 = Waste Knights, second edition
season-lead = { $won } of { $of } adventures won.
season-contents = Adventures
season-people = Who was met
season-memories = Riding along
season-before = Before it began
season-goes-on = It goes on.
