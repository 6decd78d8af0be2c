# So heißen die Klassen in der deutschen Fassung von HoDoKu.
easy = Leicht
medium = Mittel
hard = Schwer
unfair = Unfair
extreme = Extrem
