"""Who listens to which signal, and in which order; nothing else says `listen`."""

from __future__ import annotations

from dustboard.games.wk1.rules import signals
from dustboard.games.wk1.rules.effects.windows import OnMoment
from dustboard.games.wk1.rules.missions import listeners as missions
from dustboard.games.wk1.rules.tasks import listeners as tasks
from dustboard.games.wk1.rules.unconscious import OnWake

# effects, gear, rest
signals.MOMENT.listen(OnMoment())
signals.GIFT.listen(tasks.OnGift())
signals.SETTLED.listen(tasks.OnSettled())
signals.WAKE.listen(OnWake())
signals.HELPED.listen(tasks.OnHelped())

# on the road
signals.MOVE_BEGINS.listen(missions.OnMoveBegins())
signals.ENTERED.listen(tasks.OnEntered())
signals.ENTERED.listen(missions.OnEntered())
signals.MOVE_ENDED.listen(tasks.OnMoveEnded())
signals.MOVE_ENDED.listen(missions.OnMoveEnded())
signals.HUNTED.listen(tasks.OnHunted())
signals.HUNTED.listen(missions.OnHunted())
signals.FALLEN.listen(missions.OnFallen())

# exploration and checks
signals.BLANK.listen(missions.OnBlank())
signals.EXPLORING_BEGINS.listen(missions.OnExploringBegins())
signals.EXPLORED.listen(missions.OnExplored())
signals.CHECK_DICE.listen(missions.OnCheckDice())

# combat
signals.ENEMY_DICE.listen(missions.OnEnemyDice())
signals.DEFEATED.listen(tasks.OnDefeated())
signals.DEFEATED.listen(missions.OnDefeated())
signals.DUEL_ENDED.listen(tasks.OnDuelEnded())
signals.DUEL_ENDED.listen(missions.OnDuelEnded())
