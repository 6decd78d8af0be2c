/** Wie Algorithmen heißen, die Zahlen für Kandidaten bewegen, und was sie von sich sagen. */
export const numbers: Readonly<Record<string, string>> = {
  "relaxation-labeling.name": "Relaxation Labeling",
  "relaxation-labeling.docs": `Gibt jedem Kandidaten eine Wahrscheinlichkeit und passt alle zugleich an, bis sich nichts mehr ändert.

# So arbeitet es

Die leeren Zellen sind *Objekte*, die Ziffern sind *Label*. \`p_i(λ)\` sagt, wie stark Objekt \`i\` an Label \`λ\`
glaubt; anfangs sind alle Kandidaten einer Zelle gleich wahrscheinlich. Zwei Objekte sind unverträglich, wenn
sie Nachbarn sind und dasselbe Label annehmen, \`r_ij(λ,μ) = 0\`, und sonst überall verträglich,
\`r_ij(λ,μ) = 1\`. Die *Unterstützung* eines Labels ist, was alle anderen Objekte dazu sagen:
\`q_i(λ) = Σ_j Σ_μ r_ij(λ,μ) p_j(μ)\`. Eine Iteration multipliziert jede Wahrscheinlichkeit mit ihrer
Unterstützung und bringt jede Zelle wieder auf die Summe 1: \`p_i(λ) ← p_i(λ) q_i(λ) / Σ_μ p_i(μ) q_i(μ)\`.

Was steigt, ist die *mittlere lokale Konsistenz* \`A(p) = Σ_i Σ_λ p_i(λ) q_i(λ)\`. Sie fällt nie, und bei \`n\`
leeren Zellen erreicht sie \`n (n − 1)\` genau an einer Lösung. Der Lauf endet, wenn eine Iteration sie um weniger
als \`epsilon\` ändert; die wahrscheinlichsten Ziffern sind dann entweder eine Lösung oder ein Kompromiss, von dem
das Verfahren nicht loskommt.

# Ein Schritt

Eine Iteration passt jeden Kandidaten jeder leeren Zelle an alle anderen an.

# Warum es zu Sudoku passt

Jede Zelle schaut nur darauf, was ihre Nachbarn glauben; so bewegen sich alle Zellen gleichzeitig, und nichts
wird je zurückgenommen. Der Preis ist, dass das Verfahren klettert: Es hält auf dem nächsten Gipfel, und der ist
die Lösung, wo viele Ziffern vorgegeben sind, und selten, wo es wenige sind.

# Aufwand

Ein Objekt, das kein Nachbar ist, unterstützt jedes Label mit 1, ein Nachbar mit \`1 − p_j(λ)\`. Also ist
\`q_i(λ) = n − 1 − S_i(λ)\`, wobei \`S_i(λ)\` die \`p(λ)\` der Nachbarn addiert, und Summen über Zeilen, Spalten und
Blöcke machen eine Iteration so billig wie leere Zellen × Ziffern. Die andere \`form\` addiert, wie es die
Definition sagt, (leere Zellen × Ziffern)² Glieder je Iteration.

# Parallel

Was eine Zelle hört, hängt nur von den Labeln der vorigen Iteration ab; daher lassen sich die Zellen jeder
Iteration auf Kerne verteilen, wie im parallelen Programm der Studie: auf der Seite in der Ansicht der Kerne und
mit \`lab solve --threads K\`. Jede Zahl wird in derselben Reihenfolge berechnet, wer es auch tut; ein Lauf ist
also für jedes K bis aufs letzte Bit derselbe. Das lohnt sich für die Form nach der Definition; mit Summen dauert
eine Iteration kürzer, als die Worker aufeinander warten.

# Literatur

Zannini, "Constraint propagation and backtracking, relaxation labeling", Ca' Foscari
University of Venice, 2021/22, Gleichungen 3.1 bis 3.3. Hummel and Zucker, "On the
Foundations of Relaxation Labeling Processes", IEEE PAMI 5(3), 1983.`,

  "divide-and-concur.name": "Divide and Concur",
  "divide-and-concur.docs": `Gibt jedem Kandidaten vier Kopien, eine für jede Art von Bedingung; Zellen, Zeilen, Spalten und Blöcke verfahren mit
je einer davon nach ihrem Willen, und alle Kopien bewegen sich um den Abstand davon zu einem gemeinsamen Gitter.

# So arbeitet es

Jeder Kandidat einer leeren Zelle hat vier *Repliken*, Zahlen, von denen eine seiner Zelle gehört, eine seiner
Zeile, eine seiner Spalte und eine seinem Block. Es gibt zwei Arten, sie in Ordnung zu bringen, und beide sind
leicht. Beim *Einigen* nehmen die Repliken jedes Kandidaten ihren Mittelwert an: Dann gibt es ein einziges
Gitter, das die Regeln verletzt. Beim *Teilen* setzt jede Zelle ihre größte Replik auf 1 und die anderen auf 0,
und ebenso jedes Haus für jede Ziffer: Dann gelten alle Regeln, aber in vier verschiedenen Gittern. Eine Lösung
ist da, wo beides zugleich gilt.

Eines nach dem anderen zu tun, fährt sich bald fest. Die Differenzabbildung tut keines von beiden, sondern bewegt
alle Repliken \`x\` um den Unterschied. Mit \`c\` für Einigen und \`d\` für Teilen ist das
\`x ← x + β (d(2 c(x) − x) − c(x))\`. Sie ruht nur, wo beides dasselbe ergibt; kein Kompromiss hält sie also fest,
wie einer das Relaxation Labeling festhält.

Der Lauf endet, wenn die Kandidaten mit den größten Mittelwerten eine Lösung sind. Er kann sehr lange kreisen;
deshalb beginnt er nach einigen Iterationen mit anderen zufälligen Repliken von vorn.

# Ein Schritt

Eine Iteration bewegt alle Repliken aller Kandidaten einmal.

# Warum es zu Sudoku passt

Jede Regel für sich ist leicht zu erfüllen; schwer ist es, alle zugleich zu erfüllen. Keine Ziffer wird je
versucht und nichts geschlossen, und doch löst das Verfahren die schwersten Rätsel. Wenige Vorgaben stören es
nicht; am längsten braucht es, wo lange Schlüsse nötig sind. Bei den meisten zufälligen Suchen ist es umgekehrt.

# Literatur

Elser, Rankenburg and Thibault, "Searching with iterated maps", PNAS 104(2), 2007. Gravel and
Elser, "Divide and concur", Physical Review E 78, 2008.`,

  "chaos.name": "Chaos",
  "chaos.docs": `Lässt alle Kandidaten sich zugleich bewegen, gedrückt von jeder Regel, die nicht erfüllt ist. Je länger eine
Regel nicht erfüllt ist, desto stärker drückt sie; zur Ruhe kommt also nur eine Lösung.

# So arbeitet es

Jeder Kandidat hat einen *Spin* zwischen −1, draußen, und 1, drin; am Anfang ist er irgendwo dazwischen. Die
Regeln sind *Klauseln*: Von zwei Kandidaten, die sich ausschließen, ist höchstens einer drin, und von denen einer
Zelle, oder einer Ziffer in einem Haus, mindestens einer. \`K\` sagt, wie weit eine Klausel davon entfernt ist,
erfüllt zu sein: 0, wenn sie es ist, 1, wenn gar nicht. Jede Klausel hat einen *Druck* \`a\`, am Anfang 1.

Die Spins \`s\` laufen auf \`V = Σ a K²\` bergab: \`ds/dt = −∂V/∂s\`. Auch Relaxation Labeling und die
Boltzmann-Maschine bewegen sich auf einem solchen Hang und bleiben in seinen Mulden stecken. Hier ändert sich der
Hang selbst: Der Druck dessen, was nicht erfüllt ist, wächst, \`da/dt = a K\`, bis die Mulde gefüllt ist und die
Spins weiterlaufen. Bei schweren Rätseln irren sie lange chaotisch umher; dann laufen sie mit einem Mal in die
Lösung. Gefunden ist sie, sobald die Kandidaten, die eher drin als draußen sind, eine sind.

In jedem Augenblick ist die Aussicht, dem Chaos zu entkommen, etwa gleich. Diese *Fluchtrate* \`κ\` misst, wie
schwer ein Rätsel ist: \`η = −log₁₀ κ\` ist eine Skala der Schwierigkeit.

# Ein Schritt

Alle Spins und aller Druck rücken um eine kurze Zeit vor, so lang, wie es der Fehler zulässt, den ein Schritt haben
darf.

# Zwei Arten, einen Schritt zu tun

Der Druck wächst exponentiell, und was stark gedrückt wird, bewegt sich schnell. Das Verfahren von Runge und Kutta
muss dem schnellsten Spin folgen, in immer kürzeren Schritten. Beim Aufspalten bewegt sich ein Kandidat nach dem
anderen, während alle anderen stillstehen: Dafür gibt es eine Formel, wie stark er auch gedrückt wird. So müssen
die Schritte nur dem folgen, was sich weit bewegt.

# Warum es zu Sudoku passt

Keine Ziffer wird versucht und nichts geschlossen, und doch werden die schwersten Rätsel gelöst. Andere sind viel
schneller; was man gewinnt, ist die Fluchtrate, die Rätsel ähnlich ordnet wie Menschen.

# Grenzen

Es beweist nichts: Wo es keine Lösung gibt, irrt es bis zum letzten Schritt umher.

# Literatur

Ercsey-Ravasz and Toroczkai, "Optimization hardness as transient chaos in an analog approach to
constraint satisfaction", Nature Physics 7, 2011, und "The Chaos Within Sudoku", Scientific
Reports 2, 725, 2012. Cash and Karp, "A variable order Runge-Kutta method for initial value
problems with rapidly varying right-hand sides", ACM TOMS 16(3), 1990.`,

  "belief-propagation.name": "Belief Propagation",
  "belief-propagation.docs": `Zellen und Häuser schicken jedem Kandidaten Nachrichten, wie wahrscheinlich er ist, bis sich die Nachrichten einig sind; dann wird festgelegt, was am sichersten ist.

# So arbeitet es

Die Regeln sind *Faktoren*, jeder über einige Kandidaten, und zwischen einem Faktor und einem Kandidaten gehen zwei
*Nachrichten* hin und her. Ein Kandidat sagt einem Faktor, was seine anderen Faktoren ihm sagen: das Produkt ihrer
Nachrichten. Ein Faktor sagt einem Kandidaten, wie wahrscheinlich er ist, wenn die anderen im Faktor so
wahrscheinlich sind, wie sie sagen. Was seine Häuser einem Kandidaten sagen, im Verhältnis zu den anderen seiner
Zelle, ist, wie sehr er *geglaubt* wird. Eine Iteration schickt alle Nachrichten einmal.

Es gibt zwei Arten, die Regeln in Faktoren zu zerlegen. Von denen mit *genau einem* gibt es einen für jede Zelle und
einen für jede Ziffer in jedem Haus: 324 bei 9×9. Eine Nachricht ist die Chance ihres Kandidaten, eins zur Summe der
Chancen der anderen. Faktoren, in denen *alle verschieden* sind, gibt es einen für jedes Haus, 27 bei 9×9: Eine
Nachricht summiert über alle Arten, den Zellen des Hauses verschiedene Ziffern zu geben. Das ist eine Permanente; sie
über Mengen von Ziffern aufzubauen, geht bei 9 Zellen durch 2⁹ Mengen, wo es 9! Arten sind.

Eine Nachricht, die gewiss ist, bleibt es: Ein Kandidat, der keinen Platz mehr hat, ist für immer heraus.

# Warum gedämpft wird

Auf einem Graphen ohne Kreise wären die Nachrichten genau. Hier kommt jede einige Iterationen später zu ihrem Absender
zurück, und für Neues gehalten, schwingt sie meist endlos hin und her. *Dämpfung* behält einen Teil der alten
Nachricht, im Logarithmus, sodass das Schwingen abklingt.

# Dezimierung

Nachrichten, die zur Ruhe gekommen sind, müssen noch keine Lösung sein. Dann wird der sicherste Kandidat festgelegt, und
für den Rest werden wieder Nachrichten geschickt. Nach einem Widerspruch beginnt es von vorn und lässt den Zufall
mitreden, was am sichersten ist. Um zu sehen, was die Nachrichten wert sind, lässt sich dasselbe mit blind gezogenen
Kandidaten tun.

# Ein Schritt

Eine Runde schickt alle Nachrichten einmal oder legt einen Kandidaten fest.

# Warum es zu Sudoku passt

Relaxation Labeling hört von jedem Haus, wie viel gegen eine Ziffer spricht. Nachrichten tragen auch, was für sie
spricht: dass eine Ziffer keinen anderen Platz mehr hat. Sie finden also alle Singles und einiges darüber hinaus. Wo man
etwas annehmen muss, finden sie wenig. Und wo auf jede Festlegung die Singles folgen, löst blindes Ziehen mit mehr
Neustarts ebenso viele Rätsel, in weit kürzerer Zeit.

# Literatur

Moon and Gunther, "Multiple constraint satisfaction by belief propagation: An example using Sudoku", IEEE Mountain
Workshop on Adaptive and Learning Systems, 2006. Kschischang, Frey and Loeliger, "Factor graphs and the sum-product
algorithm", IEEE Transactions on Information Theory 47(2), 2001. Montanari, Ricci-Tersenghi and Semerjian, "Solving
constraint satisfaction problems through belief propagation-guided decimation", Allerton 2007.`,
};
