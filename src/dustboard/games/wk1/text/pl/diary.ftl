# Dziennik podróży: opowiada ktoś, kto tam był i spisał to przy ogniu.

chapter = Runda { $round }

diary-mission = Wszyscy są tu po jedno: { $mission }.
diary-knight = { $seat } rusza w drogę. Rycerz: { $knight_sheet }.
diary-first-player = { $seat } zaczyna.
diary-last-round = Każdy wie, że to ostatnia runda.
diary-task-introduced-1 = Przy ogniskach mówi się o jednym: { $card }.
diary-task-introduced-2 = Na tablicy wisi nowe ogłoszenie: { $card }.
diary-task-introduced-3 = Ktoś za to zapłaci: { $card }.
diary-task-outdated = Nikt już o to nie pyta: { $card }.
diary-task-accepted = { $seat_gender ->
        [feminine] { $seat_role } wzięła robotę: { $card }.
        [masculine] { $seat_role } wziął robotę: { $card }.
       *[neutral] { $seat_role } bierze robotę: { $card }.
    }
diary-task-done-1 = { $seat_gender ->
        [feminine] { $seat_role } doprowadziła rzecz do końca: { $card }.
        [masculine] { $seat_role } doprowadził rzecz do końca: { $card }.
       *[neutral] { $seat_role } doprowadza rzecz do końca: { $card }.
    }
diary-task-done-2 = { $seat_gender ->
        [feminine] Zrobione: { $card }. Podpisała { $seat_role }.
        [masculine] Zrobione: { $card }. Podpisał { $seat_role }.
       *[neutral] Zrobione: { $card }. Podpisuje { $seat_role }.
    }
diary-task-done-3 = { $seat_gender ->
        [feminine] { $card }: po zapłatę poszła { $seat_role }.
        [masculine] { $card }: po zapłatę poszedł { $seat_role }.
       *[neutral] { $card }: po zapłatę idzie { $seat_role }.
    }
diary-explores-1 = { $seat_gender ->
        [feminine] { $hex }: { $seat_role } rozejrzała się po okolicy.
        [masculine] { $hex }: { $seat_role } rozejrzał się po okolicy.
       *[neutral] { $hex }: { $seat_role } rozgląda się po okolicy.
    }
diary-explores-2 = { $seat_gender ->
        [feminine] { $hex }: { $seat_role } zajrzała w każdy kąt.
        [masculine] { $hex }: { $seat_role } zajrzał w każdy kąt.
       *[neutral] { $hex }: { $seat_role } zagląda w każdy kąt.
    }
diary-explores-3 = { $seat_gender ->
        [feminine] { $hex }: drzwi nie były zamknięte i { $seat_role } weszła.
        [masculine] { $hex }: drzwi nie były zamknięte i { $seat_role } wszedł.
       *[neutral] { $hex }: drzwi nie są zamknięte i { $seat_role } wchodzi.
    }
diary-not-explored = { $seat_gender ->
        [feminine] { $hex }: { $seat_role } pocałowała klamkę.
        [masculine] { $hex }: { $seat_role } pocałował klamkę.
       *[neutral] { $hex }: { $seat_role } całuje klamkę.
    }
diary-escaped-1 = { $seat_gender ->
        [feminine] { $card }: { $seat_role } wymknęła się bokiem.
        [masculine] { $card }: { $seat_role } wymknął się bokiem.
       *[neutral] { $card }: { $seat_role } wymyka się bokiem.
    }
diary-escaped-2 = { $seat_gender ->
        [feminine] { $card } na horyzoncie, a { $seat_role } była już dawno gdzie indziej.
        [masculine] { $card } na horyzoncie, a { $seat_role } był już dawno gdzie indziej.
       *[neutral] { $card } na horyzoncie, a { $seat_role } już dawno gdzie indziej.
    }
diary-escaped-3 = { $seat_gender ->
        [feminine] { $card }: już z tyłu. { $seat_role } zostawiła po sobie kurz.
        [masculine] { $card }: już z tyłu. { $seat_role } zostawił po sobie kurz.
       *[neutral] { $card }: już z tyłu. { $seat_role } zostawia po sobie kurz.
    }
diary-caught-1 = { $seat_gender ->
        [feminine] { $card }: { $seat_role } uciekała, ale nie dość szybko.
        [masculine] { $card }: { $seat_role } uciekał, ale nie dość szybko.
       *[neutral] { $card }: { $seat_role } ucieka, ale nie dość szybko.
    }
