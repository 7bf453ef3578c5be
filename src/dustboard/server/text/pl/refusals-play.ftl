# Dlaczego żądanie jest odrzucone: trwająca gra, wspólne decyzje i rozmowa.

moved-on = gra poszła już dalej
answer-missing = brakuje odpowiedzi
draft-border = szkic kończy się tam, gdzie nie można już niczego cofnąć
nothing-asked = w tej chwili nic nie musisz wybierać
never-asked = nigdy nie pada pytanie o takiej nazwie; znane są: { $known }
no-odds = przy tym stole gra się bez podawania szans
no-level = nie ma takiego poziomu; dostępne są: { $levels }

## Cofanie

cannot-undo = tego nie można cofnąć: { $reason }
cannot-undo-line = tego nie można cofnąć: { $reason } (wiersz dziennika { $n }: { $text })
undo-there = już tam jesteś
undo-sealed = od tego czasu zaczął się tajny wybór
undo-past = oglądasz wcześniejszą pozycję
undo-no-seat = nie masz tu miejsca

## Okna

no-window = { $windows ->
        [none] nie ma tu takiego okna ani żadnego innego
       *[other] nie ma tu takiego okna; dostępne są: { $windows }
    }
window-closed = okno jest już zamknięte
use-not-there = nie możesz teraz tego użyć
window-whole = w oknie trzeba od razu podać całą odpowiedź
window-none-to-hold = nie ma okna, które można by przytrzymać
window-endless = tego okna nie trzeba przytrzymywać: nie ma limitu czasu
window-held-enough = { $most ->
        [one] okno można przytrzymać tylko { $most } raz na rundę
       *[other] okno można przytrzymać tylko { $most } razy na rundę
    }

## Przerwy, czas, ponaglenia

paused = grę wstrzymuje { $name }
paused-because = grę wstrzymuje { $name }: { $reason }
nothing-to-pause = nie ma czego wstrzymać
not-paused = gra nie jest wstrzymana
host-resumes = gospodarz jest przy stole i to on decyduje o wznowieniu gry
no-clock = na tym miejscu nie biegnie żaden zegar
more-time-once = dodatkowy czas można wziąć tylko raz w grze
players-nudge = gracze ponaglają tylko innych graczy
not-awaited = gra nie czeka na to miejsce
nudge-half = najpierw musi minąć połowa czasu
nudged-already = ponaglenie już wysłano: { $name }

## Głosowania

no-rewind = przy tym stole gra się bez cofania za zgodą wszystkich
rewind-nowhere = nie ma takiej pozycji, do której można by wrócić
rewind-not-asked = nikt nie prosi o powrót
bots-disagree = boty się nie zgadzają: { $learnt ->
        [luck] od tego czasu rzucono kośćmi lub dobrano karty
        [choices] od tego czasu ujawniono tajne wybory
       *[cards] od tego czasu ujawniono coś ukrytego
    }
players-vote = głosować mogą tylko gracze
vote-yes-no = w sprawie powrotu głosuje się „yes” albo „no”
vote-which-seat = grasz na kilku miejscach; podaj, które z nich głosuje
vote-absent = w sprawie nieobecnej osoby do wyboru jest „wait”, „bot” i „end”
nothing-to-vote = nie ma nad czym głosować
is-here = { $name } jest przy stole

## Rozmowa

players-talk = przy tym stole rozmawiają tylko gracze
chat-off = czat przy tym stole jest wyłączony
chat-presets = przy tym stole można wysyłać tylko gotowe wiadomości
no-preset = nie ma takiej wiadomości
line-empty = wiadomość jest pusta
