# What the gallery tells cards apart by.

facet-deck = Deck
facet-deck-cargo = Cargo
