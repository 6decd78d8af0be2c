yourPuzzle = Eigenes Rätsel
famous = Berühmte Rätsel
sizes = Andere Größen
random = Zufällig
randomHelp = Ein Rätsel aus der Sammlung, zufällig gedreht, gespiegelt und umbenannt
blankBoard = Leer, { $side } × { $side }
