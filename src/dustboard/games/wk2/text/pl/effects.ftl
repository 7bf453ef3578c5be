# Opis zasad na karcie, składany z jej liczb, modyfikatorów i efektów.
# when-<chwila>, z -foe na karcie wroga; if-<warunek>; effect-<słowo>; mod-<nazwa>.
# Kości (dice-*) stoją w bierniku: „dodaj 1 białą kość”. Ilości (amount-*) brzmią tak samo w mianowniku i w bierniku,
# bo stoją też same po dwukropku: „otrzymujesz sprzęt (1 karta)”, „Busz: sprzęt (1 karta)”.
# Po chwili stoi dwukropek, więc chwila nie musi być zdaniem.

## Zdania

text-when = { $when }: { $does }.
text-plain = { $does }.
text-may = jeśli chcesz, { $does }
text-choose = wybierz jedno: { $does }
text-cost = { $cost }, a w zamian { $does }
text-if = jeśli { $if }, { $does }
text-nothing = nic się nie zmienia
list-comma = { $head }, { $last }
list-and = { $head } i { $last }
list-or = { $head } lub { $last }
list-semicolon = { $head }; { $last }
list-or-else = { $head }; albo { $last }

## Kości i ilości

dice-white = { $count ->
        [one] 1 białą kość
        [few] { $count } białe kości
       *[many] { $count } białych kości
    }
dice-green = { $count ->
        [one] 1 zieloną kość
        [few] { $count } zielone kości
       *[many] { $count } zielonych kości
    }
dice-blue = { $count ->
        [one] 1 niebieską kość
        [few] { $count } niebieskie kości
       *[many] { $count } niebieskich kości
    }
dice-red = { $count ->
        [one] 1 czerwoną kość
        [few] { $count } czerwone kości
       *[many] { $count } czerwonych kości
    }
amount-ambush = Zasadzkę
amount-armor_piercing = Przebicie pancerza
amount-xp = { $count } PD
amount-fuel = { $count } paliwa
amount-ammo = { $count } amunicji
amount-meds = { $count ->
        [one] 1 lek
        [few] { $count } leki
       *[many] { $count } leków
    }
amount-gear = { $count ->
        [one] sprzęt (1 karta)
        [few] sprzęt ({ $count } karty)
       *[many] sprzęt ({ $count } kart)
    }
times-missing = za każdy brakujący sukces
number-radiation = całość swojej
number-foe_health = tyle ran, ile ma zdrowia
number-missing = 1 za każdy brakujący sukces
number-max_0_missing_medium_heavy = 1 za każdy brakujący sukces, a w pojeździe średnim lub ciężkim o 1 mniej
number-2_foe_beast_or_foe_mutant = 2 rany, a 3, jeśli to bestia lub mutant
number-max_1_min_protection_3 = dodatkowo tyle ran, ile wynosi twoja Ochrona (co najmniej 1, najwyżej 3)
number-3_capacity_5 = 3 karty, a 4 przy Ładowności 5 lub większej
number-1_capacity_5 = 1 karta, a 2 przy Ładowności 5 lub większej
number-2_room_0 = 2 PD, a 3, jeśli w pojeździe jest miejsce

## Chwile

when-boost = Przed rzutem
when-reroll = Po rzucie
when-botched = Gdy na kości wypada ci pech
when-met = Na początku walki
when-chosen = Gdy nią walczysz
when-foe_attack = Zanim wróg rzuci na atak
when-foe_attack-foe = Gdy atakuje
when-botch = Za każdy pech w twoim ataku
when-attack = Gdy atakujesz
when-fate = Za każdy los w twoim rzucie
when-fate-foe = Za każdy los w jego rzucie
when-engagement = W kroku zbliżenia
when-advance = W kroku natarcia
when-passed = Po udanym teście
when-in_city = W ramach akcji miasta
when-with_explore = Przy akcji eksploracji
when-after_city = Po akcji miasta
when-after_camp = Po obozie
when-after_combat = Po walce
when-turn_end = Na koniec tury
when-resolution = W kroku rozstrzygnięcia
when-won = Gdy pokonujesz wroga
when-workshop = Gdy Pracownia naprawia ci kartę
when-gear_won = Gdy zdobywasz lub znajdujesz sprzęt
when-new_sheet = Na początku nowego arkusza wątku
when-called_out = Gdy inny rycerz w twoim mieście wyzywa cię akcją specjalną
when-camp = W obozie
when-in_camp = Gdy rozbijasz obóz
when-special_action = Akcja specjalna (raz)
when-special_action-part = Akcja specjalna
when-special_action-landmark = Akcja specjalna tutaj (raz dla każdego rycerza)
when-camp-landmark = W obozie tutaj
when-in_camp-landmark = Gdy rozbijasz tu obóz
when-card-landmark = Gdy na tym polu odkrywana jest karta pustkowi
when-explore = Gdy eksplorujesz
when-anytime = Przed akcją lub po niej
when-card = Gdy odkrywana jest karta pustkowi
when-event = Gdy odkrywane jest wydarzenie
when-moved = Po ruchu
when-explored = Po eksploracji

