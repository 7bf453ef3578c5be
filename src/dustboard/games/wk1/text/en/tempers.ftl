# The tempers of bots, as a wizard and a lobby name them: of the knight, and of the same bot as the Waster.

temper-knight = Knight
    .text = How it leads its own knight.
temper-knight-even = Even
    .text = Weighs wounds and spoils as they are.
temper-knight-bold = Bold
    .text = Takes fights at worse odds, drives through threats and rests late.
temper-knight-careful = Careful
    .text = Escapes rather than fights, goes around threats and heals early.
temper-waster = Waster
    .text = How hard it hits when it is the Waster for another knight.
temper-waster-merciful = Merciful
    .text = Plays the mildest card it can and lets enemies hold back.
temper-waster-fair = Fair
    .text = Plays what sets a rival back most, and the mildest where all win or lose together.
temper-waster-cruel = Cruel
    .text = Plays what wounds most, even where all win or lose together.
