# Co bot mówi o własnym wyborze, w każdej grze.

advice-highest = { $below ->
        [one] Wygląda lepiej niż 1 inna odpowiedź.
        [few] Wygląda lepiej niż { $below } inne odpowiedzi.
       *[many] Wygląda lepiej niż { $below } innych odpowiedzi.
    }
advice-none = Wszystko mi jedno.
advice-equal = { $count ->
        [0] Żadna inna odpowiedź nie wygląda równie dobrze.
        [one] Jedna inna odpowiedź wygląda równie dobrze.
        [few] { $count } inne odpowiedzi wyglądają równie dobrze.
       *[many] { $count } innych odpowiedzi wygląda równie dobrze.
    }
advice-tried = { $count ->
        [one] W { $count } próbnej partii, rozegranej tylko z tym, co możesz wiedzieć, żadna inna odpowiedź nie była wyraźnie lepsza.
       *[many] W { $count } próbnych partiach, rozegranych tylko z tym, co możesz wiedzieć, żadna inna odpowiedź nie była wyraźnie lepsza.
    }
advice-only = Zasady nie pozwalają na żadną inną odpowiedź.
advice-only-more = Nie ma czego rozważać.
advice-slip = Ten poziom czasem się myli i właśnie to robi.
advice-any = Ten bot wybiera losowo jedną z możliwych odpowiedzi ({ $count }).
advice-any-more = W ogóle nie patrzy na planszę.