## Warunki

if-attacking_and_foe_melee_or_foe_ranged = atakujesz wroga
if-wounds_0 = masz rany
if-time_0 = strona ma limit czasu
if-radiation_0_and_here_knights_0 = masz radiację i towarzystwo
if-meds_3 = masz 3 leki lub więcej
if-stowed_0 = twój pojazd jest pusty
if-xp_6 = masz 6 PD lub więcej
if-here_knights_0 = na twoim polu jest inny rycerz
if-foe_gang = wróg to gang
if-skill_survival_and_not_attacking = to test Przetrwania
if-not_attacking = to nie atak
if-attacking = to atak
if-attacking_and_own_melee = atakujesz wręcz
if-attacking_and_own_bare = atakujesz gołymi rękami
if-attacking_and_own_two_handed = atakujesz bronią dwuręczną
if-attacking_and_skill_guns = atakujesz Spluwami
if-attacking_and_skill_guns_and_foe_ambush = atakujesz Spluwami, a wróg ma Zasadzkę
if-here_scrub = jesteś w buszu
if-foe_beast = wróg to bestia
if-not_here_gangraen_and_resources_3 = jesteś w innym mieście i masz 3 zasoby lub więcej
if-steps_gangraen_4 = jesteś co najmniej 4 pola od Zgorzeli
if-here_token = jesteś przy swoim żetonie
if-here_queens_valley_and_wounds_0 = jesteś w Dolinie Królowej i nie masz ran
if-here_new_sydney = jesteś w New Sydney
if-here_16 = jesteś na polu Zatopiony Pasaż
if-here_15 = jesteś na polu Ostatnia Lampa
if-camp_helped_or_camp_meds_3 = uleczono innego rycerza albo wydano 3 leki
if-foe_drawn_and_conscious = wróg był z pustkowi, a ty masz przytomność
if-here_mountains = jesteś w górach
if-skill_negotiate_and_not_attacking = to test Gadki
if-skill_negotiate = to był test Gadki
if-foe_mutant = wróg to mutant
if-foe_mutant_and_here_scrub = wróg to mutant, a jesteś w buszu
if-here_pumps = jesteś w Pompach
if-here_6 = jesteś na polu Korek
if-valuables_2 = masz 2 karty sprzętu o wymianie 3 lub większej
if-own_melee = walczysz wręcz
if-foe_melee = wróg walczy wręcz
if-foe_ranged = wróg walczy z dystansu
if-foe_machine = wróg to maszyna
if-foe_gang_or_foe_beast = wróg to gang lub bestia
if-foe_beast_and_foe_melee = wróg to bestia, która walczy wręcz
if-foe_beast_and_foe_health_3 = wróg to bestia o zdrowiu do 3
if-foe_gang_or_foe_cult = to był gang lub kult
if-foe_gang_and_ammo_0 = wróg to gang, a ty masz amunicję
if-not_foe_struck = wróg jeszcze nie atakował
if-foe_wounds_3 = ma 3 rany lub więcej
if-2_foe_wounds_foe_health = stracił połowę zdrowia
if-here_stage_1 = żeton miasta wskazuje 2 lub więcej
if-here_stage_2 = żeton miasta wskazuje 3
if-not_defeated = wróg nie jest pokonany
if-not_defeated_and_with_parts = wróg nie jest pokonany, a gracie z częściami
if-not_defeated_and_not_with_parts = wróg nie jest pokonany, a gracie bez części
if-with_parts = gracie z częściami
if-not_with_parts = gracie bez części
if-part_z03 = twój pojazd ma Piaskowe gąsienice
if-may_move = ruch jest jeszcze możliwy w tej turze
if-wrecked = twój pojazd jest rozbity
if-event_blocked = blokuje ono drogę (Blokada drogi, Korek z wielbłądów)
if-defeated = wróg jest pokonany
if-not_fought = nie było po drodze walki
if-light = jedziesz lekkim pojazdem
if-heavy = jedziesz ciężkim pojazdem
if-medium_or_heavy = jedziesz średnim lub ciężkim pojazdem
if-armor_0 = nie nosisz zbroi
if-utility_0 = nie masz wyposażenia
if-radiation_0 = masz radiację
if-scouting_3 = masz eksplorację 3 lub większą
if-last_icons_0 = pole nie ma symboli niebezpieczeństwa
if-here_city = jesteś w mieście
if-here_desert = jesteś na pustyni
if-here_special = jesteś na polu z numerem
if-board_face_down_0 = na planszy są zakryte żetony
if-event_road_and_not_attacking = to test wydarzenia na drodze
if-skill_negotiate_and_with_gang_and_not_attacking = to test Gadki z gangiem
if-skill_negotiate_and_foe_gang = to test Gadki z gangiem
if-skill_survival_or_skill_tech = to test Przetrwania lub Techniki
if-defeats_3_0 = to trzeci, szósty, dziewiąty itd.
if-gear_q22 = masz kartę Wciągarka
if-gear_q24 = masz kartę Radio polowe

