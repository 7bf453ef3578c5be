# Laboratorium: dla tych, którzy prowadzą serwer.
lab = Laboratorium
lab-text = Serie gier z folderu tego serwera. Zaznacz dwie serie tej samej gry, aby je porównać.
lab-empty = Nie ma jeszcze żadnej serii. Uruchom eksperyment przez dustboard lab run z zapisem do folderu laboratorium tego serwera.
lab-locked-text = Do laboratorium zagląda tylko ten, kto prowadzi serwer. Klucz pojawia się przy starcie serwera.
lab-key = Klucz
lab-open = Otwórz laboratorium
lab-finished = { $n ->
        [one] Gotowe: jedna gra
        [few] Gotowe: { $n } gry
       *[many] Gotowe: { $n } gier
    }
lab-progress = Postęp serii { $name }
lab-games = Rozegrano { $done } z { $games } gier ({ $percent }%).
lab-rate = Gier na sekundę: { NUMBER($rate, maximumFractionDigits: 1) };
lab-left-seconds = zostało { $n } s.
lab-left-minutes = zostało { $n } min.
lab-left-hours = zostało { $n } h.
lab-waiting = Przerwana; to samo polecenie podejmie ją od tego miejsca.
lab-report = Raport
lab-choose = Porównaj
lab-compare = Porównaj te dwie
lab-compare-more = Zaznacz jeszcze jedną serię tej samej gry.
lab-compare-none = Usuń zaznaczenia
