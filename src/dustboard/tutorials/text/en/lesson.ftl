# What every tutorial says about leaving its line.

lesson-off = That's allowed, but the lesson goes another way. Go back and follow the lesson, or play on and see what happens.
lesson-free = You have left the lesson. To come back, { $device ->
        [terminal] type line
       *[keys] use Back to the lesson
    }.
lesson-aside = This question isn't part of the lesson; answer as you like.
lesson-home = That's all on this copy. Nothing here happened at your real table.
lesson-auto = Nothing new here, so the lesson answers for you.
