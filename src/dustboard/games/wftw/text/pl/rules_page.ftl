# Gra na jednej stronie: cel, runda, punkty, rady i pojęcia. Wiersze liczy się od 1.

page-goal = Wygrywa, kto ma najwięcej punktów zwycięstwa
    .text = Gra kończy się po rundzie, w której ktoś osiągnął 21 PZ. Wygrywa wtedy najwyższa suma, bez względu na to, kto pierwszy doszedł do 21. Przy remisie wygrywa silniejsza ręka, ale liczą się tylko karty, na które starcza zasobów.

page-step-1 = Zasoby
    .text = Twoje bazy przynoszą złom, wachę i prąd, a ty dobierasz karty.
    .icon = coins
page-step-2 = Licytacja 1, 2, 3
    .text = Trzy razy: skrycie oznacz cele, a potem wystaw tam zakryte karty. Zostają na miejscu. Rywale widzą, ile ich jest, ale nie które.
    .icon = crossed-axes
page-step-3 = Odsłonięcie
    .text = Wszystkie karty idą na odkryte. Zapłać za wszystkie swoje, bo inaczej nie liczy się żadna.
    .icon = card-random
page-step-4 = Pola
    .text = Zdobycz bierze najwyższy atak. Remis rozstrzyga rzut kością.
    .icon = military-fort
page-step-5 = Najazdy
    .text = Atak wyższy niż obrona zdobywa bazę. Remis ją ratuje.
    .icon = siege-tower
page-step-6 = Sklep
    .text = Pierwsza wybiera najwyższa stawka. Stawka musi sięgać ceny karty.
    .icon = shop
page-step-7 = Porządki
    .text = Zagrane jednostki idą na stos odrzuconych kart. Przychodzą nowe zdobycze.
    .icon = tombstone

page-score-1 = Twoje bazy
    .text = Po 1 PZ, plus to, co dodaje laur na karcie. Liczą się też dwie, z którymi zaczynasz.
page-score-2 = Bazy z premią
    .text = Niektóre są warte więcej, dopóki spełniasz ich warunek. Premia liczy się od razu i od razu znika.
page-score-3 = Stracone bazy
    .text = Ich punkty dostaje ten, kto je zabrał. Same jednostki nie dają punktów.

page-tip-1 = Licytuj późno
    .text = Na trzecią stawkę nikt ci już nie odpowie. Karty na ręce niczego nie zdradzają.
page-tip-2 = Nie licytuj tego, na co cię nie stać
    .text = Brak jednego prądu wystarczy, żeby wszystkie wystawione karty poszły na marne.
page-tip-3 = Licz ich karty
    .text = Widzisz, ile kart leży w każdej kolumnie. Wiersz pod nią podaje, ile rywale mogą jeszcze dołożyć.
page-tip-4 = Najpierw bazy, potem armia
    .text = Baza płaci co rundę. Jednostka pracuje tylko wtedy, gdy ją wyślesz.
page-tip-5 = Strzeż najlepszej bazy
    .text = Najeżdża się prowadzących. Zatrzymaj kartę na obronę bazy, której stracić nie możesz.

page-term-1 = Pole
    .text = Zdobycz na środku, o którą może licytować każdy.
page-term-2 = Najazd
    .text = Atak na jedną bazę jednego rywala.
page-term-3 = Rachunek
    .text = Łączny koszt wszystkich wystawionych przez ciebie kart.
page-term-4 = Straż
    .text = Karta, którą wystawiasz do obrony własnej bazy.
page-term-5 = Wolne zapasy
    .text = To, co z twoich zapasów zostaje po zapłaceniu rachunku.
page-term-6 = Porzucić
    .text = Jednostki z przegranego starcia możesz usunąć z gry na zawsze. Z mniejszej talii dobiera się lepsze karty.
page-term-7 = Złom, wacha, prąd
    .text = Trzy rzeczy, którymi płacisz. Czego nie wydasz, to zostaje.
