# Część zasad na karcie, tworzona z jej liczb, modyfikatorów i efektów.
# when-<moment>, z -foe tam, gdzie stoi na wrogu; effect-<do>; mod-<name>.
# Ilości i rzeczy (what_term, things) stoją w bierniku.

## Zdania

text-when = { $when }{ $cost }: { $does }.
text-plain = { $does }.
text-may = jeśli chcesz, { $does }
text-choose = wybierz jedno: { $does }
text-roll = wynik { $least ->
        [10] 10
       *[other] { $least }–{ $most }
    }: { $does }
text-passed = jeśli test jest udany, { $does }
text-failed = jeśli test jest nieudany, { $does }
cost-none = {""}
cost-free = {""}
cost-mark = {" "}(zaznacz)
cost-discard = {" "}(odrzuć tę kartę)
cost-combat = {" "}(raz na walkę)
cost-stored = {" "}(odrzuć 1 schowaną kartę)

## Momenty

when-any = W dowolnej chwili
when-outside_clash = W dowolnej chwili poza starciem, nawet w trakcie ruchu
when-before_moving = Przed ruchem
when-own_move_revealed = W trakcie twojego ruchu, po ujawnieniu kart
when-nature_event_played = Po zagraniu zdarzenia typu natura na dowolnego rycerza
when-before_escape = Przed twoim testem ucieczki
when-before_search = Przed twoim testem poszukiwań
when-before_exploring_check = Przed twoim testem eksploracji
when-before_check = Przed dowolnym twoim testem poza testem ataku
when-after_check = Po dowolnym twoim teście, także ataku
when-before_combat = Przed walką
when-before_cards = W walce, przed wyborem kart walki
when-before_own_attack = Przed twoim testem ataku
when-before_foe_attack = Przed testem ataku przeciwnika
when-before_foe_ranged_attack = Przed testem ataku dystansowego przeciwnika
when-after_own_attack = Po twoim teście ataku
when-after_own_attack-weapon = Po teście ataku tą bronią
when-own_hit = Gdy trafisz tą bronią
when-after_foe_hit = Gdy atak cię trafi
when-before_dominance = Przed obliczeniem przewagi
when-after_combat_lost = Po przegranej walce
when-rest = Krok odpoczynku
when-rest_end = Na koniec każdego kroku odpoczynku
when-knights_draw = Krok rycerzy
when-before_luck_draw = Przed dobraniem kart farta
when-luck_played = W odpowiedzi na kartę farta
when-own_trade = W trakcie twojej akcji wymiany
when-green_reward = Gdy w nagrodę dobierasz 1 zieloną kartę
when-special_green = Gdy akcja specjalna daje ci dokładnie 1 zieloną kartę
when-fall = Gdy tracisz przytomność
when-fall_health = Gdy twoje zdrowie ma spaść do 0
when-vehicle_damage = Gdy twój pojazd ma otrzymać uszkodzenie poza starciem
when-radiation_suffered = Gdy dostajesz radiację
when-drug_used = Gdy używasz jednorazowego leku
when-enemy_defeated = Gdy pokonasz wroga{ $traits ->
        [none] {""}
       *[other] {" "}typu { $traits }
    }
when-enemy_defeated-foe = Po pokonaniu tego wroga
when-duel_won = Po wygranym pojedynku
when-anyway = Nawet jeśli uciekniesz
when-combat_start = Na początku walki
when-later_clash_start = Na początku każdego starcia po pierwszym
when-hit_on_knight = Za każdym razem, gdy trafienie odbiera ci zdrowie
when-knight_retreats = Jeśli się wycofasz (Zmiana zasięgu)
when-no_attack_played = Na koniec każdego starcia bez ataku z twojej strony
when-clash_end = Na koniec każdego starcia
when-knight_loses = Jeśli przegrasz walkę
when-knight_defeated = Jeśli wróg cię pokona
when-discarded = Po odrzuceniu tej karty
when-accomplished = Po wykonaniu zlecenia

