# Usposobienia botów, tak jak nazywa je kreator i poczekalnia.

temper-temper = Usposobienie
    .text = Na czym botowi najbardziej zależy.
temper-temper-even = Zrównoważony
    .text = Idzie tam, gdzie jest najwięcej do wygrania.
temper-temper-raider = Grabieżca
    .text = Woli odbierać bazy innym niż bronić własnych.
temper-temper-shopkeeper = Sklepikarz
    .text = Woli kupować niż walczyć, a cudze bazy zostawia w spokoju.
temper-temper-builder = Budowniczy
    .text = Chce baz, które produkują, strzeże swoich i rzadko napada na cudze.
