# Rodzaje decyzji.

primary-wait = Czekamy na innych
primary-untried = Czekamy na serwer
primary-untried-why = Twój wybór jest tu zapisany. Wyślemy go, gdy tylko serwer odpowie.
primary-choose-first = Wybierz odpowiedź
primary-mark-first = Oznacz cel
primary-not-complete = Wybieraj dalej
primary-not-complete-why = { $form ->
        [feminine] Jeszcze nie wszystko wybrałaś.
        [masculine] Jeszcze nie wszystko wybrałeś.
       *[neutral] Czegoś jeszcze brakuje w twoim wyborze.
    }

select-status = { $form ->
        [feminine] Wybrałaś: { $n }
        [masculine] Wybrałeś: { $n }
       *[neutral] Wybrano: { $n }
    }
refused-list = Teraz niemożliwe

assign-bins = Miejsca
assign-same = Tak jak ostatnio
assign-empty = jeszcze pusto
assign-items = Umieść tutaj: { $place }
assign-nothing-left = wszystko jest rozłożone
assign-put = { $item } – miejsce: { $place }
assign-take-back = Zabierz: { $item }

amount = Liczba
react = Co możesz zagrać
steps-next = Następny krok
steps-order = Twoja kolejność
steps-distribute = Rozdano do tej pory
steps-path = Twoja trasa
steps-pay = { $form ->
        [feminine] Zapłaciłaś do tej pory
        [masculine] Zapłaciłeś do tej pory
       *[neutral] Zapłacono do tej pory
    }
steps-offer = Twoja oferta
