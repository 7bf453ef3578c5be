# Kronika.

chapter-sheet = { $sheet }
diary-entry = { $prose }
    .heading = { $title }
diary-test-result = { $passed ->
        [yes] { $seat_role }: test udany ({ $skill }), { $successes ->
            [one] 1 sukces
            [few] { $successes } sukcesy
           *[many] { $successes } sukcesów
        }.
       *[no] { $seat_role }: test nieudany ({ $skill }).
    }
    .you = { $passed ->
        [yes] Test udany ({ $skill }): { $successes ->
            [one] 1 sukces
            [few] { $successes } sukcesy
           *[many] { $successes } sukcesów
        }.
       *[no] Test nieudany ({ $skill }).
    }
