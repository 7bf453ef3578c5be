# Szanse przed wyborem i szczęście po nim. To, na co jest szansa, zaczyna się od „na” (62% na ucieczkę).

## Pule kości

odds-pool-skill = { $skill }: { $n }
odds-pool-aggression = { $card }, Agresja: { $n }
odds-pool-card = { $card }: { $n }
odds-pool-wounds = rany: { $n }
odds-pool-weary = wyczerpanie w tej rundzie: { $n }
odds-pool-gained = efekty kart: { $n }
odds-pool-range = symbol ({ $icon }) na tym zasięgu: { $n }
odds-pool-multi = Seria: { $n }
odds-pool-prepared = Przygotowanie: { $n }
odds-pool-cards = karty walki: { $n }
odds-pool-other = cała reszta: { $n }
odds-pool-sum = razem { $n ->
        [one] 1 kość
        [few] { $n } kości
       *[many] { $n } kości
    }, sukces od { $difficulty }
odds-pool-least = zawsze co najmniej 1 kość, sukces od { $difficulty }
odds-again = ponowny rzut: { $n ->
        [one] 1 kość
        [few] { $n } kości
       *[many] { $n } kości
    }, sukces od { $difficulty }
odds-passes-anyway = liczy się jako udany, bez rzutu
odds-armor = pancerz zatrzymuje { $n ->
        [one] 1 obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }
odds-ammo = zużywa { $n } amunicji
odds-successes = { $n ->
        [0] bez sukcesu
        [one] 1 sukces
        [few] { $n } sukcesy
       *[many] { $n } sukcesów
    }
odds-no-reactions = Bez kart farta i sprzętu, których ktoś może jeszcze użyć.
odds-no-texts = Bez kart farta, sprzętu, którego można nie użyć, i efektów kart między atakami.

## Testy

odds-check = { $seat_s }, test: { $skill } ({ $difficulty })
odds-to-pass = na udany test
odds-escape = { $card }: { $seat } ucieka
    .you = { $card }: uciekasz
odds-to-escape = na ucieczkę
odds-escape-event = Jeśli ucieczka się nie uda, karta { $card } działa, ale bez nagrody.
odds-escape-enemy = Jeśli ucieczka się nie uda, tracisz { $n } zdrowia.
odds-face-event = Test na karcie { $card }
odds-search = { $seat } szuka rycerza { $knight }
    .you = Szukasz rycerza { $knight }
odds-to-find = na znalezienie go i pojedynek
odds-to-hide = na to, że cię nie znajdzie
odds-to-catch = na złapanie: { $seat }
odds-to-find-sleeper = na znalezienie nieprzytomnego rycerza
odds-exploring = { $seat } eksploruje heks { $hex }
    .you = Eksplorujesz heks { $hex }
odds-to-explore = na eksplorację tego heksu
odds-task = Test zlecenia { $card }
odds-action = Rzut przy tej akcji
odds-attempt = { $skill }

## Ataki i walka

odds-attack = { $seat } atakuje: { $weapon } ({ $icon })
    .you = Atakujesz: { $weapon } ({ $icon })
odds-attack-panel = Atak wroga: { $foe } ({ $icon })
odds-to-hit = na trafienie
odds-loses = { $n ->
        [0] bez straty zdrowia
       *[other] strata { $n } zdrowia
    }{ $beaten ->
        [yes] , koniec walki
       *[no] {""}
    }
odds-combat = Walka: { $seat } przeciw { $foe }
odds-duel = Pojedynek: { $seat } przeciw { $rival }
odds-to-win = na wygraną: { $seat }
    .you = na wygraną
odds-foe-wins = na wygraną: { $foe }
odds-habit = { $habit ->
        [attack] Gdy druga strona zawsze gra Atak
        [multi] Gdy druga strona zawsze gra Serię
        [prepare] Gdy druga strona gra Przygotowanie, a potem Atak
        [advance] Gdy druga strona naciera, a potem gra Atak
       *[defend] Gdy druga strona zawsze gra Obronę
    }: wygrana { $win }, spadek do 0 zdrowia { $fall }
odds-against-habit = { $habit ->
        [attack] druga strona atakuje
        [multi] druga strona gra Serię
        [prepare] druga strona przygotowuje się, potem atakuje
        [advance] druga strona naciera, potem atakuje
       *[defend] druga strona się broni
    }
