# Dlaczego żądanie jest odrzucone: to, co może spotkać każde z nich.

## Żądania

no-request = nie ma takiego żądania
no-page = nie ma takiej strony
no-title = nie ma takiej gry
no-passage = nikt przy tym stole jeszcze tego nie czytał
not-understood = nie można tego zrozumieć ({ $detail })
not-allowed = to niedozwolone
too-large = to jest za duże
too-deep = wiadomość jest zbyt głęboko zagnieżdżona
not-utf8 = wiadomość nie jest poprawnym tekstem UTF-8
host-too-long = nagłówek Host jest za długi
too-many = za dużo żądań naraz; odczekaj chwilę
reading-slow = teraz trwa to zbyt długo; spróbuj później
too-many-connections = za dużo połączeń
csrf = brakuje nagłówka X-Dustboard albo jest nieprawidłowy; podaje go /me
origin = ta strona nie może łączyć się z tym serwerem
store-down = serwer nie ma teraz dostępu do zapisanych gier; spróbuj za chwilę
fault = coś poszło nie tak po stronie serwera

## Połączenie na żywo

message-too-long = wiadomość jest za długa
message-unknown = tej wiadomości nie można zrozumieć
cannot-show = nie udało się pokazać stołu
not-open-any-more = ten stół nie jest już dla ciebie dostępny
server-stops = serwer kończy pracę

## Co mówią zasady, ich własnymi słowami

rules-say = { $what }
cannot-go-on = ta wersja nie może kontynuować tej gry: { $why }
game-damaged = zachowana gra jest uszkodzona: { $why }
carried-step-gone = brakuje kroku { $number }, w którym przeniesiono grę
snapshot-differs = migawka po kroku { $number } nie zgadza się z tym krokiem
unreadable = zapis tego stołu jest nieczytelny: { $why }

## Laboratorium

lab-off = ten serwer nie pokazuje laboratorium; kto go prowadzi, może go uruchomić z --lab FOLDER
lab-locked = do laboratorium zagląda tylko ten, kto prowadzi serwer; najpierw podaj klucz
lab-key-wrong = to nie jest klucz laboratorium
lab-no-run = nie ma takiej serii gier
lab-not-finished = ta seria nie ma jeszcze raportu; poczekaj, aż gry się skończą
lab-two-titles = te serie dotyczą różnych gier, więc nie ma czego porównać
