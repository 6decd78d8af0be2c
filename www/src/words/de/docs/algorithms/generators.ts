/** Wie Algorithmen heißen, die Rätsel erzeugen, und was sie von sich sagen. */
export const generators: Readonly<Record<string, string>> = {
  "dig.name": "Graben",
  "dig.docs": `Füllt ein Gitter zufällig und entfernt dann Vorgaben in zufälliger Reihenfolge, solange der Rest genau
eine Lösung hat.

# So arbeitet es

Ein volles Gitter entsteht wie bei \`grid\`. Seine Zellen werden in zufälliger Reihenfolge genommen oder, für ein
symmetrisches Rätsel, in Mengen, die die Symmetrie aufeinander abbildet. Der Prüfer wird gefragt, ob das Rätsel ohne
sie eine zweite Lösung hat; wenn nicht, fallen sie weg. Eine Vorgabe, die nicht wegfallen konnte, wird gebraucht, wie
viele andere später auch wegfallen; daher wird jede Zelle einmal versucht, und das Rätsel ist am Ende minimal: außer
wo eine untere Grenze es aufhielt, wo Zellen in Mengen wegfallen oder wo der Prüfer aufgab; dann sagen die Zähler, für
wie viele Vorgaben der Bedarf erwiesen ist.

# Warum es zu Sudoku passt

Die Prüfung ist für einen Löser leicht, solange viele Vorgaben stehen, und es sind nie mehr Prüfungen als Zellen. Das
Rätsel ist in jedem Augenblick gültig, wenn der Prüfer das beweisen kann.

# Grenzen

Ein Prüfer, der nicht beweisen kann, dass eine Lösung die einzige ist, wird in mehreren Läufen danach gefragt. Finden
sie die bekannte Lösung und keine andere, fallen die Vorgaben weg, was falsch sein kann: Ein anderer Löser muss das
Rätsel beurteilen. Finden sie gar nichts, bleiben die Vorgaben. Das volle Gitter macht dann der schnellste Löser.

# Literatur

Berggren and Nilsson, "A comparison of sudoku solving algorithms", KTH, 2012, Abschnitt 3.2.2, über das Erzeugen:
zufällige Ziffern, von einem Löser geprüft, oder ein Löser am leeren Gitter. Welche Familien sich dafür eignen, ist
eine ihrer Fragen; hier darf jeder Löser der Prüfer sein.`,

  "build-up.name": "Aufbauen",
  "build-up.docs": `Fügt einem leeren Gitter Vorgaben hinzu, bis ein Löser nur noch eine Lösung findet.

# So arbeitet es

Ein volles Gitter entsteht wie bei \`grid\` und wird als Lösung beiseitegelegt. Der Prüfer wird nach einer anderen
Lösung des bisherigen Rätsels gefragt; eine Vorgabe aus der beiseitegelegten Lösung kommt hinzu, wo sich die beiden
unterscheiden oder irgendwo, und der Prüfer wird wieder gefragt. Gibt es keine andere mehr, ist das Rätsel gültig. Es
ist kaum je minimal; ist das gewünscht oder sind es zu viele Vorgaben, werden daher anschließend welche entfernt wie
bei \`dig\`.

# Warum es zu Sudoku passt

Jede zweite Lösung, die gefunden wird, ist eine Menge von Zellen, von denen eine vorgegeben sein muss; eine Vorgabe
dort ist in diesem Augenblick also nie umsonst, und etwa zwei Dutzend Fragen genügen.

# Grenzen

Einem Prüfer, der nicht beweisen kann, dass eine Lösung die einzige ist, wird geglaubt, wenn mehrere Läufe die
beiseitegelegte Lösung und keine andere finden. Das kann falsch sein: Ein anderer Löser muss das Rätsel beurteilen.

# Literatur

Berggren and Nilsson, "A comparison of sudoku solving algorithms", KTH, 2012, Abschnitt 3.2.2, für zufällige Ziffern,
von einem Löser geprüft; jeder Löser darf der Prüfer sein. Dort zu ergänzen, wo sich zwei Lösungen unterscheiden, ist
das Treffen der unvermeidbaren Mengen von McGuire, Tugemann and Civario, "There is no 16-clue Sudoku", 2012.`,

  "minimal.name": "Minimal, schnell",
  "minimal.docs": `Gräbt mit dem 9×9-Kern, viele Zellen auf einmal, solange die meisten wegfallen können; zweite Lösungen,
einmal gefunden, beantworten spätere Prüfungen.

# So arbeitet es

Die drei Blöcke auf der Diagonale werden zufällig gefüllt, der Kern vervollständigt das Gitter, und eine zufällige
Symmetrie und Vertauschungen mischen es wie bei \`grid\`. Seine Zellen werden in zufälliger Reihenfolge genommen, und
statt einer werden die nächsten paar auf einmal entfernt. Gibt es dann noch genau eine Lösung, hat eine Prüfung für
alle geantwortet. Wenn nicht, werden die Zellen, in denen sich die zweite Lösung unterscheidet, als eine Menge
gemerkt, von der eine vorgegeben sein muss: Weiter als bis zur letzten von ihnen in der Reihenfolge kommt das Graben
nicht, und wenn es dort ankommt, ist der Bedarf dieser Zelle ohne Prüfung erwiesen. Am Ende steht genau das Rätsel, das
auch entstünde, wenn die Zellen einzeln genommen würden; für jede Vorgabe darin ist der Bedarf erwiesen.

# Warum es zu Sudoku passt

Von 81 Zellen können etwa 57 wegfallen, die meisten früh; daher werden die meisten Prüfungen gespart: Etwa eine ist für
jede Vorgabe nötig, die bleibt, und etwa eine für drei, die wegfallen.

# Literatur

Mengen, von denen eine Zelle vorgegeben sein muss, sind die unvermeidbaren Mengen von McGuire, Tugemann and Civario,
"There is no 16-clue Sudoku", 2012. Mit ihnen zu graben, stammt von uns.`,

  "grid.name": "Volles Gitter",
  "grid.docs": `Füllt ein ganzes Gitter zufällig.

# So arbeitet es

Einige zufällige Ziffern kommen in zufällige Zellen, und ein Löser vervollständigt sie oder zeigt, dass es nicht geht;
dann folgt ein neuer Versuch mit halb so vielen. War nichts vorgegeben, wird eine aus allen gezogene Symmetrie
angewandt, sodass alle Gitter, die einander gleichwertig sind, genau gleich wahrscheinlich sind. Dann wird das Gitter
gemischt: Zwei Ziffern, zwei Zeilen eines Streifens oder zwei Spalten eines Stapels werden vertauscht, wo immer das
möglich ist, an jeder Stelle durch Münzwurf. Dass alle Gitter gleich wahrscheinlich sind, ist das, worauf das Mischen
hinstrebt: Es erhält diesen Zustand, wo er besteht, und nähert sich ihm sonst.

# Warum es zu Sudoku passt

Ein Löser am leeren Gitter macht ein Gitter, aber immer dasselbe oder eines, das verrät, in welcher Reihenfolge der
Löser vorgeht. Die Ziffern am Anfang, die Symmetrie und das Mischen nehmen je etwas davon weg. Jeder Löser darf der
Prüfer sein, auch einer, der nichts beweist.

# Grenzen

Bei 4×4-Gittern kommen alle 288 gleich oft vor, soweit ein Test mit 28 800 das sagen kann. Bei größeren ist nicht
bewiesen, dass das Mischen jede Klasse von Gittern von jeder anderen aus erreicht.

# Literatur

Zwei Ziffern in unabhängigen Mengen von Zellen zu vertauschen, ist die Kempe-Kette der Graphfärbung; durch Münzwurf zu
entscheiden, ob vertauscht wird, ist Gibbs-Sampling.`,
};
