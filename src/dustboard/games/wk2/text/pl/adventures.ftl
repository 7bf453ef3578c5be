# O czym jest każda przygoda: jedno zdanie, które pokazuje kreator.

pitch-first_tank = Znajdź zawór w Porzuconej Rafinerii i dowieź go do Zgorzeli, zanim pogasną lampy.
pitch-long_count = Głos w radiu odlicza ludzi. Znajdź go i ucisz, zanim powie „zero”.
pitch-iron_trail = Napraw pociąg i dowieź trzystu ludzi nad morze po tym, co zostało z torów.
pitch-water_debt = Dowiedz się, czemu w Pompach wyschły studnie, sprowadź wodę, a potem ją
    zatrzymaj.
pitch-warrant = Znajdź Hester Pióro przed innymi i miej najwięcej punktów, gdy zapadnie wyrok.
pitch-spreading_corruption = Nie daj pieśni zabierać miasta po mieście, a na koniec ucisz Chór.
pitch-deadly_cargo = Dowieź zamkniętą skrzynię do Carcassville ze wspólnikami, którzy by ją
    sprzedali, i skończ z największą liczbą punktów.
pitch-red_lord = Zatrzymaj jeźdźców Czerwonego Pana, utrzymaj, co zostało, i pokonaj go albo
    przegadaj.
