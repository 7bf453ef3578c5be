# Droga: przygotowanie gry, kroki, ruch, Padliniarz, karty pustkowi, spotkania.

hidden-card = zakryta karta
hex-unnamed = { $name } ({ $hex })
step-setup = Przygotowanie gry
step-waster = Krok Padliniarza
step-knights = Krok rycerzy
step-move = Krok ruchu
step-explore = Krok eksploracji
step-rest = Krok odpoczynku

## Przygotowanie gry

ask-proposal = Którą misję wybierasz? Jeśli głosy się różnią, rozstrzyga Padliniarz.
ask-mission = Głosy się różnią. W którą misję wszyscy zagracie?
option-mission = { $mission }
ask-knight-sheet = Wybierz swojego rycerza.
option-knight-sheet = { $knight_sheet }
why-knight-taken = Tym rycerzem gra już { $knight }.
ask-keep-tasks = Zachowaj dwa zlecenia prywatne. Które odkładasz? (Masz { $left }.)
option-put-away = Odłóż: { $card }
event-first-player = { $seat } wyrzuca najwięcej i jest pierwszym graczem.
    .you = Wyrzucasz najwięcej i jesteś pierwszym graczem.
event-waster = Padliniarzem jest teraz { $seat }.
    .you = Jesteś teraz Padliniarzem.
event-mission-laid = Stół gotowy do misji { $mission }.
event-mission = Misja: { $mission }.
event-knight = { $seat } gra jako { $knight_sheet }.
    .you = Grasz jako { $knight_sheet }.
event-private-dealt = { $seat } dostaje zlecenia prywatne. Liczba kart: { $number }.
event-tasks-kept = { $seat } zachowuje zlecenia prywatne. Liczba kart: { $number }.
    .you = Zachowujesz zlecenia prywatne. Liczba kart: { $number }.
event-private-dealt-own = Dostajesz zlecenia prywatne: { $cards }.

## Przygotowania

event-round = Zaczyna się runda { $round }.
event-last-round = To ostatnia runda.
event-step = { $step }, runda { $round }.
event-first-player-passes = Pierwszym graczem jest teraz { $seat }.
    .you = Jesteś teraz pierwszym graczem.
event-tokens-cleared = Żetony z poprzedniej rundy schodzą z planszy.
event-special-token = Żeton „{ $token }” trafia na heks { $hex }.
event-special-turned = { $dark ->
        [0] Żeton „{ $token }” schodzi z planszy.
       *[other] Żeton „{ $token }” obraca się na ciemną stronę.
    }
ask-city-rest = Noc w mieście: wybierz jedną korzyść.
option-city-nothing = Nic
option-city-radiation = Wylecz 1 radiacji
option-city-health = Wylecz 1 zdrowia
option-city-ammo = Weź 1 amunicji
option-city-fuel = Weź 1 paliwa
ask-luck-limit = Limit kart farta na ręce to { $limit }. Którą odrzucasz?
option-discard = Odrzuć: { $card }
event-draws-luck = { $seat } dobiera { $number ->
        [one] 1 kartę
        [few] { $number } karty
       *[many] { $number } kart
    } farta.
event-draws-luck-own = Dobierasz: { $cards }.
event-discards-luck = { $seat } odrzuca kartę { $card }.
    .you = Odrzucasz kartę { $card }.
event-reshuffle = Potasowany stos odrzuconych kart tworzy nową talię.

## Zasoby

event-ammo = { $cause }{ $way ->
        [up] { $seat } otrzymuje { $n } amunicji (teraz { $now }).
       *[down] { $seat } traci { $n } amunicji (zostaje { $now }).
    }
    .you = { $cause }{ $way ->
        [up] otrzymujesz { $n } amunicji (teraz { $now }).
       *[down] tracisz { $n } amunicji (zostaje { $now }).
    }
event-fuel = { $cause }{ $way ->
        [up] { $seat } otrzymuje { $n } paliwa (teraz { $now }).
       *[down] { $seat } traci { $n } paliwa (zostaje { $now }).
    }
    .you = { $cause }{ $way ->
        [up] otrzymujesz { $n } paliwa (teraz { $now }).
       *[down] tracisz { $n } paliwa (zostaje { $now }).
    }
event-health = { $cause }{ $way ->
        [up] { $seat } leczy { $n } zdrowia (teraz { $now }).
       *[down] { $seat } traci { $n } zdrowia (zostaje { $now }).
    }
    .you = { $cause }{ $way ->
        [up] leczysz { $n } zdrowia (teraz { $now }).
       *[down] tracisz { $n } zdrowia (zostaje { $now }).
    }
