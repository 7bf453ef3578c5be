# Krok odpoczynku.

## Pytania

ask-rest-uses = Odpoczynek: których kart używasz? Liczy się też schowany sprzęt.
ask-quick-resupply = Szybkie uzupełnienie zasobów: wydajesz jedną kartę farta za jej symbol?

## Odpowiedzi

option-rest-ready = { $number ->
        [0] Niczego nie używaj
       *[other] Gotowe
    }
option-rest-use = Użyj: { $card }
option-no-resupply = Zachowaj wszystkie karty
option-resupply-ammo = { $card }: 1 amunicji
option-resupply-fuel = { $card }: 1 paliwa
option-resupply-health = { $card }: wylecz 1 zdrowia
option-resupply-radiation = { $card }: wylecz 1 radiacji
option-resupply-reputation = { $card }: 1 Reputacji

## Odmowy

why-used-already = Karta { $card } jest już wybrana.
why-cashed-in = Karta { $card } opuszcza grę.
why-marked = Karta { $card } jest już użyta w tej rundzie.
why-limit = Karta o tej nazwie jest już użyta w tej rundzie.

## Dziennik

event-resupplied = { $seat } wydaje kartę { $card } i { $icon ->
        [ammo] otrzymuje 1 amunicji
        [fuel] otrzymuje 1 paliwa
        [health] leczy 1 zdrowia
        [radiation] leczy 1 radiacji
       *[reputation] otrzymuje 1 Reputacji
    }.
    .you = Wydajesz kartę { $card } i { $icon ->
        [ammo] otrzymujesz 1 amunicji
        [fuel] otrzymujesz 1 paliwa
        [health] leczysz 1 zdrowia
        [radiation] leczysz 1 radiacji
       *[reputation] otrzymujesz 1 Reputacji
    }.
