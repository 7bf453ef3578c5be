# Po czym galeria odróżnia karty: talie, rodzaje, cechy, ceny i koszty.

facet-deck = Talia
facet-deck-starter = Zestaw startowy
facet-deck-buy = Talia sklepu
facet-deck-objective = Talia zdobyczy

facet-kind = Rodzaj
facet-kind-unit = Jednostki
facet-kind-base = Bazy

facet-trait = Cecha
facet-trait-beast = Bestia
facet-trait-camp = Obóz
facet-trait-champion = Bohater
facet-trait-crew = Ekipa
facet-trait-drummer = Dobosz
facet-trait-decoy = Zmyłka
facet-trait-guard = Straż
facet-trait-industry = Przemysł
facet-trait-juice = Wacha
facet-trait-market = Targ
facet-trait-medic = Medyk
facet-trait-monument = Pomnik
facet-trait-rider = Jeździec
facet-trait-ruin = Ruina
facet-trait-scavenger = Zbieracz
facet-trait-seat = Siedziba rodu
facet-trait-siege = Oblężenie
facet-trait-signal = Sygnał
facet-trait-spark = Prąd
facet-trait-store = Magazyn
facet-trait-tech = Technika
facet-trait-tower = Wieża
facet-trait-trader = Handlarz
facet-trait-vehicle = Pojazd
facet-trait-wall = Mur

facet-price = Cena w sklepie
facet-scrap = Koszt: złom
facet-juice = Koszt: wacha
facet-spark = Koszt: prąd
