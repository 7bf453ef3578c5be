# Po czym galeria rozróżnia karty i co mówią ich drugie strony.

facet-deck = Talia
facet-deck-knights = Rycerze
facet-deck-wasteland = Karty pustkowi
facet-deck-tasks = Zlecenia
facet-deck-luck = Karty farta
facet-deck-combat = Karty walki
facet-deck-range = Karty zasięgu
facet-deck-green = Zielony sprzęt
facet-deck-yellow = Żółty sprzęt
facet-deck-red = Czerwony sprzęt
facet-deck-blue = Niebieski sprzęt
facet-deck-vehicles = Pojazdy
facet-deck-hexes = Heksy
facet-deck-missions = Misje
facet-deck-sheet = Sprzęt początkowy
facet-deck-villains = Zakały pustkowi

facet-helps = Zastosowanie
facet-helps-escape = Ucieczka
facet-helps-fight = Walka
facet-helps-heal = Leczenie
facet-helps-move = Ruch
facet-helps-explore = Eksploracja
facet-helps-trade = Wymiana

facet-kind = Rodzaj
facet-kind-event = Zdarzenie
facet-kind-enemy = Wróg
facet-kind-task-common = Zlecenie ogólne
facet-kind-task-private = Zlecenie prywatne
facet-kind-hex-city = Miasto
facet-kind-hex-special = Heks specjalny
facet-kind-hex-central = Heks centralny
facet-kind-hex-normal = Heks zwykły
facet-kind-gear-weapon = Sprzęt: broń
facet-kind-gear-armor = Sprzęt: zbroja
facet-kind-gear-general = Sprzęt: ogólny
facet-kind-gear-enhancement = Sprzęt: dodatek
facet-kind-gear-vehicle = Sprzęt: pojazd
facet-kind-gear-special = Sprzęt: specjalny

facet-trait = Typ
facet-trait-weapon = Broń
facet-trait-armor = Zbroja
facet-trait-drug = Lek
facet-trait-equipment = Wyposażenie
facet-trait-enhancement = Dodatek
facet-trait-vehicle = Pojazd
facet-trait-implant = Wszczep
facet-trait-mutation = Mutacja
facet-trait-tuning = Tuning
facet-trait-machine = Maszyna
facet-trait-beast = Bestia
facet-trait-mutant = Mutant
facet-trait-gang = Gang
facet-trait-cult = Kult
facet-trait-nature = Natura
facet-trait-general = Ogólne

facet-value = Wartość wymiany

side-damaged = Uszkodzony: szybkość { $speed }, pakowność { $capacity }.
