# O co pytamy graczy, co mogą odpowiedzieć i dlaczego czegoś odpowiedzieć nie mogą.

## Pytania

ask-production = { $of ->
        [one] Wacha czy prąd?
       *[other] Wacha czy prąd? ({ $number } z { $of })
    }
ask-marks = Licytacja { $number } z 3: { $limit ->
        [0] nie masz już kart na kolejny cel.
        [one] oznacz jeden cel albo zostań z boku.
        [few] oznacz najwyżej { $limit } cele.
       *[many] oznacz najwyżej { $limit } celów.
    }
ask-base = Którą bazę najeżdżasz ({ $rival_s })?
ask-commitment = { $open ->
        [0] Licytacja { $number } z 3: dołóż karty albo zapieczętuj stawkę.
        [one] Licytacja { $number } z 3: jeszcze jeden cel czeka na kartę.
        [few] Licytacja { $number } z 3: na karty czekają jeszcze { $open } cele.
       *[many] Licytacja { $number } z 3: na karty czeka jeszcze { $open } celów.
    }{ $guard ->
        [0] {""}
       *[other] {" "}Ktoś cię najeżdża.
    }
ask-payment = Nie stać cię na wszystko (zostało: { $gain }). Za które karty płacisz?
ask-pick = Twoja stawka w sklepie to { $strength }. Bierzesz kartę?
ask-abandon = Przegrywasz to starcie. Porzucasz którąś z tych jednostek? Znikają z gry.{ $number ->
        [0] {""}
       *[other] {" "}(wybrano: { $number })
    }
ask-return = { $card }: która jednostka wraca na rękę?
ask-ruses = Karty zaraz zostaną odsłonięte. Używasz fortelu?
ask-no-ruses = Karty zaraz zostaną odsłonięte. Twoje nie mają fortelu. Idziemy dalej?
ask-looks = Którą zakrytą kartę oglądasz?

## Odpowiedzi

option-juice = 1 wachy
option-spark = 1 prądu
option-mark = Oznacz: { $target }
option-stay-out = Zostań z boku
option-seal-marks = Zapieczętuj znaki
option-base = Najedź bazę { $card }
option-commit = { $card } – { $place }
option-seal-cards = Zapieczętuj karty
option-no-defence = Nie wystawiaj kart
option-pay = Zapłać za: { $cards } ({ $place })
option-payment-done = Nie płać więcej, odrzuć resztę
option-take = Weź: { $card } (koszt { $cost })
option-decline = Niczego nie bierz
option-abandon = Porzuć: { $card } ({ $place })
option-abandon-none = Niczego nie porzucaj
option-abandon-done = Porzuć wybrane jednostki
option-return = Na rękę: { $card }
option-move = Przenieś: { $card } – { $place }
option-recall = Zapłać { $bill } i weź na rękę: { $card }
option-raise = Zapłać { $bill } i dołóż: { $card } – { $place }
option-ruses-none = Zostaw karty tak, jak leżą
option-ruses-done = Zapieczętuj fortele
option-look = Karta { $n } ({ $rival_s }, { $place })
option-look-somewhere = Karta { $n } ({ $rival_s })
option-look-no-more = Nie oglądaj żadnej karty

## Odmowy

refused-no-such-field = Tego tu nie ma: { $target }.
refused-own-base = Własnej bazy nie można najechać.
refused-marked-already = Ten cel jest już oznaczony: { $target }.
refused-nothing-to-attack = { $target }: żadnej nie można najechać.
refused-second-attack = Najeżdżasz już innego rywala, a można najechać tylko jednego.
refused-no-repeats = { $target }: ten cel był już oznaczony we wcześniejszej licytacji, a przy tym stole nie można tego powtórzyć.
refused-empty-row = Sklep jest pusty.
refused-target-limit = Więcej celów w jednej licytacji ten stół nie dopuszcza.
refused-more-marks-than-cards = Każdy cel wymaga karty, a na kolejny kart już nie masz.
refused-unpayable-mark = Nie stać cię na kolejną kartę, a przy tym stole nie wolno licytować ponad stan.
refused-immune = { $card } to baza startowa, a przy tym stole są one chronione.
refused-mark-without-card = Najpierw wystaw tu kartę: { $place }.
refused-base-as-bid = { $card } to baza. Licytuje się tylko jednostkami.
refused-not-attacked = Nikt nie najeżdża tej bazy, więc obrona jest niepotrzebna.
refused-not-marked = Bez znaku w tej licytacji: { $place }.
refused-card-needed-elsewhere = Ostatnie karty są potrzebne przy celach, które nie mają jeszcze żadnej.
refused-unpayable-card = { $card }: na to też już cię nie stać, a przy tym stole nie wolno licytować ponad stan.
refused-cannot-pay = To, co zostało, nie wystarcza na: { $cards }.
refused-must-pay = Stać cię na ten rachunek, więc musisz zapłacić.
refused-taken = Tej karty już nie ma.
refused-bid-too-low = { $card }: koszt to { $cost }, a twoja stawka tylko { $strength }.
refused-too-little-scrap = { $card }: koszt to { $cost } złomu; masz { $scrap }.

# co można zlecić z góry
order-production = Wacha czy prąd, gdy baza daje wybór
    .juice = zawsze wacha
    .spark = zawsze prąd
order-ruses = Fortele przed odsłonięciem
