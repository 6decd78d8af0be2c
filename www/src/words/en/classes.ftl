### Classes of the scales of HoDoKu and QQWing. The page makes the English names from the scales.

easy = Easy
medium = Medium
hard = Hard
unfair = Unfair
extreme = Extreme
simple = Simple
intermediate = Intermediate
expert = Expert
# A class, followed by its English name.
# $own text, $english text
behind = { $own } ({ $english })
