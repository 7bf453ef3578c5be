# How a sentence of a title names those at the table.

player = Player { $number }
whose = { $name }'s
you = you
your = your
nobody = nobody
