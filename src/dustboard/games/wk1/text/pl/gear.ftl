# Sprzęt: przezbrajanie, nowy sprzęt, pojazdy, niebieskie karty i sprzęt jako zapłata.
# Kolor stoi po słowie „talia” (talia zielona).

## Miejsca

spot-0 = pierwsza ręka
spot-1 = druga ręka
spot-2 = korpus
spot-3 = pierwsza kieszeń
spot-4 = druga kieszeń
spot-5 = trzecia kieszeń
spot-6 = plecak
spot-7 = pojazd
spot-8 = na bok
spot-9 = dołączenie
spot-10 = oferta

## Pytania

ask-equip = Ułóż swój sprzęt. Schowane karty są zakryte.
ask-equip-on = Sporo już przełożone. Czy to wszystko?
ask-equip-combat = Przezbrój się. Dodatki zostają na swoich miejscach.
ask-equip-displaced = Gdzie trafia wyparta karta?
ask-place-gear = Gdzie umieszczasz: { $cards }?
ask-place-gear-tight = Przełóż sprzęt, żeby zmieścić: { $cards }.
ask-place-gear-full = Wszystko się nie zmieści ({ $cards }). Umieść, ile się da, resztę odrzuć.
ask-vehicle-instead = Dobierasz kartę (talia { $colour }) czy bierzesz pojazd o tej wartości?
ask-blue-gained = Otrzymujesz kartę { $card }. Co z nią robisz?
ask-attach-special = Którą kartę dołączasz?
ask-detach-special = Którą kartę odłączasz?
ask-cargo-lost = Za dużo ładunku w pojeździe ({ $seat }): { $number ->
        [one] o 1 kartę
        [few] o { $number } karty
       *[many] o { $number } kart
    }. Która przepada?
ask-pay-gear = Zapłać sprzętem: jak dotąd { $value } z { $cost } (bez reszty).

## Odpowiedzi

option-equip-ready = Zakończ
option-equip-more = Układaj dalej
option-equip-fit = Ułóż sprzęt tak, żeby wszystko się zmieściło
option-equip-swap = Zamień: { $card } (plecak) i { $host } (pojazd)
option-equip-move = { $card }: { $spot }
option-equip-cover = { $card }: { $spot }, w miejsce: { $cards }
option-equip-attach = Dołącz kartę { $card } do karty { $host }
option-gear-discard = Odrzuć: { $card }
option-gear-leave = Zostaw { $card } bez miejsca (nie działa)
option-draw-gear = Dobierz kartę (talia { $colour })
option-vehicle-instead = Weź z puli: { $card }{ $damaged ->
        [0] {""}
       *[other] , uszkodzony
    }
option-blue-keep = Zatrzymaj: { $card }
option-blue-attach = Dołącz: { $card }
option-blue-cash = Usuń z gry: { $card } za 1 Reputacji i czerwoną kartę
option-special-attach = Dołącz: { $card }
option-special-detach = Odłącz: { $card } (wraca do niebieskiej talii)
option-special-stop = Nie odłączaj więcej
option-cargo-lost = Strać: { $card }
option-pay = Zapłać: { $card } (wartość { $value })
option-pay-done = Zapłać { $value }

## Odmowy

why-starting-gear = Karta { $card } jest nadrukowana na twoim arkuszu: zostaje tam i nie można nią płacić.
why-vehicle-stored = Pojazdu nie można schować.
why-hands-for-weapons = Ręce są tylko na broń.
why-two-handed = { $card }: ta broń wymaga obu rąk. Umieść ją w pierwszej.
why-body-for-armor = Na korpus zakłada się tylko zbroję.
why-weapon-in-pocket = Broń nie mieści się w kieszeni.
why-armor-in-pocket = Zbroja nie mieści się w kieszeni.
why-enhancement-in-pocket = Dodatek dołącz albo schowaj; w kieszeni nie może leżeć.
why-not-in-pocket = Karta { $card } nie może leżeć w kieszeni.
why-backpack-full = Twój plecak jest pełny.
why-vehicle-full = Twój pojazd jest pełny.
why-no-vehicle = Nie masz pojazdu, w którym można ją schować.
why-there-already = Karta { $card } już tam leży.
why-moved-enough = Wybierz najpierw „Układaj dalej”.
why-displaced-first = Najpierw umieść wypartą kartę.
why-displaced-homeless = Karta, która tam leży, nie miałaby gdzie trafić.
why-not-attach-now = Dodatki dołącza się i odłącza w kroku rycerzy albo w kroku odpoczynku.
why-wrong-trait = Karta { $card } nie pasuje do kart tego rodzaju.
why-own-attachment-rule = Karty { $card } nie można dołączyć do tej broni; dlaczego, mówi jej opis.
why-same-enhancement = Ta karta ma już taki sam dodatek.
why-no-room-for-enhancement = Tam, gdzie schowano tę kartę, nie ma na niego miejsca.
why-only-new-gear = Tylko nowa karta może wyprzeć inne.
why-blue-stays = Niebieskiego sprzętu nigdy się nie odrzuca.
why-it-fits = Karta { $card } gdzieś się mieści, więc nie możesz jej odrzucić.
why-not-paid = Zapłacono dopiero { $value } z { $cost }.
why-paid-enough = Zapłacono już dość, a reszty się nie wydaje.
why-picked-already = Karta { $card } jest już częścią zapłaty.
why-chosen-already = Karta { $card } jest już wybrana.
why-goes-along = Karta { $card } idzie razem z kartą, do której jest dołączona.
why-vehicle-pays-in-trade-only = Pojazdem można płacić tylko w akcji wymiany.

