# Why a bot would answer so; chances are those of the dice alone.

advice-escape-event = Your chance to escape { $card } is { $share }.
advice-escape-enemy = Your chance to escape { $card } is { $share }; if you fail, you lose { $n } Health.
advice-enemy = { $card } rolls { $dice } dice and has { $n } Health; you have { $have }.
advice-reward = If you face { $card } and are not knocked out, you get its reward.
advice-no-reward = There is no reward for facing { $card }.
advice-waster-play = { $card } has a { $share } chance to catch { $knight }.
advice-waster-state = { $knight } has { $n } Health and { $have } Radiation.
advice-waster-wait = Later cards, or a hex further on, may hurt { $knight } more.
advice-attack = An Attack that hits costs them Health, and every Health lost gives you dominance.
advice-multi_attack = Multi-attack rolls more dice for more Ammo.
advice-defend = Defend takes dice from their attack, but gives them dominance.
advice-prepare = Prepare makes your next Attack stronger.
advice-change_range = Another range may suit your weapons better than theirs.
advice-standing = Clash { $clash } of 3: you have { $have } Health, they have { $n }.
advice-drive = Each of your { $n } Fuel gives { $speed } Movement Points.
advice-stay = If you stay, you meet no wasteland card.
advice-walk = On foot you spend no Fuel and meet exactly one card.
advice-body = You have { $n } Health and { $have } Radiation.
advice-stock = You have { $n } Ammo and { $have } Fuel.
advice-route-go = This route of { $n ->
        [one] 1 hex
       *[other] { $n } hexes
    } takes you where you want to be.
advice-route-end = The route ends on { $hex } with { $fuel } Fuel left to come back and { $cards ->
        [0] no Threat on the way
        [one] 1 Threat on the way
       *[other] { $cards } Threats on the way
    }.
advice-hex = { $hex } costs { $n ->
        [one] 1 Movement Point
       *[other] { $n } Movement Points
    } and has { $cards ->
        [0] no Threat
        [one] 1 Threat
       *[other] { $cards } Threats
    }.
advice-exploring = Your chance to pass the exploration check on { $hex } is { $share }.
advice-search = Your chance to find the other knight is { $share }.
advice-accept = You can accept { $card } here.
advice-accomplish = You can finish { $card } here.
advice-check = Your chance to pass the { $skill } check is { $share }.
advice-goal = The best plan ends on { $hex }; { $n ->
        [0] this is the last round.
        [one] 1 round is left after this one.
       *[other] { $n } rounds are left after this one.
    }
advice-duel = Your chance to win a duel with { $knight } is about { $share }, and it costs you about { $n } Health.
advice-arms = You have { $n } Ammo and { $have } Health.
advice-fight = Your chance to beat { $card } is about { $share }, and it costs you about { $n } Health.
advice-wounds = { $card } has { $n } Health left.
advice-knight = Bots playing { $knight_sheet } won { $share } of their four-player games.