diary-caught-2 = { $seat_gender ->
        [feminine] { $card }: { $seat_role } nie miała dokąd uciec.
        [masculine] { $card }: { $seat_role } nie miał dokąd uciec.
       *[neutral] { $card }: { $seat_role } nie ma dokąd uciec.
    }
diary-caught-3 = { $seat_gender ->
        [feminine] { $card } na karku. { $seat_role } straciła oddech.
        [masculine] { $card } na karku. { $seat_role } stracił oddech.
       *[neutral] { $card } na karku. { $seat_role } traci oddech.
    }
diary-faces-1 = { $seat_gender ->
        [feminine] { $card }: { $seat_role } stanęła i nie ustąpiła.
        [masculine] { $card }: { $seat_role } stanął i nie ustąpił.
       *[neutral] { $card }: { $seat_role } staje i nie ustępuje.
    }
diary-faces-2 = { $seat_gender ->
        [feminine] { $card } na drodze. { $seat_role } nie zawróciła.
        [masculine] { $card } na drodze. { $seat_role } nie zawrócił.
       *[neutral] { $card } na drodze. { $seat_role } nie zawraca.
    }
diary-faces-3 = { $seat_gender ->
        [feminine] { $seat_role } miała dość uciekania i czekała: { $card }.
        [masculine] { $seat_role } miał dość uciekania i czekał: { $card }.
       *[neutral] { $seat_role } ma dość uciekania i czeka: { $card }.
    }
diary-event-cancelled = { $card }: minęło, nim się zaczęło.
diary-combat-ends-1 = { $side ->
        [0] { $seat_gender ->
            [feminine] { $foe }: { $seat_role } wygrała walkę.
            [masculine] { $foe }: { $seat_role } wygrał walkę.
           *[neutral] { $foe }: { $seat_role } wygrywa walkę.
        }
        [1] { $seat_gender ->
            [feminine] { $foe }: { $seat_role } przegrała walkę.
            [masculine] { $foe }: { $seat_role } przegrał walkę.
           *[neutral] { $foe }: { $seat_role } przegrywa walkę.
        }
       *[other] { $foe } i { $seat_role } rozchodzą się bez zwycięzcy.
    }
diary-combat-ends-2 = { $side ->
        [0] { $seat_gender ->
            [feminine] Po wszystkim { $seat_role } stała na nogach. { $foe } już nie.
            [masculine] Po wszystkim { $seat_role } stał na nogach. { $foe } już nie.
           *[neutral] Po wszystkim { $seat_role } stoi na nogach. { $foe } już nie.
        }
        [1] { $seat_gender ->
            [feminine] { $foe }: { $seat_role } wróciła w gorszym stanie.
            [masculine] { $foe }: { $seat_role } wrócił w gorszym stanie.
           *[neutral] { $foe }: { $seat_role } wraca w gorszym stanie.
        }
       *[other] { $foe }: { $seat_role } nie nazywa tego zwycięstwem i nikt inny też nie.
    }
diary-combat-ends-3 = { $side ->
        [0] { $seat_gender ->
            [feminine] { $foe }: kłopotów już nie będzie. { $seat_role } dopilnowała tego osobiście.
            [masculine] { $foe }: kłopotów już nie będzie. { $seat_role } dopilnował tego osobiście.
           *[neutral] { $foe }: kłopotów już nie będzie. { $seat_role } dopilnowuje tego osobiście.
        }
        [1] { $seat_gender ->
            [feminine] { $foe }: { $seat_role } tej walki nie zaliczyła do udanych.
            [masculine] { $foe }: { $seat_role } tej walki nie zaliczył do udanych.
           *[neutral] { $foe }: { $seat_role } tej walki nie zaliczy do udanych.
        }
       *[other] { $foe } i { $seat_role } biją się, aż wszyscy mają dość.
    }
diary-duel-ends = { $side ->
        [0] { $seat_gender ->
            [feminine] { $seat_role } wygrała pojedynek. Po drugiej stronie: { $rival_role }.
            [masculine] { $seat_role } wygrał pojedynek. Po drugiej stronie: { $rival_role }.
           *[neutral] { $seat_role } wygrywa pojedynek. Przegrywa { $rival_role }.
        }
        [1] { $seat_gender ->
            [feminine] { $seat_role } zaczęła pojedynek, a { $rival_gender ->
                    [feminine] wygrała
                    [masculine] wygrał
                   *[neutral] wygrywa
                } { $rival_role }.
            [masculine] { $seat_role } zaczął pojedynek, a { $rival_gender ->
                    [feminine] wygrała
                    [masculine] wygrał
                   *[neutral] wygrywa
                } { $rival_role }.
           *[neutral] { $seat_role } zaczyna pojedynek, a wygrywa { $rival_role }.
        }
       *[other] { $seat_role } i { $rival_role } kończą pojedynek bez zwycięzcy.
    }
