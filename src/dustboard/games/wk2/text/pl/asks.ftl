# Pytania, odpowiedzi i odmowy.

ask-first = Który z twoich rycerzy zaczyna?
ask-friend = Starzy znajomi: z jakim ulepszeniem ogólnym zaczynasz?
ask-knight = Wybierz rycerza.
ask-vehicle = Wybierz pojazd.
ask-draft = Weź kartę sprzętu początkowego.
ask-action = { $left ->
        [0] Coś jeszcze przed końcem tury?
        [one] Ostatnia akcja: co robisz?
       *[other] Co robisz najpierw?
    }
ask-gear = Przełóż sprzęt.
ask-fit = { $over ->
        [one] O 1 kartę za dużo. Załóż kartę albo ją porzuć.
        [few] O { $over } karty za dużo. Załóż kartę albo ją porzuć.
       *[many] O { $over } kart za dużo. Załóż kartę albo ją porzuć.
    }
ask-route = Wyznacz trasę (z całym paliwem zostaje { $left } PR).
ask-finding = { $left ->
        [0] Bierzesz to czy spalasz paliwo na jeszcze jedną kartę?
       *[other] Bierzesz to czy szukasz dalej?
    }
ask-camp = Obóz: co robisz? (naprawa: { $points }, leki: { $meds })
ask-trade = Twoja oferta dla: { $seat }. Dajesz: { $gives }. Bierzesz: { $wants }.
ask-agree = Oferta od: { $seat }. Dostajesz: { $gives }. Oddajesz: { $wants }. Zgoda?
ask-shop = { $left ->
        [0] Coś jeszcze w tych sklepach?
        [one] Jeszcze jeden sklep?
       *[other] Do którego sklepu idziesz?
    }
ask-deal = Wymiana na Targu (saldo: { $credit }).
ask-upgrade = Bierzesz teraz ulepszenie?
ask-weapon = { $foe }: czym walczysz?
ask-swap-token = To twój żeton zagrożenia. Zostawiasz go?
ask-lend = { $amount ->
        [one] { $by } ma otrzymać 1 ranę. Zasłaniasz swoją zbroją?
        [few] { $by } ma otrzymać { $amount } rany. Zasłaniasz swoją zbroją?
       *[many] { $by } ma otrzymać { $amount } ran. Zasłaniasz swoją zbroją?
    }
ask-armor = { $amount ->
        [one] Masz otrzymać 1 ranę. Używasz zbroi?
        [few] Masz otrzymać { $amount } rany. Używasz zbroi?
       *[many] Masz otrzymać { $amount } ran. Używasz zbroi?
    }
ask-lose-die = Tracisz kość z testu: { $skill }. Którą?
ask-icon = { $space }: { $danger }. Ignorujesz?
ask-lead = Masz dostać { $amount } radiacji. Używasz zbroi?
ask-boost = { $attack ->
        [yes] Atak: { $skill }. Dodajesz coś przed rzutem?
       *[no] Test: { $skill }. Dodajesz coś przed rzutem?
    }
ask-reroll = { $attack ->
        [yes] Kości ataku leżą. Zmieniasz coś?
       *[no] Kości testu leżą. Zmieniasz coś?
    }
ask-again = { $most ->
        [one] Którą kością rzucasz ponownie?
       *[other] Którymi kośćmi rzucasz ponownie?
    }
ask-foe-again = Którą kością wróg rzuca ponownie?
ask-fate = Na kości wypada los. Co robi?
ask-gain_resource = Wybierz zasób, który otrzymujesz.
ask-lose_resource = Wybierz zasób, który tracisz.
ask-pay_resources = Wybierz zasób, którym płacisz.
ask-break = Wybierz kartę, która się psuje.
ask-fix = Wybierz kartę do naprawy.
ask-discard = Wybierz kartę do odrzucenia.
ask-order_cards = { $cards ->
        [2] Którą z tych dwóch spotkasz jako drugą?
       *[other] Którą z { $cards } kart spotkasz na końcu?
    }
