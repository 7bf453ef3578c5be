# Usposobienia botów, tak jak nazywa je kreator i poczekalnia: rycerza oraz tego samego bota jako Padliniarza.

temper-knight = Rycerz
    .text = Jak prowadzi własnego rycerza.
temper-knight-even = Zrównoważony
    .text = Liczy rany i łupy po tyle, ile są warte.
temper-knight-bold = Śmiały
    .text = Walczy przy gorszych szansach, jedzie przez zagrożenia i późno odpoczywa.
temper-knight-careful = Ostrożny
    .text = Woli uciekać niż walczyć, omija zagrożenia i wcześnie się leczy.
temper-waster = Padliniarz
    .text = Jak mocno uderza, gdy jest Padliniarzem innego rycerza.
temper-waster-merciful = Litościwy
    .text = Zagrywa najłagodniejszą kartę, jaką może, i każe wrogom się powstrzymywać.
temper-waster-fair = Sprawiedliwy
    .text = Zagrywa to, co najbardziej szkodzi rywalowi, a najłagodniejszą kartę tam, gdzie wszyscy razem wygrywają lub przegrywają.
temper-waster-cruel = Wredny
    .text = Zagrywa to, co rani najmocniej, nawet gdy wszyscy razem wygrywają lub przegrywają.
