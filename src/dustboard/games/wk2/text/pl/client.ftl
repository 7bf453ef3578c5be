# Co mówi sam klient przy stole gry Waste Knights: druga edycja.

wk2-adventure-first_tank = Pierwszy bak
wk2-adventure-long_count = Długie liczenie
wk2-adventure-iron_trail = Żelazny szlak
wk2-adventure-water_debt = Wodny dług
wk2-adventure-warrant = List gończy
wk2-adventure-spreading_corruption = Zepsucie się szerzy
wk2-adventure-deadly_cargo = Zabójczy ładunek
wk2-adventure-red_lord = Nadejście Czerwonego Pana
wk2-setting-up = Przygotowanie gry
wk2-page-round = Strona { $page } · runda { $n }
wk2-goal-time = Czas { $n }
wk2-goal-rounds = { $n ->
        [one] ostatnia runda
        [few] zostały { $n } rundy
       *[many] zostało { $n } rund
    }
wk2-goal-open = Graj

# o co pyta gra
ask-knight = Rycerz
ask-vehicle = Pojazd
ask-draft = Sprzęt początkowy
    .do = { $head ->
        [enough] { $answer }
       *[other] Weź: { $answer }
    }
ask-action = Twoja tura
ask-route = Trasa
    .do = { $answer }
ask-arrange = Sprzęt
ask-fit = Sprzęt
ask-finding = Eksploracja
ask-camp = Obóz
ask-shop = W mieście
ask-deal = Targ
ask-upgrade = Ulepszenie
ask-weapon = Broń
ask-armor = Zbroja
ask-lost_die = Utrata kości
ask-boost = Przed rzutem
ask-again = Ponowny rzut
ask-reroll = Ponowny rzut
ask-fate = Los
ask-foe_die = Kości wroga
ask-icon = Niebezpieczeństwo
ask-first = Pierwszy gracz
ask-lead = Radiacja
ask-vote = Głosowanie
ask-casting_vote = Głos rozstrzygający
ask-sealed = Tajny wybór
ask-trade = Handel
ask-agree = Handel
ask-gift = Wspólna składka
ask-duel_weapon = Pojedynek
ask-seat = Rycerz
ask-letter = Litera
ask-value = Cena
ask-ride = Przejazd
ask-groups = Grupy
ask-option = Twój wybór
    .do = Wybierz: { $answer }
    .done = { $answer }
ask-resource = Zasób
ask-keep_landmark = Osobliwość
ask-place_landmark = Osobliwość
ask-turn_landmark = Osobliwość
ask-search = Spotkanie
ask-tinker = Budowa części
ask-surplus_part = Części
ask-parts_deal = Części
ask-part = Części
ask-put_back = Żeton zagrożenia
ask-tow = Hol
ask-towed = Hol
ask-place_task = Zlecenie miejskie
ask-order_task = Zlecenie miejskie
ask-salute = Gang
ask-malfunction = Awaria
ask-section = Eksploracja
ask-swap_find = Sprzęt
ask-injury = Uraz
ask-gear = Sprzęt
ask-discard = Odrzucanie
ask-card = Karty
ask-space = Mapa

# mapa
wk2-map = Mapa
wk2-map-help = Mapa rozbitej Australii. Strzałki prowadzą od pola do pola, Enter dodaje pole do trasy, Backspace usuwa ostatnie, J przechodzi do następnego pola, na które możesz wjechać.
wk2-map-title = AUSTRALIA
wk2-map-under = dwie krainy, trzy przeprawy, sześć miast
wk2-map-list = Lista
wk2-map-show = Mapa
wk2-zoom-in = Przybliż
wk2-zoom-out = Oddal
wk2-zoom-fit = Dopasuj
wk2-list-find = Znajdź miejsce
wk2-look-back = Wróć
wk2-terrain-highway = autostrada
wk2-terrain-desert = pustynia
wk2-terrain-scrub = busz
wk2-terrain-mountains = góry
wk2-terrain-crater = krater
wk2-terrain-city = miasto
wk2-danger-threat = Zagrożenie
    .text = dobierz żeton zagrożenia
wk2-danger-radiation = Radiacja
    .text = dostajesz 1 radiacji
wk2-danger-contamination = Skażenie
    .text = dostajesz 1 skażoną ranę