ask-keep-landmark = Którą osobliwość zatrzymujesz? Nikt inny jej nie widzi.
ask-place-landmark = Połóż zakryty znacznik. Gdzie leży { $landmark }?
ask-turn-landmark = Zakryta osobliwość na polu { $space }. Odkrywasz ją?
ask-search-landmark = Spotkanie. Szukasz zamiast niego osobliwości na polu { $space }?
ask-tinker = { $helped ->
        [0] Budujesz część zamiast naprawiać?
        [one] Budujesz część? Naprawa dodaje 1 sukces.
        [few] Budujesz część? Naprawa dodaje { $helped } sukcesy.
       *[many] Budujesz część? Naprawa dodaje { $helped } sukcesów.
    }
ask-surplus-part = { $over ->
        [one] Nie ma miejsca na 1 część. Którą oddajesz?
        [few] Nie ma miejsca na { $over } części. Którą oddajesz najpierw?
       *[many] Nie ma miejsca na { $over } części. Którą oddajesz najpierw?
    }
ask-parts-deal = Handel częściami (saldo: { $credit }).
ask-find_part = Którą część bierzesz?
ask-lose_part = Którą część tracisz?
ask-give_part = Którą część oddajesz?
ask-give_any = Co oddajesz?
ask-put-back = O jeden żeton za dużo. Który wraca do worka?
ask-tow = Bierzesz wrak na hol? Każde pole kosztuje o 1 PR więcej.
ask-towed = { $seat } chce cię wziąć na hol. Jedziesz?
ask-place-task = { $task }: gdzie kładziesz żeton?
ask-order-task = Tą eksploracją można wykonać zlecenie { $task }. Co najpierw?
ask-salute = { $foe }: salutują ci. Odsyłasz ich bez walki?
ask-drop_malfunction = Której awarii się pozbywasz?
ask-section = Który teren z karty bierzesz?
ask-swap-find = Znalezisko: { $face }. Wymieniasz na następną kartę?
ask-drop_injury = Którego urazu się pozbywasz?
ask-thin_deck = Którą z nich odrzucasz?
ask-go = Dokąd idziesz?
ask-wash_away = Dokąd niesie cię woda?
ask-find_gear = Którą kartę zatrzymujesz?
ask-give_gear = Którą kartę oddajesz?
ask-sell_gear = Którą kartę sprzedajesz?
ask-swap_gear = Którą kartę wymieniasz?
ask-choose = Co robisz?
ask-choose_together = Co robicie razem?
ask-choose_knight = Który rycerz?
ask-vote = Jak głosujesz?
ask-casting = W głosowaniu jest remis. Rozstrzygasz.
ask-send_out = Kogo wypraszasz na rundę? Nikt jeszcze nie widzi twojego wyboru.
option-nobody = Nikt
ask-sealed = Wybierz. Nikt tego nie zobaczy, dopóki nie wybiorą wszyscy.
ask-bid = Ile licytujesz? Każdy płaci tyle, ile zgłosi.
ask-gift = { $missing ->
        [one] Brakuje jeszcze 1 zasobu. Ile dajesz?
       *[other] Brakuje jeszcze { $missing } zasobów. Ile dajesz?
    }
ask-ride = Pociąg rusza dalej. Jedziesz nim?
ask-lift = Który żeton usuwasz?
ask-gather = Gdzie zaczynasz?
ask-start_in_city = W którym mieście zaczynasz?
ask-look_token = Który żeton podglądasz?
ask-fight_row = Z którym wrogiem walczysz?
ask-thin_row = Który wróg odchodzi?
ask-choose_top = Którą z nich spotykasz?
ask-pay_value = Zapłać jeszcze { $left } zasobami lub sprzętem.
ask-cross_letter = Którą literę skreślasz?
ask-load = Ile grup zabierasz?
ask-duel = Pojedynek. Czym walczysz?

