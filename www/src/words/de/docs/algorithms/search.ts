/** Namen und Beschreibungen der Algorithmen, die suchen und schließen. */
export const search: Readonly<Record<string, string>> = {
  "backtracking.name": "Backtracking",
  "backtracking.docs": `Versucht Ziffern in einer leeren Zelle nach der anderen und nimmt die letzte Ziffer zurück, wenn für eine Zelle keine
Ziffer mehr übrig ist.

# So arbeitet es

Die Suche durchläuft einen Baum in die Tiefe. Ein Knoten ist eine Ziffer, die in einer leeren Zelle versucht
wird; seine Kinder sind die Ziffern, die danach in die nächste Zelle passen. Passt keine Ziffer oder sind alle
versucht, wird der Knoten zurückgenommen und sein nächster Geschwisterknoten versucht. Backtracking-Löser
unterscheiden sich in der Reihenfolge der Zellen (Variablenreihenfolge), in der Reihenfolge der Ziffern
(Wertereihenfolge), darin, wie sie die passenden Ziffern bestimmen, und in der Inferenz vor der Suche oder
zwischen den Knoten; all das sind Parameter. Bei Gleichstand kommt die Zelle mit der kleinsten Nummer zuerst,
dann die kleinste Ziffer.

Ziffern, die der Brute-Force-Löser schreibt und sofort verwirft, zählen nicht als Knoten; die Größe des Baums
hängt also nur von den Reihenfolgen und von der Inferenz ab. Bei einem gelösten Rätsel ist ohne Inferenz die
Zahl der Knoten minus die Zahl der Rücksprünge gleich der Zahl der leeren Zellen. Manche Quellen zählen Zustände, auch den Anfangszustand: einen mehr, als es Knoten gibt. Die Werte dieser Quellen
sind hier in Knoten umgerechnet.

Die Suche mit begrenzten Abweichungen durchläuft denselben Baum in Wellen: Die erste Welle folgt nur der ersten
Wahl der Ziffernreihenfolge, die zweite auch den Wegen, die einmal von dieser Reihenfolge abweichen, und so weiter. Eine Welle
besucht die Knoten der früheren Wellen noch einmal und zählt sie noch einmal; jede Lösung wird nur einmal
gemeldet.

# Ein Schritt

Ein Knoten versucht eine Ziffer in einer leeren Zelle.

# Warum es zu Sudoku passt

Eine gesetzte Ziffer ist in zwanzig anderen Zellen ausgeschlossen; Verstöße zeigen sich daher früh, und der
größte Teil des Baums wird nie besucht. Die Zelle mit den wenigsten Kandidaten zu wählen (Minimum Remaining
Values, MRV), verkleinert den Baum noch einmal um Größenordnungen. Die Suche ist vollständig: Sie findet jede
Lösung und beweist, wenn es keine oder keine weitere Lösung gibt.

# Grenzen

Ohne Inferenz kann die Suche bei 25×25-Gittern und bei 16×16-Gittern mit wenigen Vorgaben unzumutbar lange
dauern.

# Literatur

Golomb & Baumert, "Backtrack programming", J. ACM 12(4), 1965, 516–524,
doi:10.1145/321296.321300, über die Regel, die am stärksten eingeschränkte Wahl zuerst zu treffen.

Harvey & Ginsberg, "Limited discrepancy search", IJCAI 1995.

Berggren & Nilsson, "A study of Sudoku solving algorithms", KTH Stockholm 2012.

Zannini, über Propagation, Backtracking und Relaxation Labeling, Ca' Foscari Venezia 2021/22.

Jónsson, Bjarnason, Guðmundsson & Stefánsdóttir, "Nilli solves Sudoku", Reykjavik University 2015.`,

  "rules.name": "Regeln",
  "rules.docs": `Geht vor wie ein Mensch: Angewandt wird die erste Technik einer Liste, die etwas findet.

# So arbeitet es

Jede Technik sucht ein Muster von Kandidaten und kennt die Folgerung daraus: eine Ziffer, die gesetzt wird, oder
Kandidaten, die entfernt werden, weil keine Lösung sie verwendet. Die erste Technik der Liste, die ihr Muster
findet, wird angewandt; danach wird die Liste von vorn durchsucht. Findet keine Technik etwas, ist der Löser
festgefahren. Ist Raten erlaubt, versucht er stattdessen die Kandidaten einer Zelle nacheinander und nimmt einen
Rateschritt zurück, wenn eine Zelle keinen Kandidaten oder eine Ziffer keinen Platz mehr hat.

# Ein Schritt

Ein Schluss versucht eine Technik nach der anderen, bis eine davon etwas findet.

# Warum es zu Sudoku passt

Rätsel für Menschen sind dafür gemacht, auf diese Weise gelöst zu werden, und der Weg ist zugleich eine
Erklärung. Jeder Schritt gilt in jeder Lösung; ohne Raten bedeutet „festgefahren“ also nur, dass die Liste der
Techniken zu kurz ist. Ausnahmen sind nur Techniken, die eine eindeutige Lösung voraussetzen: Bei einem Rätsel mit
mehreren Lösungen können ihre Schritte alle Lösungen ausschließen.

# Literatur

Berggren and Nilsson, "A study of Sudoku solving algorithms", KTH, 2012, regelbasierter Löser.`,

  "dancing-links.name": "Dancing Links",
  "dancing-links.docs": `Behandelt Sudoku als Problem der exakten Überdeckung und löst es mit Knuths Dancing Links: doppelt verketteten
Listen. Einträge werden aus diesen Listen ausgehängt und beim Zurückgehen der Suche wieder eingehängt.

# So arbeitet es

Sudoku hat vier Arten von Bedingungen: Jede Zelle enthält eine Ziffer, und jede Zeile, jede Spalte und jeder
Block enthält jede Ziffer. Jede Bedingung ist ein *Item*. Eine Ziffer in eine Zelle zu schreiben, ist eine
*Option*, die vier Items abdeckt, eines von jeder Art. Die Suche wählt ein Item, versucht jede Option, die es
abdeckt, und hängt alle Optionen aus, die eines dieser vier Items noch einmal abdecken würden. Beim Rücksprung
werden die Verbindungen in umgekehrter Reihenfolge wiederhergestellt; nichts wird kopiert.

# Ein Schritt

Ein Knoten nimmt eine Option und hängt alle anderen Optionen aus, die mit ihr in Konflikt stehen.

# Warum es zu Sudoku passt

Zellen mit wenigen Kandidaten und Ziffern mit wenigen Plätzen in einem Haus sind gleichermaßen Items mit wenigen
Optionen. Wird am Item mit den wenigsten Optionen verzweigt (Minimum Remaining Values, MRV), findet die Suche
daher nackte und versteckte Singles, ohne dass das Programm sie kennt.

# Literatur

Knuth, "Dancing Links", 2000; The Art of Computer Programming, Band 4B, Abschnitt 7.2.2.1. Daher stammen auch
die Begriffe Item und Option.`,

  "all-different.name": "Alle-verschieden-Propagation",
  "all-different.docs": `Backtracking, das an jedem Knoten jeden Kandidaten entfernt, der in keiner Belegung eines ganzen Hauses vorkommt.

# So arbeitet es

Jede Zeile, jede Spalte und jeder Block ist eine *Alle-verschieden*-Bedingung (all-different) über ihre Zellen. Die
Zellen und die Ziffern eines Hauses bilden einen bipartiten Graphen mit einer Kante für jeden Kandidaten; eine
Belegung des Hauses ist ein perfektes Matching dieses Graphen. Gibt es kein perfektes Matching, scheitert der Zweig. Sonst
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
Rätsel brauchen nur wenige Knoten; dafür macht jeder Knoten mehr Arbeit.

# Literatur

Régin, "A filtering algorithm for constraints of difference in CSPs", AAAI 1994; Simonis, "Sudoku as a constraint
problem", 2005, vergleicht Konsistenzgrade für Sudoku.`,

  "fast.name": "Schneller 9×9-Kern",
  "fast.docs": `Findet Singles und eingeschlossene Kandidaten im ganzen Gitter zugleich, in neun SIMD-Registern; danach
verzweigt die Suche an einer Zelle mit den wenigsten Kandidaten. Bei Gleichstand kommt die Zelle zuerst, deren Ziffern
die meisten anderen Zellen betreffen.

# So arbeitet es

Alle Zellen, die in ihren Blöcken an derselben Stelle stehen, teilen sich ein SIMD-Register. Ein Streifen hat
neun Minizeilen: Seine drei Zeilen durchqueren drei Blöcke. Jede Ziffer steht in genau drei dieser Minizeilen,
einer pro Zeile und einer pro Block; ihre Minizeilen bilden also eine 3×3-Permutationsmatrix. Für die
Minispalten eines Stapels gilt dasselbe. Ein Kandidat, der zu keiner noch möglichen Permutation gehört, wird
entfernt. Diese Regel findet alle eingeschlossenen Kandidaten; zusammen mit den Zellen, die nur einen Kandidaten
haben, findet sie alle Singles. Eine Rotation des Registers dreht auch die Permutationsmatrix. Eine Runde
bearbeitet daher jede Ziffer in jedem Haus mit etwa vierhundert Befehlen, ohne Tabellen und ohne Sprünge.

Entfernt eine Runde keinen Kandidaten, wird eine zweite Regel versucht: Sind drei Ziffern auf eine Minizeile
oder Minispalte beschränkt, werden dort alle anderen Kandidaten entfernt. Entfernt auch diese Regel nichts,
verzweigt die Suche.

Verzweigt wird an einer Zelle mit der kleinsten Zahl von Kandidaten (MRV), meist zwei. Bei Gleichstand
entscheidet eine Gradheuristik: Sie berechnet für jede dieser Zellen eine Punktzahl. Für jeden Kandidaten der
Zelle bringt jede Minizeile und jede Minispalte, die die Zelle sieht, einen Punkt, wenn mehrere ihrer Zellen die
Ziffer aufnehmen können. Sie bringt zwei weitere Punkte, wenn eine dieser Zellen ebenfalls die kleinste Zahl von
Kandidaten hat. Gewählt wird die Zelle mit der höchsten Punktzahl. Bitweise Zähler in Registern berechnen die
Punkte aller Zellen zugleich. Ab der dritten Verzweigung wird, solange kein Zweig gescheitert ist, ohne Punkte
die erste Zelle mit zwei Kandidaten gewählt: Kommt eine Suche so weit ohne Widerspruch, hat das Rätsel meist
viele Lösungen, und jede Zelle führt zu einer davon.

# Ein Schritt

Ein Knoten versucht eine Ziffer und propagiert sie durch das ganze Gitter.

# Warum es zu Sudoku passt

Ein 9×9-Gitter passt in neun Register; ein Rateschritt kostet also eine Kopie von 144 Byte, und nichts wird je
zurückgenommen. Die meisten Rätsel brauchen wenige Rateschritte, daher entscheidet die Geschwindigkeit der
Propagation. Hat ein Register Platz für zwei oder vier Gitter, werden zwei oder vier Rätsel einer Datei zugleich
gelöst, jedes genau so, wie es allein gelöst würde.

# Literatur

Einen Streifen als Wahl zwischen Permutationen von Minizeilen zu betrachten, ist Gemeingut des Spielerforums, aus dem
die Streifen-Löser hervorgingen. Die Zellen nach ihrem Platz im Block anzuordnen, sodass alle Ziffern, Streifen und Stapel
zugleich bearbeitet werden, ist unsere eigene Idee.`,

  "cdcl.name": "Klausellernen",
  "cdcl.docs": `Klausellernen nach Konflikten (conflict-driven clause learning): Aus jedem Konflikt wird eine Klausel
abgeleitet, und die Suche springt auf die Entscheidungsebene zurück, auf der diese Klausel gewirkt hätte. Die Klausel
schließt auch viele andere Konflikte aus.

# So arbeitet es

Jeder Kandidat ist eine boolesche Variable: Die Zelle hat die Ziffer oder nicht. Genau ein Kandidat jeder Zelle
stimmt, und genau ein Platz jeder Ziffer in jedem Haus. Diese Bedingungen werden als Listen und Zähler
gespeichert, nicht als Klauseln. Eine Entscheidung setzt einen Kandidaten auf wahr oder falsch, und die
Einheitspropagation leitet die Folgen ab.

Enthalten die Folgen einen Konflikt, verfolgt die Suche seine Gründe bis zum *ersten eindeutigen
Implikationspunkt* (first unique implication point) zurück, dem Literal der letzten Entscheidungsebene, durch
das alle Gründe führen. Das ergibt eine gelernte Klausel, die aus dem Rätsel folgt. Die Suche springt auf die
Ebene zurück, auf der alle Literale dieser Klausel bis auf eines falsch sind, und fährt von dort fort.

Entscheidungen bevorzugen Kandidaten, die an den letzten Konflikten beteiligt waren. Ein solcher Kandidat
bekommt den Wert, den er in der längsten konfliktfreien Belegung seit dem letzten Neustart hatte (target phase).
Hatte er dort keinen Wert, bekommt er seinen letzten Wert (phase saving). Regelmäßig startet die Suche neu und
behält dabei die gelernten Klauseln. Manche Neustarts setzen die gespeicherten Werte zurück (rephasing).
Ebenfalls regelmäßig löscht die Suche gelernte Klauseln: diejenigen, die am seltensten benutzt werden und deren
Literale die meisten Entscheidungsebenen umfassen (hoher LBD-Wert, *literal block distance*).

Nach einer Lösung nimmt die Suche ihre Entscheidungen eine nach der anderen zurück; daher wird keine Lösung
zweimal gemeldet, und gefundene Lösungen müssen nicht gespeichert werden.

# Ein Schritt

Ein Zug trifft eine Entscheidung und propagiert sie oder lernt aus einem Konflikt.

# Warum es zu Sudoku passt

In 9×9-Gittern gibt es wenig zu lernen. In großen Gittern tritt derselbe Konflikt tausendfach in verschiedenen
Teilen des Suchbaums auf, und eine einzige Klausel verhindert alle: 25×25-Rätsel, die andere Suchen in einer
Minute nicht lösen, dauern Sekunden.

# Literatur

Marques-Silva and Sakallah, "GRASP", ICCAD 1996; Moskewicz and others, "Chaff", DAC 2001, für beobachtete Literale und die Entscheidungsheuristik; Eén and Sörensson, "An Extensible SAT-solver", SAT 2003; Audemard and Simon,
"Predicting Learnt Clauses Quality in Modern SAT Solvers", IJCAI 2009, für das Löschen von Klauseln; Gebser, Kaufmann, Neumann
and Schaub, "Conflict-Driven Answer Set Enumeration", LPNMR 2007, für die Fortsetzung nach einer Lösung.`,

  "general.name": "Propagation und Suche",
  "general.docs": `Propagiert Singles und verzweigt dort, wo es die wenigsten Möglichkeiten gibt. Wird ein Suchbaum zu groß,
startet die Suche neu und entscheidet Gleichstände zufällig; zuletzt geht sie zum Klausellernen über.

# So arbeitet es

Die Kandidaten einer Zelle sind die Bits eines Worts. An jedem Knoten werden Zellen mit einem Kandidaten und
Ziffern mit einem Platz in einem Haus ausgefüllt, bis sich nichts mehr ändert. Dann verzweigt die Suche an einer
Zelle mit den wenigsten Kandidaten (MRV) oder, wenn das weniger Zweige ergibt, an einer Ziffer mit den wenigsten
Plätzen in einem Haus. Übersteigt ein Suchbaum eine Grenze, startet die Suche neu, mit zufällig entschiedenen
Gleichständen und einer größeren Grenze; irgendwann wird also ein Baum fertig, und verloren ist nur Zeit. Ein
Baum, in dem eine zweite Lösung gefunden wurde, wird nicht mehr aufgegeben; daher wird keine Lösung zweimal
gemeldet.

Ein Rätsel, das viele Knoten ohne Ergebnis gekostet hat, wird endgültig an das Klausellernen übergeben (siehe
den Löser dieses Namens). Von da an zählen dessen Entscheidungen als Knoten, gleich, ob sie einen Kandidaten auf wahr oder auf falsch
setzen.

# Ein Schritt

Ein Knoten versucht eine Ziffer und füllt jeden Single aus, der daraus folgt.

# Warum es zu Sudoku passt

Singles allein lösen die meisten Zeitungsrätsel jeder Größe ohne Rateschritt. In großen Gittern kann ein
unglücklicher erster Rateschritt eine Million Knoten kosten; ein Neustart kostet einige Hundert. Die wenigen
Rätsel, die von jedem Anfang aus schwer sind, brauchen das Klausellernen.

# Literatur

Jónsson et al., "Nilli solves Sudoku", Reykjavik 2015, Abschnitte 1.1.5 und 1.1.6, für die Inferenz und das Verzweigen an Plätzen;
Gomes, Selman and Kautz, "Boosting Combinatorial Search Through Randomization", AAAI 1998, für die Neustarts.`,
};
