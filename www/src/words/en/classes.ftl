### Classes of the scale of HoDoKu. QQWing has no translation, so its classes are named as they are.

easy = Easy
medium = Medium
hard = Hard
unfair = Unfair
extreme = Extreme
