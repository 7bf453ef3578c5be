# Chances in words.

odds-test = { $skill }, { $n ->
        [one] 1 success needed
       *[other] { $n } successes needed
    }
odds-to-pass = to pass
odds-successes = { $n ->
        [0] no success
        [one] 1 success
       *[other] { $n } successes
    }
odds-successes-more = { $n } successes or more
