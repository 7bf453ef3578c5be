# Konta, drogi powrotu, powiadomienia.

ways = Nie strać swoich miejsc
passkeys = Klucze dostępu
passkeys-text = Klucz dostępu przechowuje twój telefon, komputer albo klucz sprzętowy. Logujesz się nim bez nazwy i hasła.
passkeys-none = Nie masz jeszcze kluczy dostępu.
passkey-name = Nazwa klucza
passkey-name-hint = na przykład: mój telefon
passkey-add = Dodaj klucz dostępu
passkey-drop = Usuń: { $name }
passkey-unnamed = Klucz dostępu bez nazwy
passkey-made = dodany { $day }
passkey-used = ostatnio użyty { $day }
passkey-unsupported = Ta przeglądarka nie obsługuje kluczy dostępu.

words = Słowa odzyskiwania
words-text = Sześć słów przeniesie twoje miejsca na inne urządzenie, nawet bez konta. Kto je zna, może się zalogować jako ty, więc zapisz je na papierze.
words-none = Nie masz jeszcze słów odzyskiwania.
words-has = Masz już słowa odzyskiwania. Nie można ich pokazać drugi raz; nowe unieważnią stare.
words-give = Daj mi sześć słów
words-again = Daj mi sześć nowych słów
words-told = Zapisz je teraz. Drugi raz ich nie zobaczysz.
words-done = { $form ->
        [feminine] Zapisałam je na papierze
        [masculine] Zapisałem je na papierze
       *[neutral] Mam je na papierze
    }
copy-words = Kopiuj słowa
copied-words = Skopiowano
words-typed = Sześć słów

me-login-text = Gdy się tu zalogujesz, miejsca zajęte na tym urządzeniu jako gość przejdą na twoje konto.
ways-password = Twoje hasło
ways-password-text = Zmiany wymagają tu hasła, żeby nikt nie zrobił ich za ciebie na otwartej stronie.
me-password-new = Nowe hasło
me-password-old = Obecne hasło
me-keep-devices = Nie wylogowuj moich innych urządzeń
me-password-old-text = Niepotrzebne, jeśli od zalogowania słowami odzyskiwania lub kluczem dostępu nie minęło 15 minut.
login-passkey = Użyj klucza dostępu
login-name = Zaloguj się nazwą i hasłem
login-words = Zaloguj się słowami odzyskiwania
login-words-do = Zaloguj się słowami

devices = Twoje urządzenia
devices-text = Przeglądarki, w których trwa twoja sesja. Wyloguj te, których już nie masz lub nie znasz. Nowe hasło wyloguje wszystkie poza tą.
device-here = to urządzenie
device-used = ostatnio używane { $when }
device-added = dodane { $when }
device-unnamed = Nieznana przeglądarka
device-drop = Wyloguj
device-drop-named = Wyloguj: { $name }
device-dropped = Wylogowano: { $name }.
devices-drop = Wyloguj wszystkie inne urządzenia
devices-dropped = Wylogowano wszystkie inne urządzenia.

mydata = Twoje dane
mydata-text = Serwer przechowuje twoją nazwę, sposoby logowania, urządzenia, adresy powiadomień i stoły. Żadnego adresu ani e-maila.
mydata-export = Pobierz moje dane
mydata-delete = Usuń moje konto
delete-text = W trwających partiach twoje miejsca przejmą boty, a twoja nazwa zniknie ze wszystkich stołów. To, co już stoi na czatach, zostanie. Tego nie można cofnąć.
delete-name = Aby potwierdzić, wpisz swoją nazwę: { $name }
delete-do = Usuń wszystko
delete-not = Zachowaj konto
delete-done = Twoje konto jest usunięte. Grasz teraz jako nowy gość.

notices = Powiadomienia
notices-text = Damy znać, gdy przyjdzie twoja kolej, gdy minie połowa twojego czasu i gdy czas będzie się kończyć. Wieści z kilku stołów przychodzą razem. Powiadomienie podaje stół i nie zdradza niczego ukrytego.
notices-none = Nie wysyłamy żadnych powiadomień.
notices-push = Przeglądarka
notices-webhook = Webhook
notices-here = Włącz w tej przeglądarce
notices-url = Adres webhooka
notices-add = Wysyłaj na ten adres
notices-stop = Wyłącz
notices-password-text = Dodanie przeglądarki lub webhooka wymaga hasła.
notices-drop = Wyłącz powiadomienia: { $target }
notices-failing = nie odpowiada
notices-test = Wyślij próbne
notices-testing = Wysyłanie…
notices-tested = { $failed ->
        [0] { $sent ->
            [one] Próbne powiadomienie dotarło.
            [few] Dotarły { $sent } próbne powiadomienia.
           *[many] Dotarło { $sent } próbnych powiadomień.
        }
       *[other] Dotarło: { $sent }. Nie dotarło: { $failed }.
    }

habits-text = Kiedy gra ma się zatrzymać i cię zapytać, w każdej partii, którą zaczniesz od teraz.
habits-ask = Pytaj
habits-usual = Gdy jest wybór
habits-window-none = Gdy mogę odpowiedzieć
habits-window-ask = Zawsze
habits-window-turn = W mojej kolei
habits-window-always = Nigdy
habits-window-text = Pytamy zawsze, gdy ktoś cię atakuje, okrada, nokautuje albo bierze na cel. Inni niczego nie poznają: przerwa, którą widzą, jest zawsze taka sama.
habits-saved = Zapisano.
habits-none = Te gry nie mają stałych poleceń.
