# Names of the table options, for the web client.

option-first_caravan = Who drives first
option-goal = Cargo to win
option-open_tanks = Open tanks
option-story = A story on the way
