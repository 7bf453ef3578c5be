# Księga sezonu, jako strona i jako PDF.
season-heading = Sezon w drodze
season-title-wk2 = Waste Knights: druga edycja
season-lead = Wygrane przygody: { $won } z { $of }.
season-contents = Przygody
season-people = Kogo spotkano
season-memories = Jadą z nami
season-before = Zanim się zaczęło
season-goes-on = Gra trwa.