## Zasoby i karty

effect-gain = { $who ->
        [loser] pokonany rycerz otrzymuje { $what_term }
        [helped] wspomożony rycerz otrzymuje { $what_term }
       *[self] otrzymujesz { $what_term }
    }
effect-heal = { $who ->
        [any_here] wybrany przez ciebie rycerz na twoim heksie leczy
       *[self] leczysz
    } { $amount ->
        [99] { $what ->
            [health] całe zdrowie
           *[radiation] całą radiację
        }
       *[other] { $what_term }
    }{ $force ->
        [1] , nawet przy 3 radiacji
       *[0] {""}
    }
effect-lose = tracisz { $what_term }{ $unarmored ->
        [1] , chyba że masz na sobie zbroję
       *[0] {""}
    }{ $dice ->
        [0] {""}
        [one] ; jeśli nie masz czego stracić, testy ataku wroga otrzymują +{ $dice } kość
       *[many] ; jeśli nie masz czego stracić, testy ataku wroga otrzymują +{ $dice } kości
    }
effect-suffer = { $who ->
        [all_here] wszyscy na tym heksie dostają { $amount } radiacji
       *[self] dostajesz { $amount } radiacji
    }
effect-suffer_after = po walce dostajesz { $amount } radiacji
effect-opponent_loses = przeciwnik traci { $amount } zdrowia
effect-pay = oddaj { $what_term }
effect-discard = { $what ->
        [available] odrzuć { $what_term } (wybiera Padliniarz)
        [stored] Padliniarz w ciemno odrzuca ci { $what_term }
       *[other] odrzuć { $what_term }
    }
effect-discard_luck = odrzuć { $amount ->
        [one] { $amount } losową kartę
        [few] { $amount } losowe karty
       *[many] { $amount } losowych kart
    } farta
effect-plunder = tracisz 1 czerwoną kartę; jeśli jej nie masz, 1 żółtą; jeśli i tej nie masz, 2 zielone
effect-swap_top = wymień { $what_term } na wierzchnią kartę z tej samej talii
effect-take_from_stalls = weź dowolną kartę typu { $trait_term } ze zwykłych pól Targu, po czym uzupełnij Targ
effect-mark = { $what ->
        [component] Padliniarz zaznacza { $what_term }
       *[other] Padliniarz wybiera i zaznacza { $what_term }
    }
effect-wake = ocuć nieprzytomnego rycerza na swoim heksie (otrzymujesz 1 Reputacji)
effect-draw_instead = dobierz { $amount ->
        [one] { $amount } kartę farta
        [few] { $amount } karty farta
       *[many] { $amount } kart farta
    } zamiast 1{ $then_discard ->
        [0] {""}
       *[other] , a potem odrzuć { $then_discard }
    }
effect-gain_instead = zamiast niej dobierz { $what_term }
effect-keep_card = rzuć kością; przy wyniku { $least } lub wyższym zachowaj kartę
effect-offer = twoja oferta jest warta o { $amount } więcej
effect-trade = wykonaj na miejscu jedną akcję wymiany z 8 zwykłymi polami Targu

## Pojazdy i ruch

effect-damage_vehicle = { $driving ->
        [1] jeśli poruszasz się pojazdem, otrzymuje on
       *[0] twój pojazd otrzymuje
    } { $amount ->
        [one] { $amount } uszkodzenie
        [few] { $amount } uszkodzenia
       *[many] { $amount } uszkodzeń
    }{ $on_foot ->
        [0] {""}
       *[other] {" "}(pieszo: tracisz { $on_foot } zdrowia)
    }
effect-repair = naprawiasz pojazd
effect-ignore_damage = ignorujesz { $first ->
        [1] pierwsze uszkodzenie w rundzie
       *[0] { $amount ->
            [one] { $amount } uszkodzenie
            [few] { $amount } uszkodzenia
           *[many] { $amount } uszkodzeń
        }
    }