odds-habits = { $seat } gra Atak najlepszą bronią, gdy tylko się da. Kto nie może zagrać planowanej karty, atakuje lub się broni.
    .you = Grasz Atak najlepszą bronią, gdy tylko się da. Kto nie może zagrać planowanej karty, atakuje lub się broni.
odds-second-life = Nie uwzględniono drugiego życia: { $foe }.
odds-card = { $first }
odds-to-hurt = na odebranie zdrowia przeciwnikowi
odds-ways-alike = Każde zachowanie drugiej strony uznaje się za tak samo prawdopodobne.
odds-reply = przeciw karcie { $first }
odds-reply-line = przeciw karcie { $first }: tracisz { $mine } zdrowia, przeciwnik { $theirs }, twoja przewaga { $shift } (średnio)
odds-best-weapon = Druga strona atakuje tym, co najbardziej ci szkodzi; Zmiana zasięgu oznacza natarcie.
odds-with-weapon = Atakujesz: { $weapon } ({ $icon }); druga strona atakuje tym, co najbardziej ci szkodzi.

## Dobieranie kart

odds-wasteland = { $n ->
        [one] Następna karta pustkowi
        [few] Następne { $n } karty pustkowi
       *[many] Następnych { $n } kart pustkowi
    }
odds-no-enemy = na to, że nie będzie wroga
odds-unseen = { $n ->
        [one] { $n } nieznana karta
        [few] { $n } nieznane karty
       *[many] { $n } nieznanych kart
    }, wrogowie wśród nich: { $enemies }
odds-waster-picks = którą kartę zagrać, wybiera Padliniarz
odds-deck-known = Stos odrzuconych kart jest odkryty, więc wiadomo, co zostało w talii.
odds-deck-random = Jedna karta leży zakryta gdzie indziej i też liczy się jako losowa.
odds-trait = { $trait }
odds-stored = Schowana karta, w ciemno
odds-stored-better = na żółtą lub czerwoną kartę
odds-random = Liczone losowo, nieznane karty: { $n }.
odds-gear = Wierzchnia karta talii: { $colour }
odds-gear-arms = na broń lub zbroję
odds-marker = Zakryty znacznik misji
odds-marker-good = na składnik
odds-marker-left = { $n ->
        [one] { $n } nieznany znacznik
        [few] { $n } nieznane znaczniki
       *[many] { $n } nieznanych znaczników
    }, składniki wśród nich: { $good }
odds-wagon = Zakryty wagon
odds-wagon-high = na wartość { $n } lub więcej
odds-wagon-random = Liczone losowo, nieznane ci wagony: { $n }.
odds-value = wartość { $n }
odds-colour = { $colour }
odds-die-good = na jakąś korzyść
odds-die-gain = dostajesz { $things }
odds-die-heal = leczysz { $things }
odds-die-lose = tracisz { $things }
odds-keep = Rzut o zachowanie użytej właśnie karty
odds-to-keep = na zachowanie karty
odds-kept = { $kept ->
        [yes] karta zostaje
       *[no] karta przepada
    }

## Szczęście po rzucie

roll-check = Sukcesy w testach
roll-check-of = { $skill }: { $number ->
        [one] 1 kość
        [few] { $number } kości
       *[many] { $number } kości
    } (trudność { $difficulty })
roll-check-value = { $n ->
        [0] bez sukcesu
        [one] 1 sukces
        [few] { $n } sukcesy
       *[many] { $n } sukcesów
    }
roll-attack = Sukcesy w atakach
roll-attack-of = { $skill }: { $number ->
        [one] 1 kość
        [few] { $number } kości
       *[many] { $number } kości
    } (trudność { $difficulty })
roll-attack-value = { $n ->
        [0] bez sukcesu
        [one] 1 sukces
        [few] { $n } sukcesy
       *[many] { $n } sukcesów
    }
roll-enemy = Sukcesy w rzutach za wrogów
roll-enemy-of = { $number ->
        [one] 1 kość
        [few] { $number } kości
       *[many] { $number } kości
    } za wroga (trudność { $difficulty })
roll-enemy-value = { $n ->
        [0] bez sukcesu
        [one] 1 sukces
        [few] { $n } sukcesy
       *[many] { $n } sukcesów
    }
roll-die = Rzuty jedną kością
roll-die-of = Jedna kość, nie test
roll-die-value = { $n }
