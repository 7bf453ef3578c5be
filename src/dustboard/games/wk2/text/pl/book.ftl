# Wstęp do Księgi Opowieści: słowa, których używają karty i wpisy. Nie opowiada żadnej historii.

book-introduction = Tę księgę czyta się strona po stronie i nikt nie zagląda dalej. Strona mówi,
    czego chcesz, ile masz czasu i jakie daje ci akcje wątku; akcja wątku zajmuje jedną z twoich
    dwóch akcji, jak każda inna. Wpis to krótka historia z numerem. Czytasz go, gdy cię do niego
    odeślą, a potem wybierasz. Najpierw płacisz, ile wybór kosztuje, potem dowiadujesz się, dokąd
    prowadzi. Żetony wyzwania oznaczają robotę, żetony wątku ludzi i rzeczy. Wysiłek to praca, którą
    możecie dzielić: sukcesy leżą na polu, aż zbierze się ich dość. Wróg, który stoi, zachowuje
    rany. Wspólne decyzje idą pod głosowanie, a remis rozstrzyga pierwszy gracz. Tajne wybory są
    ukryte, dopóki nie wybiorą wszyscy. Gdy liczba jest mnożona przez rycerzy, liczą się wszyscy,
    którzy wyruszyli. Gdy czas minie, strona przewraca się bez ciebie.
    .title = Jak czytać tę księgę