event-radiation = { $cause }{ $way ->
        [up] { $seat } dostaje { $n } radiacji (teraz { $now }).
       *[down] { $seat } leczy { $n } radiacji (teraz { $now }).
    }
    .you = { $cause }{ $way ->
        [up] dostajesz { $n } radiacji (teraz { $now }).
       *[down] leczysz { $n } radiacji (teraz { $now }).
    }
event-reputation = { $cause }{ $way ->
        [up] { $seat } otrzymuje { $n } Reputacji (teraz { $now }).
       *[down] { $seat } traci { $n } Reputacji (zostaje { $now }).
    }
    .you = { $cause }{ $way ->
        [up] otrzymujesz { $n } Reputacji (teraz { $now }).
       *[down] tracisz { $n } Reputacji (zostaje { $now }).
    }
because-of = { $cause }:{" "}
cause-radiation = Radiacja na heksie
cause-contamination = Skażenie na heksie
cause-city = Noc w mieście
cause-mission = Misja
cause-rescue = Ratunek
cause-theft = Kradzież
cause-unconscious = Utrata przytomności
cause-resupply = Uzupełnienie
cause-strike = Uderzenie
cause-attack = Atak
cause-duel = Pojedynek
cause-fight = Po walce
cause-drive = Jazda
cause-task = Zlecenie
cause-deal = Transakcja
cause-vehicle = Bez pojazdu
event-no-healing = { $seat } ma za dużo radiacji, żeby leczyć zdrowie.
    .you = Masz za dużo radiacji, żeby leczyć zdrowie.
event-knocked-out = { $seat } traci przytomność. { $moment }
    .you = { $form ->
        [feminine] Straciłaś przytomność. { $moment }
        [masculine] Straciłeś przytomność. { $moment }
       *[neutral] Tracisz przytomność. { $moment }
    }
event-wakes = { $seat } odzyskuje przytomność.
    .you = { $form ->
        [feminine] Odzyskałaś przytomność.
        [masculine] Odzyskałeś przytomność.
       *[neutral] Odzyskujesz przytomność.
    }
event-carried-to = { $seat }: ktoś znajduje i przenosi rycerza na heks { $hex }.
    .you = Ktoś cię znajduje i przenosi na heks { $hex }.
event-lies = { $seat } leży bez przytomności i nie wykonuje ruchu.
    .you = Leżysz bez przytomności i nie wykonujesz ruchu.
ask-city = Kilka miast jest równie blisko. Dokąd trafia { $knight }?

## Ruch

ask-travel = Jak się poruszasz? Masz { $fuel } paliwa.
option-travel-stay = Zostań tutaj
option-travel-foot = Idź na sąsiedni heks
option-travel-vehicle = Jedź
why-on-foot = Nie masz pojazdu, którym można jechać.
why-no-fuel = Jazda wymaga co najmniej 1 paliwa, a nie masz żadnego.
ask-route = { $hexes ->
        [0] Wyznacz trasę.
        [one] Wyznacz trasę (jak dotąd 1 heks).
        [few] Wyznacz trasę (jak dotąd { $hexes } heksy).
       *[many] Wyznacz trasę (jak dotąd { $hexes } heksów).
    } Po wyruszeniu już się jej nie zmienia.
option-route-hex = { $hex }
option-route-go = { $hexes ->
        [one] Wyrusz: 1 heks
        [few] Wyrusz: { $hexes } heksy
       *[many] Wyrusz: { $hexes } heksów
    }
why-route-empty = Wybierz co najmniej jeden heks.
why-hex-twice = Heks { $hex } jest już częścią twojej trasy.
why-not-adjacent = Heks { $hex } nie sąsiaduje z końcem twojej trasy.
why-route-full = Twoja trasa nie może być dłuższa.
event-route = { $seat } wyznacza trasę: { $route ->
        [one] 1 heks
        [few] { $route } heksy
       *[many] { $route } heksów
    }.
    .you = Wyznaczasz trasę: { $route ->
        [one] 1 heks
        [few] { $route } heksy
       *[many] { $route } heksów
    }.
event-stays = { $seat } zostaje na miejscu.
    .you = Zostajesz na miejscu.
event-travels = { $travel ->
        [1] { $seat } idzie pieszo.
       *[other] { $seat } jedzie.
    }
    .you = { $travel ->
        [1] Idziesz pieszo.
       *[other] Jedziesz.
    }
event-turn = { $step }. Kolej: { $seat }.
event-enters = { $seat } wjeżdża na heks { $hex }.
    .you = Wjeżdżasz na heks { $hex }.