## Kto: zdanie idzie dalej („każdy inny rycerz oddaje ci…”, „u każdego rycerza na twoim polu ulecz…”)

who-each_other = każdy inny rycerz
who-holder_22 = właściciel tej karty
who-each_here = u każdego rycerza na twoim polu
who-others_here = każdy inny rycerz na twoim polu

## Rany i leczenie

effect-wound = { $whom ->
        [others] otrzymuje
       *[you] otrzymujesz
    } { $reckoned ->
        [1] rany: { $amount }
       *[0] { $amount ->
            [one] 1 ranę
            [few] { $amount } rany
           *[many] { $amount } ran
        }
    }
effect-suffer = dostajesz { $amount ->
        [one] 1 ranę, której
        [few] { $amount } rany, których
       *[many] { $amount } ran, których
    } zbroja nie zatrzyma
effect-contaminated = dostajesz { $reckoned ->
        [1] skażone rany: { $amount }
       *[0] { $amount ->
            [one] 1 skażoną ranę
            [few] { $amount } skażone rany
           *[many] { $amount } skażonych ran
        }
    }
effect-radiation = { $whom ->
        [others] dostaje
       *[you] dostajesz
    } { $reckoned ->
        [1] radiację: { $amount }
       *[0] { $amount } radiacji
    }
effect-damage = twój pojazd otrzymuje { $reckoned ->
        [1] uszkodzenia: { $amount }
       *[0] { $amount ->
            [one] 1 uszkodzenie
            [few] { $amount } uszkodzenia
           *[many] { $amount } uszkodzeń
        }
    }
effect-heal = ulecz { $amount ->
        [one] 1 ranę
        [few] { $amount } rany
       *[many] { $amount } ran
    }
effect-heal_radiation = ulecz { $amount } radiacji
effect-turn_wounds = zmień { $amount ->
        [one] 1 skażoną ranę w zwykłą
        [few] { $amount } skażone rany w zwykłe
       *[many] { $amount } skażonych ran w zwykłe
    }
effect-marker = połóż na swoim polu znacznik „{ $kind_term }”

## Walka

effect-foe_wound = wróg otrzymuje { $reckoned ->
        [1] { $amount }
       *[0] { $amount ->
            [one] 1 ranę
            [few] { $amount } rany
           *[many] { $amount } ran
        }
    }
effect-more_wounds = zadajesz { $amount ->
        [one] 1 ranę
        [few] { $amount } rany
       *[many] { $amount } ran
    } więcej
effect-foe_health = zdrowie wroga rośnie o { $amount }
effect-foe_wounds = atak wroga zadaje { $amount ->
        [one] 1 ranę
        [few] { $amount } rany
       *[many] { $amount } ran
    } więcej
effect-foe_fate = atak wroga ma o { $amount ->
        [one] 1 los
        [few] { $amount } losy
       *[many] { $amount } losów
    } więcej
effect-foe_dice = wróg bierze dodatkowo { $dice }
effect-foe_loses_dice = atak wroga traci { $amount ->
        [one] 1 kość
        [few] { $amount } kości
       *[many] { $amount } kości
    }
effect-foe_rerolls_blanks = wróg raz rzuca ponownie wszystkimi pustymi kośćmi
effect-foe_rerolls_one = wróg rzuca ponownie jedną kością bez sukcesu
effect-foe_rolls = wróg bierze zamiast tego { $dice }
effect-hit = wróg zadaje { $reckoned ->
        [1] { $amount }
       *[0] { $amount ->
            [one] 1 ranę
            [few] { $amount } rany
           *[many] { $amount } ran
        } więcej
    }
