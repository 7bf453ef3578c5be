# Wiersze, które do dziennika wpisuje sam stół.

auto-forced = Możliwa była tylko jedna odpowiedź.
auto-forced-own = Możliwa była tylko jedna odpowiedź, więc wybrano ją za ciebie: { $answer }
auto-order-own = Zadziałało twoje stałe polecenie: { $answer }
auto-timeout = Czas minął; odpowiedziano zgodnie z zasadami.
auto-timeout-own = Twój czas minął; odpowiedziano zgodnie z zasadami: { $answer }
auto-window-own = Okno się zamknęło: { $answer }
rewound = Wszyscy zgodzili się cofnąć do pozycji { $to }; { $count ->
        [one] cofnięto 1 odpowiedź.
       *[other] cofnięto { $count } odpowiedzi.
    } { $learnt ->
        [nothing] Nikt się niczego nie dowiedział.
        [luck] Zdążono już rzucić kośćmi lub dobrać karty.
        [choices] Zdążono już odsłonić tajne wybory.
       *[cards] Zdążono już pokazać ukryte karty.
    }
