cite = So zitieren
citeIntro = Bitte die Version angeben, weil Läufe nur innerhalb einer Version reproduzierbar sind. Bitte auch die auf dieser Seite aufgeführten Quellen nennen.
copy = Kopieren
copied = Kopiert.
notCopied = Der Browser hat das Kopieren verweigert. Bitte den Text markieren und von Hand kopieren.
cited = „{ $name }“ ({ $kind }), Sudoku Lab { $version }, The Sudoku Lab authors. { $address }
