# Rycerze Pustkowi, pierwsza edycja: co mówi sam klient. Pytania, dziennik i karty przychodzą z serwera.

wk1-round = Runda { $n } z { $of }
step-wk1-prepare = Przygotowania
    .rule = Faza przygotowań
step-wk1-move = Ruch
    .rule = Krok ruchu
step-wk1-explore = Eksploracja
    .rule = Krok eksploracji
step-wk1-rest = Odpoczynek
    .rule = Krok odpoczynku

ask-proposal = Zagłosuj na misję
    .do = Głos na: { $answer }
ask-mission = Wybierz misję
    .do = Zagraj: { $answer }
ask-knight_sheet = Wybierz rycerza
    .do = Zagraj: { $answer }
ask-starting-vehicle = Wybierz pojazd
    .do = Weź: { $answer }
ask-keep_tasks = Zachowaj dwa zlecenia
ask-city_rest = Noc w mieście
    .do = { $key ->
        [nothing] Nie bierz nic
       *[other] { $answer }
        }
ask-new_task = Wprowadź zlecenie do gry
    .do = Wprowadź: { $answer }
ask-token_hex = Umieść żeton
    .do = Umieść na: { $answer }
ask-luck_limit = Za dużo kart farta
ask-travel = Zostań, idź pieszo lub jedź
    .do = { $key ->
        [vehicle] Jedź na inny heks
        [stay] Zostań na tym heksie
       *[other] { $answer }
        }
ask-route = Wyznacz trasę
ask-go_on = Jedź dalej lub się zatrzymaj
ask-meeting = Ktoś tu jest
    .do = { $key ->
        [on] Nikogo nie zaczepiaj
       *[other] { $answer }
        }
ask-consent = Wyzwanie
    .do = { $key ->
        [yes] Przyjmij pojedynek
       *[other] Odmów pojedynku
        }
ask-search = Szukasz czy odpuszczasz?
    .do = { $key ->
        [yes] Szukaj tego rycerza
       *[other] Odpuść
        }
ask-deed = Ocucić czy okraść?
ask-loot = Wybierz łup
    .do = { $key ->
        [nothing] Nie bierz nic
       *[other] Weź: { $answer }
        }
ask-waster = Wybór Padliniarza
    .do = { $key ->
        [wait] Poczekaj na dalszy heks
       *[other] { $answer }
        }
ask-escape_or_face = Uciekasz czy stajesz?
    .do = { $key ->
        [escape] Spróbuj uciec
       *[other] Zmierz się z kartą
        }
ask-explore = Eksploracja
    .do = { $key ->
        [done] Zakończ eksplorację
       *[other] { $answer }
        }
ask-alternative = Wybierz jedno
    .do = { $key ->
        [decline] Odrzuć propozycję
       *[other] Wybierz: { $answer }
        }
ask-hex = Wybierz heks
    .do = Wybierz: { $answer }
ask-neighbour = Wybierz heks
    .do = Wybierz: { $answer }
ask-city = Gdzie się obudzisz?
    .do = Obudź się: { $answer }
ask-skill = Wybierz umiejętność
    .do = Użyj: { $answer }
ask-reward = Wybierz nagrodę
    .do = Weź: { $answer }
ask-task_order = Kolejność zleceń
ask-rest-uses = Sprzęt w czasie odpoczynku
    .do = Zakończ odpoczynek
ask-quick-resupply = Szybkie uzupełnienie
    .do = { $key ->
        [none] Zachowaj karty farta
       *[other] Odrzuć: { $answer }
        }
ask-face_villain = Zmierz się z zakałą
ask-villain_city = Gdzie zjawia się zakała?
    .do = Wybierz: { $answer }
ask-villain_step = Dokąd idzie zakała?
    .do = Przesuń: { $answer }
ask-train_start = Skąd rusza Pociąg?
    .do = Start: { $answer }
ask-train_step = Dokąd jedzie Pociąg?
    .do = Przesuń: { $answer }
ask-cultist_hex = Gdzie zjawia się Kultysta?
    .do = Wybierz: { $answer }
ask-procession_hex = Dokąd idzie Matka?
    .do = Przesuń: { $answer }
ask-threat_hex = Gdzie trafia żeton zagrożenia?
    .do = Wybierz: { $answer }
ask-board = Wsiądź do Pociągu
ask-relay = Przejmij przekaźnik
ask-revealed_card =
    .do = Wybierz: { $answer }
ask-looked_card =
    .do = Wybierz: { $answer }
ask-card =
    .do = Wybierz: { $answer }
ask-knight =
    .do = Wybierz: { $answer }
ask-sleeper =
    .do = Ocuć: { $answer }
ask-eaten_card =
    .do = Oddaj: { $answer }
ask-meal =
    .do = Oddaj: { $answer }
ask-leave_ingredient =
    .do = Zostaw: { $answer }

