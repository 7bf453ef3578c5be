# What is said about games that were carried over from an older version of Dustboard.

carried = This game was carried over from version { $engine } to version { $now }. You can look back as far as this point.
carried-lost = This game was carried over from version { $engine } to version { $now }. { $lost ->
        [one] 1 answer no longer fits the rules and was dropped.
       *[other] { $lost } answers no longer fit the rules and were dropped.
    }
older-why = this game was carried over from version { $engine } to version { $now }
older-undo = { older-why }; earlier answers can't be undone
older-position = { older-why }; you can look at move { $first } and later ones
older-rewind = { older-why }; it can't go back before move { $first }
older-fork = { older-why }; you can play on from move { $first } or later
older-record = { older-why }; it has no record to replay from the seed
older-challenge = { older-why }; the same seed would no longer give the same deal
older-analysis = { older-why }; bots can't play through it from the start
older-report = Not checked: { older-why }. The seed fits its fingerprint, but the game can't be replayed from the start.
