# Dziennik.

event-first-roll = Wszyscy rzucają o to, kto będzie pierwszym graczem.
event-knight = { $seat } gra rycerzem: { $knight }.
    .you = Twój rycerz: { $knight }.
event-vehicle = { $seat } bierze pojazd: { $vehicle }.
    .you = Bierzesz pojazd: { $vehicle }.
event-drafts = { $seat } bierze: { $gear }.
    .you = Bierzesz: { $gear }.
event-sheet = Nowa strona: { $sheet }.
event-round = Runda { $round }.
event-turn = Tura: { $seat }.
    .you = Twoja tura.
event-ignored = { $seat } ignoruje po drodze { $kind ->
        [threat] zagrożenie
        [radiation] radiację
       *[other] skażenie
    }.
    .you = Ignorujesz po drodze { $kind ->
        [threat] zagrożenie
        [radiation] radiację
       *[other] skażenie
    }.
event-trades = Handel. { $by } dostaje: { $gives }. { $seat } dostaje: { $wants }.
    .you = Handel. { $by } dostaje: { $gives }. Dostajesz: { $wants }.
event-no-trade = { $by_is ->
        [you] Odmawiasz. Ofertę składa { $seat }.
       *[other] { $by } odmawia. Ofertę składa { $seat }.
    }
event-twist = { $twist ->
        [dry_year] Suchy rok: wszyscy zaczynają z 1 paliwa mniej.
        [old_friends] Starzy znajomi: wszyscy zaczynają z ulepszeniem ogólnym.
       *[long_shadows] Długie cienie: przy pierwszym zagrożeniu na każdej stronie dobiera się o jeden żeton więcej.
    }
event-declares = { $seat } używa: { $source }.
    .you = Używasz: { $source }.
event-rolls-again = { $seat } rzuca ponownie { $number ->
        [one] 1 kością
        [few] { $number } kośćmi
       *[many] { $number } kośćmi
    }.
    .you = Rzucasz ponownie { $number ->
        [one] 1 kością
        [few] { $number } kośćmi
       *[many] { $number } kośćmi
    }.
event-passes = { $seat } pasuje.
    .you = Pasujesz.
event-drives = { $seat_role } { $seat_gender ->
        [feminine] pojechała
        [masculine] pojechał
       *[neutral] jedzie
    } na pole { $space }{ $fuel ->
        [0] .
       *[other] { " " }i { $seat_gender ->
            [feminine] spaliła
            [masculine] spalił
           *[neutral] spala
        } { $fuel } paliwa.
    }
    .you = Jedziesz na pole { $space }{ $fuel ->
        [0] .
       *[other] { " " }i spalasz { $fuel } paliwa.
    }
event-gained = { $seat } otrzymuje: { $resource } ({ $amount }).
    .you = Otrzymujesz: { $resource } ({ $amount }).
event-gained-none = { $seat } nie otrzymuje zasobu ({ $resource }): brak miejsca albo pusta pula.
    .you = Nie otrzymujesz zasobu ({ $resource }): brak miejsca albo pusta pula.
event-gives-gear = { $seat } oddaje: { $gear }.
    .you = Oddajesz: { $gear }.
event-gear-laid = { $seat } przegląda { $number ->
        [one] 1 kartę sprzętu
        [few] { $number } karty sprzętu
       *[many] { $number } kart sprzętu
    }.
    .you = Przeglądasz { $number ->
        [one] 1 kartę sprzętu
        [few] { $number } karty sprzętu
       *[many] { $number } kart sprzętu
    }.
event-spent = { $seat } oddaje: { $resource } ({ $amount }).
    .you = Oddajesz: { $resource } ({ $amount }).
event-wounded = { $seat } otrzymuje { $amount ->
        [one] { $contaminated ->
            [yes] 1 skażoną ranę
           *[no] 1 ranę
        }
        [few] { $contaminated ->
            [yes] { $amount } skażone rany
           *[no] { $amount } rany
        }
       *[many] { $contaminated ->
            [yes] { $amount } skażonych ran
           *[no] { $amount } ran
        }
    } (zostaje { $left } zdrowia).
    .you = Otrzymujesz { $amount ->
        [one] { $contaminated ->
            [yes] 1 skażoną ranę
           *[no] 1 ranę
        }
        [few] { $contaminated ->
            [yes] { $amount } skażone rany
           *[no] { $amount } rany
        }
       *[many] { $contaminated ->
            [yes] { $amount } skażonych ran
           *[no] { $amount } ran
        }
    } (zostaje { $left } zdrowia).
