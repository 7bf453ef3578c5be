# Zasady na karcie, ułożone z jej produkcji, dobierania i efektów.
# when-<chwila>, z łącznikiem zamiast dwukropka; effect-<co robi>. Liczby nigdy nie są ujemne.

## Zdania

text-when = { $when }: { $does }.
text-plain = { $does }.
text-when-if = { $when }, { $if }: { $does }.

## Warunki, pod nazwami z wierszy kart

if-alone = jeśli to twoja jedyna karta w tym miejscu
if-first-bid = jeśli wystawiasz ją w licytacji 1

## Kiedy to się dzieje: po jednym zwrocie na każdą chwilę. Co nie ma zwrotu, działa stale.

when-after-marks = Gdy cele zostają ujawnione
when-laid = Po wystawieniu kart
when-before-reveal = Przed odsłonięciem
when-paid = Po zapłacie
when-won-battlefield = Jeśli wygrasz to pole bitwy
when-lost-battlefield = Jeśli przegrasz to pole bitwy
when-won-base_attack = Jeśli ten najazd się uda
# kartę zdobywa się na polu bitwy, ale przychodzi dopiero po sklepie
when-gained = Gdy przychodzi do ciebie z pola bitwy
when-abandon = Ilekroć porzucasz jednostkę
when-round_end = Koniec rundy

## Zbieranie zasobów

produce-scrap = +{ $amount } złomu
produce-juice = +{ $amount } wachy
produce-spark = +{ $amount } prądu
produce-juice_or_spark = +{ $amount } wachy lub prądu
produce-draw = +{ $amount } { $amount ->
        [one] karta
        [few] karty
       *[many] kart
    }

## Siła

effect-attack = { $when ->
        [strength-battlefield] +{ $amount } do ataku na polu bitwy
        [strength-base_attack] +{ $amount } do ataku w najeździe
        [strength-defence] +{ $amount } do ataku w obronie
       *[strength-shop] +{ $amount } do ataku w sklepie
    }
effect-others = twoje pozostałe jednostki przy tym samym celu mają +{ $amount } do ataku
effect-rivals = suma każdego rywala na tym polu bitwy jest mniejsza o { $amount } (nie poniżej 0)
effect-total = { $when ->
        [strength-battlefield] twoja suma na polu bitwy jest większa o { $amount }, jeśli masz tam kartę
        [strength-base_attack] twoje najazdy mają +{ $amount } do ataku
       *[strength-shop] twoja suma w sklepie jest większa o { $amount }, jeśli masz tam kartę
    }
effect-defence_others = twoje pozostałe bazy mają +{ $amount } do obrony
effect-win_ties = wygrywasz remisy na tym polu bitwy. Jeśli taką kartę ma kilku remisujących graczy, rzucają wszyscy remisujący

## Zasoby i karty

effect-bill = za odsłaniane jednostki płacisz łącznie o { $amount } złomu mniej (nie poniżej 0)
effect-gain = otrzymujesz { $gain }
effect-draw = dobierz { $amount ->
        [one] { $amount } kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    }
effect-return = weź z powrotem na rękę { $amount ->
        [one] { $amount } inną jednostkę wystawioną
        [few] { $amount } inne jednostki wystawione
       *[many] { $amount } innych jednostek wystawionych
    } do tego samego celu
effect-retreat = weź tę jednostkę z powrotem na rękę
effect-move = jeśli chcesz, przenieś tę jednostkę do innego celu, który oznaczasz w tej rundzie
effect-recall = jeśli chcesz, zapłać { $pay } i weź tę jednostkę z powrotem na rękę
effect-raise = jeśli chcesz, zapłać { $pay } i dołóż do tego samego celu jednostkę z ręki
effect-toll = każdy rywal płaci ci { $amount } złomu za każde właśnie oznaczone przez niego pole bitwy, które w tej rundzie oznaczasz także ty
effect-look = obejrzyj { $amount ->
        [one] { $amount } zakrytą kartę
        [few] { $amount } zakryte karty
       *[many] { $amount } zakrytych kart
    } rywali { $until ->
        [1] (w licytacji 1)
        [2] (w licytacjach 1 i 2)
       *[other] (w każdej licytacji)
    }

## Punkty

effect-vp_if_bases = dopóki masz co najmniej { $at_least ->
        [one] { $at_least } bazę
        [few] { $at_least } bazy
       *[many] { $at_least } baz
    }: +{ $amount } PZ
effect-vp_if_most_bases = dopóki żaden rywal nie ma więcej baz niż ty: +{ $amount } PZ
effect-vp_if_produce = dopóki twoje bazy wytwarzają co najmniej { $at_least } { $resource_term }: +{ $amount } PZ
effect-vp_per_bases = +{ $amount } PZ za każde { $per ->
        [few] { $per } bazy
       *[many] { $per } baz
    }, które masz, z tą włącznie
effect-vp_per_resources = +{ $amount } PZ za każde { $per ->
        [few] { $per } zasoby
       *[many] { $per } zasobów
    } w twoich zapasach (najwyżej +{ $most })