diary-truce = { $seat_role } i { $rival_role } mają już broń w rękach, ale wolą porozmawiać.
diary-refuses = { $seat_gender ->
        [feminine] { $seat_role } nie szukała towarzystwa.
        [masculine] { $seat_role } nie szukał towarzystwa.
       *[neutral] { $seat_role } nie szuka towarzystwa.
    }
diary-knocked-out-1 = { $seat_gender ->
        [feminine] { $seat_role } padła i nie wstała.
        [masculine] { $seat_role } padł i nie wstał.
       *[neutral] { $seat_role } pada i nie wstaje.
    }
diary-knocked-out-2 = { $seat_gender ->
        [feminine] Tego dnia { $seat_role } dalej nie zajechała.
        [masculine] Tego dnia { $seat_role } dalej nie zajechał.
       *[neutral] Tego dnia { $seat_role } dalej nie zajedzie.
    }
diary-knocked-out-3 = { $seat_gender ->
        [feminine] { $seat_role } leżała w pyle i nic o tym nie wiedziała.
        [masculine] { $seat_role } leżał w pyle i nic o tym nie wiedział.
       *[neutral] { $seat_role } leży w pyle i nic o tym nie wie.
    }
diary-carried-to = { $seat_gender ->
        [feminine] Obcy ludzie zebrali biedną duszę z drogi. { $seat_role } trafiła na heks { $hex }.
        [masculine] Obcy ludzie zebrali biedną duszę z drogi. { $seat_role } trafił na heks { $hex }.
       *[neutral] Obcy ludzie zbierają biedną duszę z drogi. { $seat_role } trafia na heks { $hex }.
    }
diary-steals = { $seat_gender ->
        [feminine] { $seat_role } przejrzała cudze kieszenie ({ $rival_role }) i wzięła: { $cards }.
        [masculine] { $seat_role } przejrzał cudze kieszenie ({ $rival_role }) i wziął: { $cards }.
       *[neutral] { $seat_role } przegląda cudze kieszenie ({ $rival_role }) i bierze: { $cards }.
    }
diary-steals-unseen = { $seat_gender ->
        [feminine] { $seat_role } grzebała w cudzych bagażach ({ $rival_role }) i wyciągnęła coś z samego dna.
        [masculine] { $seat_role } grzebał w cudzych bagażach ({ $rival_role }) i wyciągnął coś z samego dna.
       *[neutral] { $seat_role } grzebie w cudzych bagażach ({ $rival_role }) i wyciąga coś z samego dna.
    }
diary-steals-task = { $seat_gender ->
        [feminine] { $seat_role } zabrała robotę, którą miał rycerz { $rival_role }: { $card }.
        [masculine] { $seat_role } zabrał robotę, którą miał rycerz { $rival_role }: { $card }.
       *[neutral] { $seat_role } zabiera robotę, którą miał rycerz { $rival_role }: { $card }.
    }
diary-vehicle-wrecked = { $seat_gender ->
        [feminine] { $card }: odtąd to już tylko złom. { $seat_role } patrzyła w drugą stronę.
        [masculine] { $card }: odtąd to już tylko złom. { $seat_role } patrzył w drugą stronę.
       *[neutral] { $card }: odtąd to już tylko złom. { $seat_role } patrzy w drugą stronę.
    }
diary-vehicle-taken = { $seat_gender ->
        [feminine] { $seat_role } odjechała. Pojazd: { $card }.
        [masculine] { $seat_role } odjechał. Pojazd: { $card }.
       *[neutral] { $seat_role } odjeżdża. Pojazd: { $card }.
    }
diary-gains-blue = { $seat_gender ->
        [feminine] { $seat_role } znalazła coś z dawnych czasów: { $card }.
        [masculine] { $seat_role } znalazł coś z dawnych czasów: { $card }.
       *[neutral] { $seat_role } znajduje coś z dawnych czasów: { $card }.
    }
diary-stalls-deal = { $seat_gender ->
        [feminine] Na Targu { $seat_role } oddała: { $cards }, a wzięła: { $taken }.
        [masculine] Na Targu { $seat_role } oddał: { $cards }, a wziął: { $taken }.
       *[neutral] Na Targu { $seat_role } oddaje: { $cards }, a bierze: { $taken }.
    }
diary-strike = { $seat_gender ->
        [feminine] { $hex }: { $seat_role } ściągnęła ogień z nieba.
        [masculine] { $hex }: { $seat_role } ściągnął ogień z nieba.
       *[neutral] { $hex }: { $seat_role } ściąga ogień z nieba.
    }
