# Samouczki; to, co mówi sama lekcja, przychodzi z serwera.

learn-begin = Zacznij lekcję
learn-resume = Wróć do kroku { $n }
learn-again = Zacznij od nowa
learn-none = Ta gra nie ma jeszcze lekcji. Wszystko jest w spisie zasad.

lesson = Lekcja
lesson-hint = Twój trener
lesson-step = krok { $n } z { $of }
lesson-hide = Ukryj
lesson-show = Pokaż
lesson-leave = Wyjdź
lesson-line = Pokaż odpowiedź lekcji
lesson-next = Dalej
lesson-skip = Pomiń
lesson-page = Otwarta jest strona Księgi. Przeczytaj ją i naciśnij „Czytaj dalej”: lekcja zaczeka za nią.
lesson-back = Wróć do lekcji
lesson-on = Graj dalej
lesson-copy = Otwórz kopię
lesson-home = Wróć do prawdziwego stołu
lesson-first = Zagraj pierwszą partię
lesson-instead = Zagraj zamiast tego partię
lesson-about = Około { $minutes ->
        [one] { $minutes } minuty
       *[many] { $minutes } minut
    }. Każda dozwolona odpowiedź jest dobra. Wyjdź, kiedy chcesz: lekcja poczeka.

coach-says = Moja rada: { $answers }.
coach-unclear = Tu nie ma wyraźnie lepszej drogi: wybierz, co chcesz.

callout-answer = Teraz wybierz to
callout-confirm = A teraz zatwierdź
callout-look = Spójrz tutaj
callout-goal = Cel
callout-odds = Szanse
callout-menu = Menu
callout-log = Co się stało
callout-hand = Twoje karty
callout-stage = Plansza
callout-map = Mapa
callout-knight = Twój rycerz
callout-plot = Otwarta strona