effect-points = { $driving ->
        [1] jeśli poruszasz się pojazdem,{" "}
       *[0] {""}
    }{ $amount_sign ->
        [minus] tracisz w tym ruchu { amount-point }
       *[plus] otrzymujesz w tym ruchu { amount-point }
    }
effect-stop = twój ruch kończy się tutaj
effect-stop_without_points = jeśli żaden ci nie zostanie, twój ruch kończy się tutaj
effect-free_hexes = { $amount ->
        [one] jeden heks twojej trasy kosztuje
        [few] { $amount } heksy twojej trasy kosztują
       *[many] { $amount } heksów twojej trasy kosztuje
    } 0 punktów ruchu
effect-threats_off = za { $amount ->
        [one] pierwszy symbol
        [few] { $amount } pierwsze symbole
       *[many] { $amount } pierwszych symboli
    } zagrożenia na twojej trasie nie ujawnia się kart
effect-flee = wjedź za darmo na następny heks swojej trasy; jeśli go nie ma, tracisz jeszcze { $amount } zdrowia
effect-pushed = Padliniarz przesuwa cię o { $amount ->
        [one] { $amount } heks
        [few] { $amount } heksy
       *[many] { $amount } heksów
    }
effect-skip_exploring = w tej rundzie pomijasz krok eksploracji
effect-weary = do końca rundy twoje testy tracą { amount-die }
effect-tokens = { $adjacent ->
        [0] umieść tu 1 żeton { $token_term }
        [6] umieść żetony { $token_term } tutaj i na wszystkich sąsiednich heksach
        [one] umieść żetony { $token_term } tutaj i na { $adjacent } sąsiednim heksie (wybiera Padliniarz)
       *[many] umieść żetony { $token_term } tutaj i na { $adjacent } sąsiednich heksach (wybiera Padliniarz)
    }
effect-discard_revealed = odrzuć { $amount ->
        [one] { $amount } ujawnioną kartę; Padliniarz ujawnia inną
        [few] { $amount } ujawnione karty; Padliniarz ujawnia tyle samo nowych
       *[many] { $amount } ujawnionych kart; Padliniarz ujawnia tyle samo nowych
    }
effect-scout = obejrzyj { $amount ->
        [one] { $amount } wierzchnią kartę
        [few] { $amount } wierzchnie karty
       *[many] { $amount } wierzchnich kart
    } pustkowi, odrzuć { $then_discard }, a resztę odłóż na wierzch w dowolnej kolejności
effect-ambush = dobierz { $amount ->
        [one] { $amount } kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    } pustkowi, 1 umieść zakrytą pod znacznikiem Padliniarza, a resztę odrzuć; w najbliższym kroku ruchu zagrywa się ją zamiast ujawnionej
effect-ride = umieść swój znacznik na dowolnym heksie; to nie jest ruch, a nowy heks eksplorujesz bez akcji eksploracji

## Testy

effect-dice = { $rep_most ->
        [0] przy Reputacji 0{" "}
       *[other] {""}
    }{ $amount_sign ->
        [minus] test traci { amount-die }
       *[plus] test otrzymuje +{ amount-die }
    }{ $multi ->
        [0] {""}
       *[other] {" "}(w Serii: { $multi })
    }
effect-reroll = rzuć ponownie { $amount ->
        [99] wszystkimi kośćmi; liczy się nowy wynik
        [one] { $amount } kością tego testu
       *[many] najwyżej { $amount } kośćmi tego testu
    }
effect-pass_check = uznajesz test za udany
effect-passed_check = { $hexes }: testy eksploracji uznajesz za udane
effect-bulls_eye = { $amount ->
        [one] jeden sukces liczy się jako dziesiątka
        [few] { $amount } sukcesy liczą się jako dziesiątki
       *[many] { $amount } sukcesów liczy się jako dziesiątki
    }
