# What is sent to people who are not looking at a table. Only what everybody at the table knows.

notice-turn = It's your turn at table { $code } ({ $title }).
notice-half = Half your time at table { $code } ({ $title }) is gone.
notice-late = Your time at table { $code } ({ $title }) is nearly up.
notice-nudge = Table { $code } ({ $title }) is waiting for you, and somebody gave you a nudge.
notice-digest = { $n ->
        [one] 1 table is waiting for you.
       *[other] { $n } tables are waiting for you.
    }
notice-test = This is a test notification from Dustboard. It works.
