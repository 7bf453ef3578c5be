# What the options of all titles share; their names stand in the folder of their title.

option-any = another number
