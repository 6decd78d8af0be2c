/** Wie Algorithmen heißen, die sich auf den Zufall verlassen, und was sie von sich sagen. */
export const chance: Readonly<Record<string, string>> = {
  "cultural-ga.name": "Kultureller genetischer Algorithmus",
  "cultural-ga.docs": `Züchtet eine Population gefüllter Gitter in einem Überzeugungsraum, sodass nie versucht wird, was
bekanntermaßen unmöglich ist.

# So arbeitet es

Ein Individuum hat für jede leere Zelle eine Ziffer; seine *Konflikte* sind die Ziffern, die über alle
Zeilen, Spalten und Blöcke hinweg fehlen. Für jedes Kind werden zwei Eltern im *Turnier* bestimmt: Von
einigen Individuen, zufällig aus allen oder aus den besten gezogen, gewinnt das beste. Das Kind nimmt jedes
Gen von einem der Eltern, und manchmal mutiert ein Gen. Die wenigen besten bleiben, wie sie sind.

Der *Überzeugungsraum* sagt, welche Werte Gene überhaupt annehmen dürfen: die von den Vorgaben erlaubten
oder die, die nach nackten und versteckten Singles übrig sind. Er kann auch Wiederholungen in Blöcken
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
die meisten von ihnen teilen, in ein *Aggregat*, oder eine neue zufällige, wo sie sich nicht einig sind. Das
Aggregat nimmt den Platz des schlechtesten Individuums ein.

Der Aufsatz (Abschnitt II.F) sagt, dass die Experten sich manchmal nicht einig sind und dass das Aggregat zur Population
kommt, aber nicht, was als Einigkeit zählt, ob ein Gleichstand dazu genügt und welches Individuum Platz macht. Ohne
andere Wahl genügen zwei Experten, bei Gleichstand gilt die Zeile des besseren Experten, und das schlechteste
Individuum macht Platz. Andere Lesarten wählen die Parameter *Einigkeit* und *Platz*. Unter Tausenden von Individuen
teilen immer zwei Experten eine Zeile; eine zufällige Zeile ist dann nur in kleinen Populationen nötig.

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
und eher einen mit mehr davon. Dann werden alle nackten und versteckten Singles gefüllt, die daraus folgen. Eine Zelle,
der kein Kandidat bleibt, ist *gescheitert*, und die Ameise geht weiter. Jede Wahl verliert ein wenig von ihrem
Pheromon, damit die nächsten Ameisen etwas anderes versuchen.

Das Gitter mit den wenigsten gescheiterten Zellen legt Pheromon auf alle seine Ziffern, umso mehr, je weniger es
sind. So sammeln sich die Ameisen darum, und das könnte ein Gitter sein, das keine verbessern kann. Darum *verdunstet*,
was das beste Gitter wert ist: Nach einer Weile tritt ein anderes an seine Stelle, das ebenso gut ist oder sogar
schlechter.

# Ein Schritt

Eine Iteration: Alle Ameisen füllen je ein Gitter, und Pheromon wird gelegt.

# Warum es zu Sudoku passt

Aus wenigen Zellen folgen die meisten. Bei 9×9 lassen die Singles so wenige zu wählen, dass Glück genügt: Dort sind
Ameisen ohne Pheromon ebenso schnell. Bei 25×25 genügt es nicht mehr, und erst mit Pheromon wird es gelöst. Ohne
Verdunstung sammeln sich die Ameisen für immer: Sie bleiben bei einem Gitter mit einer oder zwei gescheiterten
Zellen, selbst bei vielen 9×9-Rätseln.

# Aufwand

Die Kopie einer Ameise kennt die Plätze jeder Ziffer in jedem Haus, als Bits. Eine Zelle zu füllen berührt nur die
Kandidaten, die sie ausschließt, und findet die Singles, die daraus folgen, nebenbei.

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
Gewichte sind 0 (die Kodierung \`exclusion\`). Mit \`s_j\` = 1 für eine Einheit, die an ist, und \`θ\` als Schwelle ist die *Energielücke* einer
Einheit \`ΔE_i = Σ_j w_ij s_j − θ\`, und wenn sie an der Reihe ist, ist sie mit der Wahrscheinlichkeit
\`1 / (1 + exp(−ΔE_i / T))\` an, was sie vorher auch war. Die Einheiten der Vorgaben sind an: anfangs oder für
immer. Die *Temperatur* \`T\` fällt, sodass die Einheiten anfangs fast frei und zuletzt kaum noch gegen ihre
Lücke schalten.

Die Schwelle muss negativ sein, eine Belohnung dafür, an zu sein; sonst verstummt das Netz. Bei −1 will eine
Einheit, die nichts ausschließt, an sein, und eine, die eine einzige andere ausschließt, ist unentschieden: So
wandern die Ziffern.

Die Kodierung \`houses\` ist die des Programms, das die Autoren der Abschlussarbeit veröffentlicht haben: Eine
aktive Einheit hemmt die Einheiten ihrer Ziffer, und sich selbst, um 2 für jedes gemeinsame Haus; eine
Vorgabe hemmt um 22. Einheiten einer Zelle hemmen einander nicht; mehrere können an sein, und die erste
zählt. Ihre Schwelle ist −3.

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
  "annealing.docs": `Tauscht zufällig zwei Ziffern eines Blocks. Ein Tausch, nach dem mehr Ziffern fehlen, geschieht umso seltener, je niedriger die Temperatur ist.

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
ihm die Singles sehr, die zuerst gesetzt werden.

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
};