effect-check = wykonaj test: { $skills } ({ $difficulty })
effect-swarm = rój gryzie { $amount ->
        [one] { $amount } raz
       *[many] { $amount } razy
    }, za każdy sukces o 1 raz mniej; za każde ugryzienie tracisz 1 paliwa, tracisz 1 zdrowia albo odrzucasz 1 schowaną zieloną kartę
effect-roll = rzuć kością

## Walka

effect-start_range = { $ranges_some ->
        [one] zasięg początkowy to { $ranges }
       *[many] ustaw zasięg początkowy na { $ranges }
    }
effect-clash_range = { $may ->
        [1] na koniec starcia ustaw zasięg na { $ranges }
       *[0] zasięg zmienia się na { $ranges }
    }
effect-combat_dice = w tej walce twoje testy ataku otrzymują +{ amount-die }
effect-attack_dice_against = twoje testy ataku przeciw wrogom typu { $traits } otrzymują +{ amount-die }
effect-aggression = jeśli masz co najmniej { $rep_least } Reputacji, testy ataku wroga otrzymują +{ amount-die }
effect-attack_damage = ten atak zadaje { $amount ->
        [one] +{ $amount } obrażenie
        [few] +{ $amount } obrażenia
       *[many] +{ $amount } obrażeń
    }{ $spends_ammo ->
        [1] , jeśli zużywa amunicję
       *[0] {""}
    }
effect-jam = rycerz musi wydać o { $amount } amunicji więcej albo nie może zaatakować; wróg traci { $dice ->
        [one] { $dice } kość
       *[many] { $dice } kości
    }
effect-armor = wobec tego ataku wartość twojego pancerza rośnie o { $amount }
effect-lose_less = tracisz przez niego o { $amount } zdrowia mniej
effect-suffer_less = dostajesz o { $amount } mniej
effect-dominance = zyskujesz w tym starciu { $amount } przewagi
effect-bar_cards = w pierwszym starciu przeciwnik nie może zagrać Serii ani Przygotowania
effect-no_range_change = wrogowie typu { $traits } nie mogą zmieniać zasięgu
effect-reequip = zmień konfigurację sprzętu jak przy Obronie
effect-keep_health = zamiast tego zostaje ci { $amount } zdrowia (nie przy śmiertelnym ataku)
effect-stand = od razu wstajesz z { $amount } zdrowia (lub { $amount } radiacji), nawet po śmiertelnym ataku
effect-ignore_loss = ignorujesz to, co karta wroga mówi o przegranej lub o pokonaniu
effect-count_defeated = wroga uznaje się za pokonanego, ale bez Reputacji
effect-leave = wroga odrzuca się bez walki i bez nagrody

## Inne karty i heksy

effect-cancel_event = zdarzenie nie ma efektu i nie daje nagrody
effect-cancel_luck = tamta karta nie ma efektu i zostaje odrzucona
effect-strike = wybierz dowolny heks: wszyscy rycerze na nim dostają { $amount } radiacji i tracą { $amount } zdrowia
effect-attach = dołącz { $amount ->
        [one] { $amount } kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    } typu { $trait_term }
effect-detach = odrzuć { $amount ->
        [99] dowolną liczbę dołączonych kart
        [one] { $amount } dołączoną kartę
        [few] { $amount } dołączone karty
       *[many] { $amount } dołączonych kart
    } typu { $trait_term }
effect-aura = testy ataku wrogów typu { $traits } na tym heksie i na sąsiednich otrzymują +{ amount-die }

## Modyfikatory: kości testów

mod-dice_blades = { $sign ->
        [minus] Testy umiejętności Kosy poza walką tracą { amount-die }
       *[plus] +{ amount-die } w testach umiejętności Kosy poza walką
    }
