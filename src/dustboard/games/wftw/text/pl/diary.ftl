# Kronika kampanii: kto co zdobył, słowami oschłego skryby. Nazwy rodów i kart stoją w mianowniku,
# a orzeczenie przy rodzie w liczbie pojedynczej.

diary-battlefields = Rozeszła się wieść o ziemi, za którą warto krwawić: { $cards }.
diary-buy-row = Handlarze rozwijają płótno: { $cards }.
diary-base-named = { $house } daje znać, kto będzie następny: { $other_house }, a ściślej baza { $card }.
diary-unpaid = { $house } rusza w pole i nie ma czym zapłacić. Rachunek: { $bill }. Odesłani do domu: { $cards }.
diary-field-won-1 = { $house } bierze, co było do wzięcia: { $card }.
diary-field-won-2 = Kurz opada i widać już, czyj sztandar: { $card }, { $house }.
diary-field-won-3 = { $card }? Od dziś { $house }.
diary-field-unwanted = { $card }: nikt nie chce aż tak, żeby tam zostać.
diary-tie-won = { $card } rozstrzyga spór. Racja jest po tej stronie: { $house }.
diary-tie-roll = Racje ważą tyle samo, więc posłano po kość: { $rolls }.
diary-base-captured-1 = { $house } bierze szturmem bazę { $card }, a { $other_house } patrzy z drogi.
diary-base-captured-2 = Bramy bazy { $card } otwierają się nie w tę stronę: { $house } wchodzi, { $other_house } wychodzi.
diary-base-captured-3 = { $other_house } traci bazę { $card }. Zabiera ją { $house }.
diary-base-held-1 = { $house } utrzymuje bazę { $card }.
diary-base-held-2 = Przyszli pod bazę { $card } i poszli do domu. { $house } zamiata dziedziniec.
diary-base-held-3 = Baza { $card } stoi, jak stała. { $house } już o to dba.
diary-bought-1 = Na targu { $house } wybiera: { $card }, za { $cost }.
diary-bought-2 = { $house } nie wraca z targu z pustymi rękami: { $card }.
diary-bought-3 = { $card } i nowy sztandar: { $house }. Cena: { $cost }.
diary-declined = { $house } ma na targu pierwsze słowo. Brzmi ono: nie.
diary-abandoned = { $house } zostawia na pustkowiach: { $cards }.
diary-scores = Stan rachunków: { $house_scores }.
diary-game-over = I tak kończy się kampania ({ $reason }). Ostateczny rachunek: { $house_scores }.