## Dziennik

event-placed = { $seat } umieszcza kartę { $card } ({ $spot }).
    .you = Umieszczasz kartę { $card } ({ $spot }).
event-attached = { $seat } dołącza kartę { $card } do karty { $host }.
    .you = Dołączasz kartę { $card } do karty { $host }.
event-marked = { $seat } zaznacza kartę { $card }.
    .you = Zaznaczasz kartę { $card }.
event-unmarked = Odświeżono wszystkie karty.
event-gains-gear = { $seat } otrzymuje { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    } sprzętu (talia { $colour }).
    .you = Otrzymujesz { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    } sprzętu (talia { $colour }).
event-drew-gear = { $seat } dobiera kartę (talia { $colour }): { $card }.
    .you = Dobierasz kartę (talia { $colour }): { $card }.
event-drew-gear-unseen = { $seat } dobiera kartę (talia { $colour }).
event-gear-reshuffled = Stos odrzuconych kart ({ $colour }) tworzy nową talię. Liczba kart: { $number }.
event-gear-deck-empty = Nie ma już czego dobrać (talia { $colour }).
event-gear-discarded = { $seat } odrzuca: { $cards }.
    .you = Odrzucasz: { $cards }.
event-vehicle-repaired = { $seat } naprawia pojazd { $card }.
    .you = Naprawiasz pojazd { $card }.
event-vehicle-damaged = { $seat }: pojazd { $card } jest uszkodzony.
event-vehicle-wrecked = { $seat }: pojazd { $card } jest zniszczony. { $moment }
event-never-wrecked = { $seat }: pojazd { $card } nie otrzymuje uszkodzeń i jedzie dalej.
event-damage-ignored = { $seat }: pojazd { $card } nie otrzymuje uszkodzeń.
event-vehicle-taken = { $seat } bierze pojazd { $card }{ $damaged ->
        [0] .
       *[other] , uszkodzony.
    }
    .you = Bierzesz pojazd { $card }{ $damaged ->
        [0] .
       *[other] , uszkodzony.
    }
event-cargo-shown = { $seat } pokazuje ładunek pojazdu: { $cards }. Wolne miejsca: { $room }.
    .you = Pokazujesz ładunek pojazdu: { $cards }. Wolne miejsca: { $room }.
event-gains-blue = { $seat } otrzymuje niebieską kartę { $card }.
    .you = Otrzymujesz niebieską kartę { $card }.
event-blue-kept = { $seat } zatrzymuje kartę { $card }.
    .you = Zatrzymujesz kartę { $card }.
event-special-attached = { $seat } dołącza kartę { $card }.
    .you = Dołączasz kartę { $card }.
event-special-detached = { $seat } odkłada kartę { $card } do niebieskiej talii.
    .you = Odkładasz kartę { $card } do niebieskiej talii.
event-cashed-in = { $seat } usuwa z gry kartę { $card } za Reputację i sprzęt.
    .you = Usuwasz z gry kartę { $card } za Reputację i sprzęt.

## Przygotowanie gry

ask-starting-vehicle = Wybierz swój pojazd.
option-starting-vehicle = { $card }
event-starting-set = { $seat } zaczyna, mając: { $cards }.
    .you = Zaczynasz, mając: { $cards }.
event-steals-nothing = { $seat } nie znajduje niczego do ukradzenia.
    .you = Nie znajdujesz niczego do ukradzenia.