event-irradiated = { $seat } dostaje { $amount } radiacji (razem { $now }).
    .you = Dostajesz { $amount } radiacji (razem { $now }).
event-damaged = { $seat }: pojazd otrzymuje { $amount ->
        [one] 1 uszkodzenie
        [few] { $amount } uszkodzenia
       *[many] { $amount } uszkodzeń
    } (Podwozie: zostaje { $left }).
event-unconscious = { $seat_gender ->
        [feminine] { $seat_role } straciła przytomność. Uraz: { $injury }.
        [masculine] { $seat_role } stracił przytomność. Uraz: { $injury }.
       *[neutral] { $seat_role } traci przytomność. Uraz: { $injury }.
    }
    .you = { $form ->
        [feminine] Straciłaś przytomność. Uraz: { $injury }.
        [masculine] Straciłeś przytomność. Uraz: { $injury }.
       *[neutral] Tracisz przytomność. Uraz: { $injury }.
    }
event-wakes = { $seat_gender ->
        [feminine] { $seat_role } odzyskała przytomność.
        [masculine] { $seat_role } odzyskał przytomność.
       *[neutral] { $seat_role } odzyskuje przytomność.
    }
    .you = { $form ->
        [feminine] Odzyskałaś przytomność.
        [masculine] Odzyskałeś przytomność.
       *[neutral] Odzyskujesz przytomność.
    }
event-wrecked = { $seat_role }: pojazd jest rozbity. Awaria: { $malfunction }.
event-runs-again = { $seat }: pojazd znów jeździ.
event-injured = { $seat } dostaje uraz: { $injury }.
    .you = Dostajesz uraz: { $injury }.
event-malfunction = { $seat }: pojazd ma awarię: { $malfunction }.
event-eliminated = { $seat_gender ->
        [feminine] { $seat_role } odpadła z gry.
        [masculine] { $seat_role } odpadł z gry.
       *[neutral] { $seat_role } odpada z gry.
    }
    .you = { $form ->
        [feminine] Odpadłaś z gry.
        [masculine] Odpadłeś z gry.
       *[neutral] Odpadasz z gry.
    }
event-healed = { $seat } leczy { $amount ->
        [0] { $turned ->
            [one] 1 skażoną ranę do zwykłej
            [few] { $turned } skażone rany do zwykłych
           *[many] { $turned } skażonych ran do zwykłych
        }
        [one] 1 ranę
        [few] { $amount } rany
       *[many] { $amount } ran
    }.
    .you = Leczysz { $amount ->
        [0] { $turned ->
            [one] 1 skażoną ranę do zwykłej
            [few] { $turned } skażone rany do zwykłych
           *[many] { $turned } skażonych ran do zwykłych
        }
        [one] 1 ranę
        [few] { $amount } rany
       *[many] { $amount } ran
    }.
event-cleaned = { $seat } leczy { $amount } radiacji.
    .you = Leczysz { $amount } radiacji.
event-mended = { $seat } naprawia { $amount ->
        [one] 1 uszkodzenie
        [few] { $amount } uszkodzenia
       *[many] { $amount } uszkodzeń
    }.
    .you = Naprawiasz { $amount ->
        [one] 1 uszkodzenie
        [few] { $amount } uszkodzenia
       *[many] { $amount } uszkodzeń
    }.
event-marker = Na polu { $space } leży znacznik niebezpieczeństwa.
event-unmarked = Z pola { $space } znika znacznik niebezpieczeństwa.
event-landmarks-ready = Karty osobliwości są potasowane. Do każdej może prowadzić spotkanie w drodze.
event-landmarks-dealt = { $seat } dobiera dwie karty osobliwości i zatrzymuje jedną.
    .you = Dobierasz dwie karty osobliwości i zatrzymujesz jedną.
event-landmarks-out = Z gry odchodzą pozostałe karty osobliwości ({ $number }).
event-landmark-kept = { $seat } zatrzymuje: { $landmark }.
    .you = Zatrzymujesz: { $landmark }.
event-landmark-placed = { $seat } kładzie zakrytą osobliwość na polu { $space }.
    .you = Kładziesz zakrytą osobliwość na polu { $space }.
