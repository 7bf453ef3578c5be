# Po czym rozróżnia się karty w galerii.

facet-deck = Talia
facet-deck-knights = Rycerze
facet-deck-vehicles = Pojazdy
facet-deck-upgrades_personal = Ulepszenia osobiste
facet-deck-upgrades_general = Ulepszenia ogólne
facet-deck-wasteland_highway_desert = Autostrada i pustynia
facet-deck-wasteland_scrub_mountains = Busz i góry
facet-deck-exploration = Eksploracja
facet-deck-gear = Sprzęt
facet-deck-injuries = Urazy
facet-deck-malfunctions = Awarie
facet-deck-landmarks = Osobliwości
facet-deck-parts = Części
facet-deck-city_tasks = Zlecenia miejskie
facet-deck-special = Karty specjalne
facet-deck-threat = Żetony zagrożeń
facet-deck-dice = Kości
facet-deck-spaces = Pola
facet-deck-adventures = Przygody
facet-deck-entries = Księga Opowieści

facet-kind = Rodzaj
facet-kind-enemy = Wróg
facet-kind-event = Wydarzenie
facet-kind-gear-weapon = Sprzęt: broń
facet-kind-gear-armor = Sprzęt: zbroja
facet-kind-gear-utility = Sprzęt: wyposażenie
facet-kind-gear-drug = Sprzęt: lek
facet-kind-terrain-highway = Autostrada
facet-kind-terrain-desert = Pustynia
facet-kind-terrain-scrub = Busz
facet-kind-terrain-mountains = Góry
facet-kind-terrain-crater = Krater

facet-trait = Cecha
facet-trait-machine = Maszyna
facet-trait-beast = Bestia
facet-trait-mutant = Mutant
facet-trait-gang = Gang
facet-trait-cult = Kult
facet-trait-armor_piercing = Przebicie pancerza
facet-trait-ambush = Zasadzka
facet-trait-relentless = Nieustępliwość
facet-trait-ranged = Atak dystansowy
facet-trait-melee = Atak wręcz

# karty bez własnych nazw
card-exploration = Karta eksploracji { $number }
card-threat = Żeton zagrożenia { $number }
card-entries = Wpis { $number }
die-white = Biała kość
die-green = Zielona kość
die-blue = Niebieska kość
die-red = Czerwona kość
