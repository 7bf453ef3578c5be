# Co proponuje kreator: zestawy opcji stołu i misję, którą się ustala.

preset-first = Pierwsza partia
    .text = Zbawca Pustkowia, misja dla początkujących: znajdź dwa składniki (w grze dwuosobowej trzy) i dowieź je do Zgorzel.
preset-polish = Edycja polska
    .text = Jak w polskim wydaniu: w grze dwuosobowej dostaje się trzy zlecenia prywatne, nowego niebieskiego sprzętu nie zamienia się od razu, a Seria zawsze używa umiejętności Spluwy.
mission-agree = Niech stół zdecyduje
    .text = Wszyscy głosują na początku gry; jeśli głosy się różnią, rozstrzyga Padliniarz.
    .mood = Demokracja z prawem weta dla apokalipsy.
