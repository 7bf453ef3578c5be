# Eksploracja, zlecenia, koniec gry.

action-trade = Wymiana z Targiem
action-body = Wylecz całą radiację i zdrowie
action-supplies = Odzyskaj całą amunicję i paliwo, napraw pojazd
action-resupply = Wylecz się w pełni, odzyskaj całą amunicję i paliwo, napraw pojazd

ask-explore = Eksplorujesz heks { $hex }. Co robisz?
option-explore-done = Zakończ eksplorację
option-action = { $action }
option-accept = Spróbuj przyjąć: { $card }
option-accomplish = Spróbuj wykonać: { $card }
why-acted = Twoja akcja w tym kroku jest już wykonana.
why-ridden = Przenosi cię tu akcja specjalna, więc na tym heksie nie wykonujesz akcji.
why-action = Nie masz czym za to zapłacić albo nic by to nie dało.
why-holds-one = Masz już zlecenie prywatne.
why-tried = Próba przyjęcia zlecenia w tym kroku jest już za tobą.
event-explores = { $seat } eksploruje heks { $hex }.
    .you = Eksplorujesz heks { $hex }.
event-not-explored = { $seat } nie może eksplorować heksu { $hex }.
    .you = Nie możesz eksplorować heksu { $hex }.
event-action = { $seat } wykonuje akcję: { $action }.
    .you = Wykonujesz akcję: { $action }.

ask-new-task = Które zlecenie wchodzi do gry? Drugie trafia na spód talii.
ask-task-order = Dwa zlecenia są wykonane jednocześnie. Które rozpatrzyć najpierw?
ask-reward = Zlecenie { $card } jest wykonane. Którą nagrodę wybierasz?
option-reward = { $instead ->
        [0] Nagroda z karty
       *[other] Druga nagroda
    }
ask-token-hex = Na którym heksie umieścić żeton „{ $token }”?
event-task-introduced = Nowe zlecenie: { $card }.
event-task-marked = Zlecenie { $card } ma { $marks ->
        [one] 1 znacznik
        [few] { $marks } znaczniki
       *[many] { $marks } znaczników
    }.
event-task-outdated = Zlecenie { $card } przedawnia się.
event-task-shown = { $seat } pokazuje zlecenie { $card }.
    .you = Pokazujesz zlecenie { $card }.
event-task-accepted = { $seat } przyjmuje zlecenie { $card }.
    .you = Przyjmujesz zlecenie { $card }.
event-task-failed = { $seat }: nieudana próba, zlecenie { $card }.
    .you = Twoja próba jest nieudana. Zlecenie: { $card }.
event-task-removed = Zlecenie { $card } opuszcza grę.
event-tasks-drawn = { $seat } dobiera do wyboru { $number ->
        [one] 1 zlecenie
        [few] { $number } zlecenia
       *[many] { $number } zleceń
    }.
event-tasks-drawn-own = Wybierasz spośród tych zleceń: { $cards }.
event-task-done = { $seat } wykonuje zlecenie { $card }.
    .you = { $form ->
        [feminine] Wykonałaś zlecenie { $card }.
        [masculine] Wykonałeś zlecenie { $card }.
       *[neutral] Wykonujesz zlecenie { $card }.
    }
event-game-over = { $reason ->
        [1] Koniec gry. Misja wykonana: { $winners }.
        [2] Koniec ostatniej rundy. Zwycięstwo: { $winners }.
        [3] Koniec gry: wszyscy rycerze wygrywają.
        [5] Pociąg dojechał. Zwycięstwo: { $winners }.
       *[other] Koniec gry: wszyscy rycerze przegrywają.
    }
reason-goal = misję wykonano
reason-last-round = skończyła się ostatnia runda
reason-all-win = wszyscy rycerze wygrali razem
reason-all-lose = wszyscy rycerze przegrali razem
reason-arrived = Pociąg dojechał na miejsce

slot-purple = fioletowe
slot-orange = pomarańczowe
slot-green = zielone