effect-foe_dice_wounds = weź { $dice } i rzuć: każdy sukces to rana wroga
effect-contaminates = każda zadana przez wroga rana jest skażona
effect-no_ranged = nie możesz użyć broni dystansowej
effect-trait = wróg ma { $what_term }
effect-strike_first = atakujesz przed wrogiem
effect-ignore_botch = twoje pechy się nie liczą
effect-ward = zapobiegasz { $amount ->
        [one] 1 ranie
        [few] { $amount } ranom
       *[many] { $amount } ranom
    } z ataku wroga
effect-end_combat = walka się kończy i nikt nie jest pokonany
effect-break_armor = noszona przez ciebie zbroja się psuje
effect-banish = wróg jest pokonany, bez nagrody
effect-foe_threat = dobierz dla wroga 1 żeton zagrożenia

## Testy i kości

effect-success = dodaj { $amount ->
        [one] 1 sukces
        [few] { $amount } sukcesy
       *[many] { $amount } sukcesów
    }
effect-lose_success = twój pierwszy test dla tej karty traci { $amount ->
        [one] 1 sukces
        [few] { $amount } sukcesy
       *[many] { $amount } sukcesów
    }
effect-difficulty = test wymaga o { $amount ->
        [one] 1 sukces
        [few] { $amount } sukcesy
       *[many] { $amount } sukcesów
    } { $amount_sign ->
        [minus] mniej
       *[plus] więcej
    }
effect-dice = dodaj { $dice }
effect-lose_dice = tracisz { $amount ->
        [one] 1 wybraną kość
        [few] { $amount } wybrane kości
       *[many] { $amount } wybranych kości
    }
effect-next_success = dodaj 1 sukces do następnego testu w tej rundzie, poza walką
effect-reroll = { $all ->
        [1] rzuć ponownie wszystkimi swoimi kośćmi
       *[0] { $number ->
            [0] rzuć ponownie dowolnymi swoimi kośćmi
            [1] rzuć ponownie 1 kością
           *[other] rzuć ponownie najwyżej { $number } kośćmi
        }
    }
effect-use = raz na { $per ->
        [sheet] arkusz wątku
        [turn] turę
        [round] rundę
        [combat] walkę
        [roll] rzut
        [camp] obóz
       *[other] partię
    } { $then }
effect-once = raz na { $per ->
        [sheet] arkusz wątku
        [turn] turę
        [round] rundę
        [combat] walkę
        [roll] rzut
        [camp] obóz
       *[other] partię
    } { $then }
effect-exhaust = { $times ->
        [1] wyczerp tę kartę, a w zamian { $then }
       *[other] najwyżej { $times } razy, potem karta jest wyczerpana: { $then }
    }
effect-test = wykonaj test: { $skill_term } ({ $difficulty }); udany: { $pass }{ $fails ->
        [1] ; nieudany: { $fail }
       *[0] {""}
    }
effect-ignore_card = zignoruj tę kartę
effect-pass_card = test jest udany bez rzutu

## Zasoby i sprzęt

effect-gain = otrzymujesz { $reckoned ->
        [1] { $amount }
       *[0] { $what_term }
    }
effect-lose = tracisz { $what_term }
effect-pay = zapłać { $what_term }
effect-gain_resource = otrzymujesz 1 dowolny zasób
effect-lose_resource = tracisz 1 dowolny zasób
effect-pay_resources = zapłać { $amount ->
        [one] 1 dowolny zasób
        [few] { $amount } dowolne zasoby
       *[many] { $amount } dowolnych zasobów
    }
effect-break = { $equipped ->
        [1] psuje się broń lub zbroja, której używasz
       *[0] psuje się jedna z twoich kart sprzętu
    }
effect-break_this = zepsuj tę kartę
effect-discard_this = odrzuć tę kartę
effect-more_draws = odkryj jeszcze 1 kartę
effect-keep_card = zatrzymaj tę kartę, dopóki nie odwiedzisz Konowała albo nie stracisz przytomności
effect-swap_card = { $under ->
        [1] odłóż odkrytą kartę pod talię i odkryj następną
       *[0] odrzuć odkrytą kartę i odkryj następną z jej talii
    }
effect-give_gear = odrzuć { $type ->
        [weapon] broń
        [utility] wyposażenie
        [armor] zbroję
       *[other] kartę sprzętu
    }
