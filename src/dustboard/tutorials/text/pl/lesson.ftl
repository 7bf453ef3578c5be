# Co każdy samouczek mówi, gdy ktoś schodzi z jego drogi.

lesson-off = Tak można, ale lekcja idzie inną drogą. Wróć i rób to, co lekcja, albo graj dalej i zobacz, co z tego wyjdzie.
lesson-free = Lekcja idzie już bez ciebie. Aby wrócić, { $device ->
        [terminal] wpisz line
       *[keys] użyj przycisku „Wróć do lekcji”
    }.
lesson-aside = To pytanie nie należy do lekcji; odpowiedz, jak chcesz.
lesson-home = To wszystko na tej kopii. Przy twoim prawdziwym stole nic z tego się nie stało.
lesson-auto = Tu nie ma nic nowego, więc lekcja odpowiada za ciebie.
