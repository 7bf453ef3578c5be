# What the table itself says in the chat, lines that can be sent by one press,
# and what a seat without a name is called.

seat-name = Seat { $seat }

say-takes-seat = { $name } takes seat { $seat }.
say-leaves = { $name } leaves.
say-leaves-bot = { $name } leaves; a bot plays on.
say-left-for-good = Somebody has left for good.
say-new-link = The host made a new link for { $name }.
say-new-link-seat = The host made a new link for seat { $seat }.
say-again = { $name } sets up another game.
say-bot-failed = { $name }'s bot failed; a simpler one takes over.
say-paused = { $name } paused the table.
say-paused-because = { $name } paused the table: { $reason }
say-goes-on = The game continues.
say-more-time = { $name } takes extra time.
say-nudges = { $name } nudges { $other }.
say-rewind-asked = { $name } wants to go back to move { $at }.
say-rewind-refused = The request to go back was refused.
say-rewind-older = The game was carried over from an older version; it can't go back before move { $n }.
say-rewind-there = The table is already there, so the request to go back is dropped.
say-rewind-again = Everyone is asked again whether to go back: { $learnt ->
        [luck] dice have been rolled or cards drawn in the meantime.
        [choices] sealed choices have been revealed in the meantime.
       *[cards] something hidden has been shown in the meantime.
    }
say-rewind-bots = The bots don't agree to go back: { $learnt ->
        [luck] dice have been rolled or cards drawn since then.
        [choices] sealed choices have been revealed since then.
       *[cards] something hidden has been shown since then.
    }
say-rewound = Everyone agreed: the table is back at move { $at }.
say-waits = The table is waiting for { $name }.
say-bot-plays = A bot plays for { $name } until they are back.
say-ended = The table was ended by vote.
say-back = { $name } is back.

say-preset-0 = Hello!
say-preset-1 = Well played.
say-preset-2 = Good luck.
say-preset-3 = Thinking...
say-preset-4 = Be right back.
say-preset-5 = Sorry, that took a while.
say-preset-6 = Good game!
say-preset-7 = Another one?