effect-find_part = zamontuj bez testu 1 część o poziomie konstrukcji do { $level }
effect-lose_part = tracisz 1 wybraną część
effect-give_part = oddaj 1 część
effect-give_any = oddaj 1 kartę sprzętu lub 1 część
effect-burst = twój ruch ma o { $amount } PR więcej
effect-find_gear = { $cards ->
        [0] znajdź w talii sprzętu kartę typu { $type ->
            [weapon] broń
            [armor] zbroja
            [drug] lek
           *[other] wyposażenie
        } i weź ją, zepsutą
       [one] dobierz 1 kartę i ją zatrzymaj
       [few] dobierz { $cards } karty i zatrzymaj jedną
       *[many] dobierz { $cards } kart i zatrzymaj jedną
    }
effect-thin_deck = odrzuć 1 z { $cards } wierzchnich kart talii { $deck ->
        [highway_desert] autostrad i pustyń
       *[other] buszu i gór
    }
effect-shuffle_gear = wtasuj swój sprzęt (prócz unikatowego) do talii i dobierz tyle samo kart, sprawnych
effect-yellow_token = dobierz { $amount ->
        [one] 1 żeton zagrożenia i rozpatrz jego żółtą stronę
        [few] { $amount } żetony zagrożenia i rozpatrz ich żółte strony
       *[many] { $amount } żetonów zagrożenia i rozpatrz ich żółte strony
    }
effect-advance_task = do celu masz o krok bliżej
effect-drop_malfunction = usuń 1 awarię
effect-drop_injury = usuń 1 uraz
effect-hand = oddaje ci { $amount ->
        [one] 1 zasób, który wybiera
        [few] { $amount } zasoby, które wybiera
       *[many] { $amount } zasobów, które wybiera
    }
effect-favour = { $what ->
        [study] twój następny test Techniki lub Leczenia otrzymuje 1 białą kość
        [weary] w następnej turze masz o jedną akcję mniej
       *[other] zachowaj to na później
    }
effect-end_turn = twoja tura się kończy
effect-choose_knight = wybrany rycerz na tym polu: { $then }
effect-time = przesuń znacznik czasu o 1 w górę, co daje ci jedną rundę więcej
effect-look_around = podejrzyj wszystkie zakryte żetony w promieniu { $steps } pól
effect-duel = toczysz pojedynek, którego zwycięzca otrzymuje 1 PD
effect-skip_card = odrzuć ją bez czytania
effect-switch_sheet = odwróć arkusz pojazdu
effect-attack_twice = w tej walce atakujesz dwa razy, a potem dostajesz { NUMBER($contaminated) ->
    [one] 1 skażoną ranę
    [few] { $contaminated } skażone rany
   *[many] { $contaminated } skażonych ran
}
effect-go_back = wróć na pole, z którego jedziesz
effect-wash_away = woda niesie cię na najbliższe pole, na które łatwiej wjechać
effect-fix = odwróć 1 zepsutą kartę sprzętu na sprawną stronę
effect-barter = wymieniaj jak na Targu; oferta: { $cards }
effect-lose_special = { $number ->
        [8] oddaj kartę Piętno
       *[other] oddaj tę kartę
    }
effect-lose_action = strać drugą akcję

## Miejsca, grupy, kilka razy

effect-repeat = { $reckoned ->
        [1] { $times } { $then }
       *[0] { $then } ({ $times } razy)
    }
effect-each = { $who_term } { $then }
effect-look_token = podejrzyj zakryty żeton
effect-go = przejdź na { $to ->
        [next] sąsiednie pole
       *[other] dowolne pole z numerem
    }, bez karty i symboli niebezpieczeństwa
effect-order_cards = obejrzyj { $cards ->
        [one] { $cards } wierzchnią kartę
        [few] { $cards } wierzchnie karty
       *[many] { $cards } wierzchnich kart
    } talii { $deck ->
        [highway_desert] autostrad i pustyń
       *[other] buszu i gór
    } i odłóż w dowolnej kolejności
effect-shop = odwiedź sklep tak jak w mieście

## Liczby, które karta zmienia, dopóki jest w grze

mod-dice = { $skill }: dodajesz { $dice }
mod-lose = { $skill }: tracisz { $count ->
        [one] 1 kość
        [few] { $count } kości
       *[many] { $count } kości
    }
mod-speed = Szybkość { $signed }
mod-tank = bak mieści o { $count } paliwa { $sign ->
        [minus] mniej
       *[other] więcej
    }
mod-capacity = Ładowność { $signed }
mod-bonus = każde 1 paliwa spalone w ruchu daje o { $count } PR { $sign ->
        [minus] mniej
       *[other] więcej
    }