wk2-token-challenge = leży tu żeton wyzwania
wk2-token-plot = leży tu żeton wątku
wk2-token-down = leży tu zakryty żeton
wk2-token-known = znasz leżący tu żeton: wpis { $entry }
wk2-landmarks = Osobliwości
wk2-landmark-here = Osobliwość: { $name }
wk2-landmark-known = Zakryta: { $name }
wk2-landmark-down = zakryta osobliwość ({ $name })
wk2-landmark-own = { $name } (twoja, zakryta)
wk2-landmark-hidden = Zakryta ({ $name })
wk2-landmark-used = wykorzystana
wk2-tasks = Zlecenia miejskie
wk2-task-list = Zlecenia: { $tasks }
wk2-task-token = Zlecenie: { $name }
wk2-task-token-of = { $name } ({ $knight }):
wk2-task-goal = { $goal } { $of ->
        [1] {""}
       *[other] ({ $now } z { $of }{ $seen ->
            [none] {""}
           *[other] : { $seen }
        })
    }
wk2-land-west = zachód
wk2-land-east = wschód
wk2-land-rift = Rozpadlina
wk2-land-isle = wyspa
wk2-task-round = runda { $n }
wk2-task-shop = Wykonane: o 1 sklep więcej w mieście { $city }.
wk2-task-pile = { $n ->
        [0] nie ma już zleceń
        [one] 1 zlecenie
        [few] { $n } zlecenia
       *[many] { $n } zleceń
    }
wk2-task-waits = wszystko zrobione, zapłata na koniec tury
wk2-trophies = Trofea: { $cities }
wk2-wooden = Drewniane żetony obok planszy: { $cities }
wk2-walker-train = Pociąg
wk2-walker-hester = Hester
wk2-walker-weighmen = Wagowy Brutto
wk2-walker-suttle = Wagowy Tara
wk2-walker-cloff = Wagowy Manko
wk2-walker-nett = Wagowy Netto
wk2-walker-drought = Susza
wk2-walker-rust = Rdza
wk2-walker-rot = Mór
wk2-walker-ruin = Ruina
wk2-space-special = numer { $n }
wk2-space-cost = { $fuel ->
        [0] { $n } PR
       *[other] { $n } PR, spala { $fuel } paliwa
    }
wk2-space-closed = zamknięte
wk2-space-stop = pole { $n } twojej trasy
wk2-space-picked = wybrane
wk2-space-chosen = Wybrane: { $name }
wk2-space-legal = możesz tu wjechać
wk2-space-not-now = teraz nie: { $why }
wk2-space-not-asked = Tego miejsca nie można teraz wybrać.
wk2-space-too-far = { $name }: za daleko.
wk2-route-stop = Pole { $n }: { $name }
wk2-route-empty = Trasa jest pusta.
wk2-route-end = { $name }, { $n } PR
wk2-deck-0 = talia autostrad i pustyń, kart: { $n }
wk2-deck-1 = talia buszu i gór, kart: { $n }

# tura
wk2-actions = Akcje
wk2-actions-left = { $n ->
        [one] została 1 akcja
        [few] zostały { $n } akcje
       *[many] zostało { $n } akcji
    }
wk2-action-move = { $speed } PR, do tego paliwo
wk2-action-camp = leczenie, naprawa { $repair }
wk2-action-explore = { $cards ->
        [one] 1 karta
        [few] do { $cards } kart
       *[many] do { $cards } kart
    }
wk2-action-city = dwa sklepy
wk2-action-plot = akcja wątku
wk2-action-pass = rezygnujesz z akcji
wk2-action-regain = stajesz na nogi
wk2-action-fix = wrak znów jedzie
wk2-action-gear = nie kosztuje akcji
wk2-name-move = Ruch
wk2-name-camp = Obóz
wk2-name-explore = Eksploracja
wk2-name-city = Miasto
wk2-name-plot = Wątek
wk2-name-pass = Pas
wk2-name-special = Specjalna
wk2-none = teraz nie
wk2-none-plot = brak na tej stronie
wk2-none-special = żadnej nie masz
wk2-trip-cost = { $fuel ->
        [0] { $n } z { $speed } PR, bez paliwa
       *[other] { $n } PR, spala { $fuel } paliwa
    }
wk2-trip-danger = { $name }: { $does }
wk2-trip-end = Na polu { $name } odkrywasz kartę ({ $deck }).

