# Rycerze Pustkowi, pierwsza edycja, w terminalu.

knights-help =
    W tej grze:
      map          jeszcze raz mapa           hex 12     wszystko o heksie 12
      me           mój arkusz i sprzęt        luck       moje karty farta
      stalls       Targ z cenami              tasks      odkryte zlecenia
      arena        trwająca walka             mission    misja i wyniki
    Heksy wpisuj ich numerami z mapy: 12 13 21 wyznacza trasę przez trzy heksy
    i pokazuje jej koszt, undo usuwa heks, go wyrusza. Jedno i drugie naraz:
    12 13 21 go
knights-where = { $mission }, runda { $round } z { $of }: { $step }{ $who ->
        [none] {""}
       *[other] , { $who }
    }
knights-type-mission = Wpisz mission, aby zobaczyć zasady misji.
knights-mission = MISJA: { $mission }
knights-scores = Wyniki: { $scores }.
knights-no-combat = Nikt teraz nie walczy.
knights-no-hex = nie ma heksu { $word }; heksy mają numery od 0 do { $last }
knights-near = Sąsiednie heksy: { $near }.
knights-blank = Teraz nie da się go eksplorować.
knights-hex = HEKS { $n }: { $name }
knights-new-gear = NOWY SPRZĘT
knights-waster-played = PADLINIARZ ZAGRYWA
knights-revealed = UJAWNIONE
knights-to-enter = Na trasie zostaje: { $way }.
knights-move-ends = nic, ruch kończy się tutaj
knights-on-road = { $who }: W DRODZE
knights-waster = Pełnisz teraz funkcję Padliniarza. Rycerz: { $who }
knights-waster-plays = Pełnisz teraz funkcję Padliniarza. Rycerz: { $who }. Grasz kartą: { $foe }
knights-status = Jesteś tutaj: { $where }, { $counters }.{ $down ->
        [1] {" "}Leżysz bez przytomności.
       *[0] {""}
    }{ $carried ->
        [none] {""}
       *[other] {" "}Wieziesz znaczniki misji: { $carried }.
    }
knights-route = Trasa { $route }: do { $cards ->
        [one] 1 karty pustkowi
       *[other] { $cards } kart pustkowi
    }.
knights-route-cost = Trasa { $route }: { $cost } PR za { $fuel } paliwa (1 paliwa daje { $each } PR), zostaje { $left } PR, do { $cards ->
        [one] 1 karty pustkowi
       *[other] { $cards } kart pustkowi
    }.
knights-too-little = ZA MAŁO PALIWA: na razie zatrzymasz się przed heksem { $hex }
knights-ability-head = Zdolność (więcej powie card NAZWA)

combat-title = WALKA, starcie { $clash } z { $of }: { $first } kontra { $second }
combat-range = zasięg
combat-ranges = { $track }. Kolejność ataków: { $order }.
combat-die = { $n } kość
combat-dominance = przewaga
combat-its-card = karta wroga
combat-my-weapon = moja broń
combat-ferocious = nie liczy się, wróg jest zaciekły
combat-even = remis
combat-ahead = { $n } ({ $who })
combat-health = zdrowie { $n } z { $of }
combat-armor = pancerz { $n }
combat-knight = amunicja { $ammo }, Kosy { $blades }, Spluwy { $guns }
combat-dice = kości: { $n }
combat-plays = gra: { $card }
combat-played = poprzednio: { $card }
combat-prepared = po przygotowaniu
combat-line = Starcie { $clash } z { $of }, zasięg { $range } ({ $difficulty }): { $healths }; przewaga: { $dominance }.
combat-line-health = { $who } – zdrowie { $n }
check-some = test
check-pool = { $check }: rzucasz { $n ->
        [one] 1 kością
       *[other] { $n } kośćmi
    }.
check-rolled = { $check }: { $dice }.
check-hit = { $die } (sukces)
check-bull = { $die } (dziesiątka)

