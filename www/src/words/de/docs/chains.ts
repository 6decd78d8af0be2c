/** Beschreibungen der Techniken mit Färbungen, Ketten, Netzen und fast eingeschlossenen Mengen. */
const franken = `Ein Fisch mit Blöcken unter seinen Grund- oder Deckhäusern.

# So geht es

Die *Grundhäuser* sind Zeilen und Blöcke; die *Deckhäuser* sind ebenso viele Spalten und andere Blöcke. Jeder Platz einer
Ziffer in einem Grundhaus liegt in einem Deckhaus, und kein Platz liegt in zwei Grundhäusern. Jedes
Grundhaus enthält die Ziffer in einer anderen Zelle, und jedes Deckhaus enthält die Ziffer nur einmal; die Grundhäuser brauchen
also alle Deckhäuser. Daher fällt die Ziffer in jeder Zelle weg, die
in mehr Deckhäusern als Grundhäusern liegt. Dasselbe gilt mit vertauschten Zeilen und Spalten. Mindestens ein Haus ist ein
Block, jedes Grundhaus hat mindestens zwei Plätze, und jedes Deckhaus enthält mindestens einen dieser Plätze. Zwei
Grundhäuser bilden einen X-Wing, drei einen Schwertfisch.

# Literatur

Sudopedia und HoDoKu, "Franken Fish".`;

const finnedFranken = `Ein Fisch mit Blöcken unter seinen Grund- oder Deckhäusern und mit zusätzlichen Plätzen, den Flossen.

# So geht es

Die *Grundhäuser* sind Zeilen und Blöcke; die *Deckhäuser* sind ebenso viele Spalten und andere Blöcke. Jeder Platz einer
Ziffer in einem Grundhaus liegt in einem Deckhaus, außer den *Flossen*: Plätzen, die in mehr Grundhäusern als Deckhäusern
liegen. Stimmt keine Flosse, fällt die Ziffer in jeder Zelle weg, die in mehr Deckhäusern als Grundhäusern liegt; stimmt
eine Flosse, fällt die Ziffer in allen Zellen weg, die diese Flosse sieht. In beiden Fällen fällt sie in den Zellen der
ersten Art weg, die jede Flosse sehen. Dasselbe gilt mit vertauschten Zeilen und Spalten. Mindestens ein Haus ist ein Block,
jedes Grundhaus hat mindestens zwei Plätze, von denen einer keine Flosse ist, und jedes Deckhaus enthält mindestens einen
dieser Plätze. Zwei Grundhäuser bilden einen X-Wing, drei einen Schwertfisch.

# Literatur

Sudopedia und HoDoKu, "Finned Franken Fish"; eine Flosse in zweien der Zeilen und Blöcke ist eine *Endo-Flosse*.`;