# rycerz i pojazd
wk2-counters = Liczniki
wk2-ammo = Amunicja
wk2-fuel = Paliwo
wk2-meds = Leki
wk2-xp = PD
wk2-wounds = Rany
wk2-radiation = Radiacja
wk2-damage = Uszkodzenia
wk2-of = { $n } z { $of }
wk2-track = { $name }: { $n } z { $of }{ $extra ->
        [0] { "" }
       *[other] , w tym skażone: { $extra }
    }
wk2-wounds-of = rany: { $n } z { $of }
wk2-out = poza grą
wk2-down = nieprzytomny rycerz: { $injury }
wk2-wreck = pojazd rozbity: { $fault }
wk2-no-knight = Nie masz jeszcze rycerza.
wk2-sheet-open = Cały mój arkusz
wk2-skills = Umiejętności
wk2-skill-blades = Kosy
wk2-skill-guns = Spluwy
wk2-skill-negotiate = Gadka
wk2-skill-aid = Leczenie
wk2-skill-tech = Technika
wk2-skill-survival = Przetrwanie
wk2-skill-less = { $n ->
        [one] tracisz 1 kość
        [few] tracisz { $n } kości
       *[many] tracisz { $n } kości
    }
wk2-stowed = w pojeździe
wk2-hidden = w ukryciu
wk2-debt = Twój dług na Targu: { $n }.
wk2-hands = W rękach
wk2-armor = Zbroja
wk2-vehicle = Pojazd
wk2-room = ładunek: { $n } z { $of }
wk2-vehicle-facts = Szybkość { $speed }, { $bonus } PR za paliwo, Bak { $tank }, Podwozie { $chassis }
wk2-knight-facts = Naprawa { $repair }, eksploracja { $exploration }{ $due ->
        [0] { "" }
        [one] , czeka 1 ulepszenie
        [few] , czekają { $due } ulepszenia
       *[many] , czeka { $due } ulepszeń
    }
wk2-upgrade-side = { $name }, strona { $side }
wk2-ability = Rycerz
wk2-parts = Części
wk2-parts-room = części: { $n } z { $of }
wk2-parts-on = Części: { $parts }
wk2-parts-deal-text = Najpierw oddaj części, sprzęt lub zasoby, potem weź to, na co starczy. W zasobach wraca tylko wartość sprzedanych części.
wk2-parts-none = Teraz nic nie pasuje do twojego pojazdu.
wk2-injuries = Urazy
wk2-malfunctions = Awarie
wk2-upgrades = Ulepszenia
wk2-special = Karty specjalne
wk2-kept = Zatrzymane karty
wk2-noted = Na później
wk2-noted-drone = dron: 1 rana dla następnego wroga
wk2-noted-shadow = cień: następny wróg ma Zasadzkę
wk2-noted-tools = narzędzia: naprawa +2 w następnym obozie
wk2-noted-notes = notatki bajarza: saldo 4 przy następnej wizycie na Targu
wk2-noted-camel = wielbłąd: 1 paliwa i 1 lek na początku następnej strony
wk2-noted-pace = wielbłąd na czele: następny ruch kosztuje o 2 PR mniej, potem otrzymujesz 1 ranę
wk2-noted-ride = podwózka: następny ruch ignoruje symbole ostatniego pola
wk2-noted-relic = relikwia: dodaje jeden sukces, którego brakuje w teście
wk2-noted-ash = popiół: ponowny rzut jedną kością nieudanego testu
wk2-noted-study = wypisy z biblioteki: +1 biała kość w następnym teście Techniki lub Leczenia
wk2-noted-borrowed = książka z biblioteki: +1 zielona kość w następnym teście Techniki lub Leczenia
wk2-noted-painted = malowane kości: możesz odesłać następny gang
wk2-noted-weary = zarwana noc: o jedną akcję mniej w następnej turze
wk2-noted-page = zapisana kartka: na ostatniej stronie rzucasz ponownie jedną kością nieudanego testu
wk2-noted-greeting = słowo Siódemki: o 1 białą kość więcej w następnym teście Gadki
wk2-noted-good_name = dobre imię: podczas jednej wizyty na Targu sprzęt kosztuje o 1 mniej
wk2-noted-hymn = hymn: ignorujesz następną radiację na tej stronie
wk2-noted-closed_lid = zamknięte wieko: jeden żeton zagrożenia możesz dobrać ponownie
wk2-noted-tuned = zestrojony odbiornik: ponów cały rzut nieudanego testu
wk2-broken-name = { $name } (zepsuty sprzęt)
wk2-broken = zepsute
wk2-working = sprawne
wk2-protection = Ochrona { $n }
wk2-barter = Wymiana { $n }
wk2-repair-cost = Koszt naprawy { $n }
wk2-side-a = Strona A
wk2-side-b = Strona B
wk2-side-yellow = Wydarzenia i spotkania
wk2-side-red = Wrogowie
wk2-in-hands = { $n ->
        [one] jedna ręka
       *[other] obie ręce
    }
