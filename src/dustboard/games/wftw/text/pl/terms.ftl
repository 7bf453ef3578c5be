# Słowa ze stołu: zasoby, ilości, rodzaje kart, fazy i rody. Zasoby stoją w dopełniaczu, po liczbie.

## Zasoby i ilości

resource-scrap = złomu
resource-juice = wachy
resource-spark = prądu
resource-juice_or_spark = wachy lub prądu

amount-scrap = { $count } złomu
amount-juice = { $count } wachy
amount-spark = { $count } prądu
amount-card = { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
amount-vp = { $count } PZ

list-comma = { $head }, { $last }
list-and = { $head } i { $last }

## Rodzaje, zestawy i miejsca

kind-unit = jednostka
kind-base = baza
set-starter = zestaw startowy
set-buy = talia sklepu
set-objective = talia zdobyczy
place-field = pole bitwy { $number }
place-field-card = pole bitwy { $number } ({ $card })
place-shop = sklep
place-rival = bazy ({ $seat_s })
place-attack = najazd: { $seat }
place-raid = najazd na bazę { $card } ({ $seat_s })
place-own-defence = obrona własnej bazy
place-defence = obrona bazy { $card }
cards-to-place = { $cards } – { $place }
cards-at-place = { $place }: { $number }
nothing = nic
nobody = nikt
numbered-card = { $card } ({ $n })
hidden-card = zakryta karta

## Fazy: nazwa z zasad i słowo, które pada przy stole.
## Licytacja ma dwie połowy; zdobycie kart należy jeszcze do sklepu.

phase-collect = Zbieranie zasobów
    .table = Zasoby
phase-bid = Licytacja
    .table = Cele
phase-bid-target = Wybór celów
    .table = Cele
phase-bid-commit = Wystawianie kart
    .table = Stawki
phase-reveal = Odsłonięcie jednostek
    .table = Odsłonięcie
phase-field = Rozstrzygnięcie pól bitew
    .table = Pola
phase-raid = Rozstrzygnięcie ataków na bazy
    .table = Najazdy
phase-buy = Rozstrzygnięcie sklepu
    .table = Sklep
phase-gain = Zdobycie kart
    .table = Sklep
phase-end = Koniec rundy
    .table = Porządki

## Rody, w kolejności miejsc

house-1 = Słony Stół
    .colour = biały
    .symbol = chochla
    .boast = Je tu każdy i pamięta, kto trzymał chochlę.
house-2 = Dziewiąta Oś
    .colour = niebieski
    .symbol = koło
    .boast = Pod nimi pękło osiem osi; dziewiąta nauczyła się manier.
house-3 = Rdzawa Korona
    .colour = czerwony
    .symbol = korona
    .boast = Jeśli korona rdzewieje, to znaczy, że ktoś ją nosił.
house-4 = Dwór Latawca
    .colour = żółty
    .symbol = latawiec
    .boast = Rządzą wszystkim, na co padnie cień latawca.
house-5 = Zielone Szkło
    .colour = zielony
    .symbol = butelka
    .boast = Piją zdrowie każdego rywala z imienia, a potem sprzedają mu puste butelki.
house-6 = Odpływ
    .colour = morski
    .symbol = kotwica
    .boast = Morze odeszło bez nich, więc zatrzymali kotwicę.
house-7 = Sto Kluczy
    .colour = fioletowy
    .symbol = pęk kluczy
    .boast = Sto kluczy, dziewięćdziesiąt drzwi i dziesięć znakomitych plotek.
house-8 = Wdowia Danina
    .colour = czarny
    .symbol = welon
    .boast = Cała dolina jest jej coś winna, a odsetki rosną jak trzeba.
