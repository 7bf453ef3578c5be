# Co jest wspólne dla opcji wszystkich gier; ich nazwy są w katalogu każdej gry.

option-any = inna liczba