wk2-burns = spala { $n } paliwa
wk2-needs-xp = Wymaga { $n } PD.
wk2-cards = Karty
wk2-health-of = Zdrowie { $n }
wk2-gear-weapon = broń
wk2-gear-armor = zbroja
wk2-gear-utility = wyposażenie
wk2-gear-drug = lek

# talie
wk2-decks = Talie
wk2-bag = Worek zagrożeń
wk2-bag-left = żetony w worku: { $n }
wk2-token-drawn = żeton zagrożenia
wk2-deck-road = Talia autostrad i pustyń
wk2-deck-scrub = Talia buszu i gór
wk2-deck-knights = Rycerz
wk2-deck-vehicles = Pojazd
wk2-deck-upgrades_personal = Ulepszenie osobiste
wk2-deck-upgrades_general = Ulepszenie ogólne
wk2-deck-wasteland_highway_desert = Autostrada i pustynia
wk2-deck-wasteland_scrub_mountains = Busz i góry
wk2-deck-exploration = Eksploracja
wk2-deck-gear = Sprzęt
wk2-deck-injuries = Uraz
wk2-deck-malfunctions = Awaria
wk2-deck-landmarks = Osobliwość
wk2-deck-parts = Część
wk2-deck-city_tasks = Zlecenie miejskie
wk2-deck-special = Karta specjalna
wk2-deck-threat = Żeton zagrożenia
wk2-deck-dice = Kość
wk2-deck-spaces = Pole
wk2-deck-adventures = Przygoda
wk2-deck-entries = Księga Opowieści

# kości, testy
wk2-die-white = biała kość
wk2-die-green = zielona kość
wk2-die-blue = niebieska kość
wk2-die-red = czerwona kość
# litera na każdej kości, dla oczu, które nie odróżniają kolorów
wk2-die-letter-white = B
wk2-die-letter-green = Z
wk2-die-letter-blue = N
wk2-die-letter-red = C
wk2-face-success = { $fight ->
        [yes] { $n ->
            [one] 1 rana
            [few] { $n } rany
           *[many] { $n } ran
        }
       *[no] { $n ->
            [one] Sukces
            [few] { $n } sukcesy
           *[many] { $n } sukcesów
        }
    }
wk2-face-fate = Los
wk2-face-botch = Pech
wk2-face-blank = Pusta
wk2-test = Test
wk2-test-need = { $skill }: { $n ->
        [one] potrzeba 1 sukcesu
       *[other] potrzeba { $n } sukcesów
    }
wk2-test-open = { $skill }: liczy się każdy sukces
wk2-dice-more = premie
wk2-dice-lost = utracone
wk2-test-pool = Kości
wk2-test-count = { $passed ->
        [yes] { $got } z { $need }. Test udany.
       *[no] { $got } z { $need }. { $short ->
            [one] Brakuje 1 sukcesu.
           *[other] Brakuje { $short } sukcesów.
        }
    }
wk2-odds-sure = Pewne

# walka
wk2-combat = Walka. Wróg: { $foe }
wk2-combat-steps = Kroki walki
wk2-tokens = Żetony
wk2-step-traits = Cechy
wk2-step-weapon = Broń
wk2-step-tokens = { $n ->
        [0] bez żetonów
        [one] 1 żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    }
wk2-step-engagement = Zbliżenie
wk2-step-ranged = Dystans
wk2-step-advance = Natarcie
wk2-step-melee = Wręcz
wk2-step-resolution = Koniec
wk2-step-nothing = brak
wk2-step-effects = efekty
wk2-step-attacks = { $who ->
        [both] jednocześnie
        [you] ty
        [foe] wróg
       *[nobody] nikt
    }
wk2-trait-armor_piercing = Przebicie pancerza
    .text = Zbroja przed nim nie chroni.
wk2-trait-ambush = Zasadzka
    .text = Uderza przed wszystkim innym.
wk2-trait-relentless = Nieustępliwość
    .text = Walczy do ostatniego kroku.