event-points = { $way ->
        [up] { $seat } ma w tym ruchu o { $n ->
                [one] { $n } punkt
                [few] { $n } punkty
               *[many] { $n } punktów
            } ruchu więcej.
       *[down] { $seat } ma w tym ruchu o { $n ->
                [one] { $n } punkt
                [few] { $n } punkty
               *[many] { $n } punktów
            } ruchu mniej.
    }
    .you = { $way ->
        [up] Masz w tym ruchu o { $n ->
                [one] { $n } punkt
                [few] { $n } punkty
               *[many] { $n } punktów
            } ruchu więcej.
       *[down] Masz w tym ruchu o { $n ->
                [one] { $n } punkt
                [few] { $n } punkty
               *[many] { $n } punktów
            } ruchu mniej.
    }
event-out-of-points = { $seat } ma za mało punktów ruchu, żeby jechać dalej.
    .you = Masz za mało punktów ruchu, żeby jechać dalej.
event-stops = { $seat } zatrzymuje się na heksie { $hex }.
    .you = Zatrzymujesz się na heksie { $hex }.
event-stopped = { $seat } musi się zatrzymać na heksie { $hex }.
    .you = Musisz się zatrzymać na heksie { $hex }.
event-move-ends = { $seat } kończy ruch na heksie { $hex }.
event-pushed = { $seat } trafia na heks { $hex }.
    .you = Trafiasz na heks { $hex }.
event-rides = { $seat } przenosi się na heks { $hex }.
    .you = Przenosisz się na heks { $hex }.
event-skips-exploring = { $seat } nie eksploruje w tej rundzie.
    .you = Nie eksplorujesz w tej rundzie.
event-weary = { $seat }: do końca rundy testy tracą { $dice ->
        [one] 1 kość
       *[many] { $dice } kości
    }.
event-token = Na heks { $hex } trafia żeton { $token }.
ask-go-on = Jedziesz dalej ({ $hex }) czy zatrzymujesz się tutaj?
option-on = Jedź dalej: { $hex }
option-stop = Zatrzymaj się: { $hex }

## Padliniarz

ask-waster = Jesteś Padliniarzem. { $knight } jest na heksie { $hex }. Zagrywasz kartę?
option-waster-play = Zagraj: { $card }
option-waster-under = Zagraj kartę spod znacznika
option-waster-wait = Czekaj
why-last-hex = Tu kończy się ruch, więc musisz zagrać kartę.
why-hunt = { $card }: nie teraz. Trwa obława na tego rycerza, więc o ile to możliwe, zagraj pasującego wroga.
event-reveals = Ujawnione: { $cards }.
event-waster-plays = { $seat } zagrywa kartę { $card } na: { $knight }.
    .you = Zagrywasz kartę { $card } na: { $knight }.
event-ambush = { $seat } umieszcza kartę pod znacznikiem Padliniarza.
event-ambush-own = Umieszczasz kartę { $card } pod znacznikiem Padliniarza.
event-ambush-lifted = Karta { $card } leżała pod znacznikiem Padliniarza i zostaje odrzucona: nie było ruchu.
event-looks = { $seat } ogląda { $number ->
        [one] 1 kartę
        [few] { $number } karty
       *[many] { $number } kart
    } pustkowi.
event-looks-own = Oglądasz: { $cards }.
event-wasteland-discarded = Odrzucone: { $cards }.
event-replaced = { $seat } odrzuca kartę { $card }. Ujawnione w zamian: { $cards }.
    .you = Odrzucasz kartę { $card }. Ujawnione w zamian: { $cards }.
ask-looked-card = { $then ->
        [0] Którą kartę odrzucasz?
        [1] Którą kartę kładziesz teraz na wierzch? (Ostatnią dobiera się jako pierwszą.)
       *[other] Którą kartę kładziesz pod znacznik Padliniarza?
    }
ask-revealed-card = Którą ujawnioną kartę odrzucasz?
option-card = { $card }

## Ucieczka albo walka

ask-escape = { $card }: uciekasz czy się mierzysz?
option-escape = Uciekaj
option-face = Zmierz się
event-escapes = { $seat } próbuje uciec. Karta: { $card }.
    .you = Próbujesz uciec. Karta: { $card }.
event-faces = { $seat } nie ucieka. Karta: { $card }.
    .you = Nie uciekasz. Karta: { $card }.
event-escaped = { $seat }: ucieczka udana. Karta: { $card }.
    .you = { $form ->
        [feminine] Uciekłaś. Karta: { $card }.
        [masculine] Uciekłeś. Karta: { $card }.
       *[neutral] Ucieczka udana. Karta: { $card }.
    }