event-landmark = { $seat_gender ->
        [feminine] { $seat_role } znalazła osobliwość { $landmark } na polu { $space }.
        [masculine] { $seat_role } znalazł osobliwość { $landmark } na polu { $space }.
       *[neutral] { $seat_role } znajduje osobliwość { $landmark } na polu { $space }.
    }
    .you = Znajdujesz osobliwość { $landmark } na polu { $space }.
event-no-landmark = { $seat } rozgląda się i nie widzi niczego, co by tu pasowało.
    .you = Rozglądasz się i nie widzisz niczego, co by tu pasowało.
event-tasks-piled = Każde miasto ma stos trzech zleceń. Po akcji miasta bierzesz wierzchnie.
event-task = { $seat_gender ->
        [feminine] { $seat_role } wzięła zlecenie z miasta { $city }: { $task }.
        [masculine] { $seat_role } wziął zlecenie z miasta { $city }: { $task }.
       *[neutral] { $seat_role } bierze zlecenie z miasta { $city }: { $task }.
    }
    .you = Bierzesz zlecenie z miasta { $city }: { $task }.
event-task-token = { $seat } kładzie żeton zlecenia { $task } na polu { $space }.
    .you = Kładziesz żeton zlecenia { $task } na polu { $space }.
event-task-action = { $seat } wykonuje akcję specjalną zlecenia { $task }.
    .you = Wykonujesz akcję specjalną zlecenia { $task }.
event-task-step = { $left ->
        [0] { $seat } ma zrobione wszystko, czego chce zlecenie { $task }.
       *[other] { $seat } ma o krok bliżej do celu: zlecenie { $task } (zostało: { $left }).
    }
    .you = { $left ->
        [0] Masz zrobione wszystko, czego chce zlecenie { $task }.
       *[other] Masz o krok bliżej do celu: zlecenie { $task } (zostało: { $left }).
    }
event-task-done = Zlecenie { $task } jest wykonane i zakryte. W mieście { $city } { $seat_role } ma teraz o 1 sklep więcej.
    .you = Zlecenie { $task } jest wykonane i zakryte. W mieście { $city } masz teraz o 1 sklep więcej.
event-forgoes = { $seat } zostawia znaleziska, bo tak chce zlecenie.
    .you = Zostawiasz znaleziska, bo tak chce zlecenie.
event-sent-off = { $seat } odsyła gang w swoją drogę: { $foe }.
    .you = Odsyłasz gang w swoją drogę: { $foe }.
event-malfunction-gone = { $seat }: koniec awarii: { $malfunction }.
    .you = Koniec awarii: { $malfunction }.
event-special-action = { $seat_gender ->
        [feminine] { $seat_role } wykonała akcję specjalną: { $landmark }.
        [masculine] { $seat_role } wykonał akcję specjalną: { $landmark }.
       *[neutral] { $seat_role } wykonuje akcję specjalną: { $landmark }.
    }
    .you = Wykonujesz akcję specjalną: { $landmark }.
event-parts-laid = Obok talii sprzętu leżą odkryte części ({ $number }).
event-part = { $seat_gender ->
        [feminine] { $seat_role } zamontowała część: { $part }.
        [masculine] { $seat_role } zamontował część: { $part }.
       *[neutral] { $seat_role } montuje część: { $part }.
    }
    .you = Montujesz część: { $part }.
event-part-gone = Część { $part } schodzi z pojazdu i wraca do talii części ({ $seat }).
event-builds = { $seat } zaczyna budować część { $part }{ $helped ->
        [0] .
        [one] . Naprawa dodaje 1 sukces.
        [few] . Naprawa dodaje { $helped } sukcesy.
       *[many] . Naprawa dodaje { $helped } sukcesów.
    }
    .you = Zaczynasz budować część { $part }{ $helped ->
        [0] .
        [one] . Naprawa dodaje 1 sukces.
        [few] . Naprawa dodaje { $helped } sukcesy.
       *[many] . Naprawa dodaje { $helped } sukcesów.
    }
event-not-built = Nie da się tego złożyć: { $part }.
event-parts-deal = { $seat } ogląda części. Sklep: { $shop ->
        [garage] Garaż
       *[workshop] Pracownia
    }.
    .you = Oglądasz części. Sklep: { $shop ->
        [garage] Garaż
       *[workshop] Pracownia
    }.
event-parts-dealt = { $seat } kończy handel.
    .you = Kończysz handel.
