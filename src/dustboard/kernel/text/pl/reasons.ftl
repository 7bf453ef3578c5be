# Dlaczego silnik gry czegoś odmawia. Po angielsku mówi to sam: kernel/reasons.py.

## Cofanie

cannot-undo = tego nie można cofnąć: { $reason }
undo-nothing = z miejsca { $seat } nie padła jeszcze żadna odpowiedź
undo-carried = grę przeniesiono z innej wersji
undo-made-up = to wymyślony świat, który nie ma zapisu
undo-revealed = wybory z tego kroku już ujawniono
undo-secret = zaczął się następny krok i inni wybierają w ukryciu
undo-others = od tego czasu odpowiedział ktoś inny
undo-luck = od tego czasu rzucono kośćmi lub dobrano karty
undo-ended = gra się skończyła i ujawniono jej ziarno
undo-uncovered = od tego czasu ujawniono coś ukrytego
undo-card = od tego czasu pokazano ukrytą kartę
undo-read = od tego czasu przeczytano coś nowego

## Odpowiedzi

answer-index = nie ma opcji { $answer }; jest ich { $count }, licząc od 0
answer-kind = odpowiedź to klucz albo numer, a nie { $kind }
answer-over = gra jest skończona; nie ma już na co odpowiadać
answer-others = miejsce { $seat } nie ma teraz nic do wyboru; gra czeka na miejsce { $waiting }
answer-nothing = miejsce { $seat } nie ma teraz nic do wyboru
answer-closed = decyzja { $decision } jest już zamknięta; gra poszła dalej
answer-no-option = { $key } nie jest teraz możliwą odpowiedzią
answer-options = { $key } nie jest teraz możliwą odpowiedzią; możliwe są: { $some }
no-such-seat = nie ma miejsca { $seat }; miejsca mają numery od 0 do { $last }

## Rozkładanie stołu

unknown-title = nie ma gry { $title }; dostępne są: { $titles }
bad-players = { $title }: od { $low } do { $high } graczy, a nie { $players }
players-fit = { $title }: z tymi opcjami gra od { $low } do { $high } graczy, a nie { $players }
players-only = { $title }: z tymi opcjami liczba graczy to dokładnie { $low }, a nie { $players }
bad-seed = ziarno { $seed } jest nieprawidłowe; musi to być liczba całkowita od 0 do 2**{ $bits }-1
bad-option = opcja { $name } ma wartość { $value }; może mieć: { $allowed }
option-whole = liczbę całkowitą od { $low } do { $high }
option-or = { $first } lub { $rest }
unknown-option = nieznana opcja { $name }; dostępne są: { $known }
no-options = nieznana opcja { $name }; ta gra nie ma żadnych
option-form = opcja { $text }: zapisz ją jako nazwa=wartość
option-near = nie ma opcji { $name }; czy chodzi o { $known }?
no-such-option = nie ma opcji { $name }; dostępne są: { $known }
option-twice = opcja { $name } jest podana dwa razy
fork-carried = tej gry nie można rozegrać od nowa: { $reason }
fork-nowhere = w zapisie jest tyle odpowiedzi: { $count }; nie ma pozycji { $at }

## Zapisy

record-no-title = to nie jest zapis z Dustboarda: nie podaje gry
record-kind = zapis jest obiektem, a nie { $kind }
record-format = to nie jest zapis z Dustboarda: „format” to { $found }, a nie { $right }
record-version = wersja zapisu { $found } jest nieznana; ten program czyta wersję { $right }
record-lacks = w zapisie brakuje { $name }; być może plik jest ucięty
record-field = { $name } w zapisie nie jest typu { $kind }
record-luck = zapis korzysta z losowania { $found }, a nie { $right }
record-answer = odpowiedź { $index } w zapisie to { $row }, a nie miejsce i klucz
record-seed = „seed” to { $seed }, a nie cyfry szesnastkowe
record-seed-long = „seed” ma więcej bitów niż { $bits }
record-title = to zapis gry { $found }, a nie { $right }
record-cards = tę grę rozegrano kartami w wersji { $found }, a tutejsze są w wersji { $right }
record-table = nie można rozłożyć stołu z tego zapisu: { $error }
record-refused = odpowiedź { $index } z zapisu jest niedozwolona: { $error }
record-digest = zapis kończy się w innej pozycji, niż podaje (skrót { $digest }, a nie { $said }); zapisał go silnik { $engine }, a ten to { $here }

## Zachowane gry i gry z innych wersji

snapshot-lacks = w zachowanej grze brakuje { $name }; być może plik jest ucięty
snapshot-table = nie można rozłożyć stołu zachowanej gry: { $error }
snapshot-damaged = zachowana gra jest uszkodzona: { $error }
snapshot-digest = zachowana gra nie zgadza się ze swoim skrótem; jest uszkodzona
snapshot-answers = odpowiedzi zachowanej gry nie zgadzają się z jej zapisem; jest uszkodzona
layout-kind = układ zachowanej gry nie jest tekstem; gra jest uszkodzona
layout-row = układ zachowanej gry ma wiersz { $kind }; gra jest uszkodzona
layout-short = układ zachowanej gry jest ucięty
carry-moved = tej gry nie można przenieść do tej wersji: { $moved }
carry-program = gra zatrzymała się w { $name }, czego ta wersja nie ma
carry-ask = gra pyta o { $name }, o co ta wersja nie pyta
