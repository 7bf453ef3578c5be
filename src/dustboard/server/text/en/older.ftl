# What is said about games that were carried over from an older version of Dustboard.

carried = This game was carried over from version { $engine } to version { $now }. It can be shown from here on.
carried-lost = This game was carried over from version { $engine } to version { $now }. { $lost ->
        [one] 1 answer no longer fits the rules and was not taken over.
       *[other] { $lost } answers no longer fit the rules and were not taken over.
    }
older-why = this game was carried over from version { $engine } to version { $now }
older-undo = { older-why }; what was answered before that stays
older-position = { older-why }; it can be shown from position { $first } on
older-rewind = { older-why }; it can go back to position { $first }, not further
older-fork = { older-why }; it can be played on from position { $first } or later
older-record = { older-why }; it has no record that could be played again from its seed
older-challenge = { older-why }; the same seed would not give the same deal any more
older-analysis = { older-why }; bots can't look at it from its beginning
older-report = Not checked: { older-why }. The seed fits its fingerprint, but the game can't be played again from its beginning.
