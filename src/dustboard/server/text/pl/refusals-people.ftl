# Dlaczego żądanie jest odrzucone: osoby, ich urządzenia, klucze dostępu, słowa i powiadomienia.

device-unknown = to urządzenie nie jest tu zalogowane; odśwież stronę
device-ended = to urządzenie wylogowano; odśwież stronę, aby grać dalej jako gość
no-such-device = nie masz takiego urządzenia; może jest już wylogowane
name-empty = wpisz nazwę
name-taken = ta nazwa jest już zajęta
name-to-confirm = aby potwierdzić, wpisz swoją nazwę tak, jak jest pokazana
login-wrong = nieprawidłowa nazwa lub hasło
password-wrong = hasło jest nieprawidłowe
tries-wait = { $seconds ->
        [one] za dużo błędnych prób; spróbuj ponownie za { $seconds } sekundę
        [few] za dużo błędnych prób; spróbuj ponownie za { $seconds } sekundy
       *[many] za dużo błędnych prób; spróbuj ponownie za { $seconds } sekund
    }
password-needed = do tego potrzebne jest twoje hasło; możesz też najpierw zalogować się słowami odzyskiwania lub kluczem dostępu
words-count = { $count ->
        [one] podaj { $count } słowo odzyskiwania
        [few] podaj { $count } słowa odzyskiwania
       *[many] podaj { $count } słów odzyskiwania
    }
words-unknown = nie ma tu takich słów odzyskiwania
guest-changed = na tym urządzeniu właśnie powstało konto; najpierw się z niego wyloguj
two-hands = siedzisz przy stole { $code } i jako gość, i ze swoim kontem; zwolnij jedno miejsce

## Klucze dostępu

passkey-site = klucze dostępu wymagają adresu z nazwą; ta strona ma tylko adres IP
passkey-late = to trwało za długo albo już tego użyto; spróbuj ponownie
passkey-enough = { $most ->
        [one] możesz mieć najwyżej { $most } klucz dostępu; najpierw go usuń
        [few] możesz mieć najwyżej { $most } klucze dostępu; najpierw usuń któryś
       *[many] możesz mieć najwyżej { $most } kluczy dostępu; najpierw usuń któryś
    }
passkey-known = ten klucz dostępu jest już dodany
passkey-unknown = tego klucza dostępu tu nie dodano
passkey-refused = klucz dostępu nie został przyjęty
no-passkey = nie ma takiego klucza dostępu

## Powiadomienia

ways-enough = { $most ->
        [one] możesz mieć najwyżej { $most } sposób powiadamiania; najpierw go usuń
        [few] możesz mieć najwyżej { $most } sposoby powiadamiania; najpierw usuń któryś
       *[many] możesz mieć najwyżej { $most } sposobów powiadamiania; najpierw usuń któryś
    }
no-way = nie ma takiego sposobu powiadamiania
push-keys = to nie są klucze przeglądarki
address-none = to nie jest adres
address-https = adres musi zaczynać się od https://
address-bad = na taki adres nie można nic wysłać
address-port = dozwolone są tylko zwykłe porty
address-private = ten adres nie jest publiczny
address-unknown = nie ma serwera o tej nazwie
not-sent = nie udało się wysłać: { $why }
no-habit = tego nie można objąć stałym poleceniem; można: { $names }
no-habit-order = nie ma takiego polecenia; dostępne: { $orders }