mod-dice_guns = { $sign ->
        [minus] Testy umiejętności Spluwy poza walką tracą { amount-die }
       *[plus] +{ amount-die } w testach umiejętności Spluwy poza walką
    }
mod-dice_medicine = { $sign ->
        [minus] Testy Leczenia tracą { amount-die }
       *[plus] +{ amount-die } w testach Leczenia
    }
mod-dice_repair = { $sign ->
        [minus] Testy Naprawy tracą { amount-die }
       *[plus] +{ amount-die } w testach Naprawy
    }
mod-dice_survival = { $sign ->
        [minus] Testy Przetrwania tracą { amount-die }
       *[plus] +{ amount-die } w testach Przetrwania
    }
mod-dice_talk = { $sign ->
        [minus] Testy Gadki tracą { amount-die }
       *[plus] +{ amount-die } w testach Gadki
    }
mod-dice_repair_exploring = +{ amount-die } w testach Naprawy podczas eksploracji
mod-dice_escape = { $sign ->
        [minus] Twoje testy ucieczki tracą { amount-die }
       *[plus] +{ amount-die } w testach ucieczki
    }
mod-dice_escape_nature = Testy ucieczki przed zdarzeniami typu natura otrzymują +{ amount-die }
mod-dice_search = +{ amount-die } w testach poszukiwań

## Modyfikatory: ruch i plansza

mod-points = { $sign ->
        [minus] -{ amount-point } w każdym ruchu
       *[plus] +{ amount-point } w każdym ruchu
    }
mod-vehicle_points = +{ amount-point }, gdy poruszasz się pojazdem
mod-points_per_fuel = +{ amount-point } za każde 1 paliwa wydane na ruch
mod-first_fuel_points = +{ amount-point } za pierwsze paliwo wydane na ruch
mod-speed = Szybkość +{ $number }
mod-foot_hexes = Pieszo przechodzisz do { $more } heksów, a i tak spotykasz dokładnie jedną kartę pustkowi
mod-obstacles_ignored = Ignorujesz żetony utrudnienia ruchu
mod-radiated_hex_cost = Heksy z symbolem lub żetonem radiacji kosztują o { amount-point } mniej (co najmniej 1)
mod-threats_ignored = W każdym ruchu ignorujesz { $number ->
        [one] pierwszy symbol
        [few] { $number } pierwsze symbole
       *[many] { $number } pierwszych symboli
    } zagrożenia
mod-board_radiation = Przez efekty planszy dostajesz o { $number } radiacji mniej
mod-contamination_ignored = Efekty planszy: ignorujesz { $number ->
        [one] { $number } symbol lub żeton
        [few] { $number } symbole lub żetony
       *[many] { $number } symboli lub żetonów
    } skażenia
mod-nature_loss = Gdy mierzysz się ze zdarzeniem typu natura, tracisz o { $number } zdrowia mniej

## Modyfikatory: sprzęt i wymiana

mod-backpack = Twój plecak mieści o { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    } więcej
mod-stalls_discount = W każdej akcji wymiany cena na Targu jest niższa o { $number } (co najmniej 1)
mod-resupply_discount = Akcja uzupełnień kosztuje cię o { $number ->
        [one] { $number } zieloną kartę
        [few] { $number } zielone karty
       *[many] { $number } zielonych kart
    } mniej
mod-never_wrecked = Tego pojazdu nie da się zniszczyć
mod-blast_destroys = Uderzenie z heksu Czerwony grobowiec niszczy też każdemu trafionemu rycerzowi { $number ->
        [one] { $number } odkrytą kartę
        [few] { $number } odkryte karty
       *[many] { $number } odkrytych kart
    } sprzętu (wybiera rycerz)
mod-no_hand = Nie zajmuje ręki
mod-from_vehicle = Jeśli nie idziesz pieszo, możesz jej używać z pojazdu bez zajmowania ręki
mod-attack_marks = Po jednym ataku zaznacz tę kartę

## Modyfikatory: walka

