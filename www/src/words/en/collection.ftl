### Names of famous puzzles, which are found by their English names in lower-case letters.

euler-s-first = Euler’s first
seventeen-givens = Seventeen givens
