# Chances before a choice, and luck after it.

## Pools of dice

odds-pool-skill = { $skill }: { $n }
odds-pool-aggression = Aggression of { $card }: { $n }
odds-pool-card = { $card }: { $n }
odds-pool-wounds = wounds: { $n }
odds-pool-weary = exhaustion this round: { $n }
odds-pool-gained = card effects: { $n }
odds-pool-range = { $icon } icon at this range: { $n }
odds-pool-multi = Multi-attack: { $n }
odds-pool-prepared = Prepare: { $n }
odds-pool-cards = combat cards: { $n }
odds-pool-other = everything else: { $n }
odds-pool-sum = { $n ->
        [one] 1 die
       *[other] { $n } dice
    } in all, success at { $difficulty } or more
odds-pool-least = always at least 1 die, success at { $difficulty } or more
odds-again = { $n ->
        [one] re-roll 1 die
       *[other] re-roll { $n } dice
    }, success at { $difficulty } or more
odds-passes-anyway = counts as passed, without a roll
odds-armor = armor soaks { $n } damage
odds-ammo = spends { $n } Ammo
odds-successes = { $n ->
        [0] no success
        [one] 1 success
       *[other] { $n } successes
    }
odds-no-reactions = Not counted: luck cards and gear somebody may still use.
odds-no-texts = Not counted: luck cards, optional gear, and card effects between attacks.

## Checks

odds-check = { $seat_s } check: { $skill } ({ $difficulty })
odds-to-pass = to pass
odds-escape = { $seat } escapes { $card }
    .you = You escape { $card }
odds-to-escape = to escape
odds-escape-event = If the escape fails, { $card } takes effect, without its reward.
odds-escape-enemy = If the escape fails, you lose { $n } Health.
odds-face-event = The check for { $card }
odds-search = { $seat } searches for { $knight }
    .you = You search for { $knight }
odds-to-find = to find them and force a duel
odds-to-hide = to stay hidden
odds-to-catch = to catch { $seat }
odds-to-find-sleeper = to find the unconscious knight
odds-exploring = { $seat } explores { $hex }
    .you = You explore { $hex }
odds-to-explore = to explore there
odds-task = The check for { $card }
odds-action = The dice for this action
odds-attempt = { $skill }

## Attacks and combat

odds-attack = { $seat } attacks with { $weapon } ({ $icon })
    .you = You attack with { $weapon } ({ $icon })
odds-attack-panel = Attack by { $foe } ({ $icon })
odds-to-hit = to hit
odds-loses = { $n ->
        [0] no Health lost
       *[other] { $n } Health lost
    }{ $beaten ->
        [yes] , defeated
       *[no] {""}
    }
odds-combat = { $seat } against { $foe }
odds-duel = Duel: { $seat } against { $rival }
odds-to-win = for { $seat } to win the fight
    .you = to win the fight
odds-foe-wins = for { $foe } to win the fight
odds-habit = { $habit ->
        [attack] Against Attack every time
        [multi] Against Multi-attack every time
        [prepare] Against Prepare, then Attack
        [advance] Against an advance, then Attack
       *[defend] Against Defend every time
    }: { $win } to win, { $fall } to drop to 0 Health
odds-against-habit = { $habit ->
        [attack] they attack
        [multi] they multi-attack
        [prepare] they prepare, then attack
        [advance] they advance, then attack
       *[defend] they defend
    }
odds-habits = { $seat } plays Attack with the best weapon whenever possible. Anyone who can't play the planned card attacks or defends.
    .you = You play Attack with your best weapon whenever possible. Anyone who can't play the planned card attacks or defends.
odds-second-life = Not counted: { $foe } can get up once more.
odds-card = { $first }
odds-to-hurt = to cost them Health
odds-ways-alike = Treats everything the other side may do as equally likely.
odds-reply = against { $first }
odds-reply-line = against { $first }: you lose { $mine } Health, they lose { $theirs }, dominance { $shift } for you (on average)
odds-best-weapon = The other side attacks with whatever hurts you most; Change Range means they advance.
odds-with-weapon = You attack with { $weapon } ({ $icon }); the other side attacks with whatever hurts you most.

## Draws

odds-wasteland = { $n ->
        [one] The next wasteland card
       *[other] The next { $n } wasteland cards
    }
odds-no-enemy = to meet no enemy
odds-unseen = { $n } cards unseen, { $enemies } of them enemies
odds-waster-picks = the Waster chooses what is played
odds-deck-known = The discard pile is open, so you know what the deck still holds.
odds-deck-random = One card is face down elsewhere and is treated as random too.
odds-trait = { $trait }
odds-stored = A stored card, unseen
odds-stored-better = to get a yellow or red card
odds-random = Treated as random: { $n } cards are unseen.
odds-gear = The top card of the { $colour } deck
odds-gear-arms = to get a weapon or armor
odds-marker = A mission marker, face down
odds-marker-good = to find an ingredient
odds-marker-left = { $n } markers unseen, { $good } of them ingredients
odds-wagon = A wagon, face down
odds-wagon-high = to get a value of { $n } or more
odds-wagon-random = Treated as random among the { $n } wagons you have not seen.
odds-value = value { $n }
odds-colour = { $colour }
odds-die-good = to gain something
odds-die-gain = gain { $things }
odds-die-heal = heal { $things }
odds-die-lose = lose { $things }
odds-keep = The roll to keep the card just used
odds-to-keep = to keep the card
odds-kept = { $kept ->
        [yes] the card is kept
       *[no] the card is gone
    }

## Luck after the roll

roll-check = Successes in checks
roll-check-of = { $skill }: { $number ->
        [one] 1 die
       *[other] { $number } dice
    } (difficulty { $difficulty })
roll-check-value = { $n ->
        [0] no success
        [one] 1 success
       *[other] { $n } successes
    }
roll-attack = Successes in attacks
roll-attack-of = { $skill }: { $number ->
        [one] 1 die
       *[other] { $number } dice
    } (difficulty { $difficulty })
roll-attack-value = { $n ->
        [0] no success
        [one] 1 success
       *[other] { $n } successes
    }
roll-enemy = Successes rolled for enemies
roll-enemy-of = { $number ->
        [one] 1 die
       *[other] { $number } dice
    } for the enemy (difficulty { $difficulty })
roll-enemy-value = { $n ->
        [0] no success
        [one] 1 success
       *[other] { $n } successes
    }
roll-die = Single dice rolled
roll-die-of = One die, not a check
roll-die-value = { $n }
