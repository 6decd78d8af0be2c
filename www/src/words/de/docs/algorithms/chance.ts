/** Namen und Beschreibungen der stochastischen Algorithmen. */
export const chance: Readonly<Record<string, string>> = {
  "cultural-ga.name": "Kultureller genetischer Algorithmus",
  "cultural-ga.docs": `Züchtet eine Population gefüllter Gitter innerhalb eines Überzeugungsraums, sodass bekanntermaßen unmögliche
Werte nie versucht werden.

# So arbeitet es

Ein Individuum hat für jede leere Zelle eine Ziffer. Seine *Konflikte* sind die Ziffern, die in allen Zeilen,
Spalten und Blöcken zusammen fehlen. Die zwei Eltern jedes Kindes werden durch *Turnierselektion* gewählt: Von
mehreren Individuen, zufällig aus der ganzen Population oder aus ihrem besten Teil gezogen, gewinnt das beste.
Das Kind nimmt jedes Gen von einem der beiden Eltern, und manchmal mutiert ein Gen. Die besten Individuen
bleiben unverändert (Elitismus).

Der *Überzeugungsraum* (belief space) bestimmt, welche Werte ein Gen annehmen darf: die von den Vorgaben
erlaubten oder die, die nach nackten und versteckten Singles übrig sind. Er kann auch Wiederholungen innerhalb
von Blöcken ausschließen. Sind die Gene Blöcke, ist ein Gen eine Art, einen Block mit seinen fehlenden Ziffern
zu füllen. Auf Wunsch merkt sich der Überzeugungsraum außerdem, welche Ziffern die besten Individuen aller
Generationen in welchen Zellen hatten, und manche Kinder nehmen ein Gen aus diesem *Verlauf*.

# Ein Schritt

Eine Generation züchtet und bewertet eine ganze Population gefüllter Gitter.

# Warum es zu Sudoku passt

Die meisten Werte, die eine Zelle annehmen könnte, sind offensichtlich falsch, und sie auszuschließen, ist
billig. Das Ausschließen hilft einem genetischen Algorithmus weit mehr als jede Verfeinerung seiner Operatoren. Das Verfahren
bleibt aber ein genetischer Algorithmus und konvergiert zu Gittern, deren letzte Konflikte weder Kreuzung noch Mutation
beseitigt.

# Literatur

Berggren and Nilsson, "A comparison of sudoku solving algorithms", KTH, 2012. Mantere and
Koljonen, "Solving and analyzing Sudokus with cultural algorithms", IEEE Congress on
Evolutionary Computation, 2008. Reynolds, "An introduction to cultural algorithms", 1994.`,

  "ga.name": "Genetischer Algorithmus",
  "ga.docs": `Züchtet eine Population gefüllter Gitter, in der sich bessere Gitter häufiger fortpflanzen als schlechtere; ein Schwarm der
besten Gitter fügt ein Gitter hinzu, das die Zeilen vereint, in denen diese Gitter übereinstimmen.

# So arbeitet es

Jedes Individuum behält die Vorgaben und enthält in jeder Zeile jede Ziffer einmal; falsch sein können also nur
seine Spalten und Blöcke. Seine *Konflikte* sind die Ziffern, die in den Spalten und Blöcken fehlen. Jedes Kind einer neuen Generation
hat zwei Eltern, durch lineare Rangselektion gezogen: Das beste von N Individuen hat Gewicht N, das schlechteste
Gewicht 1. Das Kind nimmt jede Zeile, oder jeden Streifen von Blöcken, von einem der beiden Eltern; dann wird
mit einer gewissen Wahrscheinlichkeit eine seiner Zeilen um ihre Vorgaben herum neu gemischt. Die Eltern werden
nicht übernommen.

Der Schwarm besteht aus den besten 5 % einer Generation, ihren *Experten*. Zeile für Zeile kommt die Anordnung, die die
meisten Experten teilen, in ein *Aggregat*. Wo sich die Experten nicht einig sind, ist die Zeile eine neue zufällige
Anordnung. Das Aggregat ersetzt das schlechteste Individuum.

Die Studie (Abschnitt II.F) sagt, dass die Experten sich manchmal nicht einig sind und dass das Aggregat zur Population
kommt, aber nicht, was als Einigkeit zählt, ob ein Gleichstand dazu genügt und welches Individuum das Aggregat ersetzt. In der
Voreinstellung genügen zwei Experten, bei Gleichstand gilt die Zeile des besseren Experten, und das Aggregat ersetzt das
schlechteste Individuum. Andere Lesarten wählen die Parameter *Einigkeit* und *Platz*. Unter Tausenden von Individuen
teilen immer zwei Experten eine Zeile; eine zufällige Zeile ist dann nur in kleinen Populationen nötig.

Hat sich das beste Individuum lange nicht verbessert, wird die schlechtere Hälfte der Population durch zufällige
Individuen ersetzt. Der Lauf endet, wenn das beste Individuum nicht besser ist als etwa 250 Generationen zuvor.

# Ein Schritt

Eine Generation züchtet und bewertet eine ganze Population gefüllter Gitter.

# Warum es zu Sudoku passt

Zeilen, die Permutationen sind, erfüllen ein Drittel der Bedingungen dauerhaft, und Kreuzung nach Zeilen oder
Streifen verletzt sie nie. Ein Gitter mit zwei Konflikten kann sich aber in vielen Zellen von jeder Lösung
unterscheiden; Populationen konvergieren daher zu solchen lokalen Optima, wenn nicht viele Ziffern vorgegeben
sind.

# Literatur

Hughes and Yampolskiy, "Solving Sudoku Puzzles with Wisdom of Artificial Crowds",
International Journal of Intelligent Games & Simulation 7(1), 2013.`,

  "memetic-ga.name": "Memetischer genetischer Algorithmus",
  "memetic-ga.docs": `Züchtet eine kleine Population gefüllter Gitter und verbessert jedes Kind durch Tabusuche, bevor es in die
Population kommt.

# So arbeitet es

Ein Individuum hat in jeder leeren Zelle einen Kandidaten. Seine *Konflikte* sind die Paare von Nachbarn mit
derselben Ziffer. Ein Kind nimmt jede Zelle von einem von zwei zufälligen Eltern; ähnelt es einem anderen
Individuum zu sehr, wird es durch ein zufälliges Gitter ersetzt. Dann verbessert die *Tabusuche* das Kind: Von allen Zügen,
die einer Zelle in Konflikt einen anderen Kandidaten geben, wählt sie den Zug, nach dem die wenigsten Konflikte
bleiben, auch wenn es mehr sind als vorher. Für einige Iterationen, die *Tabudauer*, darf die Zelle nicht zu
ihrer vorigen Ziffer zurückkehren, es sei denn, das ergäbe ein neues bestes Gitter (Aspirationskriterium). So
kann die Suche lokale Minima verlassen. Das beste dabei gefundene Gitter ersetzt den schlechteren der Eltern.

# Ein Schritt

Bei einer Geburt entsteht ein Kind, das dann durch Tabusuche verbessert wird.

# Warum es zu Sudoku passt

Sudoku ist ein Graphfärbungsproblem, und dieses Verfahren färbt große Graphen. Kreuzung allein kann die letzten
Konflikte nicht beheben, die Tabusuche schon. Die meiste Arbeit leistet die Tabusuche: Von zufälligen Gittern
neu gestartet, ist sie ebenso gut wie mit Kreuzung. Schwer sind für dieses Verfahren Rätsel mit vielen leeren
Zellen, nicht Rätsel mit verwickelter Logik.

# Literatur

Galinier and Hao, "Hybrid evolutionary algorithms for graph coloring", Journal of
Combinatorial Optimization 3(4), 1999.`,

  "ant-colony.name": "Ameisenkolonie",
  "ant-colony.docs": `Lässt künstliche Ameisen das Gitter wiederholt füllen. Pheromon, das die besten Gitter hinterlassen, beeinflusst
ihre Wahl.

# So arbeitet es

Jeder Kandidat jeder leeren Zelle hat einen *Pheromonwert*, anfangs alle denselben. Jede Ameise geht über ihre
eigene Kopie des Gitters. In jeder leeren Zelle nimmt sie meist den Kandidaten mit dem meisten Pheromon; sonst
zieht sie einen Kandidaten mit einer Wahrscheinlichkeit proportional zu seinem Pheromon. Dann werden alle
nackten und versteckten Singles ausgefüllt, die daraus folgen. Eine Zelle, für die kein Kandidat bleibt, ist
*gescheitert*, und die Ameise geht zur nächsten Zelle. Jeder gewählte Kandidat verliert ein wenig von seinem Pheromon (lokale
Aktualisierung), damit die nächsten Ameisen andere Kandidaten versuchen.

Das bisher beste Gitter, das mit den wenigsten gescheiterten Zellen, legt Pheromon auf die Ziffern seiner anfangs
leeren Zellen; je weniger Zellen gescheitert sind, desto mehr. Die Ameisen sammeln sich daher um dieses Gitter und könnten bei einem Gitter
stehen bleiben, das keine von ihnen verbessern kann. Um das zu verhindern, *verdunstet* der Wert des besten
Gitters: Nach einer Weile wird es durch ein ebenso gutes oder sogar ein schlechteres Gitter ersetzt.

# Ein Schritt

In einer Iteration füllt jede Ameise ein Gitter; danach wird Pheromon gelegt.

# Warum es zu Sudoku passt

Die meisten Zellen folgen aus wenigen anderen. Bei einem 9×9-Gitter lassen Singles so wenige Möglichkeiten, dass
der Zufall genügt: Ameisen ohne Pheromon sind ebenso schnell. Bei 25×25-Gittern genügt der Zufall nicht, und die
Rätsel werden dank des Pheromons gelöst. Die Verdunstung verhindert Stagnation: Ohne sie bleiben die Ameisen
selbst bei vielen 9×9-Rätseln bei einem Gitter mit einer oder zwei gescheiterten Zellen stehen.

# Aufwand

Das Gitter einer Ameise speichert die Plätze jeder Ziffer in jedem Haus als Bits. Eine Zelle zu füllen, berührt
nur die Kandidaten, die dadurch wegfallen, und findet zugleich die Singles, die daraus folgen.

# Grenzen

Die Ameisenkolonie beweist nichts: Hat ein Rätsel keine Lösung, läuft sie bis zur letzten Iteration.

# Literatur

Lloyd and Amos, "Solving Sudoku with Ant Colony Optimization", IEEE Transactions on Games, 2019.
Dorigo and Gambardella, "Ant Colony System", IEEE Transactions on Evolutionary Computation 1(1),
1997.`,

  "boltzmann.name": "Boltzmann-Maschine",
  "boltzmann.docs": `Ein stochastisches neuronales Netz aus binären Einheiten, eine für jede Ziffer jeder Zelle. Einheiten, die
einander ausschließen, hemmen einander, umso strenger, je niedriger die Temperatur ist.

# So arbeitet es

Zwei Einheiten schließen einander aus, wenn sie für zwei Ziffern einer Zelle stehen oder für dieselbe Ziffer in
zwei Zellen eines Hauses. Ein Gewicht von −1, oder ein zufälliges Gewicht um −1, verbindet sie. Alle anderen
Gewichte sind 0 (die Kodierung \`exclusion\`). Mit \`s_j = 1\` für eine aktive Einheit und der Schwelle \`θ\`
ist die *Energielücke* einer Einheit \`ΔE_i = Σ_j w_ij s_j − θ\`. Wird eine Einheit aktualisiert, schaltet sie
sich mit der Wahrscheinlichkeit \`1 / (1 + exp(−ΔE_i / T))\` ein, unabhängig von ihrem vorigen Zustand. Die
Einheiten der Vorgaben sind aktiv, entweder nur im Anfangszustand oder dauerhaft. Die *Temperatur* \`T\` fällt:
Anfangs schalten die Einheiten fast frei, am Ende kaum noch gegen ihre Energielücke.

Die Schwelle muss negativ sein, sodass es belohnt wird, aktiv zu sein; sonst schalten sich alle Einheiten aus.
Bei −1 neigt eine Einheit dazu, sich einzuschalten, wenn keine aktive Einheit sie ausschließt; wenn genau eine aktive
Einheit sie ausschließt, ist sie unentschieden: So bewegen sich die Ziffern.

Die Kodierung \`houses\` stammt aus dem Programm, das die Autoren der Abschlussarbeit veröffentlicht haben. Eine
aktive Einheit hemmt die Einheiten ihrer Ziffer in anderen Zellen: um 2 für jedes Haus, das die zwei Zellen
teilen. Die Einheit einer Vorgabe hemmt sie um 22 statt um 2. Außerdem hemmt sich jede aktive Einheit um 2
selbst. Einheiten einer Zelle hemmen einander nicht; daher können mehrere davon aktiv sein, und die Zelle hat
dann die Ziffer der ersten aktiven Einheit. Die Schwelle jeder Einheit ist −3.

# Ein Schritt

Ein Durchlauf aktualisiert jede Einheit einmal.

# Warum es zu Sudoku passt

Die Gewichte kodieren die Bedingungen des Sudokus; nichts muss gelernt werden. Die Energie ist am niedrigsten,
wenn in jeder Zelle genau eine Einheit aktiv ist und keine zwei davon einander ausschließen, also bei der
Lösung. Viele Zustände haben fast dieselbe Energie, und je mehr Zellen leer sind, desto länger dauert es, die
Lösung unter ihnen zu finden.

# Aufwand

Die Gewichte werden nie gespeichert. Jede Einheit führt die Zahl der aktiven Einheiten mit, die sie ausschließen;
eine Einheit, die umschaltet, aktualisiert diese Zahlen in ihrer Zelle und in den Nachbarn ihrer Zelle.

# Literatur

Berggren and Nilsson, "A comparison of sudoku solving algorithms", drafts, and "A study of
Sudoku solving algorithms", KTH, 2012. Ackley, Hinton and Sejnowski, "A learning algorithm
for Boltzmann machines", Cognitive Science 9(1), 1985.`,

  "annealing.name": "Simuliertes Abkühlen",
  "annealing.docs": `Vertauscht zufällig zwei Ziffern innerhalb eines Blocks. Vertauschungen, die das Gitter verschlechtern, werden
umso seltener angenommen, je niedriger die Temperatur ist.

# So arbeitet es

Jeder Block ist mit seinen fehlenden Ziffern gefüllt; Fehler kann es also nur in Zeilen und Spalten geben. Die
*Energie* ist die Zahl der Ziffern, die in allen Zeilen und Spalten zusammen fehlen; bei 0 ist das Rätsel
gelöst. Jeder Zug schlägt vor, die Ziffern einer zufälligen leeren Zelle und einer anderen leeren Zelle ihres
Blocks zu vertauschen. Ändert die Vertauschung die Energie um \`Δ\`, entscheidet das Metropolis-Kriterium: Sie
wird immer angenommen, wenn \`Δ ≤ 0\` ist, sonst mit der Wahrscheinlichkeit \`exp(−Δ / T)\`.

Im veröffentlichten Verfahren beginnt die *Temperatur* \`T\` so hoch, dass die meisten Vertauschungen angenommen
werden, und fällt nach jeder *Kette* um 1 %. Die Zahl der Vertauschungen einer Kette ist das Quadrat der Zahl der
leeren Zellen. Hat keine von 20 aufeinanderfolgenden Ketten eine niedrigere Energie erreicht als die Kette davor,
startet die Suche neu: Die Blöcke werden zufällig neu gefüllt, und die Temperatur kehrt zu ihrem Anfangswert
zurück.

Die Temperatur kann auch konstant bleiben. In einem schmalen Bereich ist sie niedrig genug, dass gute Gitter
häufig sind, und hoch genug, um jedes davon wieder zu verlassen.

# Ein Schritt

Ein Schritt ist ein Durchlauf, der so viele Vertauschungen vorschlägt, wie es leere Zellen gibt.

# Warum es zu Sudoku passt

Eine Vertauschung lässt jeden Block gültig, und ihre Wirkung auf die Energie zu berechnen, braucht wenige Zugriffe auf
Tabellen; daher lassen sich hundert Millionen Vertauschungen je Sekunde vorschlagen. Die Suche kann sich nicht
endgültig festfahren: Anders als die Boltzmann-Maschine, die erstarrt, wird sie wieder aufgeheizt oder nie so
weit abgekühlt. Schwer sind für dieses Verfahren Rätsel mit vielen leeren Zellen, nicht Rätsel mit verwickelter
Logik. Werden Singles nicht zuerst gesetzt, dauern Rätsel mit 17 Vorgaben länger als die Rätsel, die für
Menschen am schwersten sind. Bei solchen Rätseln hilft es am meisten, Singles zuerst zu setzen.

# Aufwand

Für jede Zeile und jede Spalte wird die Anzahl jeder Ziffer mitgeführt. Eine Vertauschung betrifft zwei Ziffern in zwei Zeilen
und zwei Spalten; acht Zahlen bestimmen also die Änderung der Energie.

# Grenzen

Simuliertes Abkühlen beweist nichts: Hat ein Rätsel keine Lösung, läuft es bis zum letzten Durchlauf.

# Literatur

Lewis, "Metaheuristics can solve Sudoku puzzles", Journal of Heuristics 13(4), 2007. Kirkpatrick,
Gelatt and Vecchi, "Optimization by simulated annealing", Science 220, 1983.`,

  "tempering.name": "Paralleles Tempern",
  "tempering.docs": `Kühlt mehrere Gitter zugleich, jedes bei einer eigenen Temperatur, und lässt Gitter bei benachbarten
Temperaturen die Plätze tauschen.

# So arbeitet es

Eine *Replik* ist ein Gitter, in dem jeder Block alle seine Ziffern enthält. Jede Replik ist auf einer *Stufe*,
die eine feste Temperatur hat; Stufe 1 ist die kälteste. In einem Durchlauf schlägt jede Replik zufällige
Vertauschungen innerhalb ihrer Blöcke vor, wie beim simulierten Abkühlen: Eine Vertauschung, nach der in Zeilen
und Spalten \`Δ\` Ziffern mehr fehlen, wird mit der Wahrscheinlichkeit \`exp(−Δ / T)\` angenommen; jede andere Vertauschung wird
immer angenommen.

Nach jedem Durchlauf können Repliken auf benachbarten Stufen ihre Stufen tauschen. Sind ihre Energien (die
Zahlen der fehlenden Ziffern) \`E\` und \`E'\` und ihre Temperaturen \`T\` und \`T'\`, wird der Tausch mit der
Wahrscheinlichkeit \`min(1, exp((1/T − 1/T')(E − E')))\` angenommen. Eine Replik, die auf einer kalten Stufe
festsitzt, gelangt so auf heißere Stufen, ändert sich dort und kehrt als ein anderes Gitter zurück, während die
besten Repliken auf die kalten Stufen gelangen, auf denen ihre Umgebung gründlich durchsucht wird. Ein
Abkühlplan muss nicht gewählt werden.

# Ein Schritt

Ein Durchlauf schlägt in jeder Replik so viele Vertauschungen vor, wie es leere Zellen gibt, und tauscht dann
Stufen.

# Warum es zu Sudoku passt

Die beste konstante Temperatur hängt vom Rätsel ab. Paralleles Tempern verwendet mehrere Temperaturen zugleich,
und jede Replik wird so oft geheizt und gekühlt, wie es nötig ist.

# Grenzen

Nur Vertauschungen zuzulassen, nach denen beide Zellen einen ihrer Kandidaten enthalten, scheint eine Verbesserung
zu sein, ist aber eine Falle. Drei Zellen eines Blocks mit den Kandidaten 1/2, 2/3 und 1/3 lassen sich auf zwei Arten
füllen, und keine solche Vertauschung führt von der einen zur anderen: Eine Replik, die mit der falschen Füllung
beginnt, erreicht die Lösung bei keiner Temperatur. Paralleles Tempern beweist nichts: Hat ein Rätsel keine
Lösung, läuft es bis zum letzten Durchlauf.

# Literatur

Hukushima and Nemoto, "Exchange Monte Carlo method and application to spin glass simulations",
Journal of the Physical Society of Japan 65(6), 1996. Swendsen and Wang, "Replica Monte Carlo
simulation of spin-glasses", Physical Review Letters 57(21), 1986.`,
};
