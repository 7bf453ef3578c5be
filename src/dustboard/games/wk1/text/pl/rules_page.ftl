# Gra na jednej stronie: cel, runda, co daje punkty, rady i pojęcia. Wiersze liczy się od 1.

page-goal = Wygrywa ten, kto wykona misję
    .text = Przed grą wybieracie jedną misję. Mówi ona, jak się wygrywa i ile jest rund. Kto wykona ją pierwszy, wygrywa. W niektórych misjach wszyscy rycerze razem wygrywają albo przegrywają.

page-step-1 = Przygotuj się
    .text = Padliniarz zaczyna rundę, niebezpieczeństwa działają, potem każdy przezbraja się i dobiera karty farta. Rundę 1 zaczyna się od ruchu.
    .icon = backpack
page-step-2 = Rusz się
    .text = Wyznacz trasę i jedź, idź pieszo albo zostań. Kto się rusza, spotyka dokładnie jedną kartę pustkowi, a zagrywa ją Padliniarz.
    .icon = steering-wheel
page-step-3 = Uciekaj albo stań
    .text = Udany test pozwala uciec. Kto mierzy się z kartą, ma zdarzenie z nagrodą albo walkę z łupem.
    .icon = vulture
page-step-4 = Eksploruj
    .text = Jedna akcja na twoim heksie: przeszukaj go, handluj w mieście, wykonaj zlecenie albo skorzystaj z tego, co daje misja.
    .icon = magnifying-glass
page-step-5 = Odpocznij
    .text = Wymieniaj się z rycerzami na swoim heksie, użyj sprzętu i odrzuć jedną kartę farta za to, co daje jej symbol.
    .icon = campfire

page-score-1 = Misja
    .text = Rozstrzyga jej cel: składniki, laury, przekaźniki, wagony albo pokonana zakała pustkowi.
page-score-2 = Reputacja
    .text = Dają ją zlecenia, pojedynki i walki. Rozstrzyga większość remisów.
page-score-3 = Sprzęt
    .text = Dobry sprzęt wygrywa walki. Jego wartość rozstrzyga pozostałe remisy.

page-tip-1 = Jedź blisko i oszczędzaj paliwo
    .text = Każde zagrożenie na trasie daje Padliniarzowi jedną kartę więcej do wyboru. Zachowaj 2 paliwa na powrót.
page-tip-2 = Ucieczka to nie wstyd
    .text = Udana ucieczka nic nie kosztuje. Przegraną walkę czuć przez kilka rund.
page-tip-3 = Wykonuj zlecenia po drodze
    .text = Zlecenia przedawniają się po trzech rundach. To, które leży na trasie, nie kosztuje dodatkowego paliwa.
page-tip-4 = Nocuj w miastach
    .text = Noc w mieście leczy 1 zdrowia albo radiacji lub daje amunicję albo paliwo. Na skażonym heksie tracisz zdrowie w każdej rundzie postoju.
page-tip-5 = Zachowaj jedną kartę farta
    .text = Jeden ponowny rzut w dobrej chwili jest wart więcej niż dwie karty zagrane za wcześnie.

page-term-1 = Padliniarz
    .text = Rywal, który gra pustkowiem przeciwko tobie, gdy się poruszasz. Funkcja krąży wokół stołu.
page-term-2 = Test
    .text = Rzucasz tyloma dziesięciościennymi kośćmi, ile wynosi umiejętność. Wystarczy jedna kość, która osiągnie poziom trudności, chyba że trzeba więcej.
page-term-3 = Zagrożenie
    .text = Symbol lub żeton na heksie. Daje Padliniarzowi jedną kartę więcej.
page-term-4 = Radiacja
    .text = Przy 4 tracisz przytomność. Sama nie znika.
page-term-5 = Utrata przytomności
    .text = Budzisz się na koniec kroku odpoczynku, już bez czegoś, co się miało.
page-term-6 = Zaznaczona karta
    .text = Karta użyta w tej rundzie. W następnej wszystkie są znów gotowe.
page-term-7 = Schowany sprzęt
    .text = Sprzęt w pojeździe lub w plecaku. Nie można go użyć w walce.