wk1-night-in = Noc w mieście { $city }
wk1-night-note = jedna korzyść i spać
wk1-luck-response = Zagrano kartę farta
wk1-luck-laid = { $mine ->
    [yes] Zagrywasz
   *[no] { $name } zagrywa
    }
wk1-luck-answer = Możesz odpowiedzieć

wk1-you = ty
wk1-knight = { $knight } ({ $who })
wk1-face-down = zakryta karta
wk1-hex-plain = { $name } ({ $hex })

## Mapa

wk1-tabs = Części planszy
wk1-panels = Misja, zlecenia i Targ
wk1-tab-road = Droga
wk1-tab-map = Mapa
wk1-tab-mission = Misja
wk1-tab-tasks = Zlecenia
wk1-tab-stalls = Targ
wk1-map = Mapa Pustkowia
wk1-map-help = Mapa Pustkowia. Poruszasz się strzałkami: w górę to północ, w dół południe, w prawo północny wschód, Shift+prawo południowy wschód, w lewo północny zachód, Shift+lewo południowy zachód. Enter wybiera, I czyta wszystko, J skacze na następny dozwolony heks.
wk1-map-list = Lista
wk1-map-show = Mapa
wk1-zoom-in = Przybliż
wk1-zoom-out = Oddal
wk1-zoom-fit = Dopasuj
wk1-terrain-city = miasto
wk1-terrain-place = heks specjalny
wk1-terrain-desert = pustynia
wk1-terrain-highway = autostrada
wk1-terrain-swamp = bagno
wk1-terrain-mountains = góry
wk1-terrain-jungle = dżungla
wk1-threat = zagrożenie
wk1-radiation = Radiacja
    .short = Rad
wk1-contamination = skażenie
wk1-obstacle = utrudnienie ruchu
wk1-danger-icon = { $what }: { $n ->
        [one] 1 symbol
        [few] { $n } symbole
       *[many] { $n } symboli
    }
wk1-danger-token = { $what }: { $n ->
        [one] 1 żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    }
wk1-special-nuked = żeton „wybuch”
wk1-special-pills = żeton „piguły”
wk1-special-reboot = żeton „reset”
wk1-hex-difficulty = trudność { $n }
wk1-hex-cost = { $n ->
        [one] stąd 1 punkt ruchu
        [few] stąd { $n } punkty ruchu
       *[many] stąd { $n } punktów ruchu
    }
wk1-hex-blank = teraz nie da się tu eksplorować
wk1-hex-chosen = wybrano: { $name }
wk1-hex-picked = wybrany
wk1-hex-stop = heks { $n } twojej trasy
wk1-hex-next = dozwolony, heks { $n } trasy
wk1-hex-legal = dozwolony
wk1-hex-way = dalej: dokłada najtańszą trasę do tego miejsca
wk1-hex-not-now = teraz nie: { $why }
wk1-hex-not-asked = teraz nie możesz wybrać tego heksu
wk1-list-name = Heks
wk1-list-terrain = Teren
wk1-list-difficulty = Trudność
wk1-list-cost = Stąd
wk1-list-legal = Teraz
wk1-sign-large = M
wk1-mark-marker = znacznik misji
wk1-mark-large = duży znacznik misji
wk1-mark-villain = zakała pustkowi
wk1-mark-called = wywołany heks
wk1-mark-m01-large = polowa lekarka
wk1-mark-m02-marker = Kultysta
wk1-mark-m02-large = Kaplica
wk1-mark-m02-villain = Matka Wieloraka
wk1-mark-m03-called = heks wywołany przez tłum
wk1-mark-m04-marker = porzucone wagony
wk1-mark-m04-large = Pociąg
wk1-mark-m04-villain = Baron Szlam
wk1-mark-m05-marker = przekaźnik
wk1-mark-m05-villain = Baron Szlam
wk1-mark-owned = { $mark }, kontrola: { $who }
wk1-mark-loss = { $mark }, strata zdrowia: { $loss }
wk1-mark-task = zlecenie { $slot }, żeton { $n } ({ $card })

## Trasa

wk1-plan = Koszt trasy
wk1-points = Użyte punkty ruchu spośród tych, które masz
wk1-cards = Karty
wk1-of = { $n } z { $of }
wk1-plan-points = { $n } z { $of } PR
wk1-plan-fuel = { $n } z { $of } paliwa
wk1-plan-cards = { $n ->
        [0] Na tej trasie nie ujawnia się żadnych kart.
        [one] { $name } widzi 1 kartę i może ją zagrać.
       *[other] { $name } widzi do { $n } kart i zagrywa jedną z nich.
    }
