# The campaign diary: who won what, told by a dry scribe. $house begins a sentence or stands in it.

diary-battlefields = Word came of ground worth bleeding for: { $cards }.
diary-buy-row = The traders unrolled their canvas: { $cards }.
diary-base-named = { $house } let it be known that { $card }, kept by { $other_house }, was next.
diary-unpaid = { $house } marched out and could not pay for it. The bill was { $bill }; those sent home: { $cards }.
diary-field-won-1 = { $house } took { $card }.
diary-field-won-2 = When the dust settled, { $card } belonged to { $house }.
diary-field-won-3 = { $card } fell to { $house }.
diary-field-unwanted = Nobody wanted { $card } enough to hold it.
diary-tie-won = { $card } settled a quarrel in favour of { $house }.
diary-tie-roll = The claims weighed the same, and a die was called for: { $rolls }.
diary-base-captured-1 = { $house } stormed { $card }, and { $other_house } watched from the road.
diary-base-captured-2 = The gates of { $card } opened the wrong way: { $house } walked in on { $other_house }.
diary-base-captured-3 = { $other_house } lost { $card } to { $house }.
diary-base-held-1 = { $house } held { $card }.
diary-base-held-2 = They came for { $card } and went home. { $house } swept the yard.
diary-base-held-3 = { $card } stood. { $house } had seen to that.
diary-bought-1 = At the market { $house } took { $card } for { $cost }.
diary-bought-2 = { $house } came home from the market with { $card }.
diary-bought-3 = { $card } changed its banner for that of { $house }; the price was { $cost }.
diary-declined = { $house } had the first word at the market and bought nothing.
diary-abandoned = { $house } left { $cards } to the wastes.
diary-scores = The tally stood at { $house_scores }.
diary-game-over = With that, the campaign was over ({ $reason }). The final tally: { $house_scores }.
