# Co stoi na wydrukowanych arkuszach oprócz słów samej gry.

print-tile = rząd { $row }, kolumna { $column }; następna strona zachodzi na przerywaną linię

print-title-wftw = Wojna o pustkowia
print-title-wk1 = Rycerze Pustkowi, pierwsza edycja
print-title-wk2 = Waste Knights: druga edycja