wk1-plan-beyond = nie dojedziesz tu, chyba że pomoże fart
wk1-plan-have = masz { $n } paliwa
wk1-plan-each = każde daje { $n } PR
wk1-plan-tasks = Co ta trasa daje twoim zleceniom
wk1-plan-task-served = gotowe
wk1-plan-task-open = jeszcze nie
wk1-plan-task-points = punkty ruchu: { $have } z { $need }
wk1-plan-task-hexes = heksy: { $have } z { $need }
wk1-plan-task-dangers = symbole i żetony niebezpieczeństw na końcu: { $have } z { $need }
wk1-plan-task-cities = miasta: { $have } z { $need }
wk1-plan-task-place = { $need ->
        [1] kończy się tam, gdzie możesz je przyjąć
       *[other] kończy się tam, gdzie możesz je wykonać
    }
wk1-route-stop = Heks { $n }: { $name }
wk1-route-empty = Trasa jest pusta

wk1-sum-hexes = { $n ->
        [one] 1 heks
        [few] { $n } heksy
       *[many] { $n } heksów
    }
wk1-sum-fuel = { $n } paliwa
wk1-sum-cards = { $n ->
        [one] do 1 karty
       *[other] do { $n } kart
    }

## Droga

wk1-waster-all = Pełnisz funkcję Padliniarza
wk1-rests = Twój rycerz czeka: pełnisz funkcję Padliniarza.
wk1-trip = Ruch
wk1-revealed = { $n ->
        [one] Odkryta jest 1 karta: Padliniarz może ją zagrać
        [few] Odkryte są { $n } karty: Padliniarz zagrywa jedną z nich
       *[many] Odkrytych jest { $n } kart: Padliniarz zagrywa jedną z nich
    }
wk1-under-marker = { $n ->
        [one] Pod znacznikiem Padliniarza leży karta
        [few] Pod znacznikiem Padliniarza leżą { $n } karty
       *[many] Pod znacznikiem Padliniarza leży { $n } kart
    }
wk1-must-play = Nie możesz czekać:
wk1-wait-does = Zachowaj kartę na dalszy heks trasy.
wk1-encounter = Zagrana karta
wk1-ways = Dwa sposoby na tę kartę
wk1-escape = Ucieczka
wk1-face = Zmierz się
wk1-escape-check = { $skill }, { $dice ->
        [one] 1 kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }, trudność { $difficulty }
wk1-escape-fail = tracisz { $loss } zdrowia (zostaje { $left }); pancerz nie pomaga
wk1-escape-fail-event = karta działa
wk1-escape-nothing = Udana ucieczka niczego nie kosztuje i niczego nie daje.
wk1-face-event = Karta działa, a potem dostajesz jej nagrodę.
wk1-face-enemy = Walka, najwyżej trzy starcia. Wróg ma { $n } zdrowia, a gra nim Padliniarz. Wygrana daje nagrodę.
wk1-foe-health = Zdrowie
wk1-check = Test

## Rycerze

wk1-counters = Liczniki
wk1-health = Zdrowie
wk1-ammo = Amunicja
    .short = Amu
wk1-fuel = Paliwo
    .short = Pal
wk1-reputation = Reputacja
    .short = Rep
wk1-luck = Fart
wk1-backpack = Plecak
wk1-cargo = Pojazd
wk1-vehicle = Pojazd
wk1-damaged = uszkodzony
wk1-on-foot = pieszo
wk1-down = K.O.
wk1-waster = Padliniarz
wk1-sheet = Mój rycerz
wk1-no-knight = Nie ma jeszcze rycerza
wk1-skills = Umiejętności
wk1-skill-blades = Kosy
wk1-skill-guns = Spluwy
wk1-skill-medicine = Leczenie
wk1-skill-repair = Naprawa
wk1-skill-survival = Przetrwanie
wk1-skill-talk = Gadka
wk1-gear = Mój sprzęt
wk1-hands = Ręce
wk1-body = Korpus
wk1-pockets = Kieszenie
wk1-special = Sprzęt specjalny

## Misja i zlecenia

wk1-mission = Misja
wk1-rounds-left = Runda { $n } z najwyżej { $of }
wk1-scores-of = Wyniki: { $what }
wk1-score-m01 = składniki
wk1-score-m02 = wszyscy razem
wk1-score-m03 = laury
wk1-score-m04 = punkty
wk1-score-m05 = przekaźniki
wk1-score-m06 = punkty
wk1-tasks = Zlecenia
wk1-slot-purple = ogólne
wk1-slot-orange = pomarańczowe
wk1-slot-green = zielone
wk1-task-marks = { $n ->
        [one] 1 znacznik
        [few] { $n } znaczniki
       *[many] { $n } znaczników
    }
wk1-task-left = { $n ->
        [one] przedawnia się za 1 rundę
        [few] przedawnia się za { $n } rundy
       *[many] przedawnia się za { $n } rund
    }
wk1-task-held = przyjęte: { $who }
wk1-task-mine = moje
wk1-offers = { $n ->
        [one] 1 karta do wyboru
        [few] { $n } karty do wyboru
       *[many] { $n } kart do wyboru
    }
