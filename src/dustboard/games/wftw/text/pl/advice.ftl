# Dlaczego bot odpowiedziałby właśnie tak. Punkty to mniej więcej tyle, ile karta jest warta do końca gry.

advice-later = W licytacji 3 z kartami { $cards } wygrywasz tu ({ $place }) w około { $n } na 100 takich rund i nikt już nie odpowie.
advice-later-worth = Wszystkie twoje stawki razem byłyby wtedy warte około { $points } PZ więcej niż ich karty.
advice-stands = Z kartami, które już leżą, wygrywasz tu ({ $place }) w około { $n } na 100 takich rund.
advice-kept = Dalsze karty dałyby mniej, niż kosztują; na później zostaje ci { $n }.
advice-nothing-left = Nic, co zostało do zdobycia, nie jest warte kart, które by kosztowało.
advice-field = { $card }: dla ciebie to około { $points } PZ.
advice-shop = { $card }: najlepsza karta w sklepie w twoim zasięgu, dla ciebie około { $points } PZ.
advice-raid = { $card } ({ $seat_s }): dla ciebie byłoby to około { $points } PZ.
advice-defend = { $card } to około { $points } PZ, a właśnie trwa najazd.
advice-shield = Jej obrona to { $n }, zanim ktokolwiek dołoży karty.
advice-crowd = { $n ->
        [0] Nie licytuje tu jeszcze żaden rywal.
        [one] Licytuje tu jeden rywal.
        [few] Licytują tu { $n } rywale.
       *[many] Licytuje tu { $n } rywali.
    }
advice-card = { $card } to część najlepszego planu, na jaki cię stać; koszt: { $bill }.
advice-pick = { $card }: dla ciebie około { $points } PZ, więcej niż cokolwiek innego w zasięgu.
advice-cost = Twoja stawka starcza na cenę { $n }.
advice-abandon = { $card } ma atak { $n }, a twoje jednostki średnio { $mean }; bez niej częściej dobierasz lepsze.
advice-abandon-more = Porzucone jednostki nie wracają. Masz ich { $n }, a dobierasz { $drawn } na rundę.
advice-keep = Żadna z tych jednostek nie jest aż tak zła.
advice-look = Karta gracza { $seat } może tu rozstrzygnąć: { $place }.
advice-ruse = Fortel karty { $card } dodaje około { $points } PZ do tego, na co możesz liczyć.
advice-ruse-none = Żaden fortel twoich kart nie daje więcej, niż kosztuje.
advice-need = Zagranie każdej twojej jednostki raz kosztuje { $n } { $what ->
        [scrap] złomu
        [juice] wachy
       *[spark] prądu
    }; masz { $have }.
advice-odds = Z tymi kartami wygrywasz tam w około { $n } na 100 takich rund.
