# Co prócz słów kart stoi na drukowanych arkuszach, żetonach i w drukowanej księdze.

paper-title = Waste Knights II
paper-working = strona sprawna
paper-broken = strona zepsuta
paper-hands = Ręce
paper-protection = Ochrona
paper-repair = Koszt naprawy
paper-construction = Konstrukcja
paper-barter = Wymiana
paper-health = Zdrowie
paper-resilience = Odporność
paper-xp = PD
paper-module-dogs_of_war = Psy wojny
paper-module-paths_of_blood = Krwawe ścieżki
paper-module-scavenger = Szperacz
paper-module-through_the_waste = Przez Pustkowie
paper-slot-hand = Ręka
paper-slot-armor = Zbroja
paper-speed = Szybkość
paper-bonus = PR za paliwo
paper-capacity = Ładowność
paper-tank = Bak
paper-chassis = Podwozie
paper-board = Plansza
paper-tokens = Żetony
paper-token-fuel = Paliwo
paper-token-meds = Leki
paper-token-ammo = Amunicja
paper-token-challenge = Wyzwanie
paper-token-plot = Wątek
paper-token-danger-threat = Zagrożenie
paper-token-danger-radiation = Radiacja
paper-token-danger-contamination = Skażenie
paper-token-wound = Rana
paper-token-radiation = Radiacja
paper-token-damage = Uszkodzenie
paper-token-general = Ogólny
paper-token-entry = Wpis
paper-token-knight-1 = Rycerz 1
paper-token-knight-2 = Rycerz 2
paper-token-knight-3 = Rycerz 3
paper-token-knight-4 = Rycerz 4
paper-token-xp = PD
paper-token-camp = Obóz
paper-token-special = Specjalny
paper-token-time = Czas
paper-token-first = Pierwszy gracz
paper-token-landmark = Osobliwość
paper-landmark-markers = Znaczniki osobliwości
paper-token-stage = Stadium { $n }

## Księga na papierze: co robi wiersz, czego nie mówi żadna karta

paper-quoted = „{ $what }”
paper-do-option = „{ $label }”: { $does }
paper-do-each = { $who }: { $then }
paper-do-read = czytaj wpis { $entry }
paper-do-read_first = czytaj wpis { $entry } (tylko raz)
paper-do-read_alone = czytaj wpis { $entry } po cichu, tylko dla siebie
paper-do-keep_entry = ten wpis wolno przeczytać ponownie
paper-do-exit = { $now ->
        [1] od razu przejdź
       *[0] na końcu rundy przejdź
    } do arkusza „{ $to }”
paper-do-ending = przygoda się kończy: { $kind ->
        [victory] zwycięstwo
        [partial] połowiczny sukces
        [defeat] porażka
       *[other] policz punkty
    }
paper-do-flag = { $off ->
        [none] zanotuj „{ $on }”
       *[other] skreśl „{ $off }”
    }
paper-do-note = { $off ->
        [none] zanotuj „{ $on }” na swoim arkuszu
       *[other] skreśl „{ $off }” na swoim arkuszu
    }
paper-do-count = „{ $what }” { $signed }
paper-do-set = „{ $what }” to teraz { $to }
paper-do-tally = u ciebie „{ $what }” { $signed }
paper-do-spend = „{ $what }” −{ $amount }
paper-do-special = weź kartę specjalną { $number }{ $else ->
        [none] {""}
       *[other] ; jeśli ktoś już ją ma: { $else }
    }
paper-do-take_special = zabierz kartę specjalną { $number } temu, kto ją ma
paper-do-lose_special = oddaj kartę specjalną { $number }
paper-do-marker = umieść znacznik { $kind } { $at ->
        [none] na swoim polu
       *[other] na polu: { $at }
    }
paper-do-take_here = weź stąd żeton { $token }
paper-do-place = umieść żeton { $token } na każdym z pól: { $spaces }
paper-do-lift = usuń żeton { $token }
paper-do-hide_tokens = zakryj i potasuj żetony wątku, po jednym na każdy z wpisów { $entries }; rozłóż je na polach: { $spaces }
paper-do-turn_token = odsłoń żeton na swoim polu i czytaj jego wpis
paper-do-pouch = potasuj stos wpisów: { $entries }
paper-do-draw_entry = dobierz wpis ze stosu i czytaj go
paper-do-cross_letter = skreśl jedną literę arkusza
paper-do-close = { $open ->
        [1] znów otwarte: { $spaces }
       *[other] zamknięte dla wszystkich: { $spaces }
    }
