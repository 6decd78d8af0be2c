# Die Klassen von HoDoKu heißen in der deutschen Fassung von HoDoKu so.
easy = Leicht
medium = Mittel
hard = Schwer
unfair = Unfair
extreme = Extrem
simple = Sehr leicht
intermediate = Mittelschwer
expert = Experte
behind = { $own } ({ $english })
