cite = So zitieren
citeIntro = Die Version nennen, denn Läufe sind nur innerhalb einer Version gleich, und die Quellen, die hier stehen.
copy = Kopieren
copied = Kopiert.
notCopied = Der Browser lässt es nicht kopieren: den Text markieren.
cited = „{ $name }“ ({ $kind }), Sudoku Lab { $version }, The Sudoku Lab authors. { $address }