paper-do-start_in_city = każdy rycerz zaczyna w innym mieście
paper-do-gather = każdy rycerz zaczyna najwyżej { $steps ->
        [one] 1 pole
        [few] { $steps } pola
       *[many] { $steps } pól
    } od tego miejsca: { $at }
paper-do-put_figure = postaw swoją figurkę na polu: { $at }
paper-do-muster = postaw wszystkie figurki tam, gdzie kult jest najsilniejszy, albo na polu: { $at }
paper-do-swap_places = dwóch rycerzy może zamienić się miejscami
paper-do-stand = { $walker } przenosi się na pole { $at }
paper-do-walk = { $walker } przesuwa się o { $steps ->
        [one] 1 pole
        [few] { $steps } pola
       *[many] { $steps } pól
    } w tę stronę: { $to }{ $arrive ->
        [none] {""}
       *[other] ; na miejscu: { $arrive }
    }
paper-do-walk_nearest = { $walker } przesuwa się o 1 pole ku najbliższemu wolnemu miastu; na miejscu: { $arrive }
paper-do-pursue = { $walker } przesuwa się o { $steps ->
        [one] 1 pole
        [few] { $steps } pola
       *[many] { $steps } pól
    } ku karcie specjalnej { $number }; na jej polu: { $arrive }
paper-do-lure = { $walker } przesuwa się zamiast tego ku tobie
paper-do-spread = { $at ->
        [new] żeton stadium 1 trafia do następnego miasta bez żetonu
        [worst] najwyższe stadium niższe niż 3 rośnie o 1
        [each] stadium każdego żetonu rośnie o 1
        [here] stadium na twoim polu { $signed }
       *[other] stadium ({ $at }) { $signed }
    }
paper-do-trophy = weź drewniany żeton tego miasta; każdy po pierwszym daje 1 PD
paper-do-stand_foe = staje tu wróg: { $foe }, zdrowie { $health }; zachowuje rany
paper-do-fight_standing = walczysz z wrogiem, który zachowuje rany: { $foe } ({ $text }){ $win ->
        [none] {""}
       *[other] ; pokonany: { $win }
    }
paper-do-hurt_standing = { $foe }: rany +{ $amount }{ $win ->
        [none] {""}
       *[other] ; pokonany: { $win }
    }
paper-do-fight = walczysz z wrogiem: { $foe } ({ $text }){ $win ->
        [none] {""}
       *[other] ; pokonany: { $win }
    }{ $lose ->
        [none] {""}
       *[other] ; niepokonany: { $lose }
    }
paper-do-build_deck = potasuj w talię karty typu: { $types }
paper-do-fill_row = wykładaj odkryte karty tej talii, aż będzie ich w rzędzie: { $to }
paper-do-fight_deck = walczysz z wierzchnią kartą tej talii{ $win ->
        [none] {""}
       *[other] ; pokonana: { $win }
    }{ $lose ->
        [none] {""}
       *[other] ; niepokonana: { $lose }
    }
paper-do-fight_row = walczysz z jedną kartą rzędu{ $win ->
        [none] {""}
       *[other] ; pokonana: { $win }
    }
paper-do-thin_row = { $all ->
        [1] odrzuć cały rząd
       *[0] odrzuć 1 kartę z rzędu
    }
paper-do-choose_top = obejrzyj z wierzchu tej talii { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    } i wybierz jedną
paper-do-grudge = wróg zapamiętuje: jego karta ma o 1 zdrowia więcej
paper-do-fight_grudge = walczysz z wrogiem, który pamięta{ $win ->
        [none] {""}
       *[other] ; pokonany: { $win }
    }
paper-do-terms = { $no_fight ->
        [1] walki nie ma
       *[0] w tej walce: { $fewer_dice ->
                [0] {""}
               *[other] wróg rzuca 1 kością mniej
            }{ $traits ->
                [none] {""}
               *[other] wróg ma cechę { $traits }
            }{ $health ->
                [0] {""}
               *[other] zdrowie wroga { $signed }
            }{ $dice ->
                [none] {""}
               *[other] do swojego ataku dodajesz { $dice }
            }{ $one_hand ->
                [0] {""}
               *[other] bez broni dwuręcznej
            }
    }
