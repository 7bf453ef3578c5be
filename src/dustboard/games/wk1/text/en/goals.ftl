# How each mission is won: the first line of its card, and what stands on Home.

goal-m01 = Be first to bring two ingredients to Gangraen (three with two players).
goal-m02 = Defeat Mother Manifold together before she raises a third Shrine.
goal-m03 = Be first to hold five Laurels at the end of a round (four with three players).
goal-m04 = Score the most: wagons off the Train, Reputation, and a place at the Terminus.
goal-m05 = Hold four relays at the end of a round. If the Blackout comes, everyone loses.
goal-m06 = Drive to Gangraen and get there in one piece.
