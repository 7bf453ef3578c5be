# What a bot says about its own choice, whatever the title.

advice-highest = It looks better than { $below ->
        [one] 1 other answer.
       *[other] { $below } other answers.
    }
advice-none = No clear preference.
advice-equal = { $count ->
        [0] No other answer looks as good.
        [one] One other answer looks as good.
       *[other] { $count } other answers look as good.
    }
advice-tried = In { $count } trial games that used only what you can know, no other answer did clearly better.
advice-only = The rules allow no other answer.
advice-only-more = There is nothing to weigh up.
advice-slip = This level makes a mistake now and then, and this is one.
advice-any = This bot picks any of the { $count } answers at random.
advice-any-more = It does not look at the board at all.