mod-chassis = Podwozie { $signed }
mod-health = zdrowie { $signed }
mod-resilience = odporność { $signed }
mod-repair = naprawa { $signed }
mod-exploration = eksploracja { $signed }
mod-offer = Targ wykłada dla ciebie o { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    } więcej
mod-meds_heal = każdy lek leczy o { $count ->
        [one] 1 ranę
        [few] { $count } rany
       *[many] { $count } ran
    } { $sign ->
        [minus] mniej
       *[other] więcej
    }
mod-lose_attack = twoje ataki tracą { $count ->
        [one] 1 kość
        [few] { $count } kości
       *[many] { $count } kości
    }
mod-lose_tests = twoje testy tracą { $count ->
        [one] 1 kość
        [few] { $count } kości
       *[many] { $count } kości
    }
mod-protection = Ochrona { $count }, gdy nie nosisz zbroi
mod-tokens = gdy w ruchu dobierasz żetony zagrożenia, dobierasz o 1 więcej
mod-heavy_bars = warunki dla ciężkich pojazdów zawsze cię dotyczą
mod-soft_damage = od żetonów i wpisów pojazd otrzymuje o { $count ->
        [one] 1 uszkodzenie
        [few] { $count } uszkodzenia
       *[many] { $count } uszkodzeń
    } mniej
mod-first_damage = w każdej turze ignorujesz pierwsze uszkodzenie pojazdu
mod-first_radiation = w każdej turze ignorujesz pierwszą radiację
mod-spare_icon = w każdym ruchu ignorujesz 1 wybrany symbol niebezpieczeństwa
mod-spare_threat = w każdym ruchu ignorujesz pierwszy symbol zagrożenia
mod-spare_radiation = { $count ->
        [99] w ruchu ignorujesz symbole radiacji
       *[other] w każdym ruchu ignorujesz pierwszy symbol radiacji
    }
mod-spare_contamination = w każdym ruchu ignorujesz pierwszy symbol skażenia
mod-quiet_highways = ignorujesz symbole zagrożenia na autostradach
mod-part_room = w pojeździe mieści się o { $count ->
        [one] 1 część
        [few] { $count } części
       *[many] { $count } części
    } { $sign ->
        [minus] mniej
       *[other] więcej
    }, nie licząc tej, którą odbiera każda awaria
mod-move_damage = w każdym ruchu ignorujesz pierwsze uszkodzenie pojazdu
mod-sand = w każdym ruchu pierwsze pola pustyni (najwyżej { $count }) kosztują 0 PR
mod-easy_scrub = busz kosztuje 1 PR
mod-easy_mountains = góry kosztują 1 PR
mod-token_choice = gdy dobierasz żetony zagrożenia, dobierz o 1 więcej i odłóż 1 z nich bez czytania
mod-turret = w walce możesz wybrać broń schowaną w pojeździe
mod-tow = możesz wziąć na hol rycerza ze swojego pola, którego pojazd jest rozbity: każde pole kosztuje o 1 PR więcej, a to, co po drodze, spotyka tylko ciebie
mod-rough = w każdym ruchu 1 pole buszu lub gór kosztuje tylko 1 PR
mod-winch = w każdym ruchu 1 pole kosztuje o 1 PR mniej
mod-winch-landmark = ruch, który się tu zaczyna, kosztuje o { $count } PR mniej
mod-starter = twój pierwszy ruch na każdym arkuszu wątku kosztuje { $count } paliwa
mod-brakes = ruch o 4 pola lub więcej zadaje pojazdowi { $count ->
        [one] 1 uszkodzenie
        [few] { $count } uszkodzenia
       *[many] { $count } uszkodzeń
    }
