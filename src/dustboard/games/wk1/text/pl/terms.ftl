# Słowa ze stołu: umiejętności, zasoby, kolory, typy, zasięgi, żetony, ilości i listy.

## Umiejętności

skill-blades = Kosy
skill-guns = Spluwy
skill-medicine = Leczenie
skill-repair = Naprawa
skill-survival = Przetrwanie
skill-talk = Gadka
check-of = { $skill } ({ $difficulty })

## Zasoby i inne rzeczy, które się zyskuje, traci lub płaci: zawsze w bierniku

thing-ammo = amunicję
thing-fuel = paliwo
thing-health = zdrowie
thing-radiation = radiację
thing-reputation = Reputację
thing-luck = kartę farta
thing-green = zieloną kartę
thing-yellow = żółtą kartę
thing-red = czerwoną kartę
thing-blue = niebieską kartę
thing-drug = lek
thing-available = dostępną kartę sprzętu
thing-stored = schowaną kartę
thing-component = dostępną kartę lub zdolność

amount-ammo = { $count } amunicji
amount-fuel = { $count } paliwa
amount-health = { $count } zdrowia
amount-radiation = { $count } radiacji
amount-reputation = { $count } Reputacji
amount-luck = { $count ->
        [one] { $count } kartę farta
        [few] { $count } karty farta
       *[many] { $count } kart farta
    }
amount-green = { $count ->
        [one] { $count } zieloną kartę
        [few] { $count } zielone karty
       *[many] { $count } zielonych kart
    }
amount-yellow = { $count ->
        [one] { $count } żółtą kartę
        [few] { $count } żółte karty
       *[many] { $count } żółtych kart
    }
amount-red = { $count ->
        [one] { $count } czerwoną kartę
        [few] { $count } czerwone karty
       *[many] { $count } czerwonych kart
    }
amount-drug = { $count ->
        [one] { $count } lek
        [few] { $count } leki
       *[many] { $count } leków
    }
amount-available = { $count ->
        [one] { $count } dostępną kartę sprzętu
        [few] { $count } dostępne karty sprzętu
       *[many] { $count } dostępnych kart sprzętu
    }
amount-stored = { $count ->
        [one] { $count } schowaną kartę
        [few] { $count } schowane karty
       *[many] { $count } schowanych kart
    }
amount-component = { $count ->
        [one] { $count } twoją dostępną kartę lub twoją zdolność
        [few] { $count } z twoich dostępnych kart i zdolności
       *[many] { $count } z twoich dostępnych kart i zdolności
    }
amount-die = { $count ->
        [one] { $count } kość
        [few] { $count } kości
       *[many] { $count } kości
    }
amount-point = { $count ->
        [one] { $count } punkt ruchu
        [few] { $count } punkty ruchu
       *[many] { $count } punktów ruchu
    }

## Kolory: w zdaniu stoją przy słowie „karta” lub „talia” (karta: zielona)

colour-green = zielona
colour-yellow = żółta
colour-red = czerwona
colour-blue = niebieska

## Typy sprzętu i kart pustkowi: w zdaniu „karta typu lek”, „wróg typu bestia”

trait-weapon = broń
trait-armor = zbroja
trait-drug = lek
trait-equipment = wyposażenie
trait-enhancement = dodatek
trait-vehicle = pojazd
trait-implant = wszczep
trait-mutation = mutacja
trait-tuning = tuning
trait-machine = maszyna
trait-beast = bestia
trait-mutant = mutant
trait-gang = gang
trait-cult = kult
trait-nature = natura
trait-general = ogólne

group-weapon = broń
group-armor = zbroja
group-general = sprzęt ogólny
group-enhancement = dodatek
group-vehicle = pojazd
group-special = sprzęt specjalny

## Tereny i rodzaje heksów

terrain-desert = Pustynia
terrain-highway = Autostrada
terrain-swamp = Bagno
terrain-mountains = Góry
terrain-jungle = Dżungla
kind-city = Miasto
kind-special = Heks specjalny
kind-central = Heks centralny
kind-normal = Heks zwykły
kind-mission = Kafelek misji

## Zasięgi, karty walki, żetony
# Zasięg walki i zasięg broni stoją po słowie „zasięg” (zasięg: bliski),
# nazwy żetonów po słowie „żeton” (żeton radiacji, żeton „wybuch”).

range-short = bliski
range-medium = średni
range-long = daleki
icon-melee = wręcz
icon-short = bliski
icon-medium = średni
icon-long = daleki
token-radiation = radiacji
token-contamination = skażenia
token-threat = zagrożenia
token-obstacle = utrudnienia ruchu
special-nuked = wybuch
special-pills = piguły
special-reboot = reset
suit-bolts = Śruby
suit-bones = Gnaty

## Listy

list-comma = { $head }, { $last }
list-and = { $head } i { $last }
list-or = { $head } lub { $last }
list-then = { $head }, a wtedy { $last }
list-semicolon = { $head }; { $last }
list-or-else = { $head }; albo { $last }
list-dot = { $head }. { $last }
