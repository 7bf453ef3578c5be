# The lobby: who sits where, links, and what the table is like. Also the host's box of seats while a game runs.
seat-new-link = New link
seat-new-link-of = Make a new link for seat { $n }
seat-new-link-text = A new link brings a friend who lost the device back to the seat. The link before stops working, and the table is told.
seat-change = Who shall sit in seat { $n }
seat-leave = Leave the seat
seats-none = No seat of this table was given away by link.
lobby-table = The table
lobby-watch = Anybody may watch at { $url }
