# What every tutorial says about leaving its line.

lesson-off = That was allowed, but the lesson goes another way from here. You can go back and take the lesson's way, or play on and see what happens.
lesson-free = You play on beside the lesson. The way back stays open: { $device ->
        [terminal] type line
       *[keys] use Back to the lesson
    }.
lesson-aside = The lesson does not know this question; answer as you like.
lesson-home = That is all on this copy. Nothing of it happened at your real table.
lesson-auto = Nothing new is asked here; the lesson answers for you.
