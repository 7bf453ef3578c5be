# Zestawy opcji stołu z nazwą.

preset-first = Pierwsza partia
    .text = Krócej i łagodniej: próg to 12 punktów, za każdy rachunek da się zapłacić, a baz startowych nie można odebrać.
