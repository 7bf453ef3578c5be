# Dlaczego bot odpowiada właśnie tak; szanse uwzględniają tylko kości.

advice-escape-event = { $card }: twoja szansa na ucieczkę to { $share }.
advice-escape-enemy = { $card }: twoja szansa na ucieczkę to { $share }; jeśli się nie uda, tracisz { $n } zdrowia.
advice-enemy = { $card }: { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    } i { $n } zdrowia; ty masz { $have }.
advice-reward = { $card }: jeśli zmierzysz się z tą kartą i nie stracisz przytomności, dostajesz jej nagrodę.
advice-no-reward = { $card }: za tę kartę nie ma nagrody.
advice-waster-play = { $card }: szansa, że { $knight } nie ucieknie, to { $share }.
advice-waster-state = { $knight } ma { $n } zdrowia i { $have } radiacji.
advice-waster-wait = Późniejsze karty albo dalszy heks mogą zaszkodzić bardziej. Cel: { $knight }.
advice-attack = Celny Atak odbiera przeciwnikowi zdrowie, a każde odebrane zdrowie daje ci przewagę.
advice-multi_attack = Seria to więcej kości za więcej amunicji.
advice-defend = Obrona odbiera kości atakowi przeciwnika, ale daje mu przewagę.
advice-prepare = Przygotowanie wzmacnia twój następny Atak.
advice-change_range = Inny zasięg może lepiej pasować do twojej broni niż do broni przeciwnika.
advice-standing = Starcie { $clash } z 3: masz { $have } zdrowia, przeciwnik { $n }.
advice-drive = Masz { $n } paliwa; każde daje { $speed ->
        [one] { $speed } punkt ruchu
        [few] { $speed } punkty ruchu
       *[many] { $speed } punktów ruchu
    }.
advice-stay = Kto zostaje na miejscu, nie spotyka żadnej karty pustkowi.
advice-walk = Pieszo nie zużywasz paliwa i spotykasz dokładnie jedną kartę.
advice-body = Masz { $n } zdrowia i { $have } radiacji.
advice-stock = Masz { $n } amunicji i { $have } paliwa.
advice-route-go = { $n ->
        [one] Ta trasa (1 heks)
        [few] Ta trasa ({ $n } heksy)
       *[many] Ta trasa ({ $n } heksów)
    } prowadzi tam, gdzie chcesz być.
advice-route-end = Koniec trasy: { $hex }. Na powrót zostaje { $fuel } paliwa, a po drodze { $cards ->
        [0] nie ma zagrożeń
        [one] jest 1 zagrożenie
        [few] są { $cards } zagrożenia
       *[many] jest { $cards } zagrożeń
    }.
advice-hex = { $hex }: koszt { $n ->
        [one] 1 punkt ruchu
        [few] { $n } punkty ruchu
       *[many] { $n } punktów ruchu
    }, { $cards ->
        [0] bez zagrożeń
        [one] 1 zagrożenie
        [few] { $cards } zagrożenia
       *[many] { $cards } zagrożeń
    }.
advice-exploring = { $hex }: twoja szansa na udany test eksploracji to { $share }.
advice-search = Twoja szansa na znalezienie drugiego rycerza to { $share }.
advice-accept = Możesz tu przyjąć zlecenie { $card }.
advice-accomplish = Możesz tu wykonać zlecenie { $card }.
advice-check = { $skill }: twoja szansa na udany test to { $share }.
advice-goal = Najlepsza droga kończy się na heksie { $hex }; { $n ->
        [0] to ostatnia runda.
        [one] po tej zostaje 1 runda.
        [few] po tej zostają { $n } rundy.
       *[other] po tej zostaje { $n } rund.
    }
advice-duel = Twoja szansa na wygranie pojedynku z rycerzem { $knight } to około { $share }, a kosztuje on około { $n } zdrowia.
advice-arms = Masz { $n } amunicji i { $have } zdrowia.
advice-fight = Twoja szansa na pokonanie wroga { $card } to około { $share }, a kosztuje to około { $n } zdrowia.
advice-wounds = Wrogowi { $card } zostało { $n } zdrowia.
advice-knight = Wśród botów { $knight_sheet } ma { $share } wygranych w takich partiach czteroosobowych.