event-caught = { $seat }: ucieczka nieudana. Karta: { $card }.
    .you = { $form ->
        [feminine] Nie zdążyłaś uciec. Karta: { $card }.
        [masculine] Nie zdążyłeś uciec. Karta: { $card }.
       *[neutral] Ucieczka nieudana. Karta: { $card }.
    }
event-event-cancelled = Karta { $card } nie ma efektu.

## Testy

event-pool = { $seat } wykonuje test: { $skill }, { $number ->
        [one] 1 kość
       *[many] { $number } kości
    } (poziom trudności { $difficulty }).
    .you = Wykonujesz test: { $skill }, { $number ->
        [one] 1 kość
       *[many] { $number } kości
    } (poziom trudności { $difficulty }).
event-pool-panel = { $foe }: atak, { $number ->
        [one] 1 kość
       *[many] { $number } kości
    } (poziom trudności { $difficulty }).
event-dice = { $seat } wyrzuca { $dice } (poziom trudności { $difficulty }). { $moment }
    .you = Wyrzucasz { $dice } (poziom trudności { $difficulty }). { $moment }
event-dice-panel = { $foe }, rzut: { $dice } (poziom trudności { $difficulty }). { $moment }
event-check = { $passed ->
        [yes] { $seat }: test udany.
       *[no] { $seat }: test nieudany.
    }
    .you = { $passed ->
        [yes] Test udany.
       *[no] Test nieudany.
    }
event-dice-change = { $way ->
        [up] Test otrzymuje { $n ->
                [one] +{ $n } kość
               *[many] +{ $n } kości
            }.
       *[down] Test traci { $n ->
                [one] { $n } kość
               *[many] { $n } kości
            }.
    }
event-rolls-again = { $seat } rzuca ponownie: { $dice }.
    .you = Rzucasz ponownie: { $dice }.
event-die = { $seat } wyrzuca { $die }.
    .you = Wyrzucasz { $die }.
event-keeps-card = { $seat } wyrzuca { $die }{ $kept ->
        [0] ; karta jest zużyta.
       *[other] {" "}i zachowuje kartę.
    }
    .you = Wyrzucasz { $die }{ $kept ->
        [0] ; karta jest zużyta.
       *[other] {" "}i zachowujesz kartę.
    }
ask-skill = Której umiejętności używasz? (poziom trudności { $difficulty })
option-skill = { $skill }
ask-meal = Rój gryzie. Co tracisz? (zostało: { $left })
ask-eaten-card = Którą schowaną zieloną kartę zjada rój?
option-meal-fuel = 1 paliwa
option-meal-health = 1 zdrowia
option-meal-card = Schowana zielona karta

## Karty i efekty

event-uses = { $seat } używa karty { $card }.
    .you = Używasz karty { $card }.
event-cancelled = Karta { $card } nie ma efektu.
event-takes-effect = { $seat }: karta { $card } działa i zostaje odrzucona.
option-use = { $card }
option-pass = Pasuj
option-decline = Zrezygnuj
ask-card-alternative = { $source }: wybierz jedno.
ask-action-alternative = Wybierz jedno.
option-card-alternative = { $option }
option-action-alternative = { $option }
ask-pick-card = { $then ->
        [0] { $knight }: którą kartę odrzucasz?
        [1] { $knight }: którą kartę zaznaczasz?
       *[other] Którą kartę wymieniasz?
    }
ask-whom-to-heal = Którego rycerza na swoim heksie leczysz?
option-knight = { $knight }
ask-strike = W który heks uderzasz? Rycerze na nim dostają { $amount } radiacji i tracą { $amount } zdrowia.
ask-ride = Na który heks się przenosisz? Eksplorujesz go, ale bez akcji.
option-hex = { $hex }
ask-push = Na który heks trafia { $knight }?
ask-spread = Gdzie umieszczasz następny żeton { $token }? (zostało: { $left })
ask-sleeper = Którego rycerza cucisz?
event-strike = { $seat } uderza w heks { $hex }.
    .you = Uderzasz w heks { $hex }.

## Reakcje

