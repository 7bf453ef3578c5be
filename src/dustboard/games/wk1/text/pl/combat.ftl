# Walka: karty, broń, ataki, przewaga.

ask-combat-card = { $who ->
        [waster] Prowadzisz wroga. Starcie { $clash }, zasięg: { $range }. Którą kartę zagrywasz?
       *[knight] Starcie { $clash } z 3, zasięg: { $range }. Którą kartę walki zagrywasz?
    }
option-combat-attack = Atak
option-combat-multi_attack = Seria
option-combat-defend = Obrona
option-combat-prepare = Przygotowanie
option-combat-change_range = Zmiana zasięgu
why-prepare-lies = Nie masz teraz na ręce karty Przygotowanie.
why-barred = Karta farta zabrania tego w pierwszym starciu.
why-no-change = W walce z tym przeciwnikiem nie można zmienić zasięgu.
why-no-defend = Po ataku tą bronią nie masz wolnej ręki na Obronę.
why-no-weapon = Nie masz broni pod ręką.
why-no-attack = Żadną dostępną bronią nie zaatakujesz na tym zasięgu z taką amunicją i takim paliwem.
why-no-multi = Żadna broń, którą możesz zaatakować, nie ma symbolu serii.
why-no-multi-icon = Ten wróg nie ma symbolu serii.
ask-direction = Zasięg: { $range }. Nacierasz czy się wycofujesz?
option-advance = Nacieraj
option-retreat = Wycofaj się
ask-weapon = Zasięg: { $range }. Którą bronią atakujesz?
option-weapon-icon = { $card } ({ $icon })
option-panel-icon = Atak ({ $icon })
ask-range = Jaki zasięg wybierasz?
option-range = Zasięg: { $range }

ask-jam = Twoja broń się zacina. Wydajesz dodatkowo 1 amunicji? (Masz { $ammo }.)
option-jam-spend = Wydaj 1 więcej i atakuj
option-jam-hold = Nie atakuj
event-combat = { $duel ->
        [yes] Pojedynek: { $seat } i { $rival }.
       *[no] Walka: { $seat } kontra { $foe }.
    }
    .you = { $duel ->
        [yes] Toczysz pojedynek. Po drugiej stronie: { $rival }.
       *[no] Toczysz walkę. Twój wróg: { $foe }.
    }
event-start-range = Jedna ze stron ustala zasięg początkowy: { $range }.
event-range = Obecny zasięg walki: { $range }.
event-range-held = { $foe }: zmiana zasięgu niemożliwa ({ $seat }).
event-clash = Starcie { $clash }.
event-card-shown = { $seat } odkrywa kartę { $first }, zanim wybierze druga strona.
    .you = Odkrywasz kartę { $first }, zanim wybierze druga strona.
event-cards = Karty walki: { $first } kontra { $second }.
event-truce = { $rival_is ->
        [you] { $seat } i ty opuszczacie broń.
       *[other] { $seat } i { $rival } opuszczają broń.
    } { $moment }
    .you = Ty i { $rival } opuszczacie broń. { $moment }
event-direction = { $direction ->
        [-1] { $seat } naciera.
       *[other] { $seat } wycofuje się.
    }
    .you = { $direction ->
        [-1] Nacierasz.
       *[other] Wycofujesz się.
    }
event-weapon = { $seat } atakuje, broń: { $weapon } ({ $icon }).
    .you = Atakujesz, broń: { $weapon } ({ $icon }).
event-weapon-panel = { $foe }: atak ({ $icon }).
event-direction-panel = { $direction ->
        [-1] { $foe }: natarcie.
       *[other] { $foe }: odwrót.
    }
event-attack-lost = { $seat } nie może już zaatakować.
    .you = Nie możesz już zaatakować.
event-attack-lost-panel = { $foe }: atak już niemożliwy.
event-initiative = { $together ->
        [yes] Obie strony atakują jednocześnie.
       *[no] Pierwszy atakuje symbol położony na karcie zasięgu bardziej na lewo.
    }
event-jammed = { $seat }: broń się zacina.
event-jammed-panel = { $foe }: broń się zacina.
event-miss = { $seat } pudłuje.
    .you = Pudłujesz.
event-miss-panel = { $foe }: pudło.
event-hit = { $seat } trafia i zadaje { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[many] { $damage } obrażeń
    }.
    .you = Trafiasz i zadajesz { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[many] { $damage } obrażeń
    }.
event-hit-panel = { $foe }: trafienie, { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[many] { $damage } obrażeń
    }.
event-soaked = Pancerz zatrzymuje wszystkie obrażenia.
event-soaked-panel = Pancerz zatrzymuje wszystkie obrażenia.
older-enemy = wróg
older-knight = aktywny rycerz
event-foe-loss = { $foe }: strata { $lost } zdrowia (razem { $now }).
event-second-life = { $foe }: powrót do walki.
event-dominance = { $side ->
        [even] Przewaga: remis.
        [knight] Przewaga: +{ $lead }, { $knight }.
       *[opponent] Przewaga: +{ $lead }, { $duel ->
            [yes] { $rival }
           *[no] { $foe }
        }.
    }
event-combat-over = Karty walki, znacznik przewagi i znacznik zasięgu wracają na miejsce.
event-combat-ends = { $duel ->
        [yes] { $side ->
            [0] { $seat } wygrywa pojedynek. Po drugiej stronie: { $rival }.
            [1] { $seat } przegrywa pojedynek. Po drugiej stronie: { $rival }.
           *[other] Pojedynek: { $seat } i { $rival }. Remis.
        }
       *[no] { $side ->
            [0] { $seat } wygrywa walkę. Pokonany wróg: { $foe }.
            [1] { $seat } przegrywa walkę. Wróg: { $foe }.
           *[other] Walka: { $seat } kontra { $foe }. Remis.
        }
    }
    .you = { $duel ->
        [yes] { $side ->
            [0] { $form ->
                [feminine] Wygrałaś pojedynek. Po drugiej stronie: { $rival }.
                [masculine] Wygrałeś pojedynek. Po drugiej stronie: { $rival }.
               *[neutral] Wygrywasz pojedynek. Po drugiej stronie: { $rival }.
            }
            [1] { $form ->
                [feminine] Przegrałaś pojedynek. Po drugiej stronie: { $rival }.
                [masculine] Przegrałeś pojedynek. Po drugiej stronie: { $rival }.
               *[neutral] Przegrywasz pojedynek. Po drugiej stronie: { $rival }.
            }
           *[other] Twój pojedynek kończy się remisem. Po drugiej stronie: { $rival }.
        }
       *[no] { $side ->
            [0] { $form ->
                [feminine] Wygrałaś walkę. Pokonany wróg: { $foe }.
                [masculine] Wygrałeś walkę. Pokonany wróg: { $foe }.
               *[neutral] Wygrywasz walkę. Pokonany wróg: { $foe }.
            }
            [1] { $form ->
                [feminine] Przegrałaś walkę. Wróg: { $foe }.
                [masculine] Przegrałeś walkę. Wróg: { $foe }.
               *[neutral] Przegrywasz walkę. Wróg: { $foe }.
            }
           *[other] Twoja walka kończy się remisem. Wróg: { $foe }.
        }
    }