event-part-action = { $seat_gender ->
        [feminine] { $seat_role } wykonała akcję specjalną: { $part }.
        [masculine] { $seat_role } wykonał akcję specjalną: { $part }.
       *[neutral] { $seat_role } wykonuje akcję specjalną: { $part }.
    }
    .you = Wykonujesz akcję specjalną: { $part }.
event-tows = { $agreed ->
        [yes] { $seat } bierze wrak na hol: { $knight }.
       *[no] { $knight } zostaje tam, gdzie wrak.
    }
    .you = { $agreed ->
        [yes] Bierzesz wrak na hol: { $knight }.
       *[no] { $knight } zostaje tam, gdzie wrak.
    }
event-no-damage = { $seat }: pojazd nic sobie nie robi z 1 uszkodzenia.
event-gear-shuffled = { $number ->
        [one] { $seat } wtasowuje do talii 1 kartę sprzętu.
        [few] { $seat } wtasowuje do talii { $number } karty sprzętu.
       *[many] { $seat } wtasowuje do talii { $number } kart sprzętu.
    }
    .you = { $number ->
        [one] Wtasowujesz do talii 1 kartę sprzętu.
        [few] Wtasowujesz do talii { $number } karty sprzętu.
       *[many] Wtasowujesz do talii { $number } kart sprzętu.
    }
event-injury-gone = { $seat }: koniec urazu: { $injury }.
    .you = Koniec urazu: { $injury }.
event-wounds-turned = { $amount ->
        [one] { $seat } zmienia 1 skażoną ranę w zwykłą.
        [few] { $seat } zmienia { $amount } skażone rany w zwykłe.
       *[many] { $seat } zmienia { $amount } skażonych ran w zwykłe.
    }
    .you = { $amount ->
        [one] Zmieniasz 1 skażoną ranę w zwykłą.
        [few] Zmieniasz { $amount } skażone rany w zwykłe.
       *[many] Zmieniasz { $amount } skażonych ran w zwykłe.
    }
event-trophy = { $seat_gender ->
        [feminine] { $seat_role } wzięła jako trofeum drewniany żeton miasta { $city }.
        [masculine] { $seat_role } wziął jako trofeum drewniany żeton miasta { $city }.
       *[neutral] { $seat_role } bierze jako trofeum drewniany żeton miasta { $city }.
    }
    .you = Bierzesz jako trofeum drewniany żeton miasta { $city }.
event-token = { $seat } dobiera żeton zagrożenia. Wydarzenie: { $yellow } Walka: { $red }
    .you = Dobierasz żeton zagrożenia. Wydarzenie: { $yellow } Walka: { $red }
event-tokens-read = { $number ->
        [one] Działa 1 żeton.
        [few] Działają { $number } żetony.
       *[many] Działa { $number } żetonów.
    }
event-camps = { $seat } rozbija obóz.
    .you = Rozbijasz obóz.
event-turns-up = { $seat } przeszukuje teren.
    .you = Przeszukujesz teren.
event-search-ends = { $seat } przestaje szukać.
    .you = Przestajesz szukać.
event-gear = { $seat } znajduje: { $gear }.
    .you = Znajdujesz: { $gear }.
event-gear-moved = { $seat } przekłada sprzęt.
    .you = Przekładasz sprzęt.
event-broke = { $gone ->
        [yes] { $seat }: sprzęt się rozpada: { $gear }.
       *[no] { $seat }: sprzęt się psuje: { $gear }.
    }
event-fixed = { $seat } naprawia: { $gear }.
    .you = Naprawiasz: { $gear }.
event-used-up = { $seat } zużywa: { $gear }.
    .you = Zużywasz: { $gear }.
event-xp = { $seat } zdobywa { $amount } PD (razem { $now }).
    .you = Zdobywasz { $amount } PD (razem { $now }).
event-upgrade = { $seat } zdobywa ulepszenie: { $upgrade }.
    .you = Zdobywasz ulepszenie: { $upgrade }.
event-card = Odkryta karta: { $card }.
event-card-ignored = { $seat } ignoruje kartę.
    .you = Ignorujesz kartę.
event-card-kept = { $seat } zatrzymuje kartę { $card }.
    .you = Zatrzymujesz kartę { $card }.
event-card-done = Karta { $card } przestaje działać.
event-no-entry = Nic z tego nie wynika.
event-chooses = { $seat_gender ->
        [feminine] { $seat_role } wybrała: { $choice }.
        [masculine] { $seat_role } wybrał: { $choice }.
       *[neutral] { $seat_role } wybiera: { $choice }.
    }
    .you = Wybierasz: { $choice }.
