house_one_forms = Haus, Hauses
house_one_meaning = Zeile, Spalte oder Block
house_several_forms = Häuser, Häusern
house_several_meaning = Zeilen, Spalten oder Blöcke
