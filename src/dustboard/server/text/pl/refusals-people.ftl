# Dlaczego żądanie jest odrzucone: osoby, ich urządzenia, klucze dostępu, słowa i powiadomienia.

device-unknown = to urządzenie nie jest tu zalogowane; odśwież stronę
device-ended = to urządzenie zostało wylogowane; odśwież stronę, aby grać dalej jako gość
no-such-device = nie masz takiego urządzenia; może jest już wylogowane
name-empty = wpisz imię
name-taken = to imię jest już zajęte
name-to-confirm = aby potwierdzić, wpisz swoje imię tak, jak jest pokazane
login-wrong = imię lub hasło są nieprawidłowe
password-wrong = hasło jest nieprawidłowe
tries-wait = { $seconds ->
        [one] za dużo błędnych prób; spróbuj ponownie za { $seconds } sekundę
        [few] za dużo błędnych prób; spróbuj ponownie za { $seconds } sekundy
       *[many] za dużo błędnych prób; spróbuj ponownie za { $seconds } sekund
    }
password-needed = do tego potrzebne jest twoje hasło; możesz też wrócić najpierw słowami odzyskiwania lub kluczem dostępu
words-count = { $count ->
        [one] podaj { $count } słowo odzyskiwania
        [few] podaj { $count } słowa odzyskiwania
       *[many] podaj { $count } słów odzyskiwania
    }
words-unknown = te słowa odzyskiwania nie są tu znane
guest-changed = na tym urządzeniu właśnie powstało konto; najpierw się z niego wyloguj
two-hands = siedzisz przy stole { $code } i jako gość, i ze swoim kontem; zwolnij jedno miejsce

## Klucze dostępu

passkey-site = klucze dostępu działają tylko na stronie z nazwą; ta ma tylko adres z cyfr
passkey-late = to trwało za długo albo zostało już użyte; spróbuj ponownie
passkey-enough = { $most ->
        [one] wystarczy { $most } klucz dostępu; najpierw go usuń
        [few] wystarczą { $most } klucze dostępu; najpierw usuń któryś
       *[many] wystarczy { $most } kluczy dostępu; najpierw usuń któryś
    }
passkey-known = ten klucz dostępu jest już znany
passkey-unknown = ten klucz dostępu nie jest tu znany
passkey-refused = klucz dostępu nie został przyjęty
no-passkey = nie ma takiego klucza dostępu

## Powiadomienia

ways-enough = { $most ->
        [one] wystarczy { $most } sposób powiadamiania; najpierw go usuń
        [few] wystarczą { $most } sposoby powiadamiania; najpierw usuń któryś
       *[many] wystarczy { $most } sposobów powiadamiania; najpierw usuń któryś
    }
no-way = nie ma takiego sposobu powiadamiania
push-keys = to nie są klucze przeglądarki
address-none = to nie jest adres
address-https = adres musi zaczynać się od https://
address-bad = na taki adres nie można nic wysłać
address-port = dozwolone są tylko zwykłe porty
address-private = ten adres nie jest publiczny
address-unknown = ta nazwa nie jest znana
not-sent = nie udało się wysłać: { $why }
no-habit = na to nie można wydać polecenia; możliwe: { $names }
no-habit-order = nie ma takiego polecenia; polecenia: { $orders }
