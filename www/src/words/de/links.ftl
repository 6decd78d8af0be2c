onlyGivens = Nur die Vorgaben wurden übernommen. In der Ansicht „Lösen“ eingefügt, kommt auch der Rest mit.
noPuzzle = Dieser Link der Seite enthält kein Rätsel.
view = die Ansicht ({ $name })
lanes = die Algorithmen ({ JOIN($names, by: ", ") })
played = Ziffern und Notizen im Gitter
params = ihre Parameter
openAll = Den ganzen Link öffnen
alsoSets = Nur das Rätsel wurde aus dem Link übernommen. Er stellt außerdem ein: { $what }.