nothing-fits = Nie masz tu nic do zagrania; inni o tym nie wiedzą.
ask-react-0 = Zagrywasz najpierw coś?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-1 = Przed ruchem: zagrywasz coś?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-2 = Ujawniono karty. Zagrywasz coś?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-3 = Przed twoim testem ucieczki: zagrywasz coś?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-4 = Przed twoim testem poszukiwań: zagrywasz coś?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-5 = Przed twoim testem eksploracji: zagrywasz coś?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-6 = Przed twoim testem: zagrywasz coś?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-7 = Twój rzut: { $dice } ({ $successes ->
        [0] bez sukcesu
        [one] 1 sukces
        [few] { $successes } sukcesy
       *[many] { $successes } sukcesów
    }). Rzucasz ponownie albo coś dodajesz?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-8 = Przed walką: zagrywasz coś?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-9 = Przed wyborem kart walki: zagrywasz coś?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-10 = { $by ->
        [you] Przed twoim atakiem: zagrywasz coś?
        [foe] { $foe }: atak. Zagrywasz najpierw kartę?
       *[rival] { $rival } atakuje cię. Zagrywasz najpierw kartę?
    }{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-11 = { $by ->
        [you] Przed twoim atakiem dystansowym: zagrywasz coś?
        [foe] { $foe }: atak dystansowy. Zagrywasz najpierw kartę?
       *[rival] { $rival } strzela do ciebie. Zagrywasz najpierw kartę?
    }{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-12 = Twój rzut: { $dice } ({ $successes ->
        [0] bez sukcesu
        [one] 1 sukces
        [few] { $successes } sukcesy
       *[many] { $successes } sukcesów
    }). Zagrywasz coś?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-13 = Atak cię trafia. Zagrywasz coś?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-14 = Przed obliczeniem przewagi: zagrywasz coś?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-15 = Przegrywasz walkę. Zagrywasz coś?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-16 = Zaraz stracisz przytomność. Zagrywasz coś?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-17 = To był śmiertelny atak. Zagrywasz coś?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-18 = Przed dobraniem kart farta: zagrywasz coś?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-19 = Zaraz dobierzesz zieloną kartę. Zagrywasz coś?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-20 = Znajdujesz zieloną kartę. Zagrywasz coś?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-21 = Lek użyty. Zagrywasz coś?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-22 = Twój pojazd ma otrzymać uszkodzenie. Zagrywasz coś?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-23 = Zaraz dostaniesz radiację. Zagrywasz coś?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-react-24 = Przed wyborem sposobu ruchu: zagrywasz coś?{ $fits ->
        [no] {" "}{ nothing-fits }
       *[yes] {""}
    }
ask-response = { $player } zagrywa kartę { $card }. Odpowiadasz?
ask-weather = { $knight } spotyka kartę { $card }. Odpowiadasz?

## Spotkania

ask-meeting = Są tu inni rycerze. Spotykasz się z kimś?
option-meet-nobody = Z nikim
option-meet = { $down ->
        [0] Zaczep: { $knight }
       *[other] Szukaj: { $knight } (leży tu bez przytomności)
    }
event-asks = { $seat } chce spotkania. Zaczepiony rycerz: { $knight }.
    .you = Chcesz spotkania. Zaczepiony rycerz: { $knight }.
ask-consent = { $knight } wyzywa cię na pojedynek. Zgadzasz się?
option-consent-yes = Zgódź się
option-consent-no = Odmów
event-agrees = { $seat } wyraża zgodę.
    .you = Wyrażasz zgodę.
event-refuses = { $seat } nie wyraża zgody.
    .you = Nie wyrażasz zgody.
ask-search = { $knight } nie wyraża zgody. Szukasz? Test: Przetrwanie (7).
option-search-yes = Szukaj
option-search-no = Odpuść
ask-deed = Poszukiwania udane: { $knight }. Co robisz?
option-revive = Ocuć: { $knight }
option-steal = Okradnij: { $knight }
ask-loot = { $knight }: co kradniesz?
option-steal-nothing = Nic
option-steal-stored = Schowana karta, w ciemno
option-steal-ammo = Do 2 amunicji
option-steal-fuel = Do 2 paliwa
option-steal-task = Zlecenie prywatne
option-steal-card = { $card }
option-steal-marker = Znacznik misji { $marker }
event-steals = { $seat } kradnie: { $cards }. Okradziony rycerz: { $rival }.
    .you = Kradniesz: { $cards }. Okradziony rycerz: { $rival }.
event-steals-task = { $seat } kradnie zlecenie { $card }. Okradziony rycerz: { $rival }.
    .you = Kradniesz zlecenie { $card }. Okradziony rycerz: { $rival }.

# co można polecić z góry
use-any-time = { $card }
order-equip = Układanie sprzętu
order-go_on = Dalsza jazda po trasie
order-rest-uses = Używanie kart w odpoczynku
order-quick-resupply = Szybkie uzupełnienie w odpoczynku
order-waster = Jako Padliniarz, gdy rycerz wjeżdża na heks
    .wait = zawsze czekaj, chyba że trzeba zagrać kartę
