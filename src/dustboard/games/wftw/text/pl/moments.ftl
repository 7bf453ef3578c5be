# Jedno zdanie na chwilę wartą okrzyku; przeglądarka losuje wariant z listy.
# Najwyżej 12 słów każde.

## Remis idzie pod kość

moment-tie-1 = Niech rozstrzygnie pył.
moment-tie-2 = Dwie dumne racje, jedna mała kostka. Niech się toczy.
moment-tie-3 = Żadna strona nie mrugnie, więc mówić musi kość.
moment-tie-4 = Krzyczą tak samo głośno! Kość ma cichszy głos i lepsze maniery.
moment-tie-5 = Tyle wielkości, i to dwa razy. Niech ktoś potrząśnie kubkiem.
moment-tie-6 = Waga nie chce nikogo urazić, więc urazi los.

## Rachunek, na który nie starczyło

moment-unpaid-1 = Armia bez żołdu to piknik.
moment-unpaid-2 = Wspaniała parada, przyjaciele. Sakiewki nie zaproszono.
moment-unpaid-3 = Wielka stawka, wypisana cudzym złomem.
moment-unpaid-4 = Za sztandary zapłacono. Za chorążych nie.
moment-unpaid-5 = Idą do domu, głośniejsi niż ich kieszenie.
moment-unpaid-6 = Brawa za wejście; resztę odwołał rachunek.

## Tron watażki przechodzi w nowe ręce

moment-captured-throne-1 = Siedzenie jeszcze ciepłe, a już za małe.
moment-captured-throne-2 = Ostrożnie z poręczą przy schodzeniu, wielmożność.
moment-captured-throne-3 = Tron ten sam, poduszka nowa, mowy dłuższe.
moment-captured-throne-4 = Jeden watażka wstaje. Drugi, rzecz jasna, siada.
moment-captured-throne-5 = Po raz pierwszy, po raz drugi, sprzedane razem z podnóżkiem.
moment-captured-throne-6 = Na przeciąg może teraz narzekać ktoś nowy.

## Pole bitwy, o które nikt nie licytował

moment-unwanted-battlefield-1 = Nikt? Nawet dla samych widoków?
moment-unwanted-battlefield-2 = Ani jednej ręki w górze. Wrony biorą po cenie wywoławczej.
moment-unwanted-battlefield-3 = Taka zdobycz, a wszyscy nagle podziwiają horyzont.
moment-unwanted-battlefield-4 = Wiatr nie daje nic i uczciwie wygrywa.
moment-unwanted-battlefield-5 = Wraca pod płótno, cała w pąsach.
moment-unwanted-battlefield-6 = Piękna ruina: wszyscy kochają, nikt nie chce.

## Ktoś ma punkty, które kończą grę

moment-passing-21-1 = Policz jeszcze raz, jeśli chcesz; bardowie już zaczęli.
moment-passing-21-2 = Rachunek przekracza kreskę, a ogień nadstawia ucha.
moment-passing-21-3 = Na kiju z karbami brak miejsca. Stroić pieśni.
moment-passing-21-4 = Jeden ród wyrósł z doliny; dolinę właśnie powiadamiają.
moment-passing-21-5 = Młotek w górę, głosy w dół: ostatni los na aukcji.
moment-passing-21-6 = Ziemi w sam raz na przechwałki, i jedna noc na nie.
