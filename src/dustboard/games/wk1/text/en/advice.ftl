# Why a bot would answer so; chances are those of the dice alone.

advice-escape-event = You get away from { $card } in { $share } of all tries.
advice-escape-enemy = You get away from { $card } in { $share } of all tries; a failure costs { $n } Health.
advice-enemy = { $card } rolls { $dice } dice and has { $n } Health, against your { $have }.
advice-reward = Whoever faces { $card } and stays awake is rewarded.
advice-no-reward = There is no reward for facing { $card }.
advice-waster-play = { $card } catches { $knight } in { $share } of all tries to escape.
advice-waster-state = { $knight } has { $n } Health and { $have } Radiation.
advice-waster-wait = Cards still to come, or a hex farther on, may hurt { $knight } more.
advice-attack = An Attack that hits costs them Health, and each Health lost is dominance too.
advice-multi_attack = Multi-attack rolls more dice for more Ammo.
advice-defend = Defend takes dice from their attack, at the price of dominance.
advice-prepare = Prepare makes your next Attack stronger.
advice-change_range = Another range may suit your weapons better than theirs.
advice-standing = Clash { $clash } of 3: you have { $have } Health, they have { $n }.
advice-drive = Each of your { $n } Fuel gives { $speed } Movement Points.
advice-stay = Who stays meets no wasteland card.
advice-walk = On foot you spend no Fuel and meet exactly one card.
advice-body = You have { $n } Health and { $have } Radiation.
advice-stock = You have { $n } Ammo and { $have } Fuel.
advice-route-go = The route of { $n ->
        [one] 1 hex
       *[other] { $n } hexes
    } leads where you want to be.
advice-hex = { $hex } costs { $n ->
        [one] 1 Movement Point
       *[other] { $n } Movement Points
    } and has { $cards ->
        [0] no Threat
       *[other] { $cards } Threat
    }.
advice-exploring = You pass the exploration check of { $hex } in { $share } of all tries.
advice-search = You find the other knight in { $share } of all tries.
advice-accept = { $card } can be accepted here.
advice-accomplish = { $card } can be finished here.
advice-check = { $skill } succeeds in { $share } of all tries.
