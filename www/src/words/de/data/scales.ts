/** Skalen der Schwierigkeit. */
export const texts: Readonly<Record<string, string>> = {
  "clues.name": "Vorgaben",
  "clues.measures": "Anzahl der Vorgaben.",
  "clues.definition":
    "Die Zahl der Zellen, die am Anfang gefüllt sind. Viele Bücher verwenden diese Skala, obwohl sie fast nichts über die Schwierigkeit eines Rätsels sagt.",
  "clues.source": "allgemeiner Brauch",
  "clues.unit": "Vorgaben",
  "clues.checked": "Die Bewertung ist eine Anzahl; es gibt nichts zu prüfen.",
  "clues.columns.clues.name": "Vorgaben",

  "se.measures":
    "Schwierigkeit des schwersten Schritts, wenn immer der leichteste mögliche Schritt gewählt wird.",
  "se.definition":
    "Jeder Schritt verwendet die erste anwendbare Regel einer Liste und hat deren Schwierigkeit: 1,0 für die letzte Zelle eines Hauses, 1,2 und 1,5 für versteckte Singles, 2,3 für nackte Singles, bis 5,4 für eingeschlossene Kandidaten, Teilmengen, Fische und Wings, 5,6 bis 6,1 für BUGs, 6,2 für ausgerichtete Paare und ab 6,5 für Ketten und Netze. Bei Ketten und Netzen kommt für jede der Längen 4, 6, 8, 12, 16, 24 und so weiter, die überschritten wird, 0,1 hinzu; von mehreren Ketten zählt die leichteste. ER ist die Schwierigkeit des schwersten Schritts, EP die Schwierigkeit des schwersten Schritts bis zur ersten gesetzten Ziffer und ED die Schwierigkeit des ersten Schritts. Die Regeln sind die des Programms SukakuExplainer, das die Regeln von Sudoku Explainer 1.2.1 um Ketten aus zwei und drei starken Verbindungen (4,0 bis 4,3 und 5,4 bis 5,7) und um Wings aus vier und fünf Zellen (5,5, 5,6 und 6,2 bis 6,4) ergänzt. Reichen auch dynamische Ketten, die ihrerseits dynamische Ketten enthalten, nicht aus, ist die Bewertung eine untere Schranke.",
  "se.unit": "Schwierigkeit",
  "se.checked":
    "Von 1 500 Rätseln mit einer ER ab 5,0 in SukakuExplainer haben hier 1 496 dieselbe ER. Von den anderen vier weicht eines um 0,1 ab; vielleicht führt bei ihnen die Wahl zwischen gleich leichten Schritten auf einen anderen Weg. Wie starke Verbindungen verknüpft werden, wurde an diesen Rätseln eingestellt; die Übereinstimmung zwischen 5,4 und 5,7 ist also eine Folge dieser Anpassung. EP und ED sind nicht geprüft.",

  "hodoku.measures": "Techniken, die ein Mensch braucht, und der Gesamtaufwand der Schritte.",
  "hodoku.definition":
    "Das Rätsel wird Schritt für Schritt mit der ersten anwendbaren Technik aus HoDoKus Standardreihenfolge gelöst; ist keine anwendbar, wird eine Ziffer der Lösung eingetragen. Jeder Schritt hat Grundpunkte und eine Stufe; die Punktzahl ist die Summe der Grundpunkte. Die Stufe ist die des schwersten Schritts und wird erhöht, solange die Punktzahl das Maximum der Stufe übersteigt: 800 für Easy, 1 000 für Medium, 1 600 für Hard, 1 800 für Unfair. Könnte ein Rätsel eine Technik von HoDoKu brauchen, die hier fehlt, ist seine Bewertung nur eine Schranke. Bietet eine Technik mehrere Schritte, führt HoDoKu womöglich einen anderen davon zuerst aus. Gleichwertige Rätsel (mit umbenannten Ziffern oder vertauschten Zeilen und Spalten) bieten diese Schritte in anderer Reihenfolge; ihre Punktzahlen und Stufen können also verschieden sein.",
  "hodoku.source": "Hobiger, HoDoKu 2, Standardeinstellungen",
  "hodoku.unit": "Punkte",
  "hodoku.checked":
    "Stufe und Punktzahl von drei Rätseln stimmen mit HoDoKu überein, und jede Technik hat die Stufe, die Grundpunkte und den Platz aus HoDoKus Liste. HoDoKus Bewertungen anderer Rätsel liegen hier nicht vor.",
  "hodoku.columns.hodoku_level.name": "Stufe von HoDoKu",
  "hodoku.columns.hodoku_score.name": "Punkte von HoDoKu",

  "qqwing.name": "Klasse von QQWing",
  "qqwing.measures": "Schwerste Art von Regeln, die das Rätsel erfordert.",
  "qqwing.definition":
    "Simple: Nackte Singles lösen das Rätsel. Easy: Auch versteckte Singles sind nötig. Intermediate: Auch eingeschlossene Kandidaten (beider Arten), nackte Paare oder versteckte Paare sind nötig. Expert: Es muss geraten werden. QQWing sucht Singles vor allen anderen Regeln und nackte Singles vor versteckten; jede gemeldete Regel ist also nötig. Die Reihenfolge der anderen Regeln spielt keine Rolle, denn keine dieser Regeln entfernt etwas, das eine andere braucht.",
  "qqwing.unit": "Klassen",
  "qqwing.checked":
    "Alle 1 600 Rätsel, die QQWing eingestuft hat, 400 je Klasse, haben hier dieselbe Klasse.",
  "qqwing.columns.qqwing.name": "Klasse von QQWing",

  "search-depth.name": "Suchtiefe",
  "search-depth.measures": "Tiefe des Suchbaums, in der ein ratender Löser die Lösung findet.",
  "search-depth.definition":
    "Der Löser setzt nackte und versteckte Singles, bis es keine mehr gibt. Dann verzweigt er bei einer Zelle mit den wenigsten Kandidaten oder bei einer Ziffer, die in einem Haus ebenso wenige Plätze hat; unter diesen Zellen und Ziffern wählt er zufällig mit gleicher Wahrscheinlichkeit. Er versucht die Möglichkeiten in zufälliger Reihenfolge und springt bei einem Widerspruch zurück. Die Tiefe ist die Zahl der Entscheidungen auf dem Weg zum vollen Gitter. Die Bewertung ist der Mittelwert aus 50 Läufen; Rätsel, die Singles lösen, haben die Bewertung 0.",
  "search-depth.source":
    'Radcliffe, "3 million Sudoku puzzles with ratings", Kaggle: die mittlere Tiefe des Suchbaums eines Lösers über zehn Versuche. Radcliffes Löser ist nicht veröffentlicht; der hier verwendete Löser ist typisch für Programme, die durch Raten bewerten.',
  "search-depth.unit": "Rateschritte",
  "search-depth.checked":
    "Bei 2 500 von Radcliffes Rätseln ist die Rangkorrelation (Spearman) mit seiner Bewertung 0,976, und beide Bewertungen sind für dieselben Rätsel 0. Beide Bewertungen sind Mittelwerte zufälliger Läufe (bei Radcliffe aus zehn); eine vollkommene Übereinstimmung ist also unmöglich.",
  "search-depth.columns.search_depth.name": "Suchtiefe",

  "guesses.name": "Rateschritte",
  "guesses.measures":
    "Mittlere Zahl der Rateschritte eines einfachen Lösers bei gleichwertigen Rätseln.",
  "guesses.definition":
    "Der Löser setzt nackte und versteckte Singles, bis es keine mehr gibt, und versucht dann die Kandidaten der ersten Zelle mit den wenigsten Kandidaten in aufsteigender Reihenfolge. Ein Rateschritt ist eine Ziffer, die versucht wird, während ein anderer Kandidat der Zelle übrig ist. Welche Zelle die erste ist, ist willkürlich; daher löst der Löser 50 zufällige Rätsel, die dem Rätsel gleichwertig sind: Waagerechte und senkrechte Streifen von Blöcken, die Zeilen in jedem waagerechten und die Spalten in jedem senkrechten Streifen werden umgestellt, gegebenenfalls werden Zeilen zu Spalten, und die Ziffern werden umbenannt. Die Bewertung ist der Mittelwert mit seinem 95-%-Konfidenzintervall.",
  "guesses.source":
    "Vergleiche schneller Löser nennen die Zahl der Rateschritte; der Generator von tdoku verwendet den Mittelwert über gleichwertige Rätsel.",
  "guesses.unit": "Rateschritte",
  "guesses.checked":
    "Bei den Rätseln mit 17 Vorgaben ist der Mittelwert 3,21. Der Vergleich von tdoku nennt 4,47 und 4,84 für Löser, die Singles finden, und 1,76 für einen Löser, der auch eingeschlossene Kandidaten findet; jeder Löser zählt Rateschritte auf eigene Weise.",
  "guesses.columns.guesses.name": "Rateschritte",

  "backdoor.name": "Größe der Hintertür",
  "backdoor.measures":
    "Kleinste Zahl von Zellen, deren Ziffern bekannt sein müssen, damit Singles den Rest lösen.",
  "backdoor.definition":
    "Die kleinste Zahl leerer Zellen, die aus der Lösung gefüllt werden müssen, damit nackte und versteckte Singles den Rest des Gitters füllen; 0, wenn Singles das Rätsel lösen. Alle Mengen aus einer, zwei und drei Zellen werden in der Reihenfolge der Zellen versucht, und die erste ausreichende Menge wird gemeldet. Rätsel, die mehr Zellen brauchen, erhalten die Bewertung >=4.",
  "backdoor.source":
    'Williams, Gomes and Selman, "Backdoors to typical case complexity", IJCAI 2003, mit Singles als Teillöser; HoDoKu sucht dieselben Mengen.',
  "backdoor.unit": "Zellen",
  "backdoor.checked":
    "Es ist keine Tabelle veröffentlicht. Die Mengen stimmen mit denen einer langsameren vollständigen Suche überein.",
  "backdoor.columns.backdoor.name": "Größe der Hintertür",

  "ga-generations.name": "Generationen",
  "ga-generations.measures":
    "Zahl der Generationen, die ein genetischer Algorithmus nach dem Setzen der Singles braucht.",
  "ga-generations.definition":
    "Zuerst werden nackte und versteckte Singles gesetzt. In einem Individuum enthält jeder Block alle seine Ziffern; die Fitness zählt die Ziffern, die in Zeilen und Spalten fehlen, und die Ziffern, die keine Kandidaten ihrer Zelle sind. Es gibt 200 Individuen. Das beste Individuum überlebt. Jedes andere Individuum entsteht aus zwei Eltern; jeder Elternteil ist das beste von drei zufällig gezogenen Individuen. Das Kind übernimmt jeden Block von einem der beiden Elternteile; dann werden die Ziffern von einem oder zwei Paaren von Zellen eines Blocks vertauscht. Nach 50 Generationen ohne ein besseres Individuum werden alle Individuen neu gezogen; ein Lauf endet nach 300 Generationen. Die Bewertung ist die Gesamtzahl der Generationen von zehn Läufen, geteilt durch die Zahl der Läufe, die die Lösung fanden; fand kein Lauf die Lösung, ist die Gesamtzahl der Generationen eine untere Schranke.",
  "ga-generations.source":
    'Mantere and Koljonen, "Solving, rating and generating Sudoku puzzles with GA", IEEE CEC 2007, für die Idee dieser Bewertung; der genetische Algorithmus wurde für dieses Projekt geschrieben.',
  "ga-generations.unit": "Generationen",
  "ga-generations.checked":
    "Bei 205 Rätseln aller Art ist die Rangkorrelation mit der Suchtiefe 0,93. Die Rätsel der Tabelle von Mantere und Koljonen liegen hier nicht vor.",
  "ga-generations.columns.ga_generations.name": "Generationen",

  "labeling-shortfall.name": "Fehlbetrag des Relaxation Labeling",
  "labeling-shortfall.measures":
    "Differenz zwischen der mittleren lokalen Konsistenz einer Lösung und der Konsistenz, die Relaxation Labeling erreicht.",
  "labeling-shortfall.definition":
    "Zuerst werden nackte und versteckte Singles gesetzt. Relaxation Labeling beginnt dann in den n übrigen leeren Zellen mit gleich wahrscheinlichen Kandidaten und endet, wenn eine Iteration die mittlere lokale Konsistenz A(p) um weniger als 0,01 ändert. Bei einer Lösung ist A(p) gleich n (n − 1), sonst ist A(p) überall kleiner; die Bewertung ist die Differenz. A(p) ist das Doppelte der erwarteten Zahl konsistenter Zellpaare; die Bewertung ist also das Doppelte der erwarteten Zahl von Zellpaaren mit einem Konflikt.",
  "labeling-shortfall.source":
    "dieses Projekt, auf der Grundlage von Zanninis Relaxation Labeling (Ca' Foscari, 2021/22)",
  "labeling-shortfall.unit": "Zellpaare mit Konflikt, doppelt gezählt",
  "labeling-shortfall.checked":
    "Bei 205 Rätseln aller Art ist die Rangkorrelation mit der Suchtiefe 0,85; ohne die Singles am Anfang ist sie 0,43.",
  "labeling-shortfall.columns.labeling_shortfall.name": "Fehlbetrag des Labeling",

  "eta.name": "Richterskala des Chaos",
  "eta.measures":
    "Wie lange ein zeitkontinuierlicher Löser chaotisch bleibt, bevor er die Lösung erreicht.",
  "eta.definition":
    "Jeder Kandidat, den die Vorgaben zulassen, ist ein Spin zwischen falsch und wahr, und jede verletzte Klausel verschiebt ihre Spins mit wachsendem Gewicht, wie im Löser `chaos`. Hier läuft dieser Löser mit Operator-Splitting, mit einer Toleranz von 0,02 und ohne Singles. Trajektorien, die bei zufälligen Spins beginnen, entkommen, wenn sie die Lösung erreichen; sonst werden sie zur Zeit 150 abgebrochen. Gezählt wird ab der Zeit 50 oder ab der Zeit, zu der die Hälfte der Trajektorien entkommen ist, falls diese früher liegt. Die Rate κ ist die Zahl der danach entkommenen Trajektorien, geteilt durch die Gesamtzeit aller Trajektorien nach diesem Beginn. Die Bewertung ist η = −log₁₀ κ, aber mindestens 0, mit dem 95-%-Konfidenzintervall einer konstanten Rate. Die Bewertung steht fest, wenn nach diesem Beginn 40 Trajektorien entkommen sind, spätestens aber nach 300 000 Schritten; ist keine Trajektorie entkommen, ist die Bewertung eine untere Schranke.",
  "eta.source":
    "Ercsey-Ravasz und Toroczkai, „The Chaos Within Sudoku“, Scientific Reports 2, 725, 2012. Klauseln, die eine Zeile oder eine Spalte mit einem Block gemeinsam hat, zählen hier einmal; die Dauer der Trajektorien und der Integrator wurden für dieses Projekt gewählt.",
  "eta.unit": "−log₁₀ der entkommenen Trajektorien je Zeiteinheit",
  "eta.checked":
    "Für das Rätsel „Platinum Blonde“ ist die Bewertung 3,58 veröffentlicht; hier hat es 3,95, mit einem Intervall von 3,7 bis 4,3 über 800 Trajektorien. Die Rate dieses Rätsels steigt nach der Zeit 100 noch, sodass die schwersten Rätsel etwas zu schwer bewertet werden. Leichte Rätsel mit vielen Vorgaben liegen unter 1, wie veröffentlicht.",
  "eta.columns.eta.name": "η",

  "kernel-nodes.name": "Knoten des 9×9-Kerns",
  "kernel-nodes.measures": "Mittlere Zahl der Suchknoten des 9×9-Kerns.",
  "kernel-nodes.definition":
    "Der Löser `fast`, der Singles, eingeschlossene Kandidaten und auf drei Ziffern festgelegte Minizeilen findet, löst 50 zufällige Rätsel, die dem Rätsel gleichwertig sind: Waagerechte und senkrechte Streifen von Blöcken, die Zeilen in jedem waagerechten und die Spalten in jedem senkrechten Streifen werden umgestellt, gegebenenfalls werden Zeilen zu Spalten, und die Ziffern werden umbenannt. Die Bewertung ist die mittlere Zahl der Knoten mit ihrem 95-%-Konfidenzintervall.",
  "kernel-nodes.source": "dieses Projekt",
  "kernel-nodes.unit": "Knoten",
  "kernel-nodes.checked":
    "Bei 205 Rätseln aller Art ist die Rangkorrelation mit der Suchtiefe 0,80.",
  "kernel-nodes.columns.kernel_nodes.name": "Knoten des Kerns",
};
