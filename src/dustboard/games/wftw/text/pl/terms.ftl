# Nazwy rzeczy w zdaniach.

numbered-card = { $card } ({ $n })
