# What is said about games that were carried over from an older version of Dustboard.

carried = This game was carried over from version { $engine } to version { $now }. It can be shown from here on.
carried-lost = This game was carried over from version { $engine } to version { $now }. { $lost ->
        [one] 1 answer no longer fits the rules and was not taken over.
       *[other] { $lost } answers no longer fit the rules and were not taken over.
    }
older-why = this game was carried over from version { $engine } to version { $now }
older-undo = { $why }; what was answered before that stays
older-position = { $why }; it can be shown from position { $first } on
older-rewind = { $why }; it can go back to position { $first }, not further
older-fork = { $why }; it can be played on from position { $first } or later
older-record = { $why }; it has no record that could be played again from its seed
older-challenge = { $why }; the same seed would not give the same deal any more
older-analysis = { $why }; bots can't look at it from its beginning
older-report = Not checked: { $why }. The seed fits its fingerprint, but the game can't be played again from its beginning.
