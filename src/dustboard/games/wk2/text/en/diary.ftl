# The chronicle.

chapter-sheet = { $sheet }
diary-entry = { $prose }
    .heading = { $title }
diary-test-result = { $passed ->
        [yes] { $seat } passed a test of { $skill } with { $successes ->
            [one] 1 success
           *[other] { $successes } successes
        }.
       *[no] { $seat } failed a test of { $skill }.
    }
    .you = { $passed ->
        [yes] You passed a test of { $skill } with { $successes ->
            [one] 1 success
           *[other] { $successes } successes
        }.
       *[no] You failed a test of { $skill }.
    }
