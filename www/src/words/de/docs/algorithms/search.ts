/** Wie Algorithmen heißen, die suchen und schließen, und was sie von sich sagen. */
export const search: Readonly<Record<string, string>> = {
  "backtracking.name": "Backtracking",
  "backtracking.docs": `Versucht eine Ziffer in einer leeren Zelle und nimmt sie zurück, wenn für eine Zelle keine mehr übrig ist.

# So arbeitet es

Die Suche durchläuft einen Baum, zuerst in die Tiefe. Ein Knoten ist eine Ziffer, die in einer leeren
Zelle versucht wird; seine Kinder sind die Ziffern, die danach in die nächste Zelle passen. Passt keine
oder sind alle versucht, wird der Knoten zurückgenommen, und sein nächster Geschwisterknoten tritt an
seine Stelle. Worin sich solche Verfahren unterscheiden, ist die Reihenfolge der Zellen, die der Ziffern,
wie sie wissen, welche Ziffern passen, und was sie vor oder zwischen den Knoten schließen; all das sind
Parameter. Bei Gleichstand gewinnt die niedrigste Zelle, dann die niedrigste Ziffer.

Ziffern, die geschrieben und sofort abgelehnt werden, wie bei roher Gewalt, sind keine Knoten; so hängt
der Baum nur von den Reihenfolgen und vom Schließen ab. In einem gelösten Rätsel sind ohne Schließen die
Knoten abzüglich der Rücksprünge die leeren Zellen. Zählt eine Quelle Zustände, darunter den
anfänglichen, so ist es ein Zustand mehr als Knoten; ihre Werte stehen hier in Knoten.

Die Suche mit begrenzten Abweichungen durchläuft denselben Baum in Wellen: zuerst nur entlang der jeweils
ersten Wahl der Ziffernreihenfolge, dann auf den Wegen, die einmal davon abweichen, und so weiter. Eine
Welle wiederholt die Knoten der früheren und zählt sie noch einmal; jede Lösung wird einmal gemeldet.

# Ein Schritt

Ein Knoten versucht eine Ziffer in einer leeren Zelle.

# Warum es zu Sudoku passt

Eine gesetzte Ziffer schließt sich in zwanzig anderen Zellen aus; Widersprüche zeigen sich also früh, und
der größte Teil des Baums wird nie betreten. Die Zelle mit den wenigsten Kandidaten zu wählen, verkleinert
ihn noch einmal um Größenordnungen. Das Verfahren findet jede Lösung und zeigt, wenn es keine oder keine
weitere gibt.

# Grenzen

Ohne Schließen können Gitter mit 25×25 und dünn besetzte mit 16×16 Zellen länger dauern, als jemand
warten mag.

# Literatur

Golomb & Baumert, "Backtrack programming", J. ACM 12(4), 1965, 516–524,
doi:10.1145/321296.321300, wo die am stärksten eingeschränkte Wahl zuerst kommt.

Harvey & Ginsberg, "Limited discrepancy search", IJCAI 1995.

Berggren & Nilsson, "A study of Sudoku solving algorithms", KTH Stockholm 2012.

Zannini, über Propagation, Backtracking und Relaxation Labeling, Ca' Foscari Venezia 2021/22.

"Nilli solves Sudoku", Reykjavik University 2015.`,

  "rules.name": "Regeln",
  "rules.docs": `Schließt, wie Menschen es tun: wendet die erste Technik einer Liste an, die etwas findet, und beginnt
von vorn.

# So arbeitet es

Jede Technik kennt ein Muster von Kandidaten und was daraus folgt: eine gesetzte Ziffer oder Kandidaten,
die in keiner Lösung vorkommen. Die erste Technik der Liste, die ihr Muster findet, wird angewandt, dann
beginnt die Liste von vorn. Findet keine etwas, ist der Löser festgefahren; oder er versucht, wenn er raten
darf, die Kandidaten einer Zelle nacheinander und nimmt eine geratene Ziffer zurück, wenn für eine Zelle
oder eine Ziffer nichts mehr übrig bleibt.

# Ein Schritt

Ein Schluss versucht eine Technik nach der anderen, bis eine etwas findet.

# Warum es zu Sudoku passt

Rätsel für Menschen sind dafür gemacht, und der Weg ist zugleich die Erklärung. Jeder Schritt gilt in jeder
Lösung; ohne Raten sagt ein Festfahren also nur, dass die Liste zu kurz ist.

# Literatur

Berggren and Nilsson, "A study of Sudoku solving algorithms", KTH, 2012, regelbasierter Löser.`,

  "dancing-links.name": "Dancing Links",
  "dancing-links.docs": `Deckt jede Forderung des Rätsels genau einmal ab, über Listen, deren Verbindungen ausgehängt und wieder
eingehängt werden.

# So arbeitet es

Ein Sudoku stellt vier Arten von Forderungen: Jede Zelle enthält eine Ziffer, und jede Zeile, jede Spalte und
jeder Block enthält jede Ziffer. Jede Forderung ist ein *Item*; eine Ziffer in eine Zelle zu schreiben, ist eine
*Option*, die vier Forderungen abdeckt. Die Suche nimmt eine Forderung, versucht jede Option, die sie abdeckt,
und hängt alle Optionen aus den Listen, die eine der vier Forderungen noch einmal abdecken würden. Eine Option
zurückzunehmen, hängt dieselben Verbindungen in umgekehrter Reihenfolge wieder ein; kopiert wird nichts.

# Ein Schritt

Ein Knoten nimmt eine Option und hängt alle anderen aus, die sie ausschließt.

# Warum es zu Sudoku passt

Zellen mit wenigen Kandidaten und Ziffern mit wenigen Plätzen in einem Haus sind hier dasselbe, nämlich
Forderungen mit wenigen Optionen; wer die mit den wenigsten wählt, findet nackte und versteckte Singles, ohne zu
wissen, was sie sind.

# Literatur

Knuth, "Dancing Links", 2000; The Art of Computer Programming, Band 4B, Abschnitt 7.2.2.1. Daher stammen auch
die Begriffe Item und Option.`,

  "all-different.name": "Alle-verschieden-Propagation",
  "all-different.docs": `Backtracking, das an jedem Knoten jeden Kandidaten entfernt, der in keiner Belegung eines ganzen Hauses vorkommt.

# So arbeitet es

Jede Zeile, jede Spalte und jeder Block ist eine *Alle-verschieden*-Bedingung (all-different) über ihre Zellen. Die
Zellen und die Ziffern eines Hauses bilden einen bipartiten Graphen mit einer Kante für jeden Kandidaten; eine
Belegung des Hauses ist ein perfektes Matching dieses Graphen. Gibt es keines, so scheitert der Zweig. Sonst
ordnet ein Matching alle Kandidaten ein: Richtet man die Kanten des Matchings von der Ziffer zur Zelle und die
übrigen von der Zelle zur Ziffer, so gehört ein Kandidat genau dann zu einem perfekten Matching, wenn er im
gefundenen Matching liegt oder innerhalb einer starken Zusammenhangskomponente. Alle anderen Kandidaten werden
entfernt, und die Häuser der geänderten Zellen werden erneut gefiltert, bis sich nichts mehr ändert. Danach
verzweigt die Suche an einer Zelle mit den wenigsten Kandidaten.

# Ein Schritt

Ein Knoten filtert das gegebene Rätsel oder weist eine Ziffer zu und filtert die Häuser, bis sich nichts mehr
ändert.

# Warum es zu Sudoku passt

Innerhalb eines Hauses findet diese Filterung alle nackten und versteckten Singles, Paare, Tripel und größeren
Teilmengen auf einmal, in polynomieller Zeit. Paarweise Ungleichungen finden nur nackte Singles. Die meisten
Rätsel brauchen nur wenige Knoten; dafür kostet jeder Knoten mehr.

# Literatur

Régin, "A filtering algorithm for constraints of difference in CSPs", AAAI 1994; Simonis, "Sudoku as a constraint
problem", 2005, vergleicht Konsistenzgrade für Sudoku.`,

  "fast.name": "Schneller 9×9-Kern",
  "fast.docs": `Findet Singles und eingeschlossene Kandidaten im ganzen Gitter zugleich, in neun Registern; dann verzweigt es an der Zelle, die unter denen mit den wenigsten Kandidaten die größte Wirkung hat.

# So arbeitet es

Alle Zellen, die in ihren Blöcken am selben Platz stehen, teilen sich ein SIMD-Register. In einem Streifen nimmt
eine Ziffer drei Kurzzeilen ein, die stehen wie die Einsen einer Permutationsmatrix, und in einem Stapel drei
Kurzspalten; was in keiner noch möglichen Permutation liegt, fällt weg. Das sind alle eingeschlossenen Kandidaten
und, zusammen mit Zellen, die einen einzigen Kandidaten haben, alle Singles. In dieser Anordnung heißt das Register
zu drehen, die Matrix zu drehen; so versorgt eine Drehung jede Ziffer in jedem Haus in etwa vierhundert Befehlen,
ohne Tabelle und ohne Sprung. Bewegt sich nichts mehr, verlieren Kurzzeilen und Kurzspalten, die drei Ziffern für
sich allein haben, alle anderen; bewegt auch das nichts mehr, verzweigt die Suche.

Sie nimmt eine Zelle mit so wenigen Kandidaten wie möglich, meist zwei. Eine Ziffer darin wirkt in die Kurzzeilen
und Kurzspalten, die die Zelle sehen: Jede zählt eins, wenn mehrere ihrer Zellen die Ziffer aufnehmen können, und
zwei mehr, wenn eine davon selbst eine Zelle mit den wenigsten Kandidaten ist. Die Zelle, deren Ziffern zusammen am
weitesten wirken, wird genommen. Auch hier werden alle Ziffern aller Zellen zugleich gezählt: Die Binärstellen der
Zahlen sind Register. Ab der dritten Verzweigung, solange noch nichts aufgegeben wurde, wird die erste Zelle mit
zwei Kandidaten genommen: Wo die Suche ohne Widerspruch so weit kam, gibt es meist viele Lösungen, und jede Zelle
führt zu einer.

# Ein Schritt

Ein Knoten versucht eine Ziffer und zieht für das ganze Gitter zugleich, was daraus folgt.

# Warum es zu Sudoku passt

Ein 9×9-Gitter sind neun Register; ein Rateschritt kostet also eine Kopie von 144 Byte, und nichts wird je
zurückgenommen. Die meisten Rätsel brauchen wenige davon; es zählt also, wie schnell ein Gitter durchgerechnet
ist. Wo die Register Platz für zwei oder vier Gitter haben, werden so viele Rätsel einer Datei zugleich
bearbeitet, jedes wie für sich allein.

# Literatur

Ein Streifen als Wahl zwischen Permutationen von Kurzzeilen ist Gemeingut des Spielerforums, wo daraus die
Streifen-Löser wurden. Die Zellen nach ihrem Platz im Block anzuordnen, sodass alle Ziffern, Streifen und Stapel
zugleich bearbeitet werden, stammt von uns.`,

  "cdcl.name": "Klausellernen",
  "cdcl.docs": `Lernt aus jedem Widerspruch eine Klausel, die auch viele andere ausschließt, und springt dorthin zurück,
wo sie geholfen hätte.

# So arbeitet es

Jeder Kandidat ist eine Variable: Die Zelle hat die Ziffer oder nicht. Jede Zelle und jede Ziffer eines Hauses
fordern genau einen der Ihren; diese Forderungen werden als Listen und Zahlen geführt, nicht als Klauseln. Eine
Entscheidung setzt einen Kandidaten oder schließt ihn aus, und was folgt, wird gezogen. Bei einem Widerspruch
werden seine Gründe bis zu dem einen Literal aus der Ebene der letzten Entscheidung zurückverfolgt, durch das sie
alle gehen, dem *ersten eindeutigen Implikationspunkt*. Das ergibt eine Klausel, die aus dem Rätsel folgt; die
Suche geht so weit zurück, wie die Klausel ein offenes Literal hat, und macht dort weiter. Kandidaten, die an den
letzten Widersprüchen beteiligt waren, werden zuerst entschieden, und zwar wie zuletzt; ab und zu beginnt die Suche
von vorn und behält, was sie gelernt hat; vergessen werden die Klauseln, die die meisten Ebenen verbinden und am
wenigsten gebraucht werden.

Nach einer Lösung nimmt sie ihre Entscheidungen eine nach der anderen zurück; so kommt keine Lösung zweimal, und
nichts von den gefundenen muss gemerkt werden.

# Ein Schritt

Ein Zug trifft eine Entscheidung und zieht, was daraus folgt, oder lernt aus einem Widerspruch.

# Warum es zu Sudoku passt

In 9×9-Gittern gibt es wenig zu lernen. In großen begegnet derselbe Widerspruch tausendfach in verschiedenen Ecken
eines Baums, und eine Klausel erledigt sie alle: Rätsel mit 25×25 Zellen, mit denen andere Suchen in einer Minute
nicht fertig werden, dauern Sekunden.

# Literatur

Marques-Silva and Sakallah, "GRASP", ICCAD 1996; Moskewicz and others, "Chaff", DAC 2001, für beobachtete Literale
und die Reihenfolge der Entscheidungen; Eén and Sörensson, "An Extensible SAT-solver", SAT 2003; Audemard and Simon,
"Predicting Learnt Clauses Quality in Modern SAT Solvers", IJCAI 2009, für das Vergessen; Gebser, Kaufmann, Neumann
and Schaub, "Conflict-Driven Answer Set Enumeration", LPNMR 2007, für das Weitermachen nach einer Lösung.`,

  "general.name": "Propagation und Suche",
  "general.docs": `Füllt alle Singles aus und verzweigt, wo es die wenigsten Möglichkeiten gibt; kommt es nicht weiter, beginnt
es zufällig von vorn und lernt dann aus Widersprüchen.

# So arbeitet es

Die Kandidaten einer Zelle sind die Bits eines Worts. An jedem Knoten werden Zellen mit einem Kandidaten und Ziffern
mit einem Platz in einem Haus ausgefüllt, bis sich nichts mehr bewegt. Dann verzweigt die Suche an der Zelle mit den
wenigsten Kandidaten oder, wenn das besser ist, an der Ziffer mit den wenigsten Plätzen in einem Haus. Wächst ein
Baum über eine Grenze, wird er aufgegeben und neu begonnen, wobei Gleichstände zufällig entschieden werden, und die
Grenze wächst; so wird am Ende ein Baum fertig: Verloren ist nur Zeit. Ein Baum, in dem eine zweite Lösung gefunden
wurde, wird nicht mehr aufgegeben, daher wird keine Lösung zweimal gemeldet.

Ein Rätsel, auf das viele Knoten vergebens verwendet wurden, geht endgültig an das Klausellernen, wie es der Löser
dieses Namens tut. Dessen Entscheidungen sind dann die Knoten, ob sie einen Kandidaten setzen oder ausschließen.

# Ein Schritt

Ein Knoten versucht eine Ziffer und füllt jeden Single aus, der daraus folgt.

# Warum es zu Sudoku passt

Mit Singles enden die meisten Zeitungsrätsel jeder Größe, ohne dass geraten wird. In großen Gittern kann eine
unglückliche erste Wahl eine Million Knoten kosten; neu zu beginnen, kostet einige Hundert. Die wenigen Rätsel, die
von überall aus schwer sind, brauchen, was das Lernen im Gedächtnis behält.

# Literatur

"Nilli solves Sudoku", Reykjavik 2015, Abschnitte 1.1.5 und 1.1.6, für das Schließen und das Verzweigen an Plätzen;
Gomes, Selman and Kautz, "Boosting Combinatorial Search Through Randomization", AAAI 1998, für die Neustarts.`,
};
