# The lobby: who sits where, links, and what the table is like. Also the host's box of seats while a game runs.
seat-new-link = New link
seat-new-link-of = Make a new link for seat { $n }
seat-new-link-text = A new link lets a friend who lost their device back into the seat. The old link stops working, and the table is told.
seat-change = Who sits in seat { $n }
seat-leave = Leave the seat
seats-none = No seat at this table has a link.
lobby-here = At the table
lobby-waits = Not here yet
lobby-stay = Everyone keeps their colour and seat for the whole game.
lobby-of = { $n } of { $of } are here
lobby-table = The table
lobby-watch = Anyone can watch at { $url }