wk1-won = wygrywa
wk1-nobody-wins = Nikt nie wygrywa

## Karty

wk1-deck-knights = Rycerz
wk1-deck-wasteland = Karta pustkowi
wk1-deck-tasks = Zlecenie
wk1-deck-luck = Karta farta
wk1-deck-combat = Karta walki
wk1-deck-range = Karta zasięgu
wk1-deck-green = Zielony sprzęt, wartość 1
wk1-deck-yellow = Żółty sprzęt, wartość 3
wk1-deck-red = Czerwony sprzęt, wartość 9
wk1-deck-blue = Niebieski sprzęt
wk1-deck-vehicles = Pojazd
wk1-deck-hexes = Heks
wk1-deck-missions = Misja
wk1-deck-sheet = Sprzęt początkowy
wk1-deck-villains = Zakała pustkowi

wk1-end-goal = misja wykonana
wk1-end-last-round = koniec ostatniej rundy
wk1-end-all-win = wszyscy razem wygrywają
wk1-end-all-lose = wszyscy razem przegrywają
wk1-end-arrived = Pociąg dojechał

## Walki, sprzęt, Targ, wymiany i fart

## Pytania

ask-combat_card = Wybierz kartę walki
    .do = Zapieczętuj: { $answer }
ask-weapon = Wybierz broń
    .do = { $head ->
        [panel] { $answer }
       *[other] Atakuj: { $answer }
        }
ask-direction = Natarcie czy odwrót?
    .do = { $key ->
        [advance] Nacieraj
       *[other] Wycofaj się
        }
ask-range = Wybierz zasięg
    .do = Wybierz: { $answer }
ask-equip = Przezbrój się
    .do = Nie zmieniaj
ask-place-gear = Rozmieść nowy sprzęt
ask-pay-gear = Zapłać sprzętem
ask-cargo-lost = Za dużo ładunku
ask-vehicle-instead = Pojazd zamiast karty
ask-blue-gained = Niebieski sprzęt
ask-attach-special = Dołącz kartę
ask-detach-special = Odłącz kartę
ask-trade = Wymiana z Targiem
    .do = { $key ->
        [cancel] Odejdź z Targu bez wymiany
       *[other] { $answer }
        }
ask-stalls-update = Uaktualnienie Targu
ask-stalls-take = Weź kartę z Targu
ask-knight-offer = Złóż ofertę
    .do = { $key ->
        [pass] Nie składaj
       *[other] { $answer }
        }
ask-offer-answer = Oferta dla ciebie
    .do = { $key ->
        [accept] Przyjmij ofertę
        [decline] Odrzuć ofertę
       *[other] { $answer }
        }
ask-react_own_turn = Fart i sprzęt
    .do = { $key ->
        [pass] Graj dalej bez karty
       *[other] Użyj: { $answer }
        }
ask-react_my_check = Fart przy teście
    .do = { $key ->
        [pass] Graj dalej bez karty
       *[other] Użyj: { $answer }
        }
ask-react_my_combat = Fart w walce
    .do = { $key ->
        [pass] Graj dalej bez karty
       *[other] Użyj: { $answer }
        }
ask-response = Odpowiedź na kartę farta
    .do = { $key ->
        [pass] Niech karta zadziała
       *[other] Zagraj: { $answer }
        }
ask-weather = Odpowiedź na siły natury
    .do = { $key ->
        [pass] Niech się dzieje
       *[other] Zagraj: { $answer }
        }

## Wartości, symbole, liczby

wk1-value-green = zielona, wartość { $n }
wk1-value-yellow = żółta, wartość { $n }
wk1-value-red = czerwona, wartość { $n }
wk1-value-blue = niebieska, wartość { $n } przy remisie
wk1-icon-melee = symbol walki wręcz
    .short = wręcz
wk1-icon-short = symbol bliskiego zasięgu
    .short = bliski
wk1-icon-medium = symbol średniego zasięgu
    .short = średni
wk1-icon-long = symbol dalekiego zasięgu
    .short = daleki
wk1-hands-n = { $n ->
        [one] 1 ręka
        [few] { $n } ręce
       *[many] { $n } rąk
    }
wk1-damage-n = obrażenia +{ $n }
wk1-multi-n = seria { $n }
wk1-pierce-n = przebicie { $n }
wk1-armor-n = pancerz { $n }
wk1-no-ammo = bez amunicji
wk1-marked = zaznaczona

## Arkusz sprzętu

