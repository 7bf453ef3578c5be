# Wiersze, które do dziennika wpisuje sam stół.

auto-forced = Możliwa była tylko jedna odpowiedź.
auto-forced-own = Możliwa była tylko jedna odpowiedź, więc wybrano ją za ciebie: { $answer }
auto-order-own = Zadziałało twoje stałe polecenie: { $answer }
auto-timeout = Czas minął; odpowiedź dały zasady.
auto-timeout-own = Twój czas minął; odpowiedź dały zasady: { $answer }
auto-window-own = Okno się zamknęło: { $answer }
rewound = Wszyscy zgodzili się cofnąć do pozycji { $to }; { $count ->
        [one] cofnięto 1 odpowiedź.
       *[other] cofnięto { $count } odpowiedzi.
    } { $learnt ->
        [nothing] Nikt się niczego nie dowiedział.
        [luck] Do tego czasu rzucono kośćmi lub dobrano karty.
        [choices] Do tego czasu ujawniono tajne wybory.
       *[cards] Do tego czasu pokazano ukryte karty.
    }
