# Co stoi na wydrukowanych kartach, planszach i znacznikach oprócz słów z kart.

paper-title = Wojna o pustkowia
paper-attack = Atak
paper-defence = Obrona
paper-scrap = Złom
paper-juice = Wacha
paper-spark = Prąd
paper-free = Za darmo
paper-vp = PZ
paper-stockpiles = Plansze zapasów
paper-stockpile = Zapasy gracza { $seat }
paper-stockpile-text = Połóż po jednym znaczniku na każdym torze. Na początku masz 5 złomu i nic więcej. Gdy zasobu jest więcej niż 20, licz tor dwa razy.
paper-war-maps = Mapy wojenne
paper-war-map = Mapa wojenna { $seat }
paper-battlefield = Pole bitwy { $number }
paper-base-of = Bazy gracza { $seat }
paper-shop = Sklep
paper-defence-of-bases = Moje własne bazy
paper-markers = Znaczniki
paper-round = Runda
paper-board = Plansza pól bitew
paper-shop-place = Sklep { $number }