option-first = { $seat }
option-knight = { $knight }
option-vehicle = { $vehicle }
option-face = { $face }
option-enough = Dość sprzętu
option-pass = Pasuj
option-move = Rusz w drogę
option-camp = Rozbij obóz
option-explore = Eksploruj
option-city = Odwiedź miasto
option-regain = Odzyskaj przytomność
option-fix = Napraw wrak (duża naprawa)
option-call-out = Wyzwij tego, kto ma kartę { $source }
option-special = Akcja specjalna: { $landmark }
option-task-action = Akcja specjalna: { $task }
option-deliver = Dostarcz: { $task }
option-task-first = Najpierw { $task }, potem eksploruj
option-cards-first = Najpierw eksploruj, potem { $task }
option-leave-task = Eksploruj, zlecenie odłóż
option-send-off = Odeślij ich (bez nagrody)
option-fight-on = Walcz
option-malfunction = { $malfunction }
option-gear = Sprzęt
option-landmark = { $landmark }
option-turn-landmark = Odkryj
option-leave-landmark = Zostaw zakrytą
option-search-landmark = Odrzuć spotkanie i rozejrzyj się
option-keep-encounter = Zostań przy spotkaniu
option-section = { $terrain }: { $does }
option-keep-find = Zatrzymaj: { $face }
option-swap-find = Odłóż pod stos odrzuconych i weź następną
option-part = { $part }
option-build = Zbuduj: { $part } (Technika { $level })
option-build-nothing = Nic nie buduj, zachowaj naprawę
option-return-part = Oddaj: { $part }
option-sell-part = Sprzedaj za { $value }: { $part }
option-buy-part = Kup za { $value }: { $part }
option-garage-parts = Garaż: kup i sprzedaj części
option-workshop-parts = Pracownia: kup i sprzedaj części
option-leave-parts = { $credit ->
        [0] Zakończ handel
       *[other] Zakończ handel (przepada: { $credit })
    }
option-part-action = Akcja specjalna: { $part }
option-put-back = { $does }
option-tow = Weź na hol: { $knight }
option-tow-nobody = Nie bierz nikogo
option-be-towed = Jedź na holu
option-stay-here = Zostań tutaj
option-injury = { $injury }
option-plot = { $action }
option-done = Gotowe
option-equip = Załóż: { $face }
option-stow = Schowaj: { $face }
option-drop = Porzuć: { $face }
option-drive = { $fuel ->
        [0] Jedź: { $space }
       *[other] Jedź: { $space }, spal { $fuel } paliwa
    }
option-space = { $space } ({ $cost } PR)
option-hide = Ukryj: { $face }
option-fetch = Wyjmij: { $face }
option-keep-token = Zostaw go
option-return-token = Oddaj i dobierz inny
option-keep-armor = Nie zasłaniaj
option-take-finding = Weź to
option-explore-again = Szukaj dalej (zostało: { $left })
option-take-first = Weź pierwszą z dwóch
option-take-second = Weź drugą z dwóch
option-explore-fuel = Spal 1 paliwa na jeszcze jedną kartę
option-break-camp = Zwiń obóz
option-heal = 1 lek: { $turned ->
        [0] ulecz { $healed ->
            [one] 1 ranę
            [few] { $healed } rany
           *[many] { $healed } ran
        }
       *[other] oczyść { $turned ->
            [one] 1 skażoną ranę
            [few] { $turned } skażone rany
           *[many] { $turned } skażonych ran
        }{ $healed ->
            [0] {""}
           *[other] , ulecz { $healed }
        }
    }
option-heal-radiation = 1 lek: ulecz 1 radiacji
option-heal-radiation-of = 1 lek dla: { $seat }. Ulecz 1 radiacji
option-heal-of = 1 lek dla: { $seat }. { $turned ->
        [0] Ulecz { $healed ->
            [one] 1 ranę
            [few] { $healed } rany
           *[many] { $healed } ran
        }
       *[other] Oczyść { $turned ->
            [one] 1 skażoną ranę
            [few] { $turned } skażone rany
           *[many] { $turned } skażonych ran
        }{ $healed ->
            [0] {""}
           *[other] , ulecz { $healed }
        }
    }
option-repair-damage-of = Napraw 1 uszkodzenie dla: { $seat } (naprawa: { $cost })
option-repair-of = Napraw dla: { $seat }. { $face } (naprawa: { $cost })
option-field-quack = Szpital polowy: { $turned ->
        [0] ulecz { $healed ->
            [one] 1 ranę
            [few] { $healed } rany
           *[many] { $healed } ran
        }
       *[other] oczyść { $turned ->
            [one] 1 skażoną ranę
            [few] { $turned } skażone rany
           *[many] { $turned } skażonych ran
        }{ $healed ->
            [0] {""}
           *[other] , ulecz { $healed }
        }
    }, -1 radiacji
