# Misje przy stole: pytania, odpowiedzi i dziennik.

## Wybory Padliniarza

ask-threat-hex = Kilku rycerzy ma najwięcej składników. Na czyj heks trafia żeton zagrożenia?
ask-cultist-hex = Na którym z najdalszych heksów specjalnych pojawia się Kultysta?
ask-procession-hex = Matka Wieloraka idzie do najbliższego Kultysty. Którędy?
ask-train-start = Skąd rusza Pociąg?
ask-train-step = Którędy jedzie Pociąg?
ask-villain-city = W którym mieście pojawia się Baron Szlam?
ask-villain-step = Dokąd idzie Baron Szlam?
option-mission-hex = { $hex }

## Zakały pustkowi

ask-face-villain = Na tym heksie: { $card }. Walczysz zamiast spotkać kartę pustkowi?
option-villain-leave = Nie walcz: { $card }
option-villain-face = Zmierz się: { $card }
event-villain-appears = { $card } pojawia się na heksie { $hex }.
event-villain-moves = { $card } trafia na heks { $hex }.
event-villain-returns = { $card } wycofuje się na heks { $hex }.
event-faces-villain = { $seat } staje do walki: { $card }. Padliniarz nie zagrywa karty w tym ruchu.
    .you = Stajesz do walki: { $card }. Padliniarz nie zagrywa karty w tym ruchu.

## Zbawca Pustkowia

ask-leave-ingredient = Który składnik zostawia tu { $knight }?
option-ingredient = Składnik { $ingredient }
option-take-marker = Obejrzyj i zabierz znacznik ({ $hex })
option-take-ingredient = Weź składnik { $ingredient }
event-clue = { $seat } znajduje trop na heksie { $hex }.
    .you = Znajdujesz trop na heksie { $hex }.
event-ingredient-taken = { $seat } zabiera składnik { $ingredient } z heksu { $hex }.
    .you = Zabierasz składnik { $ingredient } z heksu { $hex }.
event-ingredient-stolen = { $seat } kradnie składnik { $ingredient }. Traci go { $knight }.
    .you = Kradniesz składnik { $ingredient }. Traci go { $knight }.
event-ingredient-left = { $seat } zostawia składnik { $ingredient } na heksie { $hex }.
    .you = Zostawiasz składnik { $ingredient } na heksie { $hex }.

## Kult Wielorakiego

option-fight-cultist = Walcz tutaj: { $card }
event-cultist = Na heksie { $hex } pojawia się Kultysta.
event-fights-cultist = { $seat } walczy na heksie { $hex }. Wróg: { $card }.
    .you = Walczysz na heksie { $hex }. Wróg: { $card }.
event-cultist-gone = Z heksu { $hex } znika Kultysta.
event-shrine = Heks { $hex } staje się Kaplicą numer { $number }.
event-hammer = { $seat } zdobywa miano Młota Pustkowia.
    .you = Zdobywasz miano Młota Pustkowia.

## Może być tylko jeden

event-laurels = { $change ->
        [-1] { $seat } traci 1 laur (zostaje { $now }).
        [1] { $seat } zdobywa 1 laur (teraz { $now }).
        [few] { $seat } zdobywa { $change } laury (teraz { $now }).
       *[many] { $seat } zdobywa { $change } laurów (teraz { $now }).
    }
    .you = { $change ->
        [-1] Tracisz 1 laur (zostaje { $now }).
        [1] Zdobywasz 1 laur (teraz { $now }).
        [few] Zdobywasz { $change } laury (teraz { $now }).
       *[many] Zdobywasz { $change } laurów (teraz { $now }).
    }
event-crowd-quiet = Tłum zapomina o heksie { $hex }.
event-crowd-calls = Tłum wyrzuca { $die } i woła: { $hex }.

## Ładunek nieboszczyka

ask-board = Na heksie { $hex } stoi Pociąg. Wskakujesz?
ask-keep-wagon = Który wagon zatrzymujesz?
ask-leave-wagon = Masz za dużo wagonów. Który tu zostawiasz?
option-wagon = Wagon o wartości { $wagon }
option-take-wagon = { $number ->
        [one] Zabierz stąd wagon
        [few] Zabierz w ciemno jeden z { $number } wagonów
       *[many] Zabierz w ciemno jeden z { $number } wagonów
    }
event-train-stands = Pociąg stoi na heksie { $hex }.
event-train-moves = Pociąg wjeżdża na heks { $hex }.
event-boards = { $seat } wskakuje do Pociągu na heksie { $hex }.
    .you = Wskakujesz do Pociągu na heksie { $hex }.
event-falls-off = { $seat } spada z Pociągu na heksie { $hex }.
    .you = Spadasz z Pociągu na heksie { $hex }.
event-wagons-seen = { $low ->
        [0] { $seat } ogląda { $number ->
                [one] 1 wagon
                [few] { $number } wagony
               *[many] { $number } wagonów
            }.
       *[other] { $seat } ogląda { $number ->
                [one] wagon o wartości { $low }
               *[many] wagony o wartości { $low } i { $high }
            }.
    }
    .you = { $low ->
        [0] Oglądasz { $number ->
                [one] 1 wagon
                [few] { $number } wagony
               *[many] { $number } wagonów
            }.
       *[other] Oglądasz { $number ->
                [one] wagon o wartości { $low }
               *[many] wagony o wartości { $low } i { $high }
            }.
    }
event-wagon-kept = { $wagon ->
        [0] { $seat } bierze wagon (ma ich { $held }).
       *[other] { $seat } bierze wagon o wartości { $wagon } (ma ich { $held }).
    }
    .you = { $wagon ->
        [0] Bierzesz wagon (masz ich { $held }).
       *[other] Bierzesz wagon o wartości { $wagon } (masz ich { $held }).
    }
event-wagons-dropped = { $seat } gubi { $number ->
        [one] 1 wagon
        [few] { $number } wagony
       *[many] { $number } wagonów
    } na heksie { $hex }.
    .you = Gubisz { $number ->
        [one] 1 wagon
        [few] { $number } wagony
       *[many] { $number } wagonów
    } na heksie { $hex }.
event-reactor = { $seat } ma wagon z reaktorem.
    .you = Masz wagon z reaktorem.

## Protokół Zaciemnienie

ask-relay = Na heksie { $hex } jest przekaźnik. Próbujesz go przejąć?
option-attempt = { $skill } ({ $difficulty })
option-attempt-no = Nie teraz
event-relay-taken = { $seat } przejmuje kontrolę nad przekaźnikiem na heksie { $hex }.
    .you = Przejmujesz kontrolę nad przekaźnikiem na heksie { $hex }.
event-relay-taken-over = { $seat } przejmuje przekaźnik na heksie { $hex }. Traci go { $knight }.
    .you = Przejmujesz przekaźnik na heksie { $hex }. Traci go { $knight }.
event-tower-asks = Wieża wyrzuca { $die }, a { $relays ->
        [one] 1 przekaźnik jest
        [few] { $relays } przekaźniki są
       *[many] { $relays } przekaźników jest
    } bez kontroli.
event-supremacy = Znacznik dominacji w misji się obraca. Jeszcze jedna wpadka i nadejdzie Zaciemnienie.

## Z czego składa się wynik

score-reputation = Reputacja
score-ingredients = Składniki
score-wagons = Wagony
score-terminus = Czekanie na Stacji końcowej
score-laurels = Laury