mod-foe_attack_dice = Testy ataku przeciwnika tracą { amount-die }
mod-foe_attack_dice-foe = Twoje testy ataku tracą { amount-die }
mod-first_attack_dice = Pierwszy test ataku tą bronią w walce otrzymuje +{ amount-die }
mod-range_penalty_ignored = Ignorujesz { $number ->
        [one] jedną karę
        [few] { $number } kary
       *[many] { $number } kar
    } -1 kość pod wybranym symbolem zasięgu
mod-multi_ammo_less = Seria z tej broni zużywa o { $number } amunicji mniej
mod-multi_damage = { $number ->
        [one] +{ $number } obrażenie
        [few] +{ $number } obrażenia
       *[many] +{ $number } obrażeń
    } w Serii
mod-ammo_more = Każdy atak zużywa o { $number } amunicji więcej
mod-bulls_eye_damage = { $more2 ->
        [one] { $more2 } obrażenie
        [few] { $more2 } obrażenia
       *[many] { $more2 } obrażeń
    } za każdą dziesiątkę zamiast 1
mod-soaked_hit_dice = Trafienie zatrzymane w całości i tak odbiera przeciwnikowi { amount-die } w następnym starciu
mod-hit_cancels_change = Trafienie unieważnia też zmianę zasięgu przeciwnika w tym starciu
mod-defend_apart = W dwóch starciach z rzędu nie możesz raz bronić się tą bronią, a raz nią atakować
mod-armor = Wartość pancerza zawsze +{ $number }
mod-armor_ranged = Pancerz +{ $number } wobec symboli broni dystansowej
mod-bulls_eye_soaked = { $number ->
        [one] Pierwsza dziesiątka
        [few] { $number } pierwsze dziesiątki
       *[many] { $number } pierwszych dziesiątek
    } każdego ataku na ciebie nie { $number ->
        [one] zwiększa
        [few] zwiększają
       *[many] zwiększa
    } obrażeń
mod-defend_dice = Twoja Obrona odbiera przeciwnikowi o { $number ->
        [one] { $number } kość
       *[many] { $number } kości
    } więcej
mod-advance_dice = Gdy nacierasz kartą Zmiana zasięgu, testy ataku przeciwnika tracą o { $number ->
        [one] { $number } kość
       *[many] { $number } kości
    } więcej
mod-defend_dominance = Twoja Obrona daje przeciwnikowi o { $number } przewagi mniej
mod-melee_dice_after_defend = Po Obronie twój następny atak bronią białą w tej walce otrzymuje +{ amount-die }

## Modyfikatory: wrogowie

mod-no_armor = Wartość pancerza obu stron liczy się jako 0
mod-no_change_range = Nie możesz zagrać karty Zmiana zasięgu
mod-never_retreats = Ten wróg nigdy się nie wycofuje
mod-advance_dominance = Natarcie (Zmiana zasięgu) daje mu o { $number } przewagi więcej
mod-first_card_open = Pierwsze starcie: odkrywasz swoją kartę, zanim Padliniarz wybierze swoją
mod-multi_unanswered = Na Serię tego wroga nie można odpowiedzieć kartą farta
mod-bulls_eye_radiation = Każda dziesiątka wroga to dla ciebie także { $number } radiacji
mod-second_life = Gdy wróg straci { $health } zdrowia po raz pierwszy, usuń tę stratę i obniż jego Agresję o { $number }; aby wygrać, pokonaj go jeszcze raz
mod-keeps_loss = Żetony straty zdrowia zostają między walkami
mod-follows_leader = W każdym kroku Padliniarza przesuwa się o { $number ->
        [one] { $number } heks
        [few] { $number } heksy
       *[many] { $number } heksów
    } w stronę rycerza z najwyższą Reputacją
mod-returns_home = Po porażce wraca na swój heks początkowy z pełnym zdrowiem

## Liczby nadrukowane na kartach