option-field-injury = Szpital polowy: usuń uraz { $injury }
option-trade = Handluj: { $seat }
option-trade-cancel = Bez handlu
option-trade-propose = Złóż tę ofertę
option-trade-give = Daj: { $thing }
option-trade-want = Poproś o: { $thing }
option-trade-agree = Zgódź się
option-trade-refuse = Odmów
option-repair-damage = Napraw 1 uszkodzenie (naprawa: { $cost })
option-repair = Napraw: { $face } (naprawa: { $cost })
option-upgrade = Weź: { $upgrade }
option-later = Zostaw na później
option-leave-town = Wyjdź z miasta
option-quack = Konował: { $turned ->
        [0] ulecz { $healed ->
            [one] 1 ranę
            [few] { $healed } rany
           *[many] { $healed } ran
        }
       *[other] oczyść { $turned ->
            [one] 1 skażoną ranę
            [few] { $turned } skażone rany
           *[many] { $turned } skażonych ran
        }{ $healed ->
            [0] {""}
           *[other] , ulecz { $healed }
        }
    }, -1 radiacji
option-quack-injury = Konował: usuń uraz { $injury }
option-garage = Garaż: napraw 3 uszkodzenia
option-garage-malfunction = Garaż: usuń awarię { $malfunction }
option-stalls = Targ: wymieniaj
option-workshop = Pracownia: napraw { $face }
option-leave-stalls = { $credit ->
        [0] Odejdź z Targu
       *[other] Odejdź z Targu (przepada: { $credit })
    }
option-give-resource = Daj 1: { $resource }
option-take-resource = Weź 1: { $resource }
option-give-gear = Daj za { $value }: { $face }
option-take-gear = Weź za { $value }: { $face }
option-bare-hands = Gołe ręce
option-use-armor = Użyj: { $face }
option-take-wounds = { $amount ->
        [one] Przyjmij ranę
       *[other] Przyjmij rany
    }
option-lose-die = { $colour }
option-meet-icon = Nie ignoruj
option-ignore-icon = Zignoruj
option-take-radiation = Przyjmij radiację
option-end-turn = Zakończ turę
option-roll = Rzuć kośćmi
option-keep = Zostaw, jak jest
option-declare = Użyj: { $source }
option-do = Użyj: { $source }
option-decline = Nie używaj
option-roll-these = Rzuć tymi ponownie
option-die = { $colour }: { $shows }
option-fate = Wykorzystaj: { $source }
option-resource = { $resource }
option-card = { $card }
option-go = { $space }
option-choice = { $choice }
option-seat = { $seat }
    .you = Ty
option-bid = { $amount ->
        [0] Nie licytuj
       *[other] Licytuj { $amount }
    }
option-gift = { $amount ->
        [0] Nic nie dawaj
       *[other] Daj { $amount }
    }
option-ride = Jedź dalej
option-stay = Zostań tutaj
option-letter = Litera { $letter }
option-groups = { $amount ->
        [one] Jedna grupa
        [few] { $amount } grupy
       *[many] { $amount } grup
    }

refused-again = Ta akcja jest już w tej turze wykonana.
refused-visited = Ta osobliwość jest już wykorzystana. Każdy rycerz może to zrobić raz.
refused-landmark-space = Osobliwości nie leżą w miastach, w promieniu 3 pól od nich, na polach z numerem ani w kraterach.
refused-landmark-taken = Na tym polu jest już osobliwość.
refused-task-space = Żeton zlecenia { $task } trafia na zwykłe pole w odległości podanej na karcie.
refused-landmark-terrain = Ta osobliwość nie pasuje do tego terenu.
refused-part-twice = Twój pojazd ma już tę część.
refused-part-room = { $room ->
        [0] W pojeździe nie ma miejsca na części: napraw awarie.
        [one] W pojeździe jest miejsce na 1 część i jest zajęte.
       *[other] W pojeździe jest miejsce na { $room } części i jest zajęte.
    }
refused-part-type = Ta część nie pasuje do twojego pojazdu albo do pozostałych części.
refused-part-price = Najpierw oddaj jeszcze { $short } w częściach, sprzęcie lub zasobach.
refused-no-city = Do tego trzeba być w mieście.
refused-shut = To miasto jest zamknięte: nie ma tu akcji miasta.
refused-wreck = Pojazd jest rozbity: najpierw go napraw.
refused-crater = Do krateru nie da się wjechać.
refused-far = Do tego pola brakuje { $short } PR.

reason-victory = zwycięstwo
reason-partial = częściowy sukces
reason-defeat = porażka
reason-scored = punkty są policzone