wk1-place-hand-1 = Pierwsza ręka
wk1-place-hand-2 = Druga ręka
wk1-place-body = Korpus
wk1-place-pocket-1 = Pierwsza kieszeń
wk1-place-pocket-2 = Druga kieszeń
wk1-place-pocket-3 = Trzecia kieszeń
wk1-place-backpack = Plecak
wk1-place-vehicle = Pojazd
wk1-place-aside = Odłożone
wk1-place-attached = Dołączone
wk1-place-on = na karcie { $card }
wk1-room = { $n } z { $of }
wk1-empty = puste
wk1-on-sheet = nadrukowane na arkuszu
wk1-covered = zakrywa: { $card }
wk1-both-hands = { $card }: zajmuje obie ręce
wk1-gear-help = { $touch ->
        [yes] Dotknij karty, a potem jej nowego miejsca.
       *[no] Naciśnij kartę, a potem jej nowe miejsce, albo ją przeciągnij. Klawisze: Enter podnosi, cyfry odkładają, Delete cofa.
    }
wk1-gear-where = W ręku: { $card }. Gdzie ma trafić? { $touch ->
        [yes] Dotknij karty jeszcze raz, aby ją zostawić.
       *[no] Escape zostawia ją na miejscu.
    }
wk1-lifted = podniesiono: { $card }
wk1-laid = { $card }: { $place }
wk1-lay-here = Umieść tutaj: { $card }
wk1-attach = Dołącz kartę { $card } do karty { $host }
wk1-take-off = Odłącz: { $card }
wk1-discard = Odrzuć
wk1-leave = Zostaw nierozmieszczone
wk1-moves = Dotychczasowe zmiany

## Arena

wk1-combat = Walka
wk1-duel = Pojedynek
wk1-clash = Starcie { $n } z { $of }
wk1-before-combat = Przed pierwszym starciem
wk1-range = Zasięg
wk1-range-short = Bliski
wk1-range-medium = Średni
wk1-range-long = Daleki
wk1-range-difficulty = trudność { $n }
wk1-initiative = Kolejność ataków:
wk1-dice-n = { $n } { $n ->
        [-1] kość
        [one] kość
       *[other] kości
    }
wk1-no-dominance = Bez przewagi: wróg jest zaciekły
wk1-dominance-is = { $even ->
        [yes] Nikt nie ma przewagi
       *[no] Przewaga: { $who } +{ $n }
    }
wk1-health-of = Zdrowie { $n } z { $of }
wk1-aggression = Agresja
wk1-armor = Pancerz
wk1-combat-attack = Atak
    .does = Jeden atak: 1 przewagi i jeszcze 1 za każdą stratę zdrowia przeciwnika
wk1-combat-multi_attack = Seria
    .does = Więcej kości: 2 przewagi i jeszcze 1 za każdą stratę zdrowia przeciwnika
wk1-combat-defend = Obrona
    .does = Atak przeciwnika traci 2 kości, ale przeciwnik zyskuje 2 przewagi
wk1-combat-prepare = Przygotowanie
    .does = Teraz nic, ale twój następny atak otrzymuje +2 kości
wk1-combat-change_range = Zmiana zasięgu
    .does = Atak przeciwnika traci 1 kość; zasięg zmienia się o jeden
wk1-replies = Moja karta przeciw każdej karcie przeciwnika: średnie straty zdrowia obu stron i przewaga
wk1-replies-pick = Wybierz swoją kartę, aby zobaczyć, co da przeciw każdej karcie przeciwnika.
wk1-reply-hurt = trafienie { $chance }
wk1-reply-lost = Zdrowie: ty { $mine }, przeciwnik { $theirs }
wk1-reply-shift = przewaga { $shift }
wk1-choosing = wybiera kartę
wk1-sealed = karta zapieczętowana
wk1-sealed-own = zapieczętowana: { $card }
wk1-last-card = poprzednie starcie: { $card }
wk1-prepared = Po przygotowaniu
wk1-dice = Kości
wk1-face-miss = pudło
wk1-face-hit = sukces
wk1-face-bull = dziesiątka
wk1-attack = Ostatni atak
wk1-attack-of = { $name } atakuje:
wk1-check-line = { $dice ->
        [one] 1 kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }, trudność { $n }
wk1-attack-next = Następny atak: { $dice ->
        [one] 1 kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }, trudność { $n }.
wk1-attack-hit = Trafienie, obrażenia: { $n }.
wk1-attack-lost = { $soaked ->
        [yes] Na razie bez straty zdrowia.
       *[no] Strata zdrowia: { $n }.
    }
wk1-attack-miss = Pudło.
wk1-attack-open = Kości już leżą, ale fart może je jeszcze zmienić.

## Targ

wk1-stalls = Targ
wk1-on-sale = Na sprzedaż
wk1-i-offer = Moja oferta
wk1-offer-card = Zaoferuj: { $card }, wartość { $n }
wk1-nothing-to-offer = Nie masz nic do zaoferowania.
wk1-worth = wartość { $n }
wk1-take-card = Weź: { $card } za { $n }
wk1-price-differs = cena specjalna
wk1-only-in = tylko w mieście { $city }
wk1-space-empty = puste
wk1-pool = Pula pojazdów
wk1-intact-for = cały za { $n }
wk1-damaged-for = uszkodzony za { $n }
wk1-take-intact = Weź pojazd { $card }, cały za { $n }
wk1-take-damaged = Weź pojazd { $card }, uszkodzony za { $n }
wk1-in-deal = w tej transakcji
wk1-offered = Oferta
wk1-price = Cena
wk1-lost = Strata
wk1-you-take = Bierzesz
wk1-for = za { $n }
wk1-tray-empty = naciśnij lub przeciągnij kartę

