# Dlaczego żądanie jest odrzucone: stoły, miejsca, linki, zapisy.

no-table = nie ma takiego stołu albo nie jest dla ciebie dostępny
host-only = może to zrobić tylko gospodarz
players-only = mogą to zrobić tylko gracze
no-code = nie udało się znaleźć wolnego kodu; spróbuj ponownie
table-busy = przy stole dzieje się za dużo naraz; spróbuj ponownie

## Przed grą i po niej

game-not-begun = gra jeszcze się nie zaczęła
game-over = gra jest skończona
game-not-over = gra jeszcze się nie skończyła
no-game = przy tym stole nie toczy się żadna gra
seats-fixed = gra już się zaczęła; miejsca można zmienić tylko przez głosowanie albo odejście od stołu
nobody-sits = te miejsca są puste: { $seats }
bot-tables = masz już największą dozwoloną liczbę gier bez ludzi ({ $most }); najpierw jedna musi się skończyć
analyses-wait = masz już największą dozwoloną liczbę analiz w toku ({ $most }); poczekaj, aż któraś się skończy
players-rematch = tylko gracze mogą poprosić o kolejną partię

## Miejsca i linki

no-seat = nie ma miejsca { $seat }
seat-not-yours = miejsce { $seat } nie jest twoje
seat-not-free = to miejsce nie jest wolne
seat-taken = to miejsce zajmuje już { $name }; gospodarz może utworzyć nowy link
have-a-seat = masz już miejsce przy tym stole
sit-elsewhere = siedzisz już na innym miejscu
one-seat-only = możesz zająć tylko jedno miejsce; kolejne na tym urządzeniu oznacz jako „device”
bank-clock = bank czasu wymaga czasu na każdą decyzję
owner-has-account = osoba z tego miejsca ma konto i może przez nie wrócić
no-link-seat = link mają tylko miejsca z zaproszeniem
no-link = to miejsce nie ma linku
link-unknown = ten link jest już wykorzystany albo nigdy go nie było
pin-first = najpierw podaj PIN tego miejsca
pin-wrong = to nie jest PIN tego miejsca

## Pozycje i zapisy

no-position = nie ma takiej pozycji
over-there = w tej pozycji gra jest już skończona
cards-when-over = karty będą odkryte po zakończeniu gry
record-when-over = zapis można pobrać po zakończeniu gry
record-too-long = w zapisie jest za dużo odpowiedzi; najwyżej może ich być { $most }
new-deal-no-record = ta gra zaczęła się od nowego rozdania; nie ma zapisu, który zaczynałby się od ziarna
new-deal-no-seed = ta gra zaczęła się od nowego rozdania; nie ma ziarna, od którego można by zagrać ponownie

## Lekcje

no-tutorial = ta gra nie ma samouczka
no-lesson = przy tym stole nie ma lekcji
no-face = nikt nie ma takiej twarzy
season-empty = nie ma jeszcze żadnej opowieści; najpierw zagraj w przygodę
