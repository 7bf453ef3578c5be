# Wojna o pustkowia: co mówi sama przeglądarka. Pytania, dziennik i karty przychodzą z serwera.

goal-vp = Do { $n } PZ
you-name = Ty
bid-of = licytacja { $n } z 3
vp = PZ
attack = atak
won = zdobyte
free = za darmo
nothing = nic

step-collect = Zasoby
    .rule = 1 Zbieranie zasobów
step-mark = Cele
    .rule = 2 Licytacja, wybór celów
step-lay = Stawki
    .rule = 2 Licytacja, wystawianie kart
step-reveal = Odsłonięcie
    .rule = 3 Odsłonięcie jednostek
step-field = Pola
    .rule = 4 Rozstrzygnięcie pól bitew
step-raid = Najazdy
    .rule = 5 Rozstrzygnięcie ataków na bazy
step-market = Sklep
    .rule = 6 i 7 Sklep, zdobycie kart
step-end = Porządki
    .rule = 8 Koniec rundy

ask-production = Zasoby
    .do = Weź: { $answer }
ask-marks = Cele
marks-skip = Pomiń licytację { $n }
marks-out = Z boku do licytacji 3
ask-base = Wybierz bazę
ask-commitment = Stawki
ask-payment = Zapłać rachunek
ask-pick = Sklep
ask-abandon = Porządki
ask-return = Weź jednostkę na rękę
ask-ruses = Fortele
ask-looks = Podgląd

house-salt-table = Słony Stół
house-ninth-axle = Dziewiąta Oś
house-rust-crown = Rdzawa Korona
house-kite-court = Dwór Latawca
house-green-glass = Zielone Szkło
house-low-tide = Odpływ
house-hundred-keys = Sto Kluczy
house-widows-due = Wdowia Danina

resource-scrap = złomu
resource-juice = wachy
resource-spark = prądu
amount-scrap = { $count } złomu
amount-juice = { $count } wachy
amount-spark = { $count } prądu

card-copy = { $name } ({ $n })
card-attack = atak { $n }
card-defence = obrona { $n }
card-vp = { $n } PZ
card-printed = na karcie: { $n }
card-bid = wystawiona w licytacji { $n }
die = wypada { $n }
card-price = cena w sklepie: { $cost } siły

board-title = Plansza
board-caption = Plansza: rząd na każdego gracza, kolumna na każdą zdobycz
board-foot = Co wiadomo o każdej zdobyczy
board-field = Pole { $n }
board-field-empty = bez karty
board-shop = Sklep
board-raids = Najazdy
board-shop-cards = { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[many] { $n } kart
    }
board-no-raids = jeszcze bez najazdów
board-worth = dla ciebie { $vp } PZ
board-marks-of = znaki: { $names }
board-won-by = { $you ->
        [yes] Twoja zdobycz
       *[no] Zdobycz: { $name }
    }
board-mark = oznacz
board-marked = cel
board-raid = najazd
board-add = dołóż kartę
board-add-guard = dołóż straż
board-laying = licytacja { $n }, trwa wybór
board-sealed = licytacja { $n }, pieczęć
board-defend = obrona
board-put-here = Połóż karty tutaj: { $place }
board-take-back = Zabierz: { $name }

raid-by = { $you ->
        [yes] Najeżdżasz bazę: { $base } ({ $to })
       *[no] { $mine ->
            [yes] Najazd ({ $from }) na twoją bazę: { $base }
           *[no] Najazd ({ $from }) na bazę: { $base } ({ $to })
        }
    }
raid-defence = Obrona { $n }: { $printed } na karcie, { $helps }
raid-helps = { $n } dodaje { $name }

lane-mine = ty { $n }
lane-raids = { $n ->
        [one] 1 najazd
        [few] { $n } najazdy
       *[many] { $n } najazdów
    }
lane-rivals = { $n ->
        [one] 1 rywal
        [few] { $n } rywale
       *[many] { $n } rywali
    }

foot-none = Jeszcze bez stawek
foot-no-raid = Bez najazdów
foot-alone = Ty { $mine }, rywali na razie brak
foot-both-more = Ty { $mine }, u rywali widać { $shown }, mogą dołożyć najwyżej { $add }
foot-both-known = Ty { $mine }, u rywali widać { $shown }
foot-rivals-more = U rywali widać { $shown }, mogą dołożyć najwyżej { $add }
foot-rivals-known = U rywali widać { $shown }
foot-raid = { $known ->
        [yes] { $owner }: obrona bazy { $base } to { $defence }
       *[no] { $owner }: obrona bazy { $base } to { $defence }, a najazd ({ $from }) może mieć najwyżej { $most }
    }