diary-rides = { $seat_gender ->
        [feminine] { $seat_role } jechała jako ładunek i trafiła na heks { $hex }.
        [masculine] { $seat_role } jechał jako ładunek i trafił na heks { $hex }.
       *[neutral] { $seat_role } jedzie jako ładunek i trafia na heks { $hex }.
    }
diary-special-token = { $hex }: na mapie leży odtąd żeton „{ $token }”.
diary-villain-appears = { $hex }: zjawia się { $card }.
diary-villain-returns = { $card } musi wracać: { $hex }.
diary-faces-villain = { $seat_gender ->
        [feminine] { $seat_role } podeszła bliżej. Naprzeciw { $card }.
        [masculine] { $seat_role } podszedł bliżej. Naprzeciw { $card }.
       *[neutral] { $seat_role } podchodzi bliżej. Naprzeciw { $card }.
    }
diary-clue = { $seat_gender ->
        [feminine] { $hex }: { $seat_role } znalazła tylko trop.
        [masculine] { $hex }: { $seat_role } znalazł tylko trop.
       *[neutral] { $hex }: { $seat_role } znajduje tylko trop.
    }
diary-ingredient-taken = { $seat_gender ->
        [feminine] { $hex }: { $seat_role } znalazła składnik { $ingredient }.
        [masculine] { $hex }: { $seat_role } znalazł składnik { $ingredient }.
       *[neutral] { $hex }: { $seat_role } znajduje składnik { $ingredient }.
    }
diary-ingredient-stolen = { $seat_gender ->
        [feminine] { $seat_role } ukradła składnik { $ingredient }. { $knight_gender ->
                [feminine] Straciła
                [masculine] Stracił
               *[neutral] Traci
            } go { $knight_role }.
        [masculine] { $seat_role } ukradł składnik { $ingredient }. { $knight_gender ->
                [feminine] Straciła
                [masculine] Stracił
               *[neutral] Traci
            } go { $knight_role }.
       *[neutral] { $seat_role } kradnie składnik { $ingredient }. Traci go { $knight_role }.
    }
diary-ingredient-left = Składnik { $ingredient } zostaje na heksie { $hex }.
diary-cultist = { $hex }: widziano tu Kultystę.
diary-cultist-gone = { $hex }: śpiewy ucichły.
diary-shrine = { $hex } to odtąd Kaplica numer { $number }.
diary-hammer = Młot Pustkowia ma odtąd imię: { $seat_role }.
diary-laurels = { $change ->
        [-1] { $seat_role } { $seat_gender ->
            [feminine] straciła
            [masculine] stracił
           *[neutral] traci
        } laur. Zostaje: { $now }.
        [1] { $seat_role } { $seat_gender ->
            [feminine] zdobyła
            [masculine] zdobył
           *[neutral] zdobywa
        } laur. Razem: { $now }.
       *[other] { $seat_role } { $seat_gender ->
            [feminine] zdobyła
            [masculine] zdobył
           *[neutral] zdobywa
        } { $change ->
            [few] { $change } laury
           *[many] { $change } laurów
        }. Razem: { $now }.
    }
diary-crowd-calls = Tłum woła: { $hex }.
diary-train-moves = Pociąg toczy się dalej: { $hex }.
diary-boards = { $seat_gender ->
        [feminine] { $hex }: { $seat_role } wskoczyła do Pociągu.
        [masculine] { $hex }: { $seat_role } wskoczył do Pociągu.
       *[neutral] { $hex }: { $seat_role } wskakuje do Pociągu.
    }
diary-falls-off = { $seat_gender ->
        [feminine] { $hex }: { $seat_role } spadła z Pociągu.
        [masculine] { $hex }: { $seat_role } spadł z Pociągu.
       *[neutral] { $hex }: { $seat_role } spada z Pociągu.
    }
diary-relay-taken = { $hex }: przekaźnik zgłasza się do kogoś nowego. To { $seat_role }.
diary-relay-taken-over = { $hex }: przekaźnik zmienia właściciela. Traci { $knight_role }, zyskuje { $seat_role }.
diary-supremacy = Światła migają na całym Pustkowiu. Następnym razem zgasną.
diary-game-over = { $reason ->
        [1] I to już koniec. Po swoje przychodzi: { $winners }.
        [2] Ostatnia runda za nami. Najwyżej stoi: { $winners }.
        [3] I to już koniec, a tym razem wygrali wszyscy.
        [5] Pociąg dojechał i wzbogacił: { $winners }.
       *[other] I to już koniec, ich wszystkich też.
    }