paper-do-next_dice = do następnego testu dodajesz { $dice }
paper-do-test = test: { $skill } ({ $difficulty }){ $pass ->
        [none] {""}
       *[other] ; udany: { $pass }
    }{ $fail ->
        [none] {""}
       *[other] ; nieudany: { $fail }
    }
paper-do-attempt = rzut na umiejętność { $skill }: { $then }
paper-do-throw = weź { $dice } i rzuć: { $then }
paper-do-roll_on = rzuć jeszcze raz i dodaj wynik
paper-do-effort = dodaj do wysiłku na tym polu: { $amount }; potrzeba: { $need }{ $done ->
        [none] {""}
       *[other] ; gotowe: { $done }
    }{ $none ->
        [none] {""}
       *[other] ; bez żadnego sukcesu: { $none }
    }{ $marks ->
        [none] {""}
       *[other] ; po każdej części czytaj kolejny z wpisów { $marks }
    }
paper-do-contest = obie strony rzucają na umiejętność { $skill }; więcej sukcesów niż { $with }: { $win }
paper-do-duel = stocz pojedynek, przeciwnik: { $with }{ $win ->
        [none] {""}
       *[other] ; wygrany: { $win }
    }{ $beaten ->
        [none] {""}
       *[other] ; kto z tobą przegra: { $beaten }
    }{ $lose ->
        [none] {""}
       *[other] ; przegrany: { $lose }
    }
paper-do-pay_together = rycerze mogą zapłacić wspólnie, { $what ->
        [none] zasoby
       *[other] { $what }
    }: { $amount }{ $then ->
        [none] {""}
       *[other] ; zapłacone: { $then }
    }{ $else ->
        [none] {""}
       *[other] ; w przeciwnym razie: { $else }
    }
paper-do-pay_value = zapłać zasobami lub sprzętem o wartości { $amount }
paper-do-bid = wszyscy po kryjomu licytują zasobami i płacą; najwyższa stawka: { $then }
paper-do-vote = wszyscy głosują po kryjomu; głosów: { $votes }
paper-do-send_out = każdy po kryjomu wskazuje rycerza albo nikogo; wskazany najczęściej: { $then }{ $else ->
        [none] {""}
       *[other] ; nikt: { $else }
    }
paper-do-deal_seals = rozdaj rycerzom po jednej z czterech pieczęci, zakryte
paper-do-deal_papers = rozdaj złożone papiery: jeden „{ $marked }”, pozostałe „{ $others }”; kto się zgodził, ciągnie na końcu
paper-do-keep_paper = twój papier to teraz „{ $paper }”
paper-do-look_seal = obejrzyj papier innego rycerza
paper-do-show_seals = wszystkie papiery są jawne
paper-do-false_clue = sprzedający mógł oznaczyć trop jako fałszywy
paper-do-injury = dołącz uraz do swojego arkusza
paper-do-unmark = usuń znacznik { $kind } nie dalej niż 1 pole stąd
paper-do-mend = napraw uszkodzenia: { $amount }
paper-do-more_action = wykonujesz w tej turze jeszcze jedną akcję, ale nie ruch
paper-do-cleanse = odrzuć skażone rany, najwyżej { $amount }
paper-do-discard = odrzuć kartę sprzętu
paper-do-sell_gear = odrzuć kartę sprzętu: { $then }
paper-do-swap_gear = wymień kartę sprzętu na wierzchnią ze stosu kart odrzuconych, sprawną stroną do góry
paper-do-salvage = odzyskaj wierzchnią kartę ze stosu odrzuconego sprzętu, zepsutą
paper-do-explore = eksploruj jak { $terrain ->
        [any] w dowolnym terenie
        [highway] na autostradzie
        [desert] na pustyni
        [scrub] w buszu
       *[mountains] w górach
    }, 1 karta, bez odmowy
paper-do-tear = podrzyj papier
paper-do-load = zabierz od 1 do { $most } grup, każdą na 1 wolnej Ładowności

paper-if-and = i
paper-if-or = lub
paper-if-not = nie jest tak, że
paper-if-noted = { $not ->
        [1] nie zanotowano
       *[0] zanotowano
    } „{ $what }”
