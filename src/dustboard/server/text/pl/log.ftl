# Wiersze, które do dziennika wpisuje sam stół.

auto-forced = Możliwa była tylko jedna odpowiedź.
auto-forced-own = Możliwa była tylko jedna odpowiedź i została udzielona za ciebie: { $answer }
auto-order-own = Odpowiedziało twoje stałe polecenie: { $answer }
auto-timeout = Czas minął; odpowiedziały zasady.
auto-timeout-own = Twój czas minął; odpowiedziały zasady: { $answer }
auto-window-own = Okno się zamknęło: { $answer }
rewound = Wszyscy zgodzili się cofnąć do pozycji { $to }; { $count ->
        [one] cofnięto 1 odpowiedź.
        [few] cofnięto { $count } odpowiedzi.
       *[other] cofnięto { $count } odpowiedzi.
    } { $learnt ->
        [nothing] Nikt się niczego nie dowiedział.
        [luck] Do tego czasu padły kości lub dobrano karty.
        [choices] Do tego czasu odkryto zapieczętowane wybory.
       *[cards] Do tego czasu pokazano ukryte karty.
    }
