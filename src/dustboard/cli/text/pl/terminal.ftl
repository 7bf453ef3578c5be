# Co mówi terminal dookoła gry. Słów, które się wpisuje, nie tłumaczymy.

title-wftw = Wojna o pustkowia
title-wk1 = Rycerze Pustkowi, pierwsza edycja
title-wk2 = Waste Knights: druga edycja
you = Ty
you-small = ty
player = Gracz { $n }
yes-keys = [T/n]

## Początek i koniec

introduced = { $title }, { $players ->
        [one] 1 gracz
        [few] { $players } gracze
       *[many] { $players } graczy
    }
at-table = Przy stole: { $seats }.
house-rules = Zasady domowe: { $options }.
commitment = Odcisk tajnego ziarna (sha256): { $commitment }
begin-help = Wpisz ?, aby zobaczyć pomoc, albo quit, aby wyjść; gra zapisuje się po każdej odpowiedzi.
unfinished = Masz niedokończoną partię z { $when }. Gra: { $title }.
continue-it = Grasz ją dalej?
new-game-starts = Zaczyna się nowa partia.
set-aside = { $why } Niedokończona jest zapisana tutaj: { $path }
record-not-saved = Nie udało się zapisać partii: { $why }
record-kept = Zapis partii: { $path }
record-check = Sprawdzisz go poleceniem: dustboard replay --verify { $path }
seed-matches = Ziarno { $seed }; jego sha256 zgadza się z odciskiem { $promised }.
seed-differs = Ziarno { $seed }; jego sha256 NIE ZGADZA SIĘ z odciskiem { $promised }.
input-ended = Nie ma już kto odpowiadać; { $where }
input-ended-lesson = Nie ma już kto odpowiadać. { $resume }
saved = Zapisano. { $resume }
not-saved = Partii nie zapisano.
stopped = przerwano; { $where }
could-not-save = nie udało się zapisać partii: { $why }
is-saved = partia jest zapisana. { $resume }
resume-play = Grasz dalej poleceniem: dustboard play { $title } --resume { $path }
resume-learn = Uczysz się dalej poleceniem: dustboard learn { $title }
autosave-fails = Uwaga: tej partii nie można zapisywać samoczynnie ({ $why }).
lesson-fails = Uwaga: tej lekcji nie można zapisać ({ $why }).

## Pytania

only-answer = { $who }: { $label } (jedyna odpowiedź)
type-a-number = Wpisz numer odpowiedzi albo ?, aby zobaczyć pomoc.
type-a-mark = Wpisz to, co stoi przed odpowiedzią, na przykład { $mark }, albo ?, aby zobaczyć pomoc.
no-option = { $line }: nie ma tu takiej odpowiedzi. { $type }
not-now = Teraz nie: { $why }
your-answer = Ty: { $labels }
enter-gives = (Enter: { $key })
pass-device = Przekaż urządzenie: { $name }. Gdy przed ekranem będzie tylko { $name }, naciśnij Enter.{" "}
press-enter = Naciśnij Enter, aby grać dalej.{" "}
hint = Wskazówka: { $text }
coach-chooses = Trener wybiera: { $label }. { $why }
coach-open = Trener: żadna odpowiedź nie jest wyraźnie lepsza, wybierz, co chcesz.
sealed = (tajne)
mark-sealed = pieczęć
mark-dice = los
mark-reveal = odsłania
mark-handover = koniec kolei
chance-exact = { $low }%
chance-range = { $low }–{ $high }%
chance-about = około { $chance }
only-you-see = (widzisz to tylko ty)

## Polecenia