wk2-bare-hands = Gołe ręce
wk2-attack-ranged = Dystans
wk2-attack-melee = Wręcz
wk2-pierced = nie pomoże: wróg przebija pancerz
wk2-you-strike = { $mine ->
        [yes] Twój atak
       *[no] Atak rycerza
    }
wk2-foe-strikes = { $foe }: atak
wk2-wounds-count = { $n ->
        [one] 1 rana
        [few] { $n } rany
       *[many] { $n } ran
    }
wk2-same-time = jednocześnie
wk2-foe-extra = + { $n ->
        [one] 1 rana
        [few] { $n } rany
       *[many] { $n } ran
    }
wk2-foe-threat = Zagrożenie { $n }
wk2-reward = Nagroda
wk2-type-machine = maszyna
wk2-type-beast = bestia
wk2-type-mutant = mutant
wk2-type-gang = gang
wk2-type-cult = kult
wk2-gain-xp = { $n } PD
wk2-gain-fuel = { $n } paliwa
wk2-gain-ammo = { $n } amunicji
wk2-gain-meds = { $n ->
        [one] 1 lek
        [few] { $n } leki
       *[many] { $n } leków
    }
wk2-gain-gear = { $n ->
        [one] 1 karta sprzętu
        [few] { $n } karty sprzętu
       *[many] { $n } kart sprzętu
    }

# postoje
wk2-camp = Obóz
wk2-camp-at = Obóz: { $place }
wk2-heal = Leczenie lekami
wk2-heal-text = 1 lek leczy 3 rany albo 1 radiacji. Skażona rana najpierw staje się zwykłą.
wk2-heal-none = Nie masz czego leczyć albo nie masz leków.
wk2-have-meds = { $n ->
        [one] 1 lek
        [few] { $n } leki
       *[many] { $n } leków
    }
wk2-repair = Naprawa
wk2-repair-text = Punktami usuwasz uszkodzenia pojazdu albo naprawiasz sprzęt za jego koszt naprawy.
wk2-repair-none = Za te punkty nic nie naprawisz.
wk2-points-lost = Co zostanie, przepada, gdy zwijasz obóz.
wk2-have-points = { $n ->
        [one] został 1 punkt
        [few] zostały { $n } punkty
       *[many] zostało { $n } punktów
    }
wk2-use = Użyj
wk2-upgrade = Ulepszenie
wk2-upgrade-text = Możesz teraz wziąć jedno i wybrać jego stronę.
wk2-city = Miasto { $name }
wk2-city-text = Odwiedź dwa różne sklepy w dowolnej kolejności.
wk2-city-more = O jeden więcej tam, gdzie masz wykonane zlecenie.
wk2-city-visited = odwiedzone: { $n }
wk2-shop-quack = Konował
    .text = Leczy 4 rany i 1 radiacji albo usuwa uraz.
wk2-shop-garage = Garaż
    .text = Naprawia 3 uszkodzenia albo usuwa awarię.
wk2-shop-workshop = Pracownia
    .text = Naprawia 1 zepsutą kartę.
wk2-shop-stalls = Targ
    .text = Płacisz tym, co masz.
wk2-shop-visited = Odwiedzono.
wk2-shop-nothing = Nic tu dla ciebie.
wk2-stalls = Targ
wk2-stalls-text = Najpierw oddaj, żeby mieć saldo, potem weź, na co starczy. Reszta salda przepada.
wk2-stalls-empty = Nic nie wyłożono.
wk2-costs = cena { $n }
wk2-as-sold = kupione: zepsute
wk2-mended = naprawione: koszt { $n }
wk2-too-dear = droższe niż twoje saldo
wk2-credit = saldo { $n }
wk2-you-give = Oddajesz
wk2-you-take = Bierzesz
wk2-give-first = Najpierw coś oddaj.
wk2-found = Na ziemi
wk2-next-card = Następna karta:
wk2-find-nothing = nic
wk2-draws = { $n ->
        [0] Nie ma już kart do odkrycia.
        [one] Możesz odkryć jeszcze 1 kartę.
        [few] Możesz odkryć jeszcze { $n } karty.
       *[many] Możesz odkryć jeszcze { $n } kart.
    }