foot-not-counted = jeszcze nie policzone
foot-no-bid = Nikt nie licytował
foot-total = { $name } { $n }
foot-tie = Remis: { $n }
foot-raid-counts = Atak { $attack }, obrona { $defence }
foot-held = { $you ->
        [yes] Utrzymujesz ją
       *[no] { $name } ją utrzymuje
    }
foot-won-alone = { $name }: { $n }, bez rywali
foot-won-roll = { $name }: { $n } i wygrany rzut
foot-won-against = { $name }: { $n } przeciw { $second }
foot-shop-order = Kolejność wyboru: { $names }

row-thinks = namyśla się
row-sealed = zapieczętowane
row-paid = zapłacone
row-unpaid = nie stać
row-hand = { $n ->
        [one] 1 karta na ręce
        [few] { $n } karty na ręce
       *[many] { $n } kart na ręce
    }
row-bases = { $n ->
        [one] 1 baza
        [few] { $n } bazy
       *[many] { $n } baz
    }
row-won = { $name }, zdobycz z tej rundy

place-field = Pole { $n }: { $name }
place-shop = Sklep
place-raid = Najazd: { $name } ({ $seat })
place-raid-brief = Najazd: { $seat }
place-defend = Obrona: { $name }

shop = Sklep
shop-deck = talia { $n }
shop-sold = sprzedane
shop-decks = talia { $buy } · zdobycze { $objectives } · pustkowia { $wastes }

dock-base = Moja baza
dock-hand = Ręka
dock-hand-empty = Ręka jest pusta
dock-attacked = najazd!
dock-free = Wolne zapasy
dock-your-hand = Twoja ręka: { $n }
dock-next = Następna runda
dock-choice = +{ $n } wachy lub prądu
dock-draw = dobierasz { $n }
dock-piles = talia { $deck } · odrzucone { $discard }

purse-of-scrap = z { $n } złomu
purse-of-juice = z { $n } wachy
purse-of-spark = z { $n } prądu
short-scrap = brakuje { $n } złomu
short-juice = brakuje { $n } wachy
short-spark = brakuje { $n } prądu

bill = Rachunek
bill-covered = stać cię
bill-exact = wystarcza co do joty
bill-short = brakuje
sheet-covered = stać cię
sheet-exact = co do joty
sheet-short = nie stać cię
bill-partial = tylko zapieczętowane karty; bez tych, które teraz wybierasz
bill-warning = Bez zapłaty odrzucasz wszystkie swoje karty.

beat-unpaid = Bez zapłaty


round-seat = Miejsce
round-paid = Zapłacono
round-won = Zdobyto
round-lost = Stracono
round-vp = { $before } → { $after }

wftw-end-goal-reached = ktoś osiągnął próg
wftw-end-round-cap = minęła ostatnia runda
wftw-end-deck-out = skończyła się talia
wftw-end-stalemate = nikt nie może już licytować

result-unpaid = Nie stać cię na ten rachunek
result-won = { $form ->
        [feminine] Zdobyłaś: { $card }
        [masculine] Zdobyłeś: { $card }
       *[neutral] Zdobywasz: { $card }
    }
result-outbid = Karta { $card } trafia do rywala
result-captured = { $form ->
        [feminine] Zdobyłaś bazę: { $card }
        [masculine] Zdobyłeś bazę: { $card }
       *[neutral] Zdobywasz bazę: { $card }
    }
result-taken = { $form ->
        [feminine] Straciłaś bazę: { $card }
        [masculine] Straciłeś bazę: { $card }
       *[neutral] Tracisz bazę: { $card }
    }
result-held = { $form ->
        [feminine] Obroniłaś bazę { $card }
        [masculine] Obroniłeś bazę { $card }
       *[neutral] Baza { $card } obroniona
    }
result-repelled = { $form ->
        [feminine] Nie zdobyłaś bazy { $card }
        [masculine] Nie zdobyłeś bazy { $card }
       *[neutral] Nieudany najazd na bazę { $card }
    }