help =
    Odpowiedz numerem odpowiedzi, jej kluczem albo początkiem klucza.
    Kilka odpowiedzi naraz: 1 3 done  (liczą się wszystkie albo żadna)
      board        jeszcze raz cały stół      hand       moja ręka
      seat NAZWA   wszystko o graczu          card NAZWA karta, po nazwie lub id
      rule {"["}ID]    zasada, z której jest to pytanie, punkt zasad jak bid.07
                   albo rozstrzygnięcie jak R13
      why {"["}KLUCZ]  czemu odpowiedź jest niemożliwa; bez klucza: wszystkie takie
      log {"["}N]      ostatnie N wpisów albo all keys       odpowiedzi z kluczami
      undo         cofnij moją odpowiedź      options    opcje tego stołu
      save {"["}PLIK]  zapisz teraz               quit       wyjdź; pyta o zapis
    Znak za odpowiedzią mówi, że nie da się jej cofnąć:
    {"["}pieczęć] klamka zapada, gdy zapieczętują wszyscy, {"["}los] idą w ruch kości lub
    karty, {"["}odsłania] wychodzi na jaw coś ukrytego, {"["}koniec kolei] kończy się kolej.
which-player = który gracz? Wpisz seat i nazwę, na przykład seat { $name }
no-seat = nie ma miejsca { $text }; miejsca to: { $known }
letters = od A do { $last } (albo od 0 do { $n })
which-card = która karta? Wpisz card i nazwę karty albo jej id
no-card = żadna karta nie nazywa się { $name }
more-cards = … i jeszcze { $n }
log-takes = po log wpisz liczbę wpisów albo all
option-changed = (zmienione, zwykle { $value })
refused-now = Teraz niemożliwe:
nothing-refused = Nic nie jest tu niemożliwe.
and-more = i jeszcze { $n }
is-allowed = { $key }: można tak odpowiedzieć
taken-back = Cofnięto.
overwrite = { $path }: jest tam inna partia. Zastąpić ją?
saved-to = Zapisano w { $path }
save-question = Zapisać partię? (t: tak, n: nie, przepadnie, a: anuluj){" "}
not-a-save = { $path } nie jest zapisaną partią, więc nic się z tym plikiem nie stało; wybierz inną nazwę
too-much = nie przyjęto żadnej odpowiedzi: { $before } kończy odpowiedź, więc { $word } to już za dużo
because-of = nie przyjęto żadnej odpowiedzi, powód: { $word }: { $why }
no-number = nie ma odpowiedzi { $word }; wybierz od 1 do { $n }
could-be = { $word } może znaczyć: { $keys }

## Lekcje

lesson-title = { $title }: samouczek
lesson-help = Wpisz ?, aby zobaczyć pomoc, skip, aby pominąć krok, quit, aby wyjść; wszystko się zapisuje.
lesson-goes-on = Zaczynasz tam, gdzie była przerwa. Od początku: --again
lesson-lost = Lekcji zapisanej w { $path } nie da się odczytać, więc zaczyna się od nowa.
lesson-play = Zagrasz poleceniem: dustboard play { $words }
lesson-play-now = Grasz od razu?
lesson-step = Lekcja, krok { $n } z { $of }: { $heading }
lesson-move = Tak gra lekcja: { $moves }
lesson-back = Naciśnij Enter, aby wrócić do prawdziwego stołu.{" "}
lesson-copy = Naciśnij Enter, aby otworzyć kopię.{" "}
lesson-way = Wpisz { $back }, aby wrócić do lekcji, albo { $on }, aby grać dalej:{" "}

## Każda gra

where-round = { $title }, runda { $round }
mine = MOJE
seat-of = MIEJSCE: { $name }
no-text = Bez opisu zasad.
and = { $head } i { $last }
nobody = nikt
points = { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
over = KONIEC GRY. Zwycięstwo: { $winners } ({ $reason })
yes = tak
no = nie

## Zasady

rule-section = Dział: { $section }
rule-ruling = Rozstrzygnięcie { $id }, { $title }: { $text }
rule-option = Opcja { $option }
rule-clauses = Punkty zasad: { $clauses }
option-between = od { $low } do { $high }

## Drukowanie

pieces = { $n ->
        [one] 1 sztuka
        [few] { $n } sztuki
       *[many] { $n } sztuk
    }

# listy poleceń `cards` i `titles`
deck-holds = { $total ->
        [one] 1 karta
        [few] { $total } karty
       *[many] { $total } kart
    }, { $designs ->
        [one] 1 wzór
        [few] { $designs } wzory
       *[many] { $designs } wzorów
    }
title-line = { $name }, { $least }–{ $most } graczy, karty { $version }
title-tempers = charaktery botów: { $tempers }