# księga
wk2-book = Księga Opowieści
wk2-book-text = Tekst wpisu
wk2-book-aloud = Przeczytaj na głos
wk2-book-smaller = Mniejszy tekst
wk2-book-larger = Większy tekst
wk2-book-back = Poprzedni wpis
wk2-book-now = Wróć do otwartej strony
wk2-book-on = Czytaj dalej
wk2-roads = Poznane drogi
wk2-entry = Wpis { $n }
wk2-choices = Twoje wybory
wk2-choice-test = { $skill } ({ $n })
wk2-choice-fight = walka
wk2-choice-free = bez testu i walki
wk2-choice-luck = zdecyduje los
wk2-cost-fuel = { $n } paliwa
wk2-cost-ammo = { $n } amunicji
wk2-cost-meds = { $n ->
        [one] 1 lek
        [few] { $n } leki
       *[many] { $n } leków
    }
wk2-cost-xp = { $n } PD
wk2-cost-any = { $n ->
        [one] 1 zasób
        [few] { $n } zasoby
       *[many] { $n } zasobów
    }
wk2-cost-gear = { $n ->
        [one] 1 karta sprzętu
        [few] { $n } karty sprzętu
       *[many] { $n } kart sprzętu
    }
wk2-cost-any-card = 1 karta sprzętu lub część
wk2-cost-part = 1 część
wk2-cost-action = druga akcja
wk2-cost-special = karta specjalna
wk2-plot = Arkusz wątku
wk2-page = Strona { $n } z { $of }
wk2-time = Czas
wk2-time-down = maleje co rundę
wk2-time-at = Znacznik czasu: { $n }
wk2-rounds-left = { $n ->
        [one] Ostatnia z { $of } rund.
       *[other] Zostało rund: { $n } z { $of }.
    }
wk2-challenges = { $n ->
        [one] 1 żeton wyzwania na planszy
        [few] { $n } żetony wyzwania na planszy
       *[many] { $n } żetonów wyzwania na planszy
    }
wk2-standing = { $foe }: zdrowie { $n } z { $of }
wk2-twist-dry_year = Suchy rok: wszyscy zaczęli z 1 paliwa mniej.
wk2-twist-old_friends = Starzy znajomi: wszyscy zaczęli z ulepszeniem ogólnym.
wk2-twist-long_shadows = Długie cienie: przy pierwszym zagrożeniu na każdej stronie dobiera się o jeden żeton więcej.
wk2-count-safe = Ukryci: { $n } z { $aim }
wk2-count-escorts = Jadą z tobą: { $n }
wk2-count-floor = Piętro { $n } z { $aim }
wk2-count-cut = Przecięte linie: { $n } z { $aim }
wk2-count-people = Ludzie w pociągu: { $n }
wk2-count-strength = Siła pociągu: { $n }
wk2-count-spans = Przęsła: { $n } z { $aim }
wk2-count-teams = Zaprzęgi wielbłądów: { $n } z { $aim }
wk2-count-level = Poziom w szkle: { $n }
wk2-count-asked = Wypytane miasta: { $n } z { $aim }
wk2-count-valves = Otwarte zawory: { $n } z { $aim }
wk2-count-kept = Zachowane argumenty: { $n } z { $aim }
wk2-count-saved = Uratowani ludzie: { $n } z { $aim }
wk2-count-stage_carcassville = Carcassville: { $n } z { $aim }
wk2-count-stage_queens_valley = Dolina Królowej: { $n } z { $aim }
wk2-count-stage_alice = Alice Offsprings: { $n } z { $aim }
wk2-count-stage_gangraen = Zgorzel: { $n } z { $aim }
wk2-count-stage_pumps = Pompy: { $n } z { $aim }
wk2-count-stage_new_sydney = New Sydney: { $n } z { $aim }
wk2-count-heard = Nasłuch w miastach: { $n } z { $aim }
wk2-count-doses = Dawki: { $n }
wk2-count-cured = Wyleczone miasta: { $n }
wk2-count-burned = Wypalone piwnice: { $n }
wk2-count-caught = Wpadki: { $n } z { $aim }
wk2-count-cargo = Stadium ładunku: { $n } z { $aim }
wk2-count-knocks = Stuknięcia: { $n } z { $aim }
wk2-count-artifacts = Artefakty: { $n } z { $aim }
wk2-count-host = Zastęp: { $n } z { $aim }
wk2-count-volunteers = Ochotnicy z zastępu: { $n }
wk2-count-taken = Zajęte miasta: { $n } z { $aim }
wk2-paper-own = Wiesz to tylko ty: { $paper }
wk2-paper-seen = Wiesz, co ma { $name }: { $paper }
wk2-paper-bone = pieczęć z kości, która chce jej winy.
wk2-paper-tin = pieczęć z blachy, która chce jej ułaskawienia.
wk2-paper-salt = pieczęć z soli, która chce jej wolności.
wk2-paper-ink = pieczęć z atramentu, która chce spalenia pieczęci.
wk2-paper-blank = czysty papier: lojalność.
wk2-paper-agreement = papier ze znakiem: w Zgodzie, która chce spokoju dla Chóru.
wk2-paper-red = „tak” dla Czerwonego Pana.
wk2-paper-white = „nie” dla Czerwonego Pana.
wk2-count-wall = Mur: { $n }
wk2-row = W rzędzie: { $foes }
wk2-plot-actions = Akcje wątku
wk2-plot-here = możesz to zrobić tutaj
wk2-plot-elsewhere = nie tu, gdzie jesteś
wk2-plot-done = zrobione w tej turze
wk2-show = Pokaż na mapie
wk2-page-rules = Zasady tej strony
wk2-page-story = Strona
wk2-read-so-far = { $n ->
        [one] przeczytano 1 wpis
        [few] przeczytano { $n } wpisy
       *[many] przeczytano { $n } wpisów
    }