## Wymiana między rycerzami

wk1-deal = Wymiana między rycerzami
wk1-offers-left = { $n ->
        [one] została 1 oferta
        [few] zostały { $n } oferty
       *[many] zostało { $n } ofert
    }
wk1-you-get = { $name } daje ci
wk1-you-give = Dajesz
wk1-given-by = { $name } daje
wk1-asked-of = { $name } daje
wk1-i-give = Daję
wk1-i-want = { $name } ma mi dać
wk1-give-card = Daj: { $card }
wk1-want-card = Zażądaj: { $card }
wk1-nothing = nic
wk1-goods-n = { $what }: { $n }
wk1-goods-give = Co daję
wk1-goods-want = Czego żądam
wk1-less = O jeden mniej: { $what }
wk1-more = O jeden więcej: { $what }
wk1-stored-count = Zakryte: w plecaku { $n }, w pojeździe { $m }. Możesz żądać tylko odkrytych kart.

## Fart

wk1-luck-none = bez kart farta
wk1-luck-fits = można zagrać
wk1-suit-bolts = śruby
wk1-suit-bones = gnaty

## Scena

wk1-look-map = Spójrz na mapę
wk1-look-back = Wróć
wk1-pack-hand = Ręce
wk1-pack-body = Korpus
wk1-pack-pocket = Kieszenie
wk1-pack-backpack = Plecak
wk1-pack-vehicle = Pojazd
wk1-pack-aside = Odłożone
wk1-pack-attached = Dołączone

## Jak się wygrywa

wk1-goal-m01 = Dowieź do Zgorzel różne składniki: { $n }
wk1-goal-m02 = Razem odbierzcie Matce Wielorakiej całe zdrowie ({ $have } z { $n })
wk1-goal-m03 = Na koniec rundy miej laury: { $n }. Dają je wygrane pojedynki
wk1-goal-m04 = Zdobądź najwięcej punktów za wagony i Reputację, zanim Pociąg dojedzie
wk1-goal-m05 = Na koniec rundy kontroluj przekaźniki: { $n }
wk1-goal-m06 = Dojedź do Zgorzel, eksploruj ten heks i odpocznij

## Obok mapy

wk1-where = { $left ->
        [-1] { $mine ->
            [yes] jesteś tutaj
           *[no] { $name } jest tutaj
        }
        [0] { $mine ->
            [yes] { $route ->
                [0] zostajesz tutaj
               *[other] ostatni heks twojej trasy
            }
           *[no] { $name } jest tutaj, koniec ruchu
        }
       *[other] { $mine ->
            [yes] jesteś tutaj, { $left ->
                [one] został 1 heks
                [few] zostały { $left } heksy
               *[many] zostało { $left } heksów
            }
           *[no] { $name } jest tutaj, { $left ->
                [one] został 1 heks
                [few] zostały { $left } heksy
               *[many] zostało { $left } heksów
            }
        }
    }
wk1-at-hex = na heksie { $hex }
wk1-foe-note = { $kind }, { $you ->
        [yes] grasz ty
       *[no] gra: { $name }
    }
wk1-kind-gang = gang
wk1-kind-machine = maszyna
wk1-kind-beast = bestia
wk1-kind-mutant = mutant
wk1-kind-cult = kult
wk1-kind-nature = siły natury
wk1-kind-road = zdarzenie
wk1-num-dice = kości
wk1-num-damage = obrażenia
wk1-num-armor = pancerz
wk1-num-health = zdrowie
wk1-ferocious = Zaciekły: powstrzyma go tylko strata zdrowia
wk1-on-you = zagrana na ciebie
wk1-on-name = zagrana na: { $name }
wk1-caught = Nieudana ucieczka:
wk1-after-card = { $n ->
        [0] Tak czy inaczej twój ruch kończy się tutaj. Jeśli ustoisz na nogach, eksplorujesz potem ten heks.
        [one] Potem ruszasz dalej: został 1 heks.
        [few] Potem ruszasz dalej: zostały { $n } heksy.
       *[many] Potem ruszasz dalej: zostało { $n } heksów.
    }
wk1-waster-until = przeciwko: { $name }, do końca ruchu
wk1-waster-is = Padliniarz: { $name }
wk1-road-turns = Co przynosi droga
wk1-hits = Cel: { $knight }
wk1-target-at = { $left ->
        [0] Heks { $hex }, ostatni na trasie.
        [one] Heks { $hex }, potem jeszcze 1 heks.
        [few] Heks { $hex }, potem jeszcze { $left } heksy.
       *[many] Heks { $hex }, potem jeszcze { $left } heksów.
    }