mod-heals_others = w obozie twoje leki mogą leczyć innych rycerzy na twoim polu
mod-healer_xp = raz na rundę otrzymujesz 1 PD, gdy leczysz innego rycerza
mod-meds_radiation = leki zużyte na rany leczą też 1 radiacji
mod-clean_blood = skażone rany leczą się jak zwykłe
mod-field_care = urazy rycerzy na twoim polu nie działają
mod-field_quack = raz na arkusz wątku w twoim obozie jest Konował
mod-x_repair = w obozie jeden koszt naprawy X liczy się jako { $count }
mod-discount = podczas każdej wizyty jedna kupiona karta kosztuje o { $count } mniej
mod-double_once = podczas każdej wizyty jeden oddany zasób jest wart o 1 więcej
mod-bare_protection = Ochrona { $count }, gdy walczysz gołymi rękami
mod-ambush = masz Zasadzkę
mod-no_ambush = wrogowie nigdy nie mają wobec ciebie Zasadzki
mod-no_gang_ambush = gangi nigdy nie mają wobec ciebie Zasadzki
mod-free_shot = strzał do wroga o wydrukowanym zdrowiu 1 nie zużywa amunicji
mod-no_rerolls = nie możesz rzucać ponownie
mod-steady_aid = Leczenie nigdy nie traci kości
mod-aid_talks = do Gadki bierzesz kości Leczenia
mod-bad_wound = pierwsza rana w każdej walce jest skażona
mod-double_botch = twoje pechy liczą się podwójnie
mod-stout = Przebicie pancerza na nią nie działa
mod-lead_lined = zepsuj ją, żeby zapobiec { $count } radiacji
mod-plague = dopóki ją masz, z każdymi ranami lub radiacją dostajesz też 1 skażoną ranę
mod-broken_worth = zepsuty sprzęt oddany na Targu jest wart o { $count } więcej
mod-resource_worth = każdy zasób oddany na Targu jest wart o { $count } więcej
mod-thick_scrub = każde pole buszu kosztuje cię o { $count } PR więcej
mod-no_findings = eksplorując dla tego zlecenia, nie zatrzymujesz znalezisk
mod-no_armor = twoja zbroja niczemu nie zapobiega
mod-no_bonus = paliwo spalone w ruchu nie daje PR
mod-dearer = każda karta kupiona na Targu kosztuje o { $count } więcej
mod-shops = w akcji miasta możesz odwiedzić o { $count ->
        [one] 1 sklep
        [few] { $count } sklepy
       *[many] { $count } sklepów
    } więcej
mod-two_findings = gdy zostały ci co najmniej dwie karty, eksploracja odkrywa dwie naraz i wybierasz jedną
mod-brittle = psuje się, gdy tylko otrzymasz ranę
mod-thin_armor = twoja zbroja zatrzymuje o { $count ->
        [one] 1 ranę
        [few] { $count } rany
       *[many] { $count } ran
    } mniej
mod-dog = w kroku natarcia twój pies zadaje { $count ->
        [one] 1 ranę
        [few] { $count } rany
       *[many] { $count } ran
    }; twój pech płoszy go aż do obozu
mod-no_dog = twój pies się nie pokazuje
mod-house_account = podczas każdej wizyty na Targu możesz kupić jedną kartę sprawną stroną do góry
mod-gear_worth = sprzęt oddany na Targu jest wart o { $count } { $sign ->
        [minus] mniej
       *[other] więcej
    }
mod-shares_armor = ty i rycerze na twoim polu możecie psuć swoje zbroje jedni za drugich
mod-first_fuel = pierwsze paliwo w ruchu daje o { $count } PR więcej
mod-scent = gdy zaczynasz ruch, podglądasz następną kartę każdej talii pustkowi
mod-owing = na Targu możesz mieć dług do { $count }; spłaca go zdobyty sprzęt
mod-working_offer = Targ wykłada ci karty sprawną stroną do góry
mod-token_swap = raz na rundę możesz oddać żeton zagrożenia i dobrać inny
mod-back_door = pole, na które wjeżdżasz z przeprawy, nic nie kosztuje
mod-trades_anywhere = w obozie możesz handlować z rycerzem na dowolnym polu
mod-cache = w obozie możesz ukryć obok arkusza karty sprzętu (najwyżej { $count })
mod-long_fix = duża naprawa usuwa o { $count ->
        [one] 1 uszkodzenie
        [few] { $count } uszkodzenia
       *[many] { $count } uszkodzeń
    } więcej
mod-desert_start = { $signed } PR w ruchu, który zaczyna się na pustyni
mod-wind = trasa bez symboli niebezpieczeństwa nie spala paliwa
mod-convoy = ruch samymi autostradami ignoruje symbole niebezpieczeństwa
mod-second_look = każdą znalezioną kartę sprzętu możesz raz wymienić na następną
mod-finds_xp = z każdą znalezioną kartą sprzętu otrzymujesz { $count } PD
mod-trades_near = handluj z dowolnym rycerzem w promieniu { $count } pól
mod-quiet_start = w ruchu, który się tu zaczyna, ignorujesz pierwszy symbol zagrożenia
mod-double_fuel = znalezione paliwo się podwaja
mod-any_section = bierzesz dowolny teren z karty
mod-sharp_search = twoja pierwsza eksploracja na każdym arkuszu wątku zadaje ci { $count ->
        [one] 1 ranę
        [few] { $count } rany
       *[many] { $count } ran
    }

## Całe karty

card-weapon = { $hands ->
        [0] Broń rzucana, nie zajmuje rąk.
        [1] Jednoręczna broń { $attack ->
            [ranged] dystansowa
           *[melee] biała
        }.
       *[other] Dwuręczna broń { $attack ->
            [ranged] dystansowa
           *[melee] biała
        }.
    }
