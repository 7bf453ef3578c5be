# Exploring, tasks, the end.

action-trade = Trade with the Stalls
action-body = Heal all Radiation and Health
action-supplies = Regain all Ammo and Fuel and repair the vehicle
action-resupply = Heal fully, regain all Ammo and Fuel, repair the vehicle

ask-explore = You explore { $hex }. What do you do?
option-explore-done = Finish exploring
option-action = { $action }
option-accept = Try to accept { $card }
option-accomplish = Try to accomplish { $card }
why-acted = You have already taken your action in this step.
why-ridden = You rode here, so you take no action on this hex.
why-action = You can't pay for that, or it would do nothing.
why-holds-one = You already hold a private task.
why-tried = You have already tried to accept a task in this step.
event-explores = { $seat } explores { $hex }.
    .you = You explore { $hex }.
event-not-explored = { $seat } can't explore { $hex }.
    .you = You can't explore { $hex }.
event-action = { $seat } takes an action: { $action }.
    .you = You take an action: { $action }.

ask-new-task = Which task enters play? The other goes under its deck.
ask-task-order = Two tasks are done at once. Which comes first?
ask-reward = { $card } is done. Which reward do you take?
option-reward = { $instead ->
        [0] The printed reward
       *[other] The other reward
    }
ask-token-hex = Where does the { $token } token go?
event-task-introduced = A new task: { $card }.
event-task-marked = { $card } has { $marks ->
        [one] 1 marker
       *[other] { $marks } markers
    }.
event-task-outdated = { $card } expires.
event-task-shown = { $seat } shows the task { $card }.
    .you = You show the task { $card }.
event-task-accepted = { $seat } accepts { $card }.
    .you = You accept { $card }.
event-task-failed = { $seat } fails the attempt at { $card }.
    .you = You fail your attempt at { $card }.
event-task-removed = { $card } leaves the game.
event-tasks-drawn = { $seat } draws { $number ->
        [one] a task
       *[other] { $number } tasks
    } to choose from.
event-tasks-drawn-own = You choose from these tasks: { $cards }.
event-task-done = { $seat } accomplishes { $card }.
    .you = You accomplish { $card }.
event-game-over = { $reason ->
        [1] The game is over. Mission accomplished by { $winners }.
        [2] The last round is over. Winner: { $winners }.
        [3] The game is over: all knights win.
        [5] The Train has arrived. Winner: { $winners }.
       *[other] The game is over: all knights lose.
    }
reason-goal = the mission was accomplished
reason-last-round = the last round ended
reason-all-win = all knights have won together
reason-all-lose = all knights have lost together
reason-arrived = the Train has arrived

slot-purple = purple
slot-orange = orange
slot-green = green
