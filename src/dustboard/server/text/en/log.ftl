# Lines that the table itself puts into the log.

auto-forced = Only one answer was possible.
auto-forced-own = Only one answer was possible, so it was given for you: { $answer }
auto-order-own = Your standing order answered: { $answer }
auto-timeout = Time ran out, so the default answer was given.
auto-timeout-own = Your time ran out, so the default answer was given: { $answer }
auto-window-own = The time to respond ran out: { $answer }
rewound = Everyone agreed to go back to move { $to }; { $count ->
        [one] 1 answer was
       *[other] { $count } answers were
    } taken back. { $learnt ->
        [nothing] Nothing hidden had come to light.
        [luck] By then dice had been rolled or cards drawn.
        [choices] By then sealed choices had been revealed.
       *[cards] By then hidden cards had been shown.
    }