card-gear-weapon = Broń { $hands ->
        [1] jednoręczna
       *[2] dwuręczna
    }, zasięg: { $icons }
card-gear-icons = zasięg: { $icons }
card-gear-icons-added = dodaje zasięg: { $icons }
card-gear-damage = { $number ->
        [one] +{ $number } obrażenie
        [few] +{ $number } obrażenia
       *[many] +{ $number } obrażeń
    }
card-gear-multi = wartość serii { $number }
card-gear-pierce = przebicie pancerza { $number }
card-gear-armor = pancerz { $number }
card-gear-armor-added = wartość pancerza +{ $number }
card-gear-no_ammo = nie wymaga amunicji
card-gear-fuel_weapon = 1 paliwa przed pierwszym atakiem w walce
card-gear-limit = limit { $number } na rycerza
card-gear-trait = { $trait }
card-gear-special-knight = { $trait } (dołącz do rycerza)
card-gear-special-vehicle = { $trait } (dołącz do pojazdu)
card-gear-vehicle = szybkość { $speed }, pakowność { $capacity }; uszkodzony: szybkość { $damaged_speed }, pakowność { $damaged_capacity }
card-fits-weapon = dodatek do dowolnej broni
card-fits-ammo_weapon = dodatek do broni na amunicję
card-fits-ranged_weapon = dodatek do broni dystansowej
card-fits-two_handed_ranged = dodatek do dwuręcznej broni dystansowej
card-fits-melee_weapon = dodatek do broni białej
card-fits-armor = dodatek do zbroi

## Karty pustkowi, zlecenia, fart

card-event = { $traits } – zdarzenie. Ucieczka: { $check }.
card-enemy = { $traits } – wróg. Ucieczka: { $check }; nieudana: tracisz { $penalty } zdrowia.
card-villain = { $traits } – wróg, przed którym nie można uciec.
card-panel = { $ferocious ->
        [1] Zaciekły, Agresja
       *[0] Agresja
    } { $aggression }, zasięg: { $parts }, zdrowie { $health }.
card-reward = W nagrodę otrzymujesz: { $list }.
card-reward-health = leczenie { $count } zdrowia
card-reward-radiation = leczenie { $count } radiacji
card-reward-instead = Jeśli chcesz, zamiast tego { $list }.
card-reward-gain = otrzymujesz { $things }
card-reward-lose = tracisz { $things }
card-task-common = To zlecenie wykona pierwszy rycerz, który { $goal }.
card-task-private = Najpierw: { $first }. Potem: { $second }.
card-task-hunt = Obława: o ile to możliwe, Padliniarz musi zagrywać na { $whom ->
        [owner] właściciela tego zlecenia
       *[all] ciebie
    } wrogów typu { $trait }.
card-task-token = Padliniarz umieszcza żeton „{ $token }” na heksie { $hexes }.
card-goal-travel = w jednym kroku ruchu zużyje co najmniej { $points } punktów ruchu i wjedzie na co najmniej { $hexes } różnych heksów
card-goal-defeat_enemy = pokona { $trait ->
        [none] dowolnego wroga
       *[other] wroga typu { $trait }
    } z karty pustkowi
card-goal-defeat_knight = pokona innego rycerza
card-goal-explore_cities = przeprowadzi eksplorację { $amount } różnych miast innych niż Zgorzel, dopóki ta karta jest odkryta
card-goal-help_rival = ocuci rywala albo w kroku odpoczynku odda rywalowi za darmo żółtą lub czerwoną kartę
card-goal-rest_unhurt = zacznie krok odpoczynku z pełnym zdrowiem i bez radiacji na heksie kręgu { $tier }, który nie jest miastem
card-goal-show_gear = w kroku odpoczynku pokaże sprzęt o wartości co najmniej { $amount } (bez sprzętu początkowego, niebieskiego i pojazdów)
card-goal-end_in_danger = zakończy ruch na heksie z co najmniej { $amount } symbolami i żetonami niebezpieczeństwa
card-need-explore = eksploruj heks { $hex }
card-need-check = eksploruj heks { $hex }, test: { $check }
card-need-discard = eksploruj heks { $hex } i odrzuć { $things }
card-need-suffer = eksploruj heks { $hex } i przyjmij { $amount } radiacji
card-need-spend = eksploruj heks { $hex } i wydaj { $things }
card-need-show = eksploruj heks { $hex } i pokaż { $amount ->
        [one] { $amount } schowaną kartę
        [few] { $amount } schowane karty
       *[many] { $amount } schowanych kart
    }
