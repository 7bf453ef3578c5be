# Tutorials; what a lesson itself says comes from the server.

learn-begin = Begin the lesson
learn-resume = Go on at step { $n }
learn-again = Begin anew
learn-none = There is no tutorial for this game yet. The rules reference has it all.

lesson = Lesson
lesson-hint = Hint
lesson-step = step { $n } of { $of }
lesson-hide = Hide
lesson-show = Show
lesson-leave = Leave
lesson-line = Show me the lesson's way
lesson-next = Read on
lesson-skip = Skip this
lesson-back = Back to the lesson
lesson-on = Play on
lesson-copy = Open a copy
lesson-home = Back to the real table
lesson-first = Play a first game
