# Jak wygrywa się każdą misję: pierwszy wiersz jej karty i to, co stoi na stronie głównej.

goal-m01 = Dowieź do Zgorzel dwa składniki przed innymi (w grze dwuosobowej: trzy).
goal-m02 = Razem pokonajcie Matkę Wieloraką, zanim wzniesie trzecią Kaplicę.
goal-m03 = Na koniec rundy miej przed innymi pięć laurów (w grze trzyosobowej: cztery).
goal-m04 = Zdobądź najwięcej punktów: wagony Pociągu, Reputacja i miejsce na Stacji końcowej.
goal-m05 = Na koniec rundy miej cztery przekaźniki. Jeśli nadejdzie Zaciemnienie, przegrywają wszyscy.
goal-m06 = Jedź do Zgorzel i dotrzyj tam w jednym kawałku.
