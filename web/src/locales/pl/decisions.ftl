# Rodzaje decyzji.

primary-wait = Czekamy na innych
primary-untried = Czekamy na serwer
primary-untried-why = Twój wybór jest tu zapisany. Wyślemy go, gdy tylko serwer odpowie.
primary-choose-first = Wybierz odpowiedź
primary-mark-first = Oznacz cel
primary-not-complete = Wybieraj dalej
primary-not-complete-why = Czegoś jeszcze brakuje w twoim wyborze.

select-status = Wybrano: { $n }
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
steps-pay = Zapłacono do tej pory
steps-offer = Twoja oferta