paper-if-mine = { $not ->
        [1] na twoim arkuszu nie ma
       *[0] na twoim arkuszu jest
    } „{ $what }”
paper-if-with = { $not ->
        [1] na żadnym arkuszu na twoim polu nie ma
       *[0] na którymś arkuszu na twoim polu jest
    } „{ $what }”
paper-if-read = { $not ->
        [1] nie czytano
       *[0] czytano
    } { $what }
paper-if-special = { $not ->
        [1] nie masz karty specjalnej
       *[0] masz kartę specjalną
    } { $what }
paper-if-held = { $not ->
        [1] nikt nie ma karty specjalnej
       *[0] ktoś ma kartę specjalną
    } { $what }
paper-if-here_special = { $not ->
        [1] nie ma tu karty specjalnej
       *[0] jest tu karta specjalna
    } { $what }
paper-if-near_special = { $not ->
        [1] dalej niż 1 pole stąd jest
       *[0] nie dalej niż 1 pole stąd jest
    } karta specjalna { $what }
paper-if-seal = twój papier { $not ->
        [1] to nie
       *[0] to
    } „{ $what }”
paper-if-here = { $not ->
        [1] nie stoisz tam, gdzie
       *[0] stoisz tam, gdzie
    } { $what }
paper-if-near = { $not ->
        [1] dalej niż 1 pole stąd jest
       *[0] nie dalej niż 1 pole stąd jest
    } { $what }
paper-if-board = { $not ->
        [1] poza planszą jest
       *[0] na planszy jest
    } { $what }
paper-is-conscious = twój rycerz { $not ->
        [1] jest nieprzytomny
       *[0] jest przytomny
    }
paper-is-heavy = { $not ->
        [1] twój pojazd nie jest ciężki
       *[0] twój pojazd jest ciężki
    }
paper-is-light = { $not ->
        [1] twój pojazd nie jest lekki
       *[0] twój pojazd jest lekki
    }
paper-is-tech_gg = twoja Technika { $not ->
        [1] nie ma
       *[0] ma
    } co najmniej 2 zielonych kości
paper-is-module_dogs_of_war = gracie { $not ->
        [1] bez modułu
       *[0] z modułem
    } Psy wojny
paper-is-line_clear = następne pole linii { $not ->
        [1] nie ma torów
       *[0] ma tory
    }
paper-is-wrecked = twój pojazd { $not ->
        [1] nie jest rozbity
       *[0] jest rozbity
    }
paper-is-turn_moved = w tej turze { $not ->
        [1] nie ma za tobą akcji ruchu
       *[0] masz za sobą akcję ruchu
    }
paper-is-with_parts = gracie { $not ->
        [1] bez części
       *[0] z częściami
    }
paper-is-standing_half = wrogowi zostaje { $not ->
        [1] ponad połowa
       *[0] najwyżej połowa
    } zdrowia
paper-is-line_end = pociąg { $not ->
        [1] nie stoi
       *[0] stoi
    } na swoim ostatnim polu
paper-is-here_city = { $not ->
        [1] nie jesteś w mieście
       *[0] jesteś w mieście
    }
paper-is-here_token = { $not ->
        [1] nie stoisz na swoim żetonie
       *[0] stoisz na swoim żetonie
    }
paper-is-defeated = wróg { $not ->
        [1] nie jest pokonany
       *[0] jest pokonany
    }
paper-is-here_highway = { $not ->
        [1] nie stoisz na autostradzie
       *[0] stoisz na autostradzie
    }
paper-is-accepted = { $not ->
        [1] nikt nie przyjął
       *[0] ktoś przyjął
    } propozycji
paper-is-lied = trop { $not ->
        [1] nie był
       *[0] był
    } fałszywy
paper-if-compared = { $what } { $not ->
        [1] to nie
       *[0] to
    } { $sign ->
        [is] { $number }
        [least] co najmniej { $number }
        [most] najwyżej { $number }
        [more] więcej niż { $number }
       *[less] mniej niż { $number }
    }
