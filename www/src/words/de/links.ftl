onlyGivens = Nur die Vorgaben wurden übernommen. Um auch den Rest zu übernehmen, den Text in der Ansicht „Lösen“ einfügen.
noPuzzle = Dieser Link führt zu Sudoku Lab, enthält aber kein Rätsel.
view = die Ansicht ({ $name })
lanes = die Algorithmen ({ JOIN($names, by: ", ") })
played = Ziffern und Notizen im Gitter
params = die Parameter der Algorithmen
openAll = Den ganzen Link öffnen
alsoSets = Nur das Rätsel wurde aus dem Link übernommen. Der Link stellt außerdem ein: { $what }.
