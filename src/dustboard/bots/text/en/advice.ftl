# What a bot says about its own choice, whatever the title.

advice-highest = By its rules of thumb it looks better than { $below } of { $count } answers.
advice-equal = { $count ->
        [0] No other answer looks as good.
        [one] One other answer looks as good.
       *[other] { $count } other answers look as good.
    }
advice-tried = In { $count } games tried out from what you can know, no other answer did clearly better.
advice-only = It is the only answer the rules allow.
advice-only-more = So there is nothing to weigh.
advice-slip = This level does not always take what looks best to it; this is one of its slips.
advice-any = This bot takes any of the { $count } answers with the same chance.
advice-any-more = It does not look at the board at all.