card-need-defeat = pokonaj wroga typu { $trait } na heksie { $hex } lub na heksie sąsiednim
card-luck-rank = { $suit } { $rank }.
card-luck-icon = Albo odrzuć ją w kroku odpoczynku: { $gain }.
card-luck-gain-ammo = otrzymujesz 1 amunicji
card-luck-gain-fuel = otrzymujesz 1 paliwa
card-luck-gain-health = leczysz 1 zdrowia
card-luck-gain-radiation = leczysz 1 radiacji

## Arkusze, heksy, karty walki i zasięgu

card-sheet-skills = { $list }; plecak { $backpack }.
card-sheet-skill = { $skill } { $number }
card-sheet-ability = { $name }: { $text }
card-sheet-gear = { $name } ({ $text })
card-hex-route = Trudność trasy { $difficulty }.
card-hex-icons = Symbole: { $list }.
card-hex-threat = { $count } zagrożenia
card-hex-radiation = { $count } radiacji
card-hex-contamination = { $count } skażenia
card-hex-check = Test eksploracji: { $check }.
card-hex-trade-open = Wymiana z Targiem{ $name ->
        [none] {""}
       *[other] {" "}i z polem { $name }
    }.
card-hex-trade-quiet = Bez wymiany z Targiem.
card-hex-resupply = Akcja uzupełnień za { $things }: leczysz radiację i zdrowie{ $both ->
        [1] , odzyskujesz amunicję i paliwo oraz naprawiasz pojazd
       *[0] {" "}albo odzyskujesz amunicję i paliwo oraz naprawiasz pojazd
    }.
card-hex-action = Akcja specjalna: { $does }.
card-combat-attack = Wymaga broni z symbolem z karty zasięgu; broń dystansowa zużywa { $ammo } amunicji. Wykonaj test ataku. Zyskujesz { $own } przewagi.
card-combat-multi_attack = Jak Atak, ale zużywa { $ammo } amunicji i wymaga symbolu serii; za każdy symbol test otrzymuje { $dice ->
        [one] +{ $dice } kość
       *[many] +{ $dice } kości
    }. Zyskujesz { $own } przewagi.
card-combat-defend = Testy ataku przeciwnika tracą { $foe_dice ->
        [one] { $foe_dice } kość
       *[many] { $foe_dice } kości
    }; rycerz może zmienić konfigurację sprzętu. Przeciwnik zyskuje { $opponent } przewagi.
card-combat-prepare = Zostaje na stole: Atak w następnym starciu otrzymuje { $dice ->
        [one] +{ $dice } kość
       *[many] +{ $dice } kości
    }, a wynik { $bulls_eye } lub wyższy to dziesiątka.
card-combat-change_range = Testy ataku przeciwnika tracą { $foe_dice ->
        [one] { $foe_dice } kość
       *[many] { $foe_dice } kości
    }. Natarcie: o krok bliżej, zyskujesz { $own } przewagi. Odwrót: o krok dalej, przeciwnik zyskuje { $opponent } przewagi.
card-range = Testy ataku: { $skills } ({ $difficulty }). Inicjatywa: { $icons }.
card-range-icon = { $icon }
card-range-icon-dice = { $icon } (-{ $dice })
