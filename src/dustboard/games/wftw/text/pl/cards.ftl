# Nazwy i nastrojowe zdania kart; zasady na karcie układają się same (effects.ftl).

## Zestaw startowy

st01 = Zbieracz-łupieżca
    .mood = Pierwszy za płot, pierwszy do ucieczki.
st02 = Wojownik pustkowi
    .mood = Przeżył trzech watażków i żadnego nie lubił.
st03 = Pustynny najeźdźca
    .mood = Najpierw widać kurz, potem noże.
st04 = Czołg ze złomu
    .mood = Pół autobusu, pół kotła, reszta to zły humor.
st05 = Handlarz złomem
    .mood = Na sprzedaż jest wszystko, waga też.
st06 = Egzekutor twierdzy
    .mood = Brama otwiera się, kiedy on powie.
st07 = Zbieracz-szabrownik
    .mood = Mury zostawia, resztę zabiera.
st08 = Tron watażki
    .mood = Fotel kierowcy przyspawany do sterty drzwi po poprzedniku.
st09 = Skarbiec
    .mood = Nikt nie pamięta szyfru. Nikomu już niepotrzebny.

## Talia sklepu: jednostki

bu01 = Rdzawy goniec
    .mood = Lekkie buty, żadnego bagażu.
bu02 = Muł druciarza
    .mood = Kuleje, cuchnie i niesie dwa razy tyle, co waży.
bu03 = Kolumna z brezentu
    .mood = Na grani dwanaście czołgów, a każdy z nich to prześcieradło.
bu04 = Zmiennicy
    .mood = Zawsze stali po twojej stronie. A która to była strona?
bu05 = Czatownik z wyboju
    .mood = Droga to paszcza.
bu06 = Ekipa od barykad
    .mood = Drzwi, opony, wanny – mur to mur.
bu07 = Uliczny handlarzyk
    .mood = Małe rączki, ostre rachunki.
bu08 = Chromowane szakale
    .mood = Co ukradną, to wypolerują.
bu09 = Gang piaskowych żagli
    .mood = Ni drogi, ni hamulców, ni zmartwień.
bu10 = Błotnicy
    .mood = Teren tracą, a to, co na nim leżało, zabierają ze sobą.
bu11 = Naelektryzowany ogar
    .mood = Od jego warczenia stają zegarki.
bu12 = Nurkowie szlamowi
    .mood = Pływają tam, gdzie kiedyś płonęło jezioro.
bu13 = Osiłek z rogatki
    .mood = Płać tutaj. A teraz jeszcze raz.
bu14 = Rynsztokowy medyk
    .mood = Dwa szwy i z powrotem do szeregu.
bu15 = Popielny dobosz
    .mood = Maszeruj, jak blacha i kość zagrają.
bu16 = Ciągnik oblężniczy
    .mood = Powolny jak rdza i tak samo nieuchronny.
bu17 = Ekipa dymna
    .mood = Czego nie widać, tego się nie policzy.
bu18 = Pancerny ciągnik
    .mood = Czterdzieści kół, ani jednego okna.
bu19 = Zwiad o świcie
    .mood = Wyruszają przed kawą, wracają przed wojną.
bu20 = Wilczy dół
    .mood = Jeszcze rano piach był tu równy.
bu21 = Makler od nagród
    .mood = Wie, po ile w tym tygodniu stoi twoja głowa.
bu22 = Strażnicy bunkra
    .mood = Słońca nie widzieli od lat i wcale nie tęsknią.
bu23 = Łamacze bram
    .mood = Pukać to mogą sąsiedzi.
bu24 = Konwój widmo
    .mood = Silniki słychać wszędzie, tylko nie tam, gdzie są.
bu25 = Sto Reflektorów
    .mood = Fałszywy świt, który jest coraz bliżej.
bu26 = Pełzacz Lewiatan
    .mood = Nie skręca. To inni schodzą mu z drogi.

## Talia sklepu: bazy

bb01 = Sortownia
    .mood = Miedź na lewo, żelazo na prawo, gnaty z tyłu.
bb02 = Bimbrownia
    .mood = Wchodzi ziemniak, wychodzi piorun.
bb03 = Czatownia
    .mood = Z tej wysokości każdy sekret rzuca cień.
bb04 = Palisada z kości
    .mood = Każde żebro było czyimś świetnym pomysłem.
bb05 = Punkt werbunkowy
    .mood = Prycza, zupa, włócznia. Podpisz tutaj.
bb06 = Dźwigownia
    .mood = Na trzy dni drogi nic wyższego.
bb07 = Hala wymiany
    .mood = Pod tym dachem nikt nie sięga po broń pierwszy.
bb08 = Ściana trofeów
    .mood = Na jeszcze jeden kołpak zawsze jest miejsce.
bb09 = Płatny most
    .mood = Wszyscy przechodzą, wszyscy płacą, nikt nie macha.
bb10 = Słoneczny taras
    .mood = Rzędy luster, jeden troskliwy ogrodnik.
bb11 = Maszt radiowy
    .mood = Ktoś tam jeszcze czyta prognozę pogody.
bb12 = Plac musztry
    .mood = Od nowa, aż będzie mniej bolało.
bb13 = Piwnica z racjami
    .mood = Policz puszki, potem policz straże.
bb14 = Kaplica Ostatniego Silnika
    .mood = Nie pracuje od sześćdziesięciu lat. Olej wciąż przynoszą.

## Talia zdobyczy: bazy

ob01 = Pęknięta tama
    .mood = Rzeka odeszła, turbiny nie.
ob02 = Solny targ
    .mood = Sól do mięsa, sól do baterii, sól do ran.
ob03 = Wieża ciśnień nr 9
    .mood = Od pierwszej do ósmej to dziury w ziemi.
ob04 = Zatopiona galeria
    .mood = Trzy piętra sklepów, dwa pod wodą.
ob05 = Szklany krater
    .mood = Nocą świeci akurat tyle, żeby czytać.
ob06 = Fort na wiadukcie
    .mood = Czyj most, tego myto.
ob07 = Ruiny rafinerii
    .mood = Połowa rur wciąż wyje.
ob08 = Skorupa reaktora
    .mood = Pręty mają być mokre, a dzieci za płotem.
ob09 = Stara zbrojownia
    .mood = Kłódka była lepsza niż mury.
ob10 = Iglica nadawcza
    .mood = Miej głos, a dolina słucha.
ob11 = Kopuły spichlerza
    .mood = Siedem kopuł: sześć pełnych ziarna, jedna pełna szczurów.
ob12 = Lądowisko Zero
    .mood = Odkąd zamknęło się niebo, nic tu nie siadło.
ob13 = Pomnik luster
    .mood = Kto w nie spojrzy, widzi zwycięzcę.
ob14 = Zasypany konwój
    .mood = Czterdzieści ciężarówek śpi pod jedną wydmą.
ob15 = Rdzawy sąd
    .mood = Prawo sięga tam, gdzie jeszcze jest dach.
ob16 = Oddział kwarantanny
    .mood = Łóżka są czyste. Nie pytaj dlaczego.

## Talia zdobyczy: jednostki

ou01 = Król myta
    .mood = Jego korona była kiedyś kierownicą.
ou02 = Matka Tłok
    .mood = Wychowała armię, a potem złożyła ją od nowa.
ou03 = Kawaleria nocnej wachy
    .mood = Jeżdżą przy zgaszonych lampach.
ou04 = Cicha bateria
    .mood = Ładuje się od czasów sprzed wojny.
