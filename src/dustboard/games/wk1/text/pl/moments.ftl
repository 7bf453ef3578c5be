# Jedno zdanie na chwilę wartą okrzyku; które, wynika z tego, co się stało. Najwyżej 12 słów.

moment-knocked-out-1 = Droga wychodzi komuś na spotkanie, prosto w twarz.
moment-knocked-out-2 = Ktoś będzie spał tam, gdzie stał.
moment-knocked-out-3 = Sępy przesiadają się o jeden słup bliżej.
moment-knocked-out-4 = Światło gaśnie, buty w górę.

moment-radiation-1 = Licznik przestał trzeszczeć. Teraz to jedna długa nuta.
moment-radiation-2 = Olśniewający występ, tylko nikt tu już nie patrzy.
moment-radiation-3 = Nawet szczury cofają się o krok.
moment-radiation-4 = Co pustynia ogrzeje, to już zatrzyma.

moment-wrecked-1 = Jechał świetnie, aż do tego kamienia.
moment-wrecked-2 = Od tej pory widoki będą się zmieniać wolniej.
moment-wrecked-3 = Jedno koło toczy się dalej samo, bardzo z siebie dumne.
moment-wrecked-4 = Ktoś sobie z tego postawi dom.

moment-truce-1 = Dwa palce schodzą z dwóch spustów.
moment-truce-2 = Gadka jest tania. Dziś nawet tańsza od naboi.
moment-truce-3 = Nikt nie mruga. Potem mrugają obie strony naraz.
moment-truce-4 = Kurz opada, zanim ktokolwiek go wzbije.

moment-all-missed-1 = Tyle kości, a tak mało z nich wynika.
moment-all-missed-2 = Niebo trafiono kilkakrotnie.
moment-all-missed-3 = Fart patrzył w inną stronę, a potem sobie poszedł.
moment-all-missed-4 = Piękny pokaz, oglądany z bezpiecznej odległości.

moment-all-hit-1 = Udało się wszystko, co mogło się udać.
moment-all-hit-2 = O tym będzie się opowiadać przy każdym ogniu.
moment-all-hit-3 = Pustkowia raz jeden wstrzymują oddech.
moment-all-hit-4 = To nie był fart. To był fart na cały rok.