card-armor = Zbroja.
card-utility = Wyposażenie.
card-drug = Lek.
card-no-ammo = Nie wymaga amunicji.
card-needs-fuel = Każdy atak nią spala { $count } paliwa.
card-attack = Daje { $dice }.
card-protection = Ochrona { $count }.
card-no-effect = Bez efektu.
card-working = Strona sprawna: { $text }
card-broken = Strona zepsuta: { $text }
card-side = Strona { $side }: { $text }
card-needs-xp = Wymaga { $count } PD.
card-unique = Sprzęt unikatowy.
card-heals = Odzyskanie przytomności leczy { $count ->
        [one] 1 ranę
        [few] { $count } rany
       *[many] { $count } ran
    }.
card-repairs = Duża naprawa usuwa { $count ->
        [one] 1 uszkodzenie
        [few] { $count } uszkodzenia
       *[many] { $count } uszkodzeń
    }.
card-special-item = { $bound ->
        [1] Przedmiot, którym nie można handlować.
       *[0] Przedmiot.
    }
card-special-ally = { $bound ->
        [1] Sojusznik, który cię nie opuszcza.
       *[0] Sojusznik.
    }
card-special-burden = Brzemię.
card-special-foe = Wróg.
card-knight = Zdrowie { $health }, odporność { $resilience }, naprawa { $repair },
    eksploracja { $exploration }.
card-penalty = Przy { $count } radiacji – { $does }.
card-vehicle-light = Lekki pojazd: Szybkość { $speed }, Bak { $tank }, +{ $bonus } PR za paliwo,
    Ładowność { $capacity }, rozbity przy { $chassis } uszkodzeniach.
card-vehicle-medium = Średni pojazd: Szybkość { $speed }, Bak { $tank }, +{ $bonus } PR za paliwo,
    Ładowność { $capacity }, rozbity przy { $chassis } uszkodzeniach.
card-vehicle-heavy = Ciężki pojazd: Szybkość { $speed }, Bak { $tank }, +{ $bonus } PR za paliwo,
    Ładowność { $capacity }, rozbity przy { $chassis } uszkodzeniach.
card-enemy = { $type }, zdrowie { $count }. Do ataku { $attack ->
        [ranged] dystansowego
       *[melee] wręcz
    } bierze { $dice }.
card-trait-armor_piercing = Przebicie pancerza: zbroja nie zatrzymuje ran.
card-trait-ambush = Zasadzka: atakuje przed wszystkim innym.
card-trait-relentless = Nieustępliwość: mimo ran walczy do ostatniego kroku.
card-threat-icons = Dobierz do tej karty { $count ->
        [one] 1 żeton zagrożenia
        [few] { $count } żetony zagrożenia
       *[many] { $count } żetonów zagrożenia
    }.
card-reward = W nagrodę otrzymujesz { $list }.
card-test = Test: { $skill } ({ $count }).
card-bar = Najpierw: { $does }.
card-pass = Udany: { $does }.
card-fail = Nieudany: { $does }.
card-drawback = { $gains }, ale { $does }
card-section = { $terrain }: { $text }.
card-token = Wydarzenia i spotkania: { $yellow } Wrogowie: { $red }
card-landmark = Osobliwość, teren: { $lands }.
card-task = Zlecenie z miasta { $city }.
card-task-active = Dopóki je masz: { $does }
card-task-goal = Cel: { $goal }
task-waits = Wszystko zrobione: zapłata na koniec tury.
card-task-token = Twój żeton trafia { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    } od miasta{ $on ->
        [any] {""}
        [highway] , na autostradę
        [desert] , na pustynię
        [scrub] , do buszu
       *[mountains] , w góry
    }.
card-task-done = Po wykonaniu: czytaj wpis { $entry }; odtąd o 1 sklep więcej w tym mieście.
card-landmark-entry = Kto ją znajdzie, czyta wpis { $entry }.
card-landmark-camp = Obóz tutaj: { $does }.
card-landmark-explore = Eksploracja tutaj: { $does }.
card-landmark-move = Ruch: { $does }.
card-part = { $types ->
        [none] Część do każdego pojazdu.
       *[some] Część do pojazdów { $vehicles }.
    } Poziom konstrukcji { $level }, wymiana { $barter }.
part-type-light = lekkich
part-type-medium = średnich
part-type-heavy = ciężkich
land-highway = autostrada
land-desert = pustynia
land-scrub = busz
land-mountains = góry
card-encounter = Czytaj wpis, który arkusz wątku podaje pod literą { $letter }.
