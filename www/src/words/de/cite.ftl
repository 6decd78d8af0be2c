cite = So zitieren
citeIntro = Die Version angeben, weil Läufe nur innerhalb einer Version reproduzierbar sind, und außerdem die Quellen auf dieser Seite.
copy = Kopieren
copied = Kopiert.
notCopied = Der Browser hat das Kopieren verweigert: bitte den Text markieren und selbst kopieren.
cited = „{ $name }“ ({ $kind }), Sudoku Lab { $version }, The Sudoku Lab authors. { $address }
