euler-s-first = Das erste von Euler
seventeen-givens = Siebzehn Vorgaben
