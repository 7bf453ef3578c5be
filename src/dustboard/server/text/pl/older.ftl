# Co się mówi o grach przeniesionych ze starszej wersji Dustboarda.

carried = Tę grę przeniesiono z wersji { $engine } do wersji { $now }. Można ją oglądać od tego miejsca.
carried-lost = Tę grę przeniesiono z wersji { $engine } do wersji { $now }. { $lost ->
        [one] 1 odpowiedź nie pasuje już do zasad i jej nie przeniesiono.
        [few] { $lost } odpowiedzi nie pasują już do zasad i ich nie przeniesiono.
       *[many] { $lost } odpowiedzi nie pasuje już do zasad i ich nie przeniesiono.
    }
older-why = tę grę przeniesiono z wersji { $engine } do wersji { $now }
older-undo = { older-why }; wcześniejszych odpowiedzi nie można cofnąć
older-position = { older-why }; można ją oglądać od pozycji { $first }
older-rewind = { older-why }; można cofnąć się do pozycji { $first }, nie dalej
older-fork = { older-why }; można grać dalej od pozycji { $first } lub późniejszej
older-record = { older-why }; nie ma zapisu, który dałoby się odtworzyć z ziarna
older-challenge = { older-why }; to samo ziarno nie dałoby już tego samego rozdania
older-analysis = { older-why }; boty nie mogą obejrzeć jej od początku
older-report = Nie sprawdzono: { older-why }. Ziarno pasuje do swojego odcisku, ale gry nie można odtworzyć od początku.