sheet-counters = zdrowie { $health }, radiacja { $radiation }, amunicja { $ammo }, paliwo { $fuel }, Reputacja { $reputation }
sheet-hex = { $name } (heks { $n })
sheet-on-foot = pieszo
sheet-damaged = { $vehicle } (uszkodzony)
sheet-head-hex = heks
sheet-head-health = zdrowie
sheet-head-radiation = radiacja
sheet-head-ammo = amunicja
sheet-head-fuel = paliwo
sheet-head-reputation = Rep.
sheet-head-luck = fart
sheet-head-score = wynik
sheet-first = pierwszy gracz
sheet-waster = Padliniarz
sheet-unconscious = bez przytomności
sheet-rest = karty farta: { $luck }, wynik { $score }, { $rest }
sheet-knights = RYCERZE
sheet-of = ARKUSZ: { $name }
sheet-no-knight = jeszcze bez rycerza
sheet-used = {"["}użyte]
sheet-skills = umiejętności
sheet-ability = zdolność
sheet-count = liczniki
sheet-with-armor = { $counters }, pancerz { $armor }
sheet-hands = ręce
sheet-body = korpus
sheet-pockets = kieszenie
sheet-special = sprzęt specjalny
sheet-printed = na arkuszu
sheet-vehicle = pojazd
sheet-backpack = plecak
sheet-cargo = w pojeździe
sheet-room = { $n } z { $of }
sheet-with = Dołączone: { $cards }
sheet-accepted = przyjęte: { $text }
sheet-secret = tajne: { $n }
sheet-face-down = zakryte
sheet-markers = znaczniki misji
sheet-laurels = laury
sheet-tasks = ZLECENIA PRYWATNE I RZECZY Z MISJI
sheet-luck = MOJE KARTY FARTA: { $n }
sheet-none = brak
sheet-holder = Przyjęte: { $name }.
sheet-token-hexes = Żetony na heksach { $hexes }.
sheet-slot-purple = ogólne
sheet-slot-orange = pomarańczowe
sheet-slot-green = zielone
sheet-open-tasks = ODKRYTE ZLECENIA
sheet-only-in = Tylko na heksie { $hex }.
sheet-empty = puste
sheet-price = cena { $n }
sheet-colour-green = zielony { $n }
sheet-colour-yellow = żółty { $n }
sheet-colour-red = czerwony { $n }
sheet-colour-blue = niebieski { $n }
sheet-stalls = TARG (ile wart jest sprzęt: { $worth })
sheet-pool = PULA POJAZDÓW: { $pool }
result-over = KONIEC GRY. { $n ->
        [0] {""}
        [one] Wygrywa:
       *[other] Wygrywają razem:
    } { $winners } ({ $reason })
result-nobody = KONIEC GRY. Nikt nie wygrywa ({ $reason })
result-score = wynik { $n }
result-gear = sprzęt wart { $n }
result-compared = Porównano kolejno: wynik, Reputację, sprzęt, porządek rundy

map-title = MAPA
map-more = wpisz map, aby zobaczyć wszystkie heksy, albo hex i numer jednego z nich
map-legend = Każdy heks: jego numer na tej mapie, teren (c miasto lub heks specjalny, d pustynia, h autostrada, s bagno, m góry, j dżungla) i trudność, ! zagrożenie, R radiacja, C skażenie, o utrudnienie ruchu. Niżej: A rycerz (a: bez przytomności), =1 pierwszy heks trasy, ? zakryty znacznik, t1 żeton zlecenia, V zakała pustkowi, N P B żetony specjalne. Więcej: wpisz hex i numer.
map-city = miasto
map-special = heks specjalny
map-danger-threat = zagrożenie { $n }
map-danger-radiation = radiacja { $n }
map-danger-contamination = skażenie { $n }
map-danger-obstacle = utrudnienie ruchu { $n }
map-unconscious = bez przytomności
map-stop = heks { $n } trasy
map-difficulty = trudność { $n }
map-marker = znacznik misji
map-cultist = Kultysta
map-wagon = wagon
map-relay = przekaźnik
map-doctor = polowa lekarka
map-shrine = Kaplica
map-train = Pociąg
map-large = duży znacznik
map-owned = { $thing }, kontrola: { $who }
map-down-one = { $thing } (zakryty)
map-down-more = { $thing } (zakryte: { $n })
map-up = { $thing } { $numbers }
map-the = { $thing }
map-villain = zakała pustkowi { $n }
map-called = heks wywołany przez tłum
map-task = żeton zlecenia { $n } ({ $slot })
map-token-nuked = żeton „wybuch”
map-token-pills = żeton „piguły”
map-token-reboot = żeton „reset”
map-dark = (ciemna strona)
