/** Namen und Beschreibungen der Generatoren. */
export const generators: Readonly<Record<string, string>> = {
  "dig.name": "Graben",
  "dig.docs": `Füllt ein Gitter zufällig und entfernt dann Vorgaben in zufälliger Reihenfolge, solange das Rätsel genau eine
Lösung behält.

# So arbeitet es

Ein volles Gitter entsteht wie bei \`grid\`. Seine Zellen werden in zufälliger Reihenfolge besucht, bei einem
symmetrischen Rätsel in Mengen von Zellen, die die Symmetrie aufeinander abbildet. Der Prüfer sucht eine zweite Lösung des
Rätsels ohne die Vorgaben dieser Zelle oder Menge; gibt es keine, werden diese Vorgaben entfernt. Eine Vorgabe, die nicht entfernt werden konnte,
bleibt nötig, gleich, wie viele andere später entfernt werden; daher wird jede Zelle nur einmal versucht, und das
fertige Rätsel ist minimal. Es gibt drei Ausnahmen: Eine untere Grenze beendete das Entfernen, Zellen wurden in
Mengen entfernt, oder der Prüfer gab auf. In diesen Fällen zeigen die Zähler, wie viele Vorgaben sicher nötig
sind.

# Warum es zu Sudoku passt

Die Eindeutigkeit zu prüfen, ist für einen Löser leicht, solange es viele Vorgaben gibt, und es gibt nie mehr
Prüfungen als Zellen. Das Rätsel ist jederzeit gültig, wenn der Prüfer die Eindeutigkeit beweisen kann.

# Grenzen

Ein Prüfer, der die Eindeutigkeit nicht beweisen kann, läuft mehrmals. Finden die Läufe die bekannte Lösung und
keine andere, werden die Vorgaben entfernt. Das kann falsch sein; daher muss ein anderer Löser das Rätsel
prüfen. Finden die Läufe gar nichts, bleiben die Vorgaben. Bei einem solchen Prüfer erzeugt der schnellste Löser
das volle Gitter.

# Literatur

Berggren and Nilsson, "A comparison of sudoku solving algorithms", KTH, 2012, Abschnitt 2.3.2 der
Entwürfe, über das Erzeugen: zufällige Ziffern, von einem Löser geprüft. Die Entwürfe sagen, dass sich manche Löser
dafür besser eignen könnten als andere; hier darf jeder Löser der Prüfer sein.`,

  "build-up.name": "Aufbauen",
  "build-up.docs": `Fügt einem leeren Gitter Vorgaben hinzu, bis ein Löser nur noch eine Lösung findet.

# So arbeitet es

Ein volles Gitter entsteht wie bei \`grid\` und wird als Lösung aufbewahrt. Der Prüfer sucht eine andere Lösung
des bisherigen Rätsels. Gibt es eine, kommt eine Vorgabe aus der aufbewahrten Lösung hinzu, entweder in einer
Zelle, in der sich die beiden Lösungen unterscheiden, oder in einer beliebigen Zelle, und der Prüfer sucht
wieder. Gibt es keine andere Lösung mehr, ist das Rätsel gültig. Es ist selten minimal; ist ein minimales Rätsel
gewünscht oder sind es zu viele Vorgaben, werden daher anschließend Vorgaben entfernt wie bei \`dig\`.

# Warum es zu Sudoku passt

Die Zellen, in denen sich eine zweite Lösung unterscheidet, bilden eine unvermeidbare Menge: Mindestens eine von
ihnen muss vorgegeben sein. Eine Vorgabe in einer dieser Zellen ist also immer nützlich, und etwa zwei
Dutzend Prüfungen auf Eindeutigkeit genügen.

# Grenzen

Einem Prüfer, der die Eindeutigkeit nicht beweisen kann, wird geglaubt, wenn mehrere Läufe die aufbewahrte
Lösung und keine andere finden. Das kann falsch sein; daher muss ein anderer Löser das Rätsel prüfen.

# Literatur

Berggren and Nilsson, "A comparison of sudoku solving algorithms", KTH, 2012, Abschnitt 2.3.2 der Entwürfe, für zufällige Ziffern,
von einem Löser geprüft; jeder Löser darf der Prüfer sein. Vorgaben dort hinzuzufügen, wo sich zwei
Lösungen unterscheiden, trifft unvermeidbare Mengen wie bei McGuire, Tugemann and Civario, "There is no 16-clue Sudoku", 2012.`,

  "minimal.name": "Minimal, schnell",
  "minimal.docs": `Entfernt mehrere Vorgaben auf einmal, solange sich die meisten entfernen lassen, und prüft die Eindeutigkeit mit
dem 9×9-Kern. Früher gefundene zweite Lösungen beantworten spätere Prüfungen.

# So arbeitet es

Die drei Blöcke auf der Diagonale werden zufällig gefüllt, der Kern vervollständigt das Gitter, und eine
zufällige Symmetrie und Vertauschungen mischen es wie bei \`grid\`. Die Zellen des Gitters werden in zufälliger Reihenfolge besucht, und die nächsten Vorgaben werden zusammen
entfernt. Hat das Rätsel noch genau eine Lösung,
genügte eine einzige Prüfung für alle diese Vorgaben. Sonst werden die Zellen, in denen sich die zweite Lösung
unterscheidet, als unvermeidbare Menge gespeichert, von der mindestens eine Zelle vorgegeben sein muss. Sind alle anderen Zellen dieser Menge entfernt, kann die letzte Zelle der Menge nicht entfernt werden. Erreicht das
Entfernen diese Zelle, ist daher ohne Prüfung bekannt, dass ihre Vorgabe nötig ist. Das fertige Rätsel ist genau
das, das durch Entfernen einzelner Zellen entstünde, und jede seiner Vorgaben ist sicher nötig.

# Warum es zu Sudoku passt

Etwa 57 der 81 Zellen können entfernt werden, die meisten früh; daher werden die meisten Prüfungen gespart: Etwa
eine Prüfung ist für jede Vorgabe nötig, die bleibt, und etwa eine für je drei Zellen, die entfernt werden.

# Literatur

Die gespeicherten Mengen sind die unvermeidbaren Mengen von McGuire, Tugemann and Civario, "There is no 16-clue
Sudoku", 2012. Diese Mengen zum Entfernen zu verwenden, ist unsere eigene Idee.`,

  "grid.name": "Volles Gitter",
  "grid.docs": `Zieht ein volles Gitter zufällig.

# So arbeitet es

Der Generator setzt zufällige Ziffern in zufällige Zellen, und ein Löser vervollständigt das Gitter. Gelingt das
nicht, beginnt der Generator neu mit halb so vielen zufälligen Ziffern. Ein Gitter, das ohne zufällige Ziffern
vervollständigt wurde, wird durch eine Symmetrie umgeformt, die gleichverteilt aus allen Symmetrien des Sudokus
gezogen ist; alle gleichwertigen Gitter sind daher genau gleich wahrscheinlich.

Dann mischt eine Markow-Kette das Gitter. In jedem Schritt wählt sie zwei Ziffern, zwei Zeilen eines Streifens
oder zwei Spalten eines Stapels und vertauscht sie in Teilen des Gitters. Jeder Teil, dessen Vertauschung das Gitter gültig lässt, wird mit Wahrscheinlichkeit 1/2 vertauscht. Die Gleichverteilung ist unter diesem
Mischen stationär: Sind vorher alle Gitter gleich wahrscheinlich, sind sie es auch nachher; sonst nähert sich
ihre Verteilung der Gleichverteilung an.

# Warum es zu Sudoku passt

Ein Löser, der bei einem leeren Gitter läuft, liefert immer dasselbe Gitter oder eines, das die Reihenfolge
seiner Arbeit verrät. Die zufälligen Ziffern, die zufällige Symmetrie und das Mischen beseitigen je einen Teil
dieser Verzerrung. Jeder Löser darf das Gitter vervollständigen, auch ein Löser, der nichts beweist.

# Grenzen

Bei 4×4-Gittern kommen alle 288 Gitter gleich oft vor, soweit ein Test mit 28 800 Stichproben das zeigen kann.
Bei größeren Gittern ist nicht bewiesen, dass das Mischen jede Klasse von Gittern von jeder anderen aus
erreicht.

# Literatur

Zwei Ziffern in unabhängigen Mengen von Zellen zu vertauschen, ist die Kempe-Kette der Graphfärbung; durch Münzwurf zu
entscheiden, ob vertauscht wird, ist Gibbs-Sampling.`,
};
