# The tempers of bots, as a wizard and a lobby name them.

temper-temper = Temper
    .text = What the bot goes for.
temper-temper-even = Even
    .text = Goes wherever there is most to win.
temper-temper-raider = Raider
    .text = Would rather take other players' bases than guard its own.
temper-temper-shopkeeper = Shopkeeper
    .text = Would rather buy than fight, and leaves other players' bases alone.
temper-temper-builder = Builder
    .text = Wants bases that produce, guards its own and seldom raids.
