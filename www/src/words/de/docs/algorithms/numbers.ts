/** Namen und Beschreibungen der Algorithmen, die Zahlenwerte der Kandidaten verändern. */
export const numbers: Readonly<Record<string, string>> = {
  "relaxation-labeling.name": "Relaxation Labeling",
  "relaxation-labeling.docs": `Gibt jedem Kandidaten eine Wahrscheinlichkeit und aktualisiert alle Wahrscheinlichkeiten zugleich, bis sich nichts mehr ändert.

# So arbeitet es

Die leeren Zellen sind *Objekte*, die Ziffern sind *Labels*. \`p_i(λ)\` ist die Wahrscheinlichkeit, die Objekt
\`i\` dem Label \`λ\` zuweist; anfangs sind alle Kandidaten einer Zelle gleich wahrscheinlich. Zwei Objekte sind
unverträglich, wenn sie Nachbarn sind und dasselbe Label annehmen, \`r_ij(λ,μ) = 0\`, sonst verträglich,
\`r_ij(λ,μ) = 1\`. Die *Unterstützung* eines Labels summiert seine Verträglichkeit mit allen Labels der anderen
Objekte, gewichtet mit deren Wahrscheinlichkeiten: \`q_i(λ) = Σ_j Σ_μ r_ij(λ,μ) p_j(μ)\`. Eine Iteration
multipliziert jede Wahrscheinlichkeit mit ihrer Unterstützung und normiert jede Zelle auf die Summe 1: \`p_i(λ)
← p_i(λ) q_i(λ) / Σ_μ p_i(μ) q_i(μ)\`.

Dadurch steigt die *mittlere lokale Konsistenz* \`A(p) = Σ_i Σ_λ p_i(λ) q_i(λ)\`. Sie nimmt nie ab, und bei
\`n\` leeren Zellen erreicht sie \`n (n − 1)\` genau an einer Lösung. Der Lauf endet, wenn eine Iteration sie um
weniger als \`epsilon\` ändert; die wahrscheinlichsten Ziffern sind dann entweder eine Lösung oder ein lokales
Maximum, das das Verfahren nicht verlassen kann.

# Ein Schritt

Eine Iteration aktualisiert jeden Kandidaten jeder leeren Zelle.

# Warum es zu Sudoku passt

Jede Zelle hängt nur von den Wahrscheinlichkeiten ihrer Nachbarn ab; daher werden alle Zellen parallel
aktualisiert, und nichts wird je zurückgenommen. Der Nachteil ist, dass das Verfahren nur ansteigt: Es endet bei
einem lokalen Maximum in der Nähe seines Anfangs; bei vielen Vorgaben ist dieses Maximum die Lösung, bei wenigen selten.

# Aufwand

Ein Objekt, das kein Nachbar ist, unterstützt jedes Label mit 1, ein Nachbar \`j\` das Label \`λ\` mit \`1 − p_j(λ)\`. Also ist
\`q_i(λ) = n − 1 − S_i(λ)\`, wobei \`S_i(λ)\` die Summe von \`p(λ)\` über die Nachbarn ist. Mit Summen über
Zeilen, Spalten und Blöcke braucht eine Iteration so viele Operationen wie leere Zellen × Ziffern. Die andere
Form (\`form\`) summiert nach der Definition, mit (leere Zellen × Ziffern)² Gliedern je Iteration.

# Parallel

Die neuen Wahrscheinlichkeiten einer Zelle hängen nur von denen der vorigen Iteration ab; daher lassen sich die
Zellen jeder Iteration auf Kerne verteilen, wie im parallelen Programm der Studie. Das geht auf der Seite in der Ansicht
der Kerne und auf der Kommandozeile mit \`lab solve --threads K\`. Jede Zahl wird auf jedem Worker in derselben
Reihenfolge berechnet; ein Lauf ist also für jedes K bis aufs letzte Bit derselbe. Paralleles Rechnen lohnt sich,
wenn die Unterstützung wie in der Definition über alle Labels summiert wird; mit Summen über Häuser dauert eine
Iteration kürzer als die Synchronisation der Worker.

# Literatur

Zannini, "Constraint propagation and backtracking, relaxation labeling", Ca' Foscari
University of Venice, 2021/22, Gleichungen 3.1 bis 3.3. Hummel and Zucker, "On the
Foundations of Relaxation Labeling Processes", IEEE PAMI 5(3), 1983.`,

  "divide-and-concur.name": "Divide and Concur",
  "divide-and-concur.docs": `Gibt jedem Kandidaten vier Repliken, eine für jede Art von Bedingung, und iteriert die Differenzabbildung
zwischen zwei Projektionen: auf die Bedingungen und auf die Übereinstimmung der Repliken.

# So arbeitet es

Jeder Kandidat einer leeren Zelle hat vier *Repliken*: reelle Zahlen, die zu seiner Zelle, seiner Zeile, seiner
Spalte und seinem Block gehören. Es gibt zwei Projektionen, und beide sind leicht zu berechnen. *Einigen*
(concur) ersetzt die Repliken jedes Kandidaten durch ihren Mittelwert: Das ergibt ein gemeinsames Gitter, das
die Bedingungen verletzt. *Teilen* (divide) setzt für jede Zelle ihre größte Replik auf 1 und die anderen auf 0,
und ebenso für jede Ziffer in jedem Haus: Dann sind alle Bedingungen erfüllt, aber in vier verschiedenen
Gittern. Eine Lösung ist ein Punkt, an dem alle Bedingungen gelten und alle Repliken übereinstimmen.

Wechseln sich die beiden Projektionen nur ab, fährt sich das Verfahren bald fest. Die Differenzabbildung bewegt
stattdessen alle Repliken \`x\` um die Differenz zweier Verkettungen der Projektionen. Mit \`c\` für Einigen und
\`d\` für Teilen ist das \`x ← x + β (d(2 c(x) − x) − c(x))\`. Die einzigen Fixpunkte dieser Abbildung sind die Punkte,
an denen beide Projektionen übereinstimmen; das Verfahren kann sich also, anders als das Relaxation Labeling, nicht an einem
lokalen Optimum festfahren.

Der Lauf endet, wenn die Kandidaten mit den größten Mittelwerten eine Lösung bilden. Die Iteration kann sehr
lange in einem Zyklus laufen; daher startet sie nach einer bestimmten Zahl von Iterationen mit neuen
zufälligen Repliken neu.

# Ein Schritt

Eine Iteration bewegt alle Repliken aller Kandidaten einmal.

# Warum es zu Sudoku passt

Jede Bedingung allein ist leicht zu erfüllen; schwer ist es, alle zugleich zu erfüllen. Das Verfahren versucht
keine Ziffern und zieht keine Schlüsse, löst aber die schwersten Rätsel. Wenige Vorgaben sind kein Problem; am
längsten dauern Rätsel, die lange Schlussketten erfordern. Bei den meisten stochastischen Suchen ist es
umgekehrt.

# Literatur

Elser, Rankenburg and Thibault, "Searching with iterated maps", PNAS 104(2), 2007. Gravel and
Elser, "Divide and concur", Physical Review E 78, 2008.`,

  "chaos.name": "Chaos",
  "chaos.docs": `Ein zeitkontinuierliches dynamisches System, in dem sich alle Kandidaten zugleich bewegen, angetrieben von jeder
Bedingung, die nicht erfüllt ist. Je länger eine Bedingung verletzt ist, desto stärker drückt sie; nur eine
Lösung ist daher ein stabiler Fixpunkt.

# So arbeitet es

Jeder Kandidat hat einen *Spin* zwischen −1 (falsch) und 1 (wahr); die Spins am Anfang sind zufällig. Die
Bedingungen sind *Klauseln* wie beim Erfüllbarkeitsproblem (SAT): Von zwei Kandidaten, die einander
ausschließen, ist höchstens einer wahr; von den Kandidaten einer Zelle, oder einer Ziffer in einem Haus, ist
mindestens einer wahr. \`K\` misst, wie weit eine Klausel davon entfernt ist, erfüllt zu sein: 0, wenn sie
erfüllt ist, 1, wenn sie vollständig verletzt ist. Jede Klausel hat ein *Gewicht* \`a\`, anfangs 1.

Die Spins \`s\` folgen dem Gradientenabstieg auf der Energie \`V = Σ a K²\`: \`ds/dt = −∂V/∂s\`. Auch Relaxation
Labeling und die Boltzmann-Maschine bewegen sich auf einer solchen Landschaft und bleiben in ihren lokalen
Minima stecken. Hier ändert sich die Landschaft selbst: Die Gewichte verletzter Klauseln wachsen, \`da/dt = a
K\`, bis das lokale Minimum verschwindet und die Spins weiterlaufen. Bei schweren Rätseln bewegen sich die Spins lange
chaotisch (*transientes Chaos*); dann konvergieren sie plötzlich zur Lösung. Der Lauf endet, sobald die
Kandidaten mit positivem Spin eine Lösung bilden.

In jedem Augenblick ist die Wahrscheinlichkeit, das Chaos zu verlassen, etwa gleich. Diese *Fluchtrate* \`κ\`
misst, wie schwer ein Rätsel ist: \`η = −log₁₀ κ\` ist eine Skala der Schwierigkeit.

# Ein Schritt

Alle Spins und alle Gewichte rücken um einen Zeitschritt vor, der so lang ist, wie es die Fehlertoleranz erlaubt.

# Zwei Integratoren

Gewichte wachsen exponentiell, und Spins unter großen Gewichten bewegen sich schnell; die
Differentialgleichungen sind daher steif. Das Runge-Kutta-Verfahren muss dem schnellsten Spin folgen, mit immer
kürzeren Schritten. Operator-Splitting bewegt einen Kandidaten nach dem anderen, während alle anderen
stillstehen; dafür gibt es eine geschlossene Lösung, wie groß die Gewichte auch sind. Die Schritte müssen daher
nur Spins auflösen, die sich weit bewegen.

# Warum es zu Sudoku passt

Das Verfahren versucht keine Ziffern und zieht keine Schlüsse, löst aber die schwersten Rätsel. Andere Verfahren
sind viel schneller als dieses; sein Gewinn ist die Fluchtrate, die Rätsel ähnlich ordnet wie Menschen.

# Grenzen

Das Verfahren beweist nichts: Hat ein Rätsel keine Lösung, bewegen sich die Spins bis zum letzten Schritt.

# Literatur

Ercsey-Ravasz and Toroczkai, "Optimization hardness as transient chaos in an analog approach to
constraint satisfaction", Nature Physics 7, 2011, und "The Chaos Within Sudoku", Scientific
Reports 2, 725, 2012. Cash and Karp, "A variable order Runge-Kutta method for initial value
problems with rapidly varying right-hand sides", ACM TOMS 16(3), 1990.`,

  "belief-propagation.name": "Belief Propagation",
  "belief-propagation.docs": `Schickt Nachrichten zwischen Kandidaten und den Bedingungen der Zellen und Häuser hin und her, wie beim
Dekodieren von LDPC-Codes, bis die Nachrichten konvergieren. Danach wird der wahrscheinlichste Kandidat
festgelegt (Dezimierung).

# So arbeitet es

Die Bedingungen sind die *Faktoren* eines Faktorgraphen, jeder über mehrere Kandidaten. Zwischen einem Faktor
und jedem seiner Kandidaten gibt es zwei *Nachrichten*, eine in jeder Richtung. Die Nachricht eines Kandidaten
an einen Faktor ist das Produkt der Nachrichten seiner anderen Faktoren. Die Nachricht eines Faktors an einen
Kandidaten ist die Wahrscheinlichkeit, die die Bedingung diesem Kandidaten gibt, wenn die anderen Kandidaten
des Faktors die Wahrscheinlichkeiten ihrer Nachrichten haben. Die *Überzeugung* (belief) von einem Kandidaten
ist das Produkt der Nachrichten seiner Häuser, normiert über seine Zelle. Eine Iteration schickt alle
Nachrichten einmal.

Es gibt zwei Faktorisierungen. Die Faktorisierung *genau einer* hat einen Faktor für
jede Zelle und einen für jede Ziffer in jedem Haus, 324 bei einem 9×9-Gitter. Die Nachricht eines Faktors ist die Chance
(odds) des Kandidaten: 1 zur Summe der Chancen der anderen Kandidaten. Die Faktorisierung *alle verschieden* hat einen
Faktor für jedes Haus, 27 bei einem 9×9-Gitter. Eine Nachricht summiert
über alle Arten, die Zellen des Hauses mit verschiedenen Ziffern zu füllen. Diese Summe ist eine Permanente;
dynamische Programmierung über Mengen von Ziffern braucht für 9 Zellen nur 2⁹ Mengen statt 9! Arten.

Eine Nachricht, die sicher ist, ändert sich nicht mehr: Ein Kandidat, der keinen Platz mehr hat, bleibt
ausgeschlossen.

# Warum gedämpft wird

Auf einem Graphen ohne Zyklen (einem Baum) wären die Nachrichten exakt. Der Faktorgraph von Sudoku hat Zyklen;
jede Nachricht kehrt daher einige Iterationen später zu ihrem Absender zurück und wird als neuer Hinweis
gezählt, sodass die Nachrichten meist endlos schwingen. *Dämpfung* behält einen Teil der alten Nachricht, im
Logarithmus, sodass die Schwingung abklingt.

# Dezimierung

Auch konvergierte Nachrichten ergeben nicht immer eine Lösung. Dann wird der wahrscheinlichste Kandidat festgelegt,
und für den Rest des Rätsels werden wieder Nachrichten geschickt. Nach einem Widerspruch startet die Suche neu,
mit zufälligem Rauschen in der Wahl des Kandidaten. Um zu messen, was die Nachrichten beitragen, legt eine
Vergleichsvariante stattdessen zufällige Kandidaten fest.

# Ein Schritt

Eine Runde schickt alle Nachrichten einmal oder legt einen Kandidaten fest.

# Warum es zu Sudoku passt

Beim Relaxation Labeling liefert jedes Haus nur Hinweise gegen eine Ziffer. Nachrichten enthalten auch Hinweise
für eine Ziffer: dass sie keinen anderen Platz mehr hat. Belief Propagation findet daher alle Singles und einige
weitere Schlüsse. Wo ein Löser eine Annahme machen muss, findet Belief Propagation wenig. Werden nach jeder Entscheidung
Singles propagiert, löst eine zufällige Wahl der Kandidaten mit mehr Neustarts ebenso viele Rätsel in weit
kürzerer Zeit.

# Literatur

Moon and Gunther, "Multiple constraint satisfaction by belief propagation: An example using Sudoku", IEEE Mountain
Workshop on Adaptive and Learning Systems, 2006. Kschischang, Frey and Loeliger, "Factor graphs and the sum-product
algorithm", IEEE Transactions on Information Theory 47(2), 2001. Montanari, Ricci-Tersenghi and Semerjian, "Solving
constraint satisfaction problems through belief propagation-guided decimation", Allerton 2007.`,
  "learned.name": "Gelerntes Message Passing",
  "learned.docs": `Ein kleines neuronales Netz schickt Nachrichten zwischen Kandidaten, bis jede Zelle zu einer Ziffer konvergiert
ist. Seine Gewichte wurden aus gelösten Rätseln gelernt.

# So arbeitet es

Das Netz ist ein rekurrentes neuronales Graphennetz. Jeder Kandidat jeder leeren Zelle ist ein Knoten, dessen Zustand
aus 32 Zahlen besteht; alle Knoten beginnen im selben Zustand. In einem Schritt addiert jeder Knoten die Zustände in
den sechs Gruppen, zu denen er gehört: die Kandidaten seiner Zelle und die Kandidaten seiner Ziffer in seiner Zeile,
seiner Spalte, seinem Block, seiner Minizeile und seiner Minispalte (den Schnittmengen eines Blocks mit einer Zeile und
einer Spalte). Eine Schicht verborgener Einheiten berechnet aus diesen Summen und dem eigenen Zustand des Knotens eine
Änderung des Zustands. Alle Knoten und alle Schritte benutzen dieselben Gewichte, die daher für Gitter jeder Größe
gelten.

Nach jedem Schritt macht eine lineare Ausgabeschicht aus dem Zustand jedes Knotens eine Zahl, das *Logit*. Die Softmax-Funktion
über die Kandidaten einer Zelle macht aus den Logits Wahrscheinlichkeiten. Das Rätsel ist gelöst, wenn die
wahrscheinlichsten Ziffern eine Lösung bilden.

Die Gewichte wurden mit Backpropagation durch die Zeit und dem Optimierer Adam aus 9×9-Rätseln mit ihren Lösungen
gelernt. Die mitgelieferten Gewichte sind auf 8 Bit gerundet.

# Ein Schritt

Ein Schritt ändert die Zustände aller Kandidaten einmal oder versucht in der geführten Suche eine Ziffer.

# Warum es zu Sudoku passt

Ein Sudoku ändert sich nicht, wenn Ziffern umbenannt oder Zeilen eines Streifens vertauscht werden. Das Netz behandelt solche
Rätsel gleich, weil seine Knoten dieselben Gewichte haben; es muss diese Symmetrien also nicht aus Beispielen lernen. Auch Relaxation Labeling ändert Wahrscheinlichkeiten durch verwandte Zellen, aber seine Kompatibilitäten stehen
fest: Mit gelernten Gewichten löst das Netz die meisten Rätsel mit 17 Vorgaben, Relaxation Labeling löst keines davon.

Ein Netz beweist nie etwas. Es löst kaum eines der Rätsel, die für Menschen am schwersten sind, und erkennt Rätsel ohne
Lösung nicht. Eine Suche, die Ziffern in der Reihenfolge der Wahrscheinlichkeiten des Netzes versucht, ist vollständig.

# Literatur

Palm, Paquet and Winther, "Recurrent relational networks", NeurIPS 2018, für Message Passing, das in jedem Schritt
trainiert wird; Pelillo and Refice, "Learning compatibility coefficients for relaxation labeling processes", IEEE
Transactions on Pattern Analysis and Machine Intelligence 16(9), 1994; Kingma and Ba, "Adam: a method for stochastic
optimization", ICLR 2015. Das Netz ist unser eigenes.`,
};