export const chainDocs: Readonly<Record<string, string>> = {
  "sue-de-coq": `Eine Gruppe von n Zellen hat nur n Kandidaten: Einige dieser Zellen liegen im Schnitt einer Linie und eines Blocks, einige im Rest der
Linie und einige im Rest des Blocks.

# So geht es

Gewählt werden zwei oder mehr Zellen im Schnitt einer Linie und eines Blocks, einige Zellen aus dem Rest der Linie (der Teil
der Linie) und einige Zellen aus dem Rest des Blocks (der Teil des Blocks). Die beiden Teile haben keinen Kandidaten
gemeinsam; also kann jede Ziffer in allen gewählten Zellen nur einmal vorkommen. Die n gewählten Zellen haben nur n Kandidaten; jeder Kandidat kommt also
genau einmal vor. Ziffern, die keine Kandidaten im Teil des Blocks sind, müssen in der Linie
stehen und fallen in deren anderen Zellen weg; Ziffern, die keine Kandidaten im Teil der Linie sind, müssen im Block stehen
und fallen in dessen anderen Zellen weg. Beide Teile sind nötig: Ohne einen von ihnen gibt es mehr Kandidaten als Zellen.

In Gittern über 9×9 hat jeder Teil höchstens drei Zellen.

# Literatur

Zuerst 2005 von einem Spieler dieses Namens als *two-sector disjoint subsets* beschrieben. Teile aus mehreren Zellen und mit
eigenen Ziffern sind die erweiterte Form.`,

  "simple-colors": `Färbt die durch konjugierte Paare verbundenen Kandidaten einer Ziffer mit zwei Farben, von denen genau eine stimmt.

# So geht es

Hat ein Haus nur zwei Plätze für eine Ziffer (ein *konjugiertes Paar*), stimmt genau einer von ihnen: Die zwei Plätze
bekommen verschiedene Farben, und so weiter von Haus zu Haus. Entweder stimmen alle Plätze der ersten Farbe und keiner der zweiten, oder umgekehrt. *Falle*: Ein
Platz ohne Farbe, der beide Farben sieht, fällt weg. *Verwicklung*: Sehen zwei Plätze derselben Farbe einander, ist diese
Farbe falsch, und alle ihre Plätze fallen weg. Mindestens drei Plätze sind gefärbt. Streichungen durch dieselbe Färbung
werden zusammen genannt: einmal für die Falle und einmal für jede Farbe, die sich verwickelt.

# Literatur

Sudopedia, "Simple Colors". Auch *singles chains*.`,

  "multi-colors": `Verbindet zwei Färbungen derselben Ziffer, wenn ein Platz der einen Färbung einen Platz der anderen Färbung sieht.

# So geht es

Konjugierte Paare verbinden die Plätze einer Ziffer zu Gruppen, jede mit zwei Farben, von denen genau eine stimmt.
*Falle*: Sieht ein Platz einer Farbe einen Platz einer Farbe einer anderen Gruppe, stimmen die zwei Farben nicht beide; also
stimmt mindestens eine ihrer Gegenfarben. Ein Platz außerhalb beider Gruppen, der beide Gegenfarben sieht, fällt weg.
*Verwicklung*: Eine Farbe, die beide Farben einer anderen Gruppe sieht, ist falsch, und alle ihre Plätze fallen weg.

# Literatur

Sudopedia, "Multi-Colors".`,

  "x-chain": `Eine Kette, in der sich starke und schwache Verbindungen einer Ziffer abwechseln: Mindestens ein Ende der Kette enthält die
Ziffer.

# So geht es

Enthält der erste Platz die Ziffer nicht, enthält sie der zweite, weil das Haus nur diese zwei Plätze für die Ziffer hat. Der
dritte Platz sieht den zweiten und enthält die Ziffer also nicht. So geht es weiter bis zum letzten Platz, der die Ziffer enthält. Mindestens eines der
zwei Enden enthält daher die Ziffer, und sie fällt in jeder Zelle weg, die beide Enden sieht. Eine Kette hat mindestens vier
Plätze; zwei Plätze sind eingeschlossene Kandidaten. Für jedes Paar von Enden wird die kürzeste Kette genannt, und kürzere
Ketten kommen zuerst, auch die Ketten mit vier Plätzen, die einen eigenen Namen haben (Wolkenkratzer, Zweistrangdrachen,
Steinbutt). Eine Kette verwendet keinen Platz zweimal mit demselben Wahrheitswert.

# Literatur

Sudopedia, "X-Chain".`,

  "xy-chain": `Eine Kette von Zellen mit zwei Kandidaten, von denen jede die nächste sieht: Mindestens ein Ende der Kette enthält eine
bestimmte Ziffer.

# So geht es

Enthält die erste Zelle die Ziffer nicht, enthält sie ihren anderen Kandidaten. Die zweite Zelle sieht die erste und hat diesen
Kandidaten ebenfalls; also enthält die zweite Zelle ihren anderen Kandidaten. So geht es weiter bis zur letzten Zelle: Sie
enthält die Ziffer, die der ersten fehlt. Mindestens eines der zwei Enden enthält daher diese Ziffer, und sie fällt in jeder Zelle weg, die beide Enden
sieht. Eine Kette hat mindestens drei Zellen (ein XY-Wing); zwei Zellen sind ein nacktes Paar. Für jedes Paar von Enden und
jede Ziffer wird die kürzeste Kette genannt, und kürzere Ketten kommen zuerst. Eine Kette betritt keine Zelle zweimal mit
derselben Ziffer.

# Literatur

Sudopedia, "XY-Chain".`,

  medusa: `Färbt die durch konjugierte Paare verbundenen Kandidaten aller Ziffern mit zwei Farben, von denen genau eine stimmt.

# So geht es

Hat ein Haus nur zwei Plätze für eine Ziffer oder eine Zelle nur zwei Kandidaten (ein *konjugiertes Paar*), stimmt genau
einer der zwei: Sie bekommen verschiedene Farben, und so weiter von Haus zu Haus und von Zelle zu Zelle. *Verwicklung*: Eine Farbe ist falsch, und alle
ihre Kandidaten fallen weg, wenn zwei von ihnen in einer Zelle sind, wenn zwei von ihnen dieselbe Ziffer in Zellen sind, die
einander sehen, oder wenn die Farbe eine Zelle ohne Kandidaten ließe. *Falle*: Ein Kandidat ohne Farbe fällt weg, wenn jede
der zwei Farben ihn ausschließt, entweder durch einen Kandidaten in seiner Zelle oder durch dieselbe Ziffer in einer Zelle,
die seine Zelle sieht. Mindestens drei Kandidaten sind gefärbt. Streichungen durch dieselbe Färbung werden zusammen genannt: einmal
für die Falle und einmal für jede Farbe, die sich verwickelt.

# Literatur

Sudopedia, "3D Medusa". Auch *super-colouring*; die einfache Färbung ist ihr Fall mit einer Ziffer.`,

  "nice-loop": `Eine Kette, in der sich starke und schwache Verbindungen abwechseln (alternating inference chain, AIC), hat mindestens ein
richtiges Ende; in einem stetigen Zyklus hat jede Verbindung genau eine richtige Seite.

# So geht es

Zwei Kandidaten sind stark verbunden, wenn mindestens einer von ihnen stimmt: die einzigen zwei Kandidaten einer Zelle oder
die einzigen zwei Plätze einer Ziffer in einem Haus. Sie sind schwach verbunden, wenn höchstens einer stimmt: zwei
Kandidaten einer Zelle oder zwei Plätze einer Ziffer in einem Haus. In einer Kette, in der sich starke und schwache
Verbindungen abwechseln und die mit einer starken beginnt und endet, stimmt das eine Ende, wenn das andere falsch ist. Daher
fällt jeder Kandidat weg, der mit beiden Enden schwach verbunden ist. Sind beide Enden derselbe Kandidat, stimmt dieser Kandidat. Sind
die zwei Enden miteinander schwach verbunden, schließt sich die Kette zu einem *stetigen* Zyklus: Eine Seite jeder ihrer
Verbindungen stimmt, und Kandidaten, die mit beiden Seiten einer Verbindung schwach verbunden sind, fallen weg. Die zwei
anderen Fälle sind die *unstetigen* Zyklen.

Ketten haben mindestens drei Verbindungen und erreichen jeden Kandidaten auf einem kürzesten Weg. Eine Kette oder ein Zyklus
wird nur genannt, wenn dadurch ein Kandidat wegfällt, den keine Kette und kein Zyklus mit weniger starken Verbindungen
streicht. Bei einer Kette darf ihn auch kein Zyklus mit ebenso vielen starken Verbindungen streichen. Mehrere Ketten oder Zyklen
mit denselben Streichungen werden einmal genannt. Nur Zyklen, die durch eine ihrer Verbindungen die kürzesten sind, werden betrachtet,
und nur, wenn es für diese Verbindung höchstens sechzehn davon gibt. Gitter haben höchstens 16×16 Zellen.

# Literatur

*AIC* und *nice loop*, aus den Sudoku-Foren von 2005 und 2006. Ketten einer Ziffer (X-Ketten) und aus Zellen mit zwei Kandidaten
(XY-Ketten) sind darunter.`,

  "grouped-nice-loop": `Ein Nice Loop mit Gruppenknoten: mehreren Kandidaten einer Ziffer im Schnitt eines Blocks und einer Linie.

# So geht es

Zwei oder mehr Kandidaten einer Ziffer, die einen Block und eine Linie gemeinsam haben, wirken wie ein einziger Knoten:
Entweder stimmt einer dieser Kandidaten oder keiner. Eine solche Gruppe ist mit einer anderen Gruppe oder einem Kandidaten stark
verbunden, wenn beide zusammen alle Plätze der Ziffer in einem Haus enthalten, und schwach verbunden, wenn alle Kandidaten
der einen alle der anderen sehen. Ketten und Zyklen sind wie beim Nice Loop; Ketten, für die es eine Kette ohne Gruppen
mit ebenso wenigen Verbindungen gibt, gehören zum Nice Loop.

# Literatur

*Grouped AIC*, *grouped nice loop*.`,

  "als-xz": `Nur eine von zwei fast eingeschlossenen Mengen kann eine gemeinsame Ziffer enthalten; die andere Menge enthält alle ihre
übrigen Ziffern.

# So geht es

Eine *fast eingeschlossene Menge* (almost locked set, ALS) besteht aus N Zellen eines Hauses mit N + 1 Kandidaten: Ihr kann
eine ihrer Ziffern fehlen, aber nicht zwei. Eine Ziffer zweier solcher Mengen ist ihnen *beschränkt gemeinsam* (restricted
common), wenn jede Zelle der einen Menge mit dieser Ziffer jede Zelle der anderen Menge mit dieser Ziffer sieht, sodass
höchstens eine der Mengen sie enthält. Eine Menge, der diese Ziffer fehlt, enthält alle ihre anderen Ziffern. Eine andere Ziffer,
die beide Mengen haben, steht daher in mindestens einer von ihnen und fällt in jeder Zelle weg, die alle Plätze der Ziffer
in beiden Mengen sieht.

Bei zwei beschränkt gemeinsamen Ziffern fehlt jeder Menge genau eine der zwei: Die Mengen sind *doppelt verbunden*. Dann ist
jede andere Ziffer einer Menge in dieser Menge eingeschlossen und fällt in jeder Zelle weg, die alle ihre Plätze dort sieht;
und jede der zwei beschränkt gemeinsamen Ziffern fällt in jeder Zelle weg, die alle ihre Plätze in beiden Mengen sieht.

Die Mengen dürfen Zellen gemeinsam haben. Jedes Paar von Mengen wird einmal genannt; in Gittern über 9×9 haben Mengen
höchstens vier Zellen. Eine Zelle mit zwei Kandidaten ist eine fast eingeschlossene Menge; viele kleinere Muster sind daher
Sonderfälle.

# Literatur

*ALS-XZ*, *doubly linked ALS*; 2005 von Spielern in den Foren von sudoku.com gefunden.`,

  "als-xy-wing": `Eine fast eingeschlossene Menge enthält mindestens eine von zwei Ziffern und nimmt diese Ziffer damit einer von zwei anderen
fast eingeschlossenen Mengen.

# So geht es

Einer fast eingeschlossenen Menge, dem *Angelpunkt*, fehlt höchstens eine ihrer Ziffern; also enthält sie von je zwei
Ziffern mindestens eine. Mit jeder von zwei anderen Mengen hat sie eine Ziffer beschränkt gemeinsam (siehe ALS-XZ), und
diese zwei Ziffern sind verschieden. Daher fehlt mindestens einer der zwei anderen Mengen die Ziffer, die sie mit dem Angelpunkt
gemeinsam hat; diese Menge enthält dann alle ihre anderen Ziffern. Eine Ziffer, die in beiden Mengen vorkommt, fällt in jeder Zelle weg, die alle Plätze der Ziffer in beiden sieht.

Die Mengen dürfen Zellen gemeinsam haben. Gleiche Streichungen werden einmal genannt, mit dem kleinsten Angelpunkt, der sie
erlaubt. In Gittern über 9×9 haben Mengen höchstens vier Zellen. Drei Zellen mit je zwei Kandidaten bilden einen XY-Wing.

# Literatur

*ALS-XY-Wing*, *ALS-Wing*.`,

  "als-chain": `In einer Kette fast eingeschlossener Mengen nimmt jede Menge der nächsten eine Ziffer; die erste oder die letzte Menge enthält
also eine bestimmte Ziffer.

# So geht es

Jede Menge der Kette hat mit der nächsten eine Ziffer beschränkt gemeinsam (siehe ALS-XZ), eine andere als mit der vorigen
Menge. Fehlt der ersten Menge eine Ziffer, enthält sie alle ihre anderen Ziffern. Der zweiten Menge fehlt daher die Ziffer,
die sie mit der ersten gemeinsam hat, und sie enthält alle ihre anderen, und so weiter; die letzte Menge enthält die Ziffer,
die der ersten fehlt. Diese Ziffer fällt in jeder Zelle weg, die alle Plätze der Ziffer in beiden Mengen sieht.

Ketten haben mindestens vier Mengen; Ketten aus zwei Mengen sind ALS-XZ, Ketten aus drei sind ALS-XY-Wings. Mengen dürfen
Zellen gemeinsam haben. Zu jeder Streichung werden nur die kürzesten Ketten genannt, und von mehreren Ketten mit denselben
Streichungen nur die erste. In Gittern über 9×9 haben Mengen höchstens vier Zellen.

# Literatur

*ALS-XY-Kette*, *ALS-Kette*.`,

  "death-blossom": `Welcher Kandidat einer Zelle auch stimmt: Eine fast eingeschlossene Menge verliert diese Ziffer und enthält dann alle ihre
anderen Ziffern, auch eine Ziffer, die allen diesen Mengen gemeinsam ist.

# So geht es

Zu jedem Kandidaten einer Zelle, des *Stängels*, gehört eine fast eingeschlossene Menge (siehe ALS-XZ), ein *Blütenblatt*,
dessen Plätze für diesen Kandidaten der Stängel alle sieht. Welche Ziffer der Stängel auch enthält: Dem Blütenblatt dieser
Ziffer fehlt sie, und es enthält alle seine anderen Ziffern. Eine Ziffer, die alle Blütenblätter haben und der Stängel
nicht, steht daher in mindestens einem Blütenblatt und fällt in jeder Zelle weg, die alle Plätze der Ziffer dort sieht.

Blütenblätter dürfen Zellen gemeinsam haben. Für jeden Stängel und jede Ziffer wird eine Auswahl von Blütenblättern genannt,
wenn keine andere Auswahl alle ihre Streichungen erlaubt; die Blütenblätter sind die kleinsten mit diesen Streichungen. In
Gittern über 9×9 haben Blütenblätter höchstens vier Zellen.

# Literatur

2005 von Spielern in den Foren von sudoku.com gefunden.`,

  "aligned-pair-exclusion": `Streicht einen Kandidaten einer Zelle, wenn jede Kombination mit den Kandidaten einer zweiten Zelle unmöglich ist.

# So geht es

Alle Paare von Kandidaten zweier leerer Zellen werden geprüft. Ein Paar ist unmöglich, wenn beide Ziffern gleich sind und
die zwei Zellen einander sehen, oder wenn die zwei Ziffern die einzigen Kandidaten einer dritten Zelle sind, die beide
Zellen sieht, weil für diese Zelle dann kein Kandidat bliebe. Ein Kandidat der einen Zelle, der sich mit keinem Kandidaten
der anderen kombinieren lässt, fällt weg.

Jedes Paar von Zellen mit je mindestens zwei Kandidaten wird einmal genannt, mit allen seinen Streichungen.

# Literatur

2005 von Spielern gefunden; in dieser Form, in der die dritte Zelle zwei Kandidaten hat, in Sudoku Explainer.`,

  "franken-x-wing": franken,
  "franken-swordfish": franken,
  "finned-franken-x-wing": finnedFranken,
  "finned-franken-swordfish": finnedFranken,

  "forcing-chain": `Jeder Kandidat einer Zelle oder jeder Platz einer Ziffer in einem Haus führt zum selben Schluss.

# So geht es

Ein Kandidat wird als richtig angenommen. Dann sind die anderen Kandidaten seiner Zelle und dieselbe Ziffer in den Zellen,
die er sieht, falsch; und ist einer von nur zwei Kandidaten (in einer Zelle oder für eine Ziffer in einem Haus) falsch, ist
der andere richtig. Einer der Kandidaten einer Zelle stimmt, ebenso einer der Plätze einer Ziffer in einem Haus: Ein
Schluss, der aus jeder dieser Möglichkeiten folgt, gilt. Ein Kandidat, aus dem ein Widerspruch folgt, ist falsch, und ein Kandidat,
dessen Fehlen zu einem Widerspruch führt, ist richtig. Alle Schlüsse für eine Zelle, für eine Ziffer eines Hauses oder für
einen Kandidaten werden zusammen genannt. Führt eine der Möglichkeiten zu einem Widerspruch, wird stattdessen dieser Widerspruch
genannt.

# Literatur

Juillerat, Sudoku Explainer, "Forcing Chain", "Cell Forcing Chains", "Region Forcing Chains".`,

  "forcing-net": `Zwangsketten, bei denen jeder Schritt alle früheren Schlüsse verwenden darf.

# So geht es

Wie bei einer Zwangskette wird ein Kandidat als richtig oder falsch angenommen. Außerdem werden Kandidaten, die falsch
wurden, aus dem Gitter entfernt; der letzte Kandidat einer Zelle und der letzte Platz einer Ziffer in einem Haus sind daher
richtig, wie viele es vorher auch waren. Auch ein Schluss, der sowohl folgt, wenn ein Kandidat richtig ist, als auch, wenn
er falsch ist, gilt.

# Literatur

Juillerat, Sudoku Explainer, "Dynamic Forcing Chains". Auch *forcing nets*.`,

  "nested-forcing-net": `Aus einem Kandidaten folgt ein Widerspruch durch ein Zwangsnetz, das weitere Zwangsnetze enthält.

# So geht es

Ein Kandidat wird als richtig angenommen, und alle Folgen werden abgeleitet wie in einem Zwangsnetz. Im Gitter, das daraus
entsteht, wird jeder andere Kandidat der Reihe nach als richtig angenommen: Kandidaten, die dort zu einem Widerspruch
führen, sind ebenfalls falsch, und so weiter, bis die ursprüngliche Annahme zu einem Widerspruch führt. Lässt sich kein
Kandidat auf diese Weise widerlegen, enthalten die inneren Netze weitere Netze. Diese Technik ist das letzte Mittel: Sie
sucht nur, wenn jede leere Zelle und jede fehlende Ziffer eines Hauses mehrere Kandidaten hat und einfache Netze zu keinem
Widerspruch führen, und sie verschachtelt nur tiefer, wenn geringere Tiefen nichts finden.

# Warum es zu Sudoku passt

In einem Rätsel mit genau einer Lösung führt jeder falsche Kandidat zu einem Widerspruch, wenn die Netze tief genug
verschachtelt sind. Eine Ebene genügt für fast alle Rätsel, und kein Rätsel ist bekannt, das mehr als zwei braucht.

# Literatur

Juillerat, Sudoku Explainer, "Nested Forcing Chains"; Berthier, "Pattern-Based Constraint Satisfaction and Logic Puzzles", "T&E(2)" und
"T&E(3)".`,
};