event-entry = Wpis { $entry }: { $title }.
event-outcome = { $chosen }
event-plot-action = { $seat_gender ->
        [feminine] { $seat_role } wykonała akcję wątku: { $action }.
        [masculine] { $seat_role } wykonał akcję wątku: { $action }.
       *[neutral] { $seat_role } wykonuje akcję wątku: { $action }.
    }
    .you = Wykonujesz akcję wątku: { $action }.
event-special = { $seat_gender ->
        [feminine] { $seat_role } wzięła kartę specjalną: { $card }.
        [masculine] { $seat_role } wziął kartę specjalną: { $card }.
       *[neutral] { $seat_role } bierze kartę specjalną: { $card }.
    }
    .you = Bierzesz kartę specjalną: { $card }.
event-loses-special = { $seat } oddaje kartę specjalną: { $card }.
    .you = Oddajesz kartę specjalną: { $card }.
event-prepares = { $seat } przygotowuje się do testu: { $skill }.
    .you = Przygotowujesz się do testu: { $skill }.
event-test = { $seat } wykonuje test: { $skill }{ $rolled }.
    .you = Wykonujesz test: { $skill }{ $rolled }.
event-test-result = { $successes ->
        [one] 1 sukces
        [few] { $successes } sukcesy
       *[many] { $successes } sukcesów
    }{ $difficulty ->
        [0] {""}
       *[other] {" "}(potrzeba { $difficulty })
    }: { $passed ->
        [yes] test udany.
       *[no] test nieudany.
    }
event-combat = { $seat } spotyka wroga: { $foe }.
    .you = Spotykasz wroga: { $foe }.
event-weapon = { $bare ->
        [yes] { $seat } walczy gołymi rękami.
       *[no] { $seat } walczy. Broń: { $gear }.
    }
    .you = { $bare ->
        [yes] Walczysz gołymi rękami.
       *[no] Walczysz. Broń: { $gear }.
    }
event-attack = { $seat } atakuje{ $rolled }.
    .you = Atakujesz{ $rolled }.
event-foe-attack = { $foe }: atak{ $rolled }.
event-foe-wounded = { $foe }: { $amount ->
        [one] 1 rana
        [few] { $amount } rany
       *[many] { $amount } ran
    }.
event-goes = { $seat } trafia na pole { $space }.
    .you = Trafiasz na pole { $space }.
event-hidden = { $seat } ukrywa: { $gear }.
    .you = Ukrywasz: { $gear }.
event-switches = { $seat } odwraca arkusz pojazdu: { $vehicle }.
    .you = Odwracasz arkusz pojazdu: { $vehicle }.
event-token-back = { $seat } oddaje żeton zagrożenia.
    .you = Oddajesz żeton zagrożenia.
event-dog-away = { $seat }: pies ucieka. Wróci do następnego obozu.
    .you = Twój pies ucieka. Wróci do następnego obozu.
event-dog-back = { $seat }: pies wraca.
    .you = Twój pies wraca.
event-scent = { $seat } daje psu powęszyć.
    .you = Twój pies czuje, co będzie dalej: { $foreseen }.
event-debt-paid = { $left ->
        [0] { $seat } płaci ({ $thing }) i nie ma już długu.
       *[other] { $seat } płaci ({ $thing }). Dług: { $left }.
    }
    .you = { $left ->
        [0] Płacisz ({ $thing }) i nie masz już długu.
       *[other] Płacisz ({ $thing }). Dług: { $left }.
    }
event-rolls = { $seat } rzuca kośćmi.
    .you = Rzucasz kośćmi.
event-thrown = { $seat } rzuca.
    .you = Rzucasz.
event-prevented = { $amount ->
        [one] Zapobieżono 1 ranie.
        [few] Zapobieżono { $amount } ranom.
       *[many] Zapobieżono { $amount } ranom.
    }