# koniec
wk2-end-victory = Zwycięstwo
wk2-end-partial = Częściowy sukces
wk2-end-defeat = Porażka
wk2-score = punkty: { $n }, PD: { $xp }
wk2-chronicle = Przeczytaj kronikę
wk2-result-won = { $form ->
        [feminine] Wygrałaś
        [masculine] Wygrałeś
       *[neutral] Wygrywasz
    }
wk2-result-not-won = { $form ->
        [feminine] Nie pokonałaś wroga
        [masculine] Nie pokonałeś wroga
       *[neutral] Wróg nie jest pokonany
    }
wk2-result-down = { $form ->
        [feminine] Straciłaś przytomność
        [masculine] Straciłeś przytomność
       *[neutral] Tracisz przytomność
    }
wk2-result-down-why = Masz tyle ran, ile zdrowia. Następną akcją odzyskaj przytomność.
wk2-result-wreck = Twój pojazd jest rozbity
wk2-result-wreck-why = Ma tyle uszkodzeń, ile wynosi Podwozie. Ruszy po akcji dużej naprawy.
wk2-result-out = { $form ->
        [feminine] Odpadłaś z gry
        [masculine] Odpadłeś z gry
       *[neutral] Odpadasz z gry
    }
wk2-result-page = Nowa strona
wk2-result-page-why = Jej cel i zasady stoją obok planszy.

## Części widoku, tak jak nazywa je tryb tekstowy
field-seat = miejsce
field-knight = rycerz
field-vehicle = pojazd
field-space = pole
field-score = punkty
field-xp = PD
field-due = ulepszenia do wyboru
field-ammo = amunicja
field-meds = leki
field-fuel = paliwo
field-at = teraz
field-of = z
field-harm = rany
field-wounds = rany
field-contaminated = skażone
field-health = zdrowie
field-radiation = radiacja
field-damage = uszkodzenia
field-down = brak przytomności
field-wreck = rozbity
field-out = poza grą
field-challenges = żetony wyzwania
field-skills = umiejętności
field-lost = utracone kości
field-speed = Szybkość
field-bonus = PR za paliwo
field-repair = naprawa
field-exploration = eksploracja
field-hands = ręce
field-armor = zbroja
field-stowed = w pojeździe
field-cache = ukryty sprzęt
field-debt = dług na Targu
field-idle = sprzęt bezużyteczny w pojeździe
field-room = wolne miejsce
field-parts = części
field-part_room = miejsce na części
field-injuries = urazy
field-malfunctions = awarie
field-upgrades = ulepszenia
field-exhausted = wyczerpane
field-special = karty specjalne
field-trophies = trofea
field-kept = zatrzymane karty
field-tasks = zlecenia miejskie
field-tasks_done = wykonane zlecenia
field-noted = na później
field-card = karta
field-now = zrobione
field-seen = zaliczone
field-blades = Kosy
field-guns = Spluwy
field-negotiate = Gadka
field-aid = Leczenie
field-tech = Technika
field-survival = Przetrwanie
value-die-w = biała
value-die-g = zielona
value-die-b = niebieska
value-die-r = czerwona
