# Tutorials; what a lesson itself says comes from the server.

learn-begin = Start the lesson
learn-resume = Continue at step { $n }
learn-again = Start over
learn-none = There is no lesson for this game yet. The rules reference covers everything.

lesson = Lesson
lesson-hint = Your coach
lesson-step = step { $n } of { $of }
lesson-hide = Hide
lesson-show = Show
lesson-leave = Leave
lesson-line = Show the lesson's move
lesson-next = Next
lesson-skip = Skip
lesson-page = A page of the Book is open. Read it, then press Read on: the lesson continues after it.
lesson-back = Back to the lesson
lesson-on = Play on
lesson-copy = Open a copy
lesson-home = Back to the real table
lesson-first = Play your first game
lesson-instead = Play a first game instead
lesson-about = About { $minutes } minutes. Any legal answer is fine. Leave when you like: the lesson waits for you.

coach-says = I would choose: { $answers }.
coach-unclear = No clear preference here: choose what you like.

callout-answer = Next: choose this
callout-confirm = Now confirm
callout-look = Look here
callout-goal = The goal
callout-odds = The odds
callout-menu = The menu
callout-log = What happened
callout-hand = Your cards
callout-stage = The board
callout-map = The map
callout-knight = Your knight
callout-plot = The page you are on
