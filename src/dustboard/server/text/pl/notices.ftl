# Co dostają osoby, które nie patrzą na stół. Tylko to, co wiedzą wszyscy przy stole.

notice-turn = Twoja kolej przy stole { $code } ({ $title }).
notice-half = Minęła połowa twojego czasu przy stole { $code } ({ $title }).
notice-late = Twój czas przy stole { $code } ({ $title }) zaraz się skończy.
notice-nudge = Stół { $code } ({ $title }) czeka na ciebie i ktoś cię ponagla.
notice-digest = { $n ->
        [one] { $n } stół czeka na ciebie.
        [few] { $n } stoły czekają na ciebie.
       *[many] { $n } stołów czeka na ciebie.
    }
notice-test = To próbne powiadomienie z Dustboarda. Wszystko działa.
