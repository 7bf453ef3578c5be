# Poczekalnia: kto gdzie siedzi, linki i jaki to stół. Także miejsca w rękach gospodarza podczas gry.
seat-new-link = Nowy link
seat-new-link-of = Utwórz nowy link do miejsca { $n }
seat-new-link-text = Nowy link wpuści na miejsce kogoś, kto stracił swoje urządzenie. Stary przestanie działać, a stół się o tym dowie.
seat-change = Kto zajmuje miejsce { $n }
seat-leave = Zwolnij miejsce
seats-none = Żadne miejsce przy tym stole nie ma linku.
lobby-here = Przy stole
lobby-waits = Jeszcze nie tutaj
lobby-stay = Kolor i miejsce zostają każdemu na całą partię.
lobby-of = { $n } z { $of } na miejscu
lobby-table = Stół
lobby-watch = Pod adresem { $url } może oglądać każdy
