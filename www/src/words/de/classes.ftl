# Die von HoDoKu heißen in dessen deutscher Fassung so.
easy = Leicht
medium = Mittel
hard = Schwer
unfair = Unfair
extreme = Extrem
simple = Sehr leicht
intermediate = Mittelschwer
expert = Experte
behind = { $own } ({ $english })
