# What stands on printed sheets besides the words of the title.

print-tile = row { $row }, column { $column }; the next page lies over the dashed line

print-title-wftw = War for the Wasteland
print-title-wk1 = Waste Knights, first edition
print-title-wk2 = Waste Knights, second edition
