/** Wie die Algorithmen heißen, und was sie von sich sagen. */
export const algorithms: Readonly<Record<string, string>> = {
  "backtracking.name": "Backtracking",
  "backtracking.docs": `Backtracking versucht eine Ziffer in einer leeren Zelle, macht weiter, solange sich nichts
widerspricht, und nimmt die letzte Ziffer zurück, wenn für eine Zelle keine mehr übrig ist.

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

  "cultural-ga.name": "Kultureller genetischer Algorithmus",
  "cultural-ga.docs": `Züchtet eine Population gefüllter Gitter in einem Überzeugungsraum, sodass nie versucht wird, was
bekanntermaßen unmöglich ist.

# So arbeitet es

Ein Individuum hat für jede leere Zelle eine Ziffer; seine *Konflikte* sind die Ziffern, die über alle
Zeilen, Spalten und Blöcke hinweg fehlen. Für jedes Kind werden zwei Eltern im *Turnier* bestimmt: Von
einigen Individuen, zufällig aus allen oder aus den besten gezogen, gewinnt das beste. Das Kind nimmt jedes
Gen von einem der Eltern, und manchmal mutiert ein Gen. Die wenigen besten bleiben, wie sie sind.

Der *Überzeugungsraum* sagt, welche Werte Gene überhaupt annehmen dürfen: die von den Vorgaben erlaubten
oder die, die nach nackten und versteckten Einern übrig sind. Er kann auch Wiederholungen in Blöcken
verhindern. Sind die Gene Blöcke, ist ein Gen eine Art, einen Block mit seinen fehlenden Ziffern zu füllen.
Auf Wunsch merkt er sich außerdem, welche Ziffern die besten aller Generationen wo hatten, und lässt manche
Kinder ein Gen aus diesem *Verlauf* ziehen.

# Ein Schritt

Eine Generation züchtet und bewertet eine ganze Population gefüllter Gitter.

# Warum es zu Sudoku passt

Die meisten Werte, die eine Zelle annehmen könnte, sind offensichtlich falsch, und sie auszuschließen ist
billig. Das hilft einem genetischen Algorithmus weit mehr als jede Verfeinerung; aber er bleibt einer und
kommt dort zur Ruhe, wo sich die letzten Konflikte nicht wegzüchten lassen.

# Literatur

Berggren and Nilsson, "A comparison of sudoku solving algorithms", KTH, 2012. Mantere and
Koljonen, "Solving and analyzing Sudokus with cultural algorithms", IEEE Congress on
Evolutionary Computation, 2008. Reynolds, "An introduction to cultural algorithms", 1994.`,

  "ga.name": "Genetischer Algorithmus",
  "ga.docs": `Züchtet eine Population gefüllter Gitter, die besseren häufiger, bis eines keinen Konflikt mehr hat; ein
Schwarm der besten fügt hinzu, worüber sich die meisten einig sind.

# So arbeitet es

Jedes Individuum behält die Vorgaben und hat in jeder Zeile jede Ziffer genau einmal; falsch sein können nur
noch Spalten und Blöcke, und seine *Konflikte* sind die Ziffern, die dort fehlen. Für jedes Kind einer neuen
Generation werden zwei Eltern gezogen, das beste von N Individuen mit Gewicht N, das schlechteste mit
Gewicht 1. Das Kind nimmt jede Zeile von einem der Eltern oder jeden Streifen von Blöcken; dann wird mit
einer gewissen Wahrscheinlichkeit eine seiner Zeilen um ihre Vorgaben herum neu gemischt. Die Eltern bleiben
nicht erhalten.

Der Schwarm sind die besten 5 % einer Generation, ihre *Experten*. Zeile für Zeile kommt die Anordnung, die
die meisten von ihnen teilen, in ein *Aggregat*, oder eine neue zufällige, wo keine zwei eine teilen. Das
Aggregat nimmt den Platz des schlechtesten Individuums ein.

Hat sich das beste lange nicht verbessert, wird die schlechtere Hälfte durch zufällige Individuen ersetzt.
Der Lauf endet, wenn das beste nicht besser ist als etwa 250 Generationen zuvor.

# Ein Schritt

Eine Generation züchtet und bewertet eine ganze Population gefüllter Gitter.

# Warum es zu Sudoku passt

Zeilen, die Permutationen sind, erfüllen ein Drittel der Bedingungen endgültig, und Kreuzung nach Zeilen
oder Streifen verletzt sie nie. Aber ein Gitter mit zwei Konflikten kann weit von jedem ohne Konflikte
entfernt sein: Populationen bleiben auf solchen Gittern sitzen, wenn nicht viele Ziffern vorgegeben sind.

# Literatur

Hughes and Yampolskiy, "Solving Sudoku Puzzles with Wisdom of Artificial Crowds",
International Journal of Intelligent Games & Simulation 7(1), 2013.`,

  "memetic-ga.name": "Memetischer genetischer Algorithmus",
  "memetic-ga.docs": `Züchtet wenige gefüllte Gitter und lässt jedes Kind sich durch Tabusuche ausbessern, bevor es
dazukommt.

# So arbeitet es

Ein Individuum hat in jeder leeren Zelle einen Kandidaten; seine *Widersprüche* sind die Paare von Nachbarn
mit derselben Ziffer. Ein Kind nimmt jede Zelle von einem von zwei zufälligen Eltern; ähnelt es einem anderen
Individuum zu sehr, tritt ein zufälliges Gitter an seine Stelle. Dann verbessert es die *Tabusuche*: Von allen
Zügen, die einer widersprüchlichen Zelle einen anderen Kandidaten geben, macht sie den, der die wenigsten
Widersprüche lässt, auch wenn es mehr sind als vorher. Für einige Iterationen darf die Zelle nicht zurück, es
sei denn, das überträfe den bisher besten Stand: So kommt sie aus lokalen Minima heraus. Das beste Gitter
unterwegs ersetzt den schlechteren der Eltern.

# Ein Schritt

Ein Kind, von seiner Geburt bis zum Ende seiner Tabusuche.

# Warum es zu Sudoku passt

Sudoku ist Graphfärbung, und große Graphen werden so gefärbt. Kreuzung allein kann die letzten Widersprüche
nicht beheben, die Tabusuche kann es. Die meiste Arbeit leistet sie: Von zufälligen Gittern neu gestartet,
ist sie ebenso gut. Schwer sind für das Verfahren viele leere Zellen, nicht verwickelte Logik.

# Literatur

Galinier and Hao, "Hybrid evolutionary algorithms for graph coloring", Journal of
Combinatorial Optimization 3(4), 1999.`,

  "ant-colony.name": "Ameisenkolonie",
  "ant-colony.docs": `Lässt Ameisen das Gitter immer wieder füllen, und jede Wahl folgt dem Pheromon, das die besten von ihnen dort
gelassen haben.

# So arbeitet es

Jede Ziffer jeder leeren Zelle hat *Pheromon*, anfangs alle gleich viel. Eine Ameise geht über ihre eigene Kopie
des Gitters. In jeder leeren Zelle nimmt sie meist den Kandidaten mit dem meisten Pheromon; sonst zieht sie einen,
und eher einen mit mehr davon. Dann werden alle nackten und versteckten Einer gefüllt, die daraus folgen. Eine Zelle,
der kein Kandidat bleibt, ist *gescheitert*, und die Ameise geht weiter. Jede Wahl verliert ein wenig von ihrem
Pheromon, damit die nächsten Ameisen etwas anderes versuchen.

Das Gitter mit den wenigsten gescheiterten Zellen legt Pheromon auf alle seine Ziffern, umso mehr, je weniger es
sind. So sammeln sich die Ameisen darum, und das könnte ein Gitter sein, das keine verbessern kann. Darum *verdunstet*,
was das beste Gitter wert ist: Nach einer Weile tritt ein anderes an seine Stelle, das ebenso gut ist oder sogar
schlechter.

# Ein Schritt

Eine Iteration: Alle Ameisen füllen je ein Gitter, und Pheromon wird gelegt.

# Warum es zu Sudoku passt

Aus wenigen Zellen folgen die meisten. Bei 9×9 lassen die Einer so wenige zu wählen, dass Glück genügt: Dort sind
Ameisen ohne Pheromon ebenso schnell. Bei 25×25 genügt es nicht mehr, und erst mit Pheromon wird es gelöst. Ohne
Verdunstung sammeln sich die Ameisen für immer: Sie bleiben bei einem Gitter mit einer oder zwei gescheiterten
Zellen, selbst bei vielen 9×9-Rätseln.

# Aufwand

Die Kopie einer Ameise kennt die Plätze jeder Ziffer in jedem Haus, als Bits. Eine Zelle zu füllen berührt nur die
Kandidaten, die sie ausschließt, und findet die Einer, die daraus folgen, nebenbei.

# Grenzen

Es beweist nichts: Wo es keine Lösung gibt, sucht es bis zur letzten Iteration.

# Literatur

Lloyd and Amos, "Solving Sudoku with Ant Colony Optimization", IEEE Transactions on Games, 2019.
Dorigo and Gambardella, "Ant Colony System", IEEE Transactions on Evolutionary Computation 1(1),
1997.`,

  "boltzmann.name": "Boltzmann-Maschine",
  "boltzmann.docs": `Ein Netz von Einheiten, die an oder aus sind, eine für jede Ziffer jeder Zelle; sie schalten zufällig
und sind immer weniger bereit, zusammen mit Einheiten an zu sein, die sie ausschließen.

# So arbeitet es

Zwei Einheiten schließen einander aus, wenn sie zwei Ziffern einer Zelle sind oder dieselbe Ziffer in zwei
Zellen eines Hauses: Sie verbindet ein Gewicht von −1 oder ein zufällig um diesen Wert gezogenes. Alle anderen
Gewichte sind 0. Mit \`s_j\` = 1 für eine Einheit, die an ist, und \`θ\` als Schwelle ist die *Energielücke* einer
Einheit \`ΔE_i = Σ_j w_ij s_j − θ\`, und wenn sie an der Reihe ist, ist sie mit der Wahrscheinlichkeit
\`1 / (1 + exp(−ΔE_i / T))\` an, was sie vorher auch war. Die Einheiten der Vorgaben sind an: anfangs oder für
immer. Die *Temperatur* \`T\` fällt, sodass die Einheiten anfangs fast frei und zuletzt kaum noch gegen ihre
Lücke schalten.

Die Schwelle muss negativ sein, eine Belohnung dafür, an zu sein; sonst verstummt das Netz. Bei −1 will eine
Einheit, die nichts ausschließt, an sein, und eine, die eine einzige andere ausschließt, ist unentschieden: So
wandern die Ziffern.

# Ein Schritt

In einem Durchlauf darf jede Einheit einmal schalten.

# Warum es zu Sudoku passt

Die Bedingungen des Sudokus sind die Gewichte; nichts muss gelernt werden. Die Energie ist am niedrigsten, wo
in jeder Zelle genau eine Einheit an ist und sich nichts widerspricht, also bei der Lösung. Es gibt viele fast
ebenso niedrige Zustände, und je mehr Zellen leer sind, desto länger dauert es, den einen zu finden.

# Aufwand

Gewichte werden nie gespeichert. Jede Einheit führt mit, wie viele aktive Einheiten sie ausschließen, und wenn
sie schaltet, sagt sie es den anderen ihrer Zelle und den Zellen, die sie sieht.

# Literatur

Berggren and Nilsson, "A comparison of sudoku solving algorithms", drafts, and "A study of
Sudoku solving algorithms", KTH, 2012. Ackley, Hinton and Sejnowski, "A learning algorithm
for Boltzmann machines", Cognitive Science 9(1), 1985.`,

  "annealing.name": "Simuliertes Abkühlen",
  "annealing.docs": `Tauscht zufällig Ziffern innerhalb von Blöcken, und ein Tausch, nach dem mehr Ziffern fehlen, geschieht
umso seltener, je niedriger die Temperatur ist.

# So arbeitet es

Jeder Block ist mit seinen fehlenden Ziffern gefüllt; falsch sein können also nur Zeilen und Spalten. Die
*Energie* sagt, wie viele Ziffern in ihnen allen fehlen; bei 0 ist das Rätsel gelöst. Eine zufällige leere
Zelle und eine andere ihres Blocks sollen ihre Ziffern tauschen. Ändert das die Energie um \`Δ\`, geschieht es
immer, wenn \`Δ ≤ 0\` ist, und sonst mit der Wahrscheinlichkeit \`exp(−Δ / T)\`.

Wie veröffentlicht, beginnt die *Temperatur* \`T\` so hoch, dass die meisten Tausche geschehen, und fällt um 1 %
nach jeder *Kette*, so vielen Tauschen wie das Quadrat der Zahl der leeren Zellen. Sind 20 Ketten nacheinander
nicht tiefer gekommen als die jeweils vorige, ist es erstarrt: Die Blöcke werden neu gefüllt, und es beginnt von
vorn, so heiß wie am Anfang.

Es kann auch immer bei einer Temperatur bleiben. In einem schmalen Bereich ist es kühl genug, dass gute Gitter
häufig sind, und warm genug, um jedes davon wieder zu verlassen.

# Ein Schritt

Ein Durchlauf versucht so viele Tausche, wie es leere Zellen gibt.

# Warum es zu Sudoku passt

Ein Tausch lässt jeden Block richtig, und wenige Blicke sagen, was er änderte; so werden hundert Millionen in
einer Sekunde versucht. Kein Zustand ist endgültig: Wo die Boltzmann-Maschine erstarrt, wird hier neu geheizt
oder nie so weit abgekühlt. Schwer sind für das Verfahren viele leere Zellen, nicht verwickelte Logik: Von den
Vorgaben allein aus sind Rätsel mit 17 davon schwerer als die, die für Menschen am schwersten sind. Dort helfen
ihm die Einer sehr, die zuerst gesetzt werden.

# Aufwand

Jede Zeile und jede Spalte zählt ihre Ziffern. Ein Tausch betrifft zwei Ziffern in zwei Zeilen und zwei Spalten:
Acht Zahlen sagen, was er an der Energie ändert.

# Grenzen

Es beweist nichts: Wo es keine Lösung gibt, sucht es bis zum letzten Durchlauf.

# Literatur

Lewis, "Metaheuristics can solve Sudoku puzzles", Journal of Heuristics 13(4), 2007. Kirkpatrick,
Gelatt and Vecchi, "Optimization by simulated annealing", Science 220, 1983.`,

  "tempering.name": "Paralleles Tempern",
  "tempering.docs": `Kühlt mehrere Gitter zugleich, jedes bei einer eigenen Temperatur, und lässt benachbarte ihre Temperaturen
tauschen.

# So arbeitet es

Eine *Replik* ist ein Gitter, in dem jeder Block alle seine Ziffern hat. Jede Replik ist auf einer *Stufe*, die
eine Temperatur hat; Stufe 1 ist die kälteste. In einem Durchlauf versucht jede zufällige Tausche innerhalb ihrer
Blöcke, wie es das simulierte Abkühlen tut: Einer, nach dem in Zeilen und Spalten \`Δ\` Ziffern mehr fehlen,
geschieht mit der Wahrscheinlichkeit \`exp(−Δ / T)\`, jeder andere immer.

Dann dürfen Repliken auf benachbarten Stufen diese tauschen. Mit den Energien \`E\` und \`E'\`, den Ziffern, die
jeder fehlen, und den Temperaturen \`T\` und \`T'\` tun sie es mit der Wahrscheinlichkeit
\`exp((1/T − 1/T')(E − E'))\`, oder immer, wenn das mehr als 1 ist. So steigt eine Replik, die in der Kälte
festsitzt, schmilzt und kommt als eine andere zurück, während die besten dorthin sinken, wo gründlich um sie herum
gesucht wird. Kein Zeitplan muss geraten werden.

# Ein Schritt

Ein Durchlauf versucht in jeder Replik so viele Tausche, wie es leere Zellen gibt, und tauscht dann Stufen.

# Warum es zu Sudoku passt

Welche einzelne Temperatur die beste ist, hängt vom Rätsel ab: Manche wollen es wärmer, manche kälter. Hier gibt
es mehrere, und jede Replik wird so oft geheizt und gekühlt, wie sie es braucht.

# Grenzen

Es scheint ein Gewinn, nur Tausche zu versuchen, die in beide Zellen einen Kandidaten bringen. Das ist eine
Falle. Drei Zellen eines Blocks mit den Kandidaten 1 2, 2 3 und 1 3 lassen sich auf zwei Arten füllen, und kein
solcher Tausch führt von der einen zur anderen: Was mit der falschen beginnt, kommt nie an, bei keiner Temperatur.
Es beweist nichts: Wo es keine Lösung gibt, sucht es bis zum letzten Durchlauf.

# Literatur

Hukushima and Nemoto, "Exchange Monte Carlo method and application to spin glass simulations",
Journal of the Physical Society of Japan 65(6), 1996. Swendsen and Wang, "Replica Monte Carlo
simulation of spin-glasses", Physical Review Letters 57(21), 1986.`,

  "relaxation-labeling.name": "Relaxation Labeling",
  "relaxation-labeling.docs": `Gibt jedem Kandidaten jeder leeren Zelle eine Wahrscheinlichkeit und lässt dann alle Zellen sich
gleichzeitig aneinander anpassen, bis sich nichts mehr ändert.

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
  "divide-and-concur.docs": `Gibt jedem Kandidaten vier Kopien, lässt Zellen, Zeilen, Spalten und Blöcke mit je einer davon nach
ihrem Willen verfahren und bewegt alle Kopien um den Abstand davon zu einem gemeinsamen Gitter.

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
  "belief-propagation.docs": `Jede Zelle und jedes Haus schickt jedem Kandidaten eine Nachricht, wie wahrscheinlich er nach dieser Regel
allein ist, bis sich die Nachrichten einig sind; dann wird festgelegt, was am sichersten ist.

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
spricht: dass eine Ziffer keinen anderen Platz mehr hat. Sie finden also alle Einer und einiges darüber hinaus. Wo man
etwas annehmen muss, finden sie wenig. Und wo auf jede Festlegung die Einer folgen, löst blindes Ziehen mit mehr
Neustarts ebenso viele Rätsel, in weit kürzerer Zeit.

# Literatur

Moon and Gunther, "Multiple constraint satisfaction by belief propagation: An example using Sudoku", IEEE Mountain
Workshop on Adaptive and Learning Systems, 2006. Kschischang, Frey and Loeliger, "Factor graphs and the sum-product
algorithm", IEEE Transactions on Information Theory 47(2), 2001. Montanari, Ricci-Tersenghi and Semerjian, "Solving
constraint satisfaction problems through belief propagation-guided decimation", Allerton 2007.`,

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
Forderungen mit wenigen Optionen; wer die mit den wenigsten wählt, findet nackte und versteckte Einer, ohne zu
wissen, was sie sind.

# Literatur

Knuth, "Dancing Links", 2000; The Art of Computer Programming, Band 4B, Abschnitt 7.2.2.1. Daher stammen auch
die Begriffe Item und Option.`,

  "fast.name": "Schneller 9×9-Kern",
  "fast.docs": `Findet Einer und eingeschlossene Kandidaten im ganzen Gitter zugleich, in neun Registern, und verzweigt
an der Zelle, die unter denen mit den wenigsten Kandidaten die größte Wirkung hat.

# So arbeitet es

Alle Zellen, die in ihren Blöcken am selben Platz stehen, teilen sich ein SIMD-Register. In einem Streifen nimmt
eine Ziffer drei Kurzzeilen ein, die stehen wie die Einsen einer Permutationsmatrix, und in einem Stapel drei
Kurzspalten; was in keiner noch möglichen Permutation liegt, fällt weg. Das sind alle eingeschlossenen Kandidaten
und, zusammen mit Zellen, die einen einzigen Kandidaten haben, alle Einer. In dieser Anordnung heißt das Register
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
  "general.docs": `Füllt alle Einer aus und verzweigt, wo es die wenigsten Möglichkeiten gibt; kommt es nicht weiter, beginnt
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

Ein Knoten versucht eine Ziffer und füllt jeden Einer aus, der daraus folgt.

# Warum es zu Sudoku passt

Mit Einern enden die meisten Zeitungsrätsel jeder Größe, ohne dass geraten wird. In großen Gittern kann eine
unglückliche erste Wahl eine Million Knoten kosten; neu zu beginnen, kostet einige Hundert. Die wenigen Rätsel, die
von überall aus schwer sind, brauchen, was das Lernen im Gedächtnis behält.

# Literatur

"Nilli solves Sudoku", Reykjavik 2015, Abschnitte 1.1.5 und 1.1.6, für das Schließen und das Verzweigen an Plätzen;
Gomes, Selman and Kautz, "Boosting Combinatorial Search Through Randomization", AAAI 1998, für die Neustarts.`,

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
