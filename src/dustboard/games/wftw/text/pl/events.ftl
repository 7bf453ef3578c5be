# Dziennik, po jednym wpisie na zdarzenie.

event-setup = { $players ->
        [one] Stół czeka na { $players } watażkę.
       *[many] Stół czeka na { $players } watażków.
    }
event-phase = Runda { $round }: { $phase }
event-battlefields = Na polach bitew: { $cards }.
event-buy-row = W sklepie: { $cards }.
event-deck-reshuffled = Talia { $deck ->
        [buy] sklepu
       *[objective] zdobyczy
    } się skończyła; odrzucone karty tworzą nową.
event-reshuffle = { $seat } tasuje odrzucone karty w nową talię.
    .you = Tasujesz odrzucone karty w nową talię.
event-draw = { $seat } dobiera { $number ->
        [one] 1 kartę
        [few] { $number } karty
       *[many] { $number } kart
    }.
event-draw-own = Dobierasz: { $cards }.
event-produce = { $seat } wytwarza: { $gain }.
    .you = Wytwarzasz: { $gain }.
event-effect-gain = { $card }: { $seat } otrzymuje { $gain }.
    .you = { $card }: otrzymujesz { $gain }.
event-effect-draw = { $card }: { $seat } dobiera { $number ->
        [one] 1 kartę
        [few] { $number } karty
       *[many] { $number } kart
    }.
    .you = { $card }: dobierasz { $number ->
        [one] 1 kartę
        [few] { $number } karty
       *[many] { $number } kart
    }.
event-targeting = Licytacja { $number } z 3: wszyscy oznaczają cele.
event-marks = Licytacja { $number } z 3, oznaczone cele: { $marks }.
event-commitment = Licytacja { $number } z 3: wszyscy wystawiają karty.
event-base-named = { $seat } najeżdża bazę { $card } ({ $rival_s }).
    .you = Najeżdżasz bazę { $card } ({ $rival_s }).
event-laid = { $seat } wystawia { $number ->
        [one] 1 zakrytą kartę
        [few] { $number } zakryte karty
       *[many] { $number } zakrytych kart
    }: { $places }.
event-laid-somewhere = { $seat } wystawia { $number ->
        [one] 1 zakrytą kartę
        [few] { $number } zakryte karty
       *[many] { $number } zakrytych kart
    }.
event-laid-own = Wystawiasz zakryte karty: { $laid }.
event-reveal = Wszystkie karty odsłonięte. { $all_laid }.
event-toll = { $card }: { $rival_is ->
        [you] płacisz
       *[other] { $rival } płaci
    } { $gain }; bierze: { $seat }.
    .you = { $card }: { $rival } płaci ci { $gain }.
event-looked = { $card }: { $seat } ogląda zakrytą kartę ({ $rival_s }, { $place }).
event-looked-somewhere = { $card }: { $seat } ogląda zakrytą kartę ({ $rival_s }).
event-looked-own = { $card }: obejrzana karta ({ $rival_s }) to { $source }.
event-moved = { $card }: { $seat } przenosi tę kartę; nowy cel: { $place }.
    .you = { $card }: przenosisz tę kartę; nowy cel: { $place }.
event-recalled = { $card }: { $seat } płaci { $bill } i bierze tę kartę na rękę.
    .you = { $card }: płacisz { $bill } i bierzesz tę kartę na rękę.
event-raised = { $source }: { $seat } płaci { $bill } i dokłada kartę { $card } ({ $place }).
    .you = { $source }: płacisz { $bill } i dokładasz kartę { $card } ({ $place }).
event-paid = { $seat } płaci { $bill }; karty: { $cards }.
    .you = Płacisz { $bill }; karty: { $cards }.
event-unpaid = { $seat } nie ma czym zapłacić rachunku ({ $bill }). Odrzucone: { $cards }. { $moment }
    .you = Nie masz czym zapłacić rachunku ({ $bill }). Odrzucone: { $cards }. { $moment }
event-field-totals = Pole bitwy { $field }, { $card }: { $totals }.
event-field-won = { $seat } zdobywa kartę { $card } na polu bitwy { $field }.
    .you = { $form ->
        [feminine] Zdobyłaś kartę { $card } na polu bitwy { $field }.
        [masculine] Zdobyłeś kartę { $card } na polu bitwy { $field }.
       *[neutral] Zdobywasz kartę { $card } na polu bitwy { $field }.
    }
event-field-unwanted = Na polu bitwy { $field } nikt nie zdobywa karty { $card }. { $moment }
event-tie-won = { $card } rozstrzyga remis: wygrywa { $seat }.
    .you = { $form ->
        [feminine] { $card } rozstrzyga remis: wygrałaś.
        [masculine] { $card } rozstrzyga remis: wygrałeś.
       *[neutral] { $card } rozstrzyga remis: wygrywasz.
    }
event-tie-roll = Remis ({ $place }). Kości: { $rolls }. { $moment }
event-raid-totals = Najazd na bazę { $card } ({ $seat_s }): atak: { $attacks }; obrona: { $defence }.
event-base-captured = { $seat } zdobywa bazę { $card } ({ $rival_s }). { $moment }
    .you = { $form ->
        [feminine] Zdobyłaś bazę { $card } ({ $rival_s }). { $moment }
        [masculine] Zdobyłeś bazę { $card } ({ $rival_s }). { $moment }
       *[neutral] Zdobywasz bazę { $card } ({ $rival_s }). { $moment }
    }
event-base-held = { $seat } utrzymuje bazę { $card }.
    .you = { $form ->
        [feminine] Utrzymałaś bazę { $card }.
        [masculine] Utrzymałeś bazę { $card }.
       *[neutral] Utrzymujesz bazę { $card }.
    }
event-base-changes-hands = Baza { $card } przechodzi w nowe ręce: { $seat }.
event-shop-order = Stawki w sklepie: { $totals }. Kolejność wyboru: { $order }.
event-nothing-in-reach = { $seat }: stawka { $strength } nie wystarcza na żadną kartę w sklepie.
event-bought = { $seat } bierze kartę { $card } (koszt { $cost }).
    .you = Bierzesz kartę { $card } (koszt { $cost }).
event-declined = { $seat } niczego nie bierze ze sklepu.
    .you = Niczego nie bierzesz ze sklepu.
event-acquired = { $card }: { $base ->
        [yes] do baz
       *[no] na stos odrzuconych kart
    } ({ $seat_s }).
event-abandoned = { $seat } porzuca na zawsze: { $cards }.
    .you = Porzucasz na zawsze: { $cards }.
event-returned = { $source }: karta { $card } wraca na rękę ({ $seat_s }).
event-discarded = { $seat } odrzuca: { $cards }.
    .you = Odrzucasz: { $cards }.
event-swept = Nikt ich nie wziął, więc odpadają: { $cards }.
event-scores = Punkty zwycięstwa po rundzie { $round }: { $scores }. { $moment }
event-game-over = Koniec gry: { $reason }. Końcowe punkty zwycięstwa: { $scores }.
reason-goal-reached = osiągnięto próg
reason-round-cap = minęła ostatnia runda
reason-deck-out = skończyła się talia
reason-stalemate = nikt nie może już licytować
