yourPuzzle = Eigenes Rätsel
famous = Berühmte Rätsel
sizes = Andere Größen
random = Zufällig
randomHelp = Ein Rätsel aus der Sammlung, zufällig gedreht und gespiegelt, mit umbenannten Ziffern
blankBoard = Leer, { $side } × { $side }