event-combat-ends = { $beaten ->
        [yes] { $seat_gender ->
            [feminine] { $seat_role } pokonała wroga: { $foe }.
            [masculine] { $seat_role } pokonał wroga: { $foe }.
           *[neutral] { $seat_role } pokonuje wroga: { $foe }.
        }
       *[no] { $seat_gender ->
           [feminine] { $seat_role } nie pokonała wroga: { $foe }.
           [masculine] { $seat_role } nie pokonał wroga: { $foe }.
          *[neutral] { $seat_role } nie pokonuje wroga: { $foe }.
       }
    }
    .you = { $beaten ->
        [yes] Pokonujesz wroga: { $foe }.
       *[no] Nie pokonujesz wroga: { $foe }.
    }
event-in-town = { $seat } odwiedza miasto { $city }.
    .you = Odwiedzasz miasto { $city }.
event-shop = { $seat } idzie do { $shop ->
        [quack] Konowała
        [quack-injury] Konowała
       *[other] Garażu
    }.
    .you = Idziesz do { $shop ->
        [quack] Konowała
        [quack-injury] Konowała
       *[other] Garażu
    }.
event-offer = Targ wykłada towar.
event-deal = { $seat } zawiera transakcję.
    .you = Zawierasz transakcję.
event-bartered = { $seat } kończy wymianę.
    .you = Kończysz wymianę.
event-ending = Koniec przygody: { $kind ->
        [victory] zwycięstwo
        [partial] częściowy sukces
        [defeat] porażka
       *[other] punkty są policzone
    }.
event-walks = { $walker ->
        [train] Pociąg stoi teraz na polu { $space }.
        [hester] Hester jest teraz na polu { $space }.
        [weighmen] Wagowy Brutto jest teraz na polu { $space }.
        [suttle] Wagowy Tara jest teraz na polu { $space }.
        [cloff] Wagowy Manko jest teraz na polu { $space }.
        [nett] Wagowy Netto jest teraz na polu { $space }.
        [drought] Susza jedzie na pole { $space }.
        [rust] Rdza jedzie na pole { $space }.
        [rot] Mór jedzie na pole { $space }.
       *[ruin] Ruina jedzie na pole { $space }.
    }
event-stage = { $stage ->
        [0] Z miasta { $space } znika żeton.
        [3] Miasto { $space } jest zamknięte: żeton wskazuje 3.
       *[other] Żeton w mieście { $space } wskazuje { $stage }.
    }
event-names = { $seat } wskazuje: { $by }.
    .you = Wskazujesz: { $by }.
event-names-nobody = { $seat } nie wskazuje nikogo.
    .you = Nie wskazujesz nikogo.
event-vote = { $seat } głosuje: { $choice }.
    .you = Głosujesz: { $choice }.
event-votes = Głosy są policzone.
event-unsealed = Tajny wybór ({ $seat }): { $choice }.
    .you = Twój wybór: { $choice }.
event-row = Nowa karta w rzędzie: { $card }.
event-row-left = Z rzędu odchodzi: { $card }.
event-walked-off = { $walker ->
        [train] Pociąg zjeżdża z mapy.
        [hester] Hester znika z mapy.
       *[other] Znika z mapy.
    }
event-board-token = { $lies ->
        [yes] Na polu { $space } leży { $token ->
            [challenge] żeton wyzwania
            [plot] żeton wątku
           *[general] żeton ogólny
        }.
       *[no] Z pola { $space } znika { $token ->
            [challenge] żeton wyzwania
            [plot] żeton wątku
           *[general] żeton ogólny
        }.
    }
