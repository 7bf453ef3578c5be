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
diary-task-accepted = { $seat } bierze robotę: { $card }.
diary-task-done-1 = { $seat } doprowadza rzecz do końca: { $card }.
diary-task-done-2 = Zrobione: { $card }. Podpisuje { $seat }.
diary-task-done-3 = { $card }: po zapłatę idzie { $seat }.
diary-explores-1 = { $hex }: { $seat } rozgląda się po okolicy.
diary-explores-2 = { $hex }: { $seat } zagląda w każdy kąt.
diary-explores-3 = { $hex }: drzwi nie są zamknięte i { $seat } wchodzi.
diary-not-explored = { $hex }: { $seat } całuje klamkę.
diary-escaped-1 = { $card }: { $seat } wymyka się bokiem.
diary-escaped-2 = { $card } na horyzoncie, a { $seat } już dawno gdzie indziej.
diary-escaped-3 = { $card }: już z tyłu. { $seat } zostawia po sobie kurz.
diary-caught-1 = { $card }: { $seat } ucieka, ale nie dość szybko.
diary-caught-2 = { $card }: { $seat } nie ma dokąd uciec.
diary-caught-3 = { $card } na karku. { $seat } traci oddech.
diary-faces-1 = { $card }: { $seat } staje i nie ustępuje.
diary-faces-2 = { $card } na drodze. { $seat } nie zawraca.
diary-faces-3 = { $seat } ma dość uciekania i czeka: { $card }.
diary-event-cancelled = { $card }: minęło, nim się zaczęło.
diary-combat-ends-1 = { $side ->
        [0] { $foe }: { $seat } wygrywa walkę.
        [1] { $foe }: { $seat } przegrywa walkę.
       *[other] { $foe } i { $seat } rozchodzą się bez zwycięzcy.
    }
diary-combat-ends-2 = { $side ->
        [0] Po wszystkim { $seat } stoi na nogach. { $foe } już nie.
        [1] { $foe }: { $seat } wraca w gorszym stanie.
       *[other] { $foe }: { $seat } nie nazywa tego zwycięstwem i nikt inny też nie.
    }
diary-combat-ends-3 = { $side ->
        [0] { $foe }: kłopotów już nie będzie. { $seat } dopilnowuje tego osobiście.
        [1] { $foe }: { $seat } tej walki nie zaliczy do udanych.
       *[other] { $foe } i { $seat } biją się, aż wszyscy mają dość.
    }
diary-duel-ends = { $side ->
        [0] { $seat } wygrywa pojedynek. Przegrywa { $rival }.
        [1] { $seat } zaczyna pojedynek, a wygrywa { $rival }.
       *[other] { $seat } i { $rival } kończą pojedynek bez zwycięzcy.
    }
diary-truce = { $seat } i { $rival } mają już broń w rękach, ale wolą porozmawiać.
diary-refuses = { $seat } nie szuka towarzystwa.
diary-knocked-out-1 = { $seat } pada i nie wstaje.
diary-knocked-out-2 = Tego dnia { $seat } dalej nie zajedzie.
diary-knocked-out-3 = { $seat } leży w pyle i nic o tym nie wie.
diary-carried-to = Obcy ludzie zbierają biedną duszę z drogi. { $seat } trafia na heks { $hex }.
diary-steals = { $seat } przegląda cudze kieszenie ({ $rival }) i bierze: { $cards }.
diary-steals-unseen = { $seat } grzebie w cudzych bagażach ({ $rival }) i wyciąga coś z samego dna.
diary-steals-task = { $seat } zabiera robotę, którą miał rycerz { $rival }: { $card }.
diary-vehicle-wrecked = { $card }: odtąd to już tylko złom. { $seat } patrzy w drugą stronę.
diary-vehicle-taken = { $seat } odjeżdża. Pojazd: { $card }.
diary-gains-blue = { $seat } znajduje coś z dawnych czasów: { $card }.
diary-stalls-deal = Na Targu { $seat } oddaje: { $cards }, a bierze: { $taken }.
diary-strike = { $hex }: { $seat } ściąga ogień z nieba.
diary-rides = { $seat } jedzie jako ładunek i trafia na heks { $hex }.
diary-special-token = { $hex }: na mapie leży odtąd żeton „{ $token }”.
diary-villain-appears = { $hex }: zjawia się { $card }.
diary-villain-returns = { $card } musi wracać: { $hex }.
diary-faces-villain = { $seat } podchodzi bliżej. Naprzeciw { $card }.
diary-clue = { $hex }: { $seat } znajduje tylko trop.
diary-ingredient-taken = { $hex }: { $seat } znajduje składnik { $ingredient }.
diary-ingredient-stolen = { $seat } kradnie składnik { $ingredient }. Traci go { $knight }.
diary-ingredient-left = Składnik { $ingredient } zostaje na heksie { $hex }.
diary-cultist = { $hex }: widziano tu Kultystę.
diary-cultist-gone = { $hex }: śpiewy ucichły.
diary-shrine = { $hex } to odtąd Kaplica numer { $number }.
diary-hammer = Młot Pustkowia ma odtąd imię: { $seat }.
diary-laurels = { $change ->
        [-1] { $seat } traci laur. Zostaje: { $now }.
        [1] { $seat } zdobywa laur. Razem: { $now }.
       *[other] { $seat } zdobywa { $change ->
            [few] { $change } laury
           *[many] { $change } laurów
        }. Razem: { $now }.
    }
diary-crowd-calls = Tłum woła: { $hex }.
diary-train-moves = Pociąg toczy się dalej: { $hex }.
diary-boards = { $hex }: { $seat } wskakuje do Pociągu.
diary-falls-off = { $hex }: { $seat } spada z Pociągu.
diary-relay-taken = { $hex }: przekaźnik zgłasza się do kogoś nowego. To { $seat }.
diary-relay-taken-over = { $hex }: przekaźnik zmienia właściciela. Traci { $knight }, zyskuje { $seat }.
diary-supremacy = Światła migają na całym Pustkowiu. Następnym razem zgasną.
diary-game-over = { $reason ->
        [1] I to już koniec. Po swoje przychodzi: { $winners }.
        [2] Ostatnia runda za nami. Najwyżej stoi: { $winners }.
        [3] I to już koniec, a tym razem wygrali wszyscy.
        [5] Pociąg dojechał i wzbogacił: { $winners }.
       *[other] I to już koniec, ich wszystkich też.
    }