wk1-carries = { $n ->
        [one] Wiezie 1 znacznik misji.
        [few] Wiezie { $n } znaczniki misji.
       *[many] Wiezie { $n } znaczników misji.
    }
wk1-nothing-open = Nie ma odkrytych kart.
wk1-plays-waster = { $mine ->
        [yes] Padliniarz w twoim ruchu
       *[no] Padliniarz, w ruchu: { $name }
    }
wk1-hits-on = trafia na
wk1-dominance-lead = { $who ->
        [nobody] Nikt nie ma przewagi.
        [you] Masz { $n } przewagi.
       *[other] { $name } ma { $n } przewagi.
    }
wk1-dominance-wins = Po starciu { $n } wygrywa ten, kto ma przewagę.
wk1-not-sealed = { $card }, niezapieczętowana
wk1-lies-open = Odkryta
wk1-if-they = { $card ->
        [attack] Jeśli atakuje
        [multi_attack] Jeśli gra Serię
        [defend] Jeśli się broni
        [prepare] Jeśli się przygotowuje
       *[other] Jeśli zmienia zasięg
    }
wk1-foe-dice = { $n ->
        [one] 1 kość
        [few] { $n } kości
       *[many] { $n } kości
    }
wk1-guns-blades = Spluwy { $guns }, Kosy { $blades }
wk1-ammo-n = { $n } amunicji
wk1-more-cards = { $n ->
        [one] +1 karta
        [few] +{ $n } karty
       *[many] +{ $n } kart
    }
wk1-mp = { $n } PR
wk1-stalls-open = { $city }, wymiana otwarta
wk1-stalls-look = tylko oglądasz
wk1-stalls-values = zielona { $green }, żółta { $yellow }, czerwona { $red }
wk1-deal-with = Wymiana: { $a } i { $b }
wk1-sheet-open = Cały mój arkusz
wk1-ability-state = { $used ->
        [yes] { $name }: użyta
       *[no] { $name }: gotowa
    }
wk1-ready = gotowa
wk1-used = użyta w tej rundzie
wk1-printed = nadrukowana na arkuszu
wk1-tasks-mine = Moje zlecenia
wk1-reward-begins = W nagrodę otrzymujesz:
wk1-panel-begins = Agresja
wk1-reward = Nagroda
wk1-pack-stored = Schowane
wk1-pack-short = Plecak
    { $n } z { $of }

## Karty wyników

wk1-result-won = { $form ->
        [feminine] Wygrałaś walkę
        [masculine] Wygrałeś walkę
       *[neutral] Wygrywasz walkę
    }
wk1-result-lost = { $form ->
        [feminine] Przegrałaś walkę
        [masculine] Przegrałeś walkę
       *[neutral] Przegrywasz walkę
    }
wk1-result-draw = { $form ->
        [feminine] Zremisowałaś walkę
        [masculine] Zremisowałeś walkę
       *[neutral] Walka kończy się remisem
    }
wk1-result-down = { $form ->
        [feminine] Straciłaś przytomność
        [masculine] Straciłeś przytomność
       *[neutral] Tracisz przytomność
    }
wk1-result-robbed = Okradziono cię
wk1-result-caught = { $form ->
        [feminine] Nie uciekłaś
        [masculine] Nie uciekłeś
       *[neutral] Ucieczka się nie udaje
    }
wk1-result-step = O krok bliżej
wk1-result-task = { $form ->
        [feminine] Wykonałaś zlecenie
        [masculine] Wykonałeś zlecenie
       *[neutral] Zlecenie wykonane
    }
wk1-result-task-failed = { $form ->
        [feminine] Nie wykonałaś zlecenia
        [masculine] Nie wykonałeś zlecenia
       *[neutral] Zlecenie niewykonane
    }
wk1-result-found = { $form ->
        [feminine] Coś znalazłaś
        [masculine] Coś znalazłeś
       *[neutral] Masz znalezisko
    }
wk1-result-waster = Co się stało: { $name }
wk1-result-health = { $mine ->
        [yes] Nie masz już zdrowia.
       *[no] Przeciwnik nie ma już zdrowia.
    }
wk1-result-dominance = { $lead ->
        [you] Masz { $n } przewagi.
        [they] Przeciwnik ma { $n } przewagi.
       *[nobody] Po ostatnim starciu nikt nie ma przewagi.
    }
wk1-result-no-health = Twoje zdrowie spada do 0.
wk1-result-radiation = Radiacja zwala cię z nóg.
wk1-result-goal = Masz teraz { $n } z { $of }.
wk1-result-card-over = Karta { $card } nic nie zmieniła.