event-counts = { $what ->
        [safe] { $now ->
                [one] Bezpieczna jest już 1 osoba.
                [few] Bezpieczne są już { $now } osoby.
               *[many] Bezpiecznych jest już { $now } osób.
            }
        [escorts] { $now ->
                [0] Nikt z wami teraz nie jedzie.
                [one] Jedzie z wami 1 osoba.
                [few] Jadą z wami { $now } osoby.
               *[many] Jedzie z wami { $now } osób.
            }
        [strength] Siła pociągu: { $now }.
        [people] Ludzie w pociągu: { $now }.
        [spans] { $now ->
                [one] Leży 1 przęsło.
                [few] Leżą { $now } przęsła.
               *[many] Leży { $now } przęseł.
            }
        [teams] { $now ->
                [one] Macie 1 zaprzęg wielbłądów.
                [few] Macie { $now } zaprzęgi wielbłądów.
               *[many] Macie { $now } zaprzęgów wielbłądów.
            }
        [level] Poziom w szkle: { $now }.
        [asked] { $now ->
                [one] Zapytano w 1 mieście.
               *[other] Zapytano w { $now } miastach.
            }
        [valves] { $now ->
                [one] Otwarty jest 1 zawór.
                [few] Otwarte są { $now } zawory.
               *[many] Otwartych jest { $now } zaworów.
            }
        [saved] { $now ->
                [one] Uratowano 1 osobę.
                [few] Uratowano { $now } osoby.
               *[many] Uratowano { $now } osób.
            }
        [kept] { $now ->
                [one] Zachowano 1 argument.
                [few] Zachowano { $now } argumenty.
               *[many] Zachowano { $now } argumentów.
            }
        [heard] { $now ->
                [one] Nasłuch zrobiony w 1 mieście.
               *[other] Nasłuch zrobiony w { $now } miastach.
            }
        [doses] { $now ->
                [one] Macie 1 dawkę.
                [few] Macie { $now } dawki.
               *[many] Macie { $now } dawek.
            }
        [cured] { $now ->
                [one] Wyleczono 1 miasto.
                [few] Wyleczono { $now } miasta.
               *[many] Wyleczono { $now } miast.
            }
        [burned] { $now ->
                [one] Wypalono 1 piwnicę.
                [few] Wypalono { $now } piwnice.
               *[many] Wypalono { $now } piwnic.
            }
        [caught] { $now ->
                [one] Ładunek przyłapano 1 raz.
               *[other] Ładunek przyłapano { $now } razy.
            }
        [cargo] Ładunek jest w stadium { $now }.
        [knocks] { $now ->
                [0] W skrzyni jest cicho.
                [one] Ze skrzyni słychać było 1 stuknięcie.
                [few] Ze skrzyni słychać było { $now } stuknięcia.
               *[many] Ze skrzyni słychać było { $now } stuknięć.
            }
        [artifacts] { $now ->
                [one] Zabrano 1 artefakt.
                [few] Zabrano { $now } artefakty.
               *[many] Zabrano { $now } artefaktów.
            }
        [host] Siła zastępu: { $now }.
        [taken] { $now ->
                [one] Zajęto 1 miasto.
                [few] Zajęto { $now } miasta.
               *[many] Zajęto { $now } miast.
            }
        [wall] Mur: { $now }.
        [guilty] Głosy za winą: { $now }.
        [pardon] Głosy za ułaskawieniem: { $now }.
        [free] Głosy za wolnością: { $now }.
        [price] Cena: { $now }.
       *[other] Licznik: { $now }.
    }
event-time = Znacznik czasu wskazuje { $time }.
event-noted = { $what ->
        [isolated] { $seat } wychodzi i w następnej rundzie nie ma akcji wątku.
        [hushed] { $seat } podejmuje refren i w tej rundzie nie ma akcji wątku.
        [unthanked] { $seat } na razie nie zdobywa PD.
        [weary] { $seat } ma w następnej turze o jedną akcję mniej.
        [study] { $seat } doda 1 białą kość do następnego testu Techniki lub Leczenia.
        [borrowed] { $seat } doda 1 zieloną kość do następnego testu Techniki lub Leczenia.
        [painted] { $seat } może odesłać następny gang.
       *[other] { $seat } zachowuje coś na później.
    }
    .you = { $what ->
        [isolated] Wychodzisz: w następnej rundzie nie masz akcji wątku.
        [hushed] Podejmujesz refren: w tej rundzie nie masz akcji wątku.
        [unthanked] Na razie nie zdobywasz PD.
        [weary] W następnej turze masz o jedną akcję mniej.
        [study] Dodasz 1 białą kość do następnego testu Techniki lub Leczenia.
        [borrowed] Dodasz 1 zieloną kość do następnego testu Techniki lub Leczenia.
        [painted] Możesz odesłać następny gang, który spotkasz.
       *[other] Zachowujesz coś na później.
    }
event-note-used = { $what ->
        [isolated] { $seat } wraca do stołu.
        [hushed] { $seat } gubi melodię.
        [unthanked] { $seat } znów zdobywa PD.
        [weary] { $seat } ma w tej turze o jedną akcję mniej.
       *[other] { $seat } używa tego, co było na później.
    }
    .you = { $what ->
        [isolated] Wracasz do stołu.
        [hushed] Gubisz melodię.
        [unthanked] Znów zdobywasz PD.
        [weary] W tej turze masz o jedną akcję mniej.
       *[other] Używasz tego, co było na później.
    }
