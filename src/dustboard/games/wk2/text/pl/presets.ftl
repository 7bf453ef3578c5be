# Co proponuje kreator: nazwane zestawy opcji stołu.

preset-first = Pierwsza gra
    .text = Długie liczenie w pojedynkę: cztery strony opowieści dla jednego rycerza, z gotowym pojazdem i sprzętem.