result-you-win = { $form ->
        [feminine] Wygrałaś grę
        [masculine] Wygrałeś grę
       *[neutral] Wygrywasz grę
    }
result-over = Koniec gry
result-unpaid-bill = Twój rachunek: { $bill }.
result-unpaid-short = Brakuje: { $short }.
result-unpaid-cause = Jeśli nie stać cię na cały rachunek, nie płacisz nic i odrzucasz wszystkie wystawione karty.
result-cards = Twoje karty na planszy
result-against = Twoja siła: { $mine }; najlepszy rywal: { $best }.
result-alone = Twoja siła: { $mine }; nikt inny nie licytował.
result-worth = Jest teraz dla ciebie warta { $n } PZ, a do baz dołączy z końcem rundy.
result-raid-totals = Atak { $attack } przeciw obronie { $defence }.
result-hands-over = Baza zmieni właściciela z końcem rundy.
result-held-tie = Przy remisie broniący utrzymuje bazę.
result-tie = Sumy były równe; rozstrzygnęły kości.
result-end-goal-reached = Ktoś osiągnął próg.
result-end-round-cap = To była ostatnia runda.
result-end-deck-out = Skończyła się talia.
result-end-stalemate = Nikt nie może już licytować.

# co pokazuje lekcja
callout-stock = Twoje zapasy
callout-base = Twoje bazy
callout-bill = Rachunek

# żetony i liczniki, czytane tam, gdzie leżą
token-wftw-scrap = Złom
    .text = Płacisz nim za większość jednostek. Twoje bazy wytwarzają go na początku rundy, a czego nie wydasz, to zostaje w zapasach.
    .icon = gears
token-wftw-juice = Wacha
    .text = Płacisz nią za niektóre jednostki. Twoje bazy wytwarzają ją na początku rundy, a czego nie wydasz, to zostaje w zapasach.
    .icon = drop
token-wftw-spark = Prąd
    .text = Płacisz nim za niektóre jednostki. Twoje bazy wytwarzają go na początku rundy, a czego nie wydasz, to zostaje w zapasach.
    .icon = lightning-arc
token-wftw-vp = Punkty zwycięstwa
    .text = Bazy liczą się temu, kto je ma. Gdy na koniec rundy ktoś osiągnął próg, wygrywa najwyższa suma.
    .icon = laurel-crown
token-wftw-hand = Karty na ręce
    .text = Jednostki, które można jeszcze wystawić. Które to, widzi tylko ich właściciel.
    .icon = card-draw
token-wftw-mark = Znak
    .text = Ten gracz licytuje teraz tutaj i jeszcze wybiera karty.
    .icon = card-draw
token-wftw-sealed = Zapieczętowane
    .text = Karty są wybrane i leżą zakryte aż do odsłonięcia.
    .icon = card-draw

## Części widoku, tak jak nazywa je tryb tekstowy
field-seat = miejsce
field-hand = ręka
field-draft = wykładane karty
field-draft_marks = oznaczane cele
field-sealed = zapieczętowane cele
field-duty = trzeba obsadzić
field-guard = można bronić
field-defences = obrona baz
field-adds = ile dodaje karta
field-bill = rachunek
field-scrap = złom
field-juice = wacha
field-spark = prąd
field-free = do wydania
field-too_dear = za drogie
field-cover = zapasy a rachunek
field-state = stan
field-short = brakuje
field-strength_in_hand = siła na ręce
field-unspent = niewydane
field-card = karta
field-place = gdzie
field-strength = siła
field-stock = zapasy
field-deck = talia
field-discard = stos odrzuconych kart
field-tableau = bazy
field-copy = egzemplarz
field-defence = obrona
field-vp = PZ
field-lines = z czego
field-score = wynik
field-near = blisko progu
field-score_lines = punkty
field-amount = ile
field-rule = punkt zasad
field-produces = wytwarza
field-juice_or_spark = wacha lub prąd
field-draw = dobierane karty
field-marks = cele
field-raids = najazdy
field-laid = wystawione karty
field-unpaid = nieopłacone karty
field-shop_strength = siła w sklepie
field-won = zdobycze
field-captured = zdobyte bazy
field-lost = stracone bazy
field-units = jednostki
field-since = od rundy licytacji
field-round = runda licytacji
field-shop = sklep
value-covered = starczy
value-exact = starczy co do sztuki
value-short = nie starczy