# co pokazuje lekcja
callout-knight = Twój rycerz
callout-map = Mapa
callout-road = W drodze
callout-stalls = Targ
callout-tasks = Zlecenia
callout-choices = Twoje karty walki
callout-arena = Walka

## Żetony i liczniki, czytane tam, gdzie leżą

token-wk1-threat = Zagrożenie
    .text = Każde zagrożenie na twojej trasie daje Padliniarzowi jedną kartę pustkowi więcej do wyboru. Pieszo je ignorujesz.
    .icon = hazard-sign
token-wk1-radiation = Radiacja
    .text = Rycerz, który zaczyna rundę na takim heksie, dostaje 1 radiacji za każdy symbol i żeton. Przy 4 radiacji traci przytomność. Przejazd nie szkodzi.
    .icon = radioactive
token-wk1-contamination = Skażenie
    .text = Rycerz, który zaczyna rundę na takim heksie, traci 1 zdrowia za każdy symbol i żeton. Przejazd nie szkodzi.
    .icon = biohazard
token-wk1-obstacle = Utrudnienie ruchu
    .text = Każdy żeton zwiększa koszt wjazdu na ten heks o 1 punkt ruchu. Znika z planszy w następnym kroku Padliniarza.
    .icon = falling-rocks
token-wk1-nuked = Wybuch
    .text = Dopóki tu leży, nikt nie może eksplorować tego heksu ani przyjmować i wykonywać na nim zleceń. W następnym kroku Padliniarza odwraca się na ciemną stronę, w kolejnym znika.
    .icon = mushroom-cloud
token-wk1-pills = Piguły
    .text = Dopóki tu leżą, nikt nie może eksplorować tego heksu ani przyjmować i wykonywać na nim zleceń. W następnym kroku Padliniarza odwracają się na ciemną stronę, w kolejnym znikają.
    .icon = pill
token-wk1-reboot = Reset
    .text = Dopóki tu leży, nikt nie może eksplorować tego heksu ani przyjmować i wykonywać na nim zleceń. W następnym kroku Padliniarza odwraca się na ciemną stronę, w kolejnym znika.
    .icon = cycle
token-wk1-health = Zdrowie
    .text = Rycerz ma najwyżej 4. Przy 0 traci przytomność.
    .icon = hearts
token-wk1-ammo = Amunicja
    .text = Zużywają ją niektóre bronie i karty walki.
    .icon = heavy-bullets
token-wk1-fuel = Paliwo
    .text = Spala się w czasie jazdy: każde 1 paliwa daje pojazdowi jego punkty ruchu.
    .icon = jerrycan
token-wk1-reputation = Reputacja
    .text = Dają ją zlecenia, pojedynki i ciężkie walki. W wielu misjach rozstrzyga remisy.
    .icon = star-medal
token-wk1-luck = Karty farta
    .text = Trzyma się je w tajemnicy i zagrywa w dobrej chwili: po nowy rzut albo po to, co pokazuje ich symbol.
    .icon = clover
token-wk1-backpack = Plecak
    .text = Sprzęt w plecaku jest schowany: nie można go użyć w walce.
    .icon = backpack
token-wk1-down = Nieprzytomny
    .text = Kto tędy przechodzi, może tego rycerza ocucić albo okraść. Inaczej rycerz budzi się na koniec kroku odpoczynku.
    .icon = knocked-out-stars

## Części widoku, tak jak nazywa je tryb tekstowy
field-seat = miejsce
field-knight = rycerz
field-skills = umiejętności
field-now = kości teraz
field-ability = zdolność
field-card = karta
field-marked = zaznaczone
field-ammo = amunicja
field-fuel = paliwo
field-health = zdrowie
field-radiation = radiacja
field-reputation = Reputacja
field-hex = heks
field-down = bez przytomności
field-moved = po ruchu
field-weary = kości utracone w tej rundzie
field-vehicle = pojazd
field-damaged = uszkodzony
field-vehicle_value = wartość pojazdu
field-sheet = sprzęt początkowy
field-starting = pozostały sprzęt początkowy
field-uncovered = używany sprzęt początkowy
field-hands = ręce
field-body = korpus
field-pockets = kieszenie
field-special = sprzęt specjalny
field-links = dodatki
field-armor = pancerz
field-backpack = plecak
field-cards = karty
field-room = miejsca
field-cargo = w pojeździe
field-luck = karty farta
field-tasks = zlecenia
field-secret = tajne
field-shown = odkryte
field-accepted = przyjęte
field-tokens = żetony
field-carried = znaczniki misji
field-laurels = laury
field-attacked = ostatnio zaatakowany rycerz
field-score_lines = punkty
field-source = skąd
field-amount = ile
field-rule = punkt zasad
field-blades = Kosy
field-guns = Spluwy
field-medicine = Leczenie
field-repair = Naprawa
field-survival = Przetrwanie
field-talk = Gadka
field-token = żeton