event-picks = { $by_is ->
        [you] Wybierasz: { $seat }.
       *[other] { $by } wybiera: { $seat }.
    }
    .you = { $by_is ->
        [you] Wybierasz siebie.
       *[other] { $by } wybiera ciebie.
    }
event-effort = Wysiłek na polu { $space }: { $now } z { $need }.
event-tally = { $what ->
        [clues] { $seat } ma { $now ->
                [one] 1 trop
                [few] { $now } tropy
               *[many] { $now } tropów
            }.
        [trophies] { $seat } ma { $now ->
                [one] 1 trofeum
                [few] { $now } trofea
               *[many] { $now } trofeów
            }.
        [pay] { $seat } ma z zarobku { $now ->
                [one] 1 punkt
                [few] { $now } punkty
               *[many] { $now } punktów
            }.
        [duels] { $seat } ma tu { $now ->
                [one] 1 wygrany pojedynek
                [few] { $now } wygrane pojedynki
               *[many] { $now } wygranych pojedynków
            }.
        [votes] { $seat } ma { $now ->
                [one] 1 głos
                [few] { $now } głosy
               *[many] { $now } głosów
            }.
        [groups] { $seat } wiezie { $now ->
                [one] 1 grupę
                [few] { $now } grupy
               *[many] { $now } grup
            }.
        [eggs] { $seat } { $now ->
                [0] nie ma jajek
                [one] wiezie 1 jajko
                [few] wiezie { $now } jajka
               *[many] wiezie { $now } jajek
            }.
       *[other] { $seat } coś notuje.
    }
    .you = { $what ->
        [clues] Masz { $now ->
                [one] 1 trop
                [few] { $now } tropy
               *[many] { $now } tropów
            }.
        [trophies] Masz { $now ->
                [one] 1 trofeum
                [few] { $now } trofea
               *[many] { $now } trofeów
            }.
        [pay] Masz z zarobku { $now ->
                [one] 1 punkt
                [few] { $now } punkty
               *[many] { $now } punktów
            }.
        [duels] Masz tu { $now ->
                [one] 1 wygrany pojedynek
                [few] { $now } wygrane pojedynki
               *[many] { $now } wygranych pojedynków
            }.
        [votes] Masz { $now ->
                [one] 1 głos
                [few] { $now } głosy
               *[many] { $now } głosów
            }.
        [groups] Wieziesz { $now ->
                [one] 1 grupę
                [few] { $now } grupy
               *[many] { $now } grup
            }.
        [eggs] { $now ->
                [0] Nie masz jajek
                [one] Wieziesz 1 jajko
                [few] Wieziesz { $now } jajka
               *[many] Wieziesz { $now } jajek
            }.
       *[other] Coś notujesz.
    }
event-looks = { $seat } podgląda coś w tajemnicy.
    .you = Podglądasz coś w tajemnicy.
event-duel = Pojedynek: { $seat } wyzywa, staje { $by }.
    .you = Wyzywasz na pojedynek. Staje { $by }.
event-draws = { $seat } pokazuje broń.
    .you = Pokazujesz broń.
event-duel-ends = { $seat_gender ->
        [feminine] { $seat_role } wygrała pojedynek.
        [masculine] { $seat_role } wygrał pojedynek.
       *[neutral] { $seat_role } wygrywa pojedynek.
    }
    .you = { $form ->
        [feminine] Wygrałaś pojedynek.
        [masculine] Wygrałeś pojedynek.
       *[neutral] Wygrywasz pojedynek.
    }
event-bids = { $seat } licytuje { $amount }.
    .you = Licytujesz { $amount }.
event-adventure = Nowa przygoda: { $adventure }.
event-spared = Przy drodze ktoś leży: { $seat }. Pobudka na polu { $space }, z niczym.
    .you = Znajdują cię przy drodze. Pobudka na polu { $space }, z niczym.
event-worst = { $seat } trafia najgorzej, jak się da: { $why ->
        [die] wróg rzuca ponownie najmocniejszą kością, która nic nie dała ({ $among }).
       *[resource] przepada zasób, którego jest najmniej ({ $among }).
    }
    .you = Trafiasz najgorzej, jak się da: { $why ->
        [die] wróg rzuca ponownie najmocniejszą kością, która nic nie dała ({ $among }).
       *[resource] tracisz zasób, którego masz najmniej ({ $among }).
    }
event-skips = Walka jest rozstrzygnięta, reszta się nie liczy. Wróg: { $foe }.
