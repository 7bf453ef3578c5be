# Targ, wymiana z Targiem i transakcje między rycerzami.

## Pytania

ask-stalls-update = Odrzucasz z Targu najwyżej dwie karty?{ $number ->
        [0] {""}
       *[other] {" "}(wybrane: { $number })
    }
ask-stalls-take = Którą kartę bierzesz z Targu?
ask-trade = Wymiana: oferujesz { $value }, cena to { $price }{ $lost ->
        [0] .
       *[other] {" "}(przepada { $lost }).
    }

## Odpowiedzi

option-stalls-done = { $number ->
        [0] Zostaw Targ bez zmian
       *[other] Odrzuć te karty
    }
option-stalls-discard = Odrzuć: { $card } (pole { $space })
option-stalls-take = Weź: { $card }
option-deal = Wymień: { $value } za { $price }{ $lost ->
        [0] {""}
       *[other] {" "}(przepada { $lost })
    }
option-no-deal = Zrezygnuj z wymiany
option-play-luck = Zagraj: { $card }
option-take-vehicle = Weź: { $card }{ $damaged ->
        [0] {""}
       *[other] {" "}(uszkodzony)
    } za { $price }
option-take-card = Weź: { $card } za { $price }
option-keep-enhancement = Odłącz i zatrzymaj: { $card }
option-offer = Oferuj: { $card } (wartość { $value })

## Odmowy

why-two-at-most = W rundzie można odrzucić najwyżej dwie karty.
why-wanted-already = To jest już częścią transakcji.
why-offered-already = Karta { $card } jest już częścią twojej oferty.
why-no-vehicles-here = W tym mieście nie wymienia się pojazdów.
why-no-red-here = W tym mieście nie wymienia się czerwonych kart.
why-blue-vehicle-stays = Niebieskiego pojazdu nie można sprzedać ani oddać do puli.
why-one-vehicle = Możesz mieć tylko jeden pojazd.
why-offer-own-vehicle = Najpierw zaoferuj własny pojazd: możesz mieć tylko jeden.
why-empty-space = To pole jest puste.
why-other-city = Kartę { $card } można kupić tylko w jej mieście.
why-too-dear = Karta { $card } podniosłaby cenę o { $price }, a na to nie wystarcza twoja oferta ({ $value }).
why-nothing-chosen = Najpierw coś wybierz.
why-blue-not-at-stalls = Niebieski sprzęt nie ma ceny na Targu.

## Dziennik

event-stalls-filled = Nowe na Targu: { $cards }.
event-stalls-updated = { $seat } odrzuca z Targu: { $cards }.
    .you = Odrzucasz z Targu: { $cards }.
event-stalls-nothing = { $seat } nie znajduje na Targu niczego w tym rodzaju.
    .you = Nie znajdujesz na Targu niczego w tym rodzaju.
event-stalls-taken = { $seat } bierze z Targu kartę { $card }.
    .you = Bierzesz z Targu kartę { $card }.
event-stalls-deal = { $seat } oddaje: { $cards } (wartość { $value }), bierze: { $taken } (cena { $price }).
    .you = Oddajesz: { $cards } (wartość { $value }), bierzesz: { $taken } (cena { $price }).
event-no-deal = { $seat } rezygnuje z wymiany.
    .you = Rezygnujesz z wymiany.

## Transakcje między rycerzami

ask-offer = Składasz ofertę? Rycerz: { $rival }. (Możesz jeszcze { $number ->
        [one] 1 raz
       *[many] { $number } razy
    }.)
ask-offer-answer = { $rival } daje: { $cards }, chce: { $wanted }. Zgadzasz się?
deal-vehicle = pojazd
deal-nothing = nic
option-send-offer = Złóż ofertę
option-pass-offer = Nie składaj oferty
option-accept-offer = Zgódź się
option-decline-offer = Odmów
option-give-card = Daj: { $card }
option-want-card = Poproś o: { $card }
option-give-ammo = Daj 1 amunicji
option-give-fuel = Daj 1 paliwa
option-give-vehicle = Daj swój pojazd
option-want-ammo = Poproś o 1 amunicji
option-want-fuel = Poproś o 1 paliwa
option-want-vehicle = Poproś o pojazd
why-empty-offer = Twoja oferta jest pusta.
why-no-vehicle-to-give = Nie ma pojazdu do oddania.
why-no-more-of-it = Nie ma tego więcej do oddania.
why-full-of-it = Kto to dostanie, nie zmieści więcej.
why-attached-to-knight = Karta { $card } jest dołączona i zostaje na miejscu.
event-offer = { $seat } składa ofertę ({ $rival }): daje { $cards }, chce { $wanted }.
    .you = Składasz ofertę ({ $rival }): dajesz { $cards }, chcesz { $wanted }.
event-offer-accepted = { $seat } przyjmuje ofertę. Składa ją { $rival }.
    .you = Przyjmujesz ofertę. Składa ją { $rival }.
event-offer-declined = { $seat } odrzuca ofertę. Składa ją { $rival }.
    .you = Odrzucasz ofertę. Składa ją { $rival }.