paper-number-b = liczba rycerzy na starcie
paper-number-knights = liczba rycerzy
paper-number-round = numer rundy
paper-number-successes = liczba twoich sukcesów
paper-number-fates = liczba twoich losów
paper-number-botches = liczba twoich pechów
paper-number-missing = liczba brakujących sukcesów
paper-number-row = liczba kart w rzędzie
paper-number-deck = liczba kart w tej talii
paper-number-standing = liczba ran, które wróg jeszcze zniesie
paper-number-resources = liczba twoich zasobów
paper-number-ammo = twoja amunicja
paper-number-meds = liczba twoich leków
paper-number-time = czas
paper-number-here_stage = stadium na twoim polu
paper-number-here_knights = liczba innych rycerzy na twoim polu
paper-number-here_plot = liczba żetonów wątku na twoim polu
paper-number-here_challenge = liczba żetonów wyzwania na twoim polu
paper-number-board_plot = liczba żetonów wątku na planszy
paper-number-board_challenge = liczba żetonów wyzwania na planszy
paper-number-fuel = twoje paliwo
paper-number-light = (1, jeśli twój pojazd jest lekki)
paper-number-room = twoja wolna Ładowność
paper-number-contaminated = liczba twoich skażonych ran
paper-number-guards_train = liczba rycerzy na straży pociągu
paper-number-upgrades = liczba twoich ulepszeń
paper-number-weapons = liczba twoich broni
paper-number-accepted = liczba przyjętych propozycji
paper-number-cults = liczba miast w stadium 3
paper-number-infected = liczba zarażonych miast
paper-number-place = twoje miejsce w wynikach
paper-number-value = wartość wymiany tej karty
paper-number-if = 1, jeśli { $what }
paper-number-party_challenge = liczba żetonów wyzwania wszystkich rycerzy
paper-number-read = (1, jeśli czytano { $what })
paper-number-held = (1, jeśli ktoś ma kartę specjalną { $what })
paper-who-holder = kto ma kartę specjalną { $number }
paper-who-each = każdy rycerz
paper-who-active = aktywny rycerz
paper-who-leader = kto prowadzi
paper-who-last = kto jest na końcu
paper-who-last_undelivered = kto jest na końcu i nie ma za sobą dostawy
paper-who-liar = od kogo pochodzi trop
paper-who-nearest_train = rycerz najbliżej pociągu
paper-who-on_train = każdy rycerz w pociągu
paper-who-within_3 = rycerz nie dalej niż 3 pola stąd
paper-name-challenge = wyzwania
paper-name-plot = wątku
paper-name-general = ogólny
paper-name-gone = poza grą
paper-name-threat = zagrożenia
paper-name-radiation = radiacji
paper-name-contamination = skażenia
paper-name-here = twoje pole
paper-name-meds = leki
paper-with-others_here = inny rycerz na twoim polu
paper-with-each_other = inny rycerz
paper-name-place = dowolne pole z numerem
paper-things = { $what ->
        [xp] PD
       *[meds] leki
    }: { $number }
paper-times = tyle razy, ile wynosi { $number }:
paper-walker-train = pociąg
paper-walker-hester = Hester
paper-walker-weighmen = Brutto
paper-walker-suttle = Tara
paper-walker-cloff = Manko
paper-walker-nett = Netto
paper-walker-drought = Susza
paper-walker-rust = Rdza
paper-walker-rot = Mór
paper-walker-ruin = Ruina
paper-when-sheet_open = Na początku arkusza
paper-when-round_start = Na początku rundy
paper-when-round_end = Na końcu rundy
paper-when-time_out = Gdy czas się kończy
paper-when-after_move = Po akcji ruchu
paper-when-after_explore = Po akcji eksploracji
paper-when-after_camp = Po akcji obozu
paper-when-after_city = Po akcji miasta
paper-when-after_fix = Po dużej naprawie
paper-when-fight = Na początku walki
paper-when-after_combat = Po walce
paper-when-fallen = Gdy rycerz traci przytomność
paper-when-wreck = Gdy pojazd zostaje rozbity
paper-when-all_out = Gdy nie ma już żadnego rycerza
paper-when-story_end = Po zakończeniu
paper-when-turn_end = Na końcu tury
paper-rule = { $when }: { $does }.
paper-plot = { $name }{ $where ->
        [none] {""}
       *[other] {" "}(jeśli { $where })
    }: { $does }.
paper-setup = Przygotowanie: { $does }.
