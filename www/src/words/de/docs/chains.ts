/** Was Färbungen, Ketten, Netze und fast eingeschlossene Mengen von sich sagen. */
const franken = `Ein Fisch mit Blöcken unter seinen Zeilen oder unter seinen Spalten.

# So geht es

Einige Zeilen und Blöcke haben alle ihre Plätze für eine Ziffer in ebenso vielen Spalten und anderen Blöcken, und ein Platz,
den zwei der ersten gemeinsam haben, liegt in zweien der zweiten. Jedes der ersten Häuser enthält die Ziffer, und die
zweiten enthalten sie nicht öfter; also fällt sie in jeder Zelle weg, die in mehr von den zweiten als von den ersten liegt.
Ebenso mit vertauschten Zeilen und Spalten. Mindestens ein Block ist dabei, jedes der ersten Häuser hat mindestens zwei
Plätze und jedes der zweiten einen davon. Zwei Häuser sind ein X-Wing, drei ein Schwertfisch.

# Literatur

Sudopedia und HoDoKu, "Franken Fish".`;

const finnedFranken = `Ein Fisch mit Blöcken unter seinen Zeilen oder Spalten, bis auf einige Plätze, die Flossen.

# So geht es

Einige Zeilen und Blöcke haben ihre Plätze für eine Ziffer in ebenso vielen Spalten und anderen Blöcken, bis auf Flossen:
Plätze in mehr von den ersten als von den zweiten. Ist keine der Flossen die Ziffer, fällt sie in jeder Zelle weg, die in
mehr von den zweiten als von den ersten liegt; ist es eine, fällt sie in allem weg, was diese sieht. Also fällt sie in
solchen Zellen weg, die jede Flosse sehen. Ebenso mit vertauschten Zeilen und Spalten. Mindestens ein Block ist dabei, jedes
der ersten Häuser hat mindestens zwei Plätze und einen, der keine Flosse ist, und jedes der zweiten hat einen davon. Zwei
Häuser sind ein X-Wing, drei ein Schwertfisch.

# Literatur

Sudopedia und HoDoKu, "Finned Franken Fish"; eine Flosse in zweien der Zeilen und Blöcke ist eine *Endo-Flosse*.`;

export const chainDocs: Readonly<Record<string, string>> = {
  "sue-de-coq": `Zellen, in denen sich eine Linie und ein Block treffen, enthalten mit einigen der Linie und einigen des Blocks so viele Ziffern,
wie es Zellen sind.

# So geht es

Man nimmt zwei oder mehr Zellen, in denen sich eine Linie und ein Block treffen, einige Zellen aus dem Rest der Linie und einige
aus dem Rest des Blocks. Diese zwei Teile haben keine Ziffer gemeinsam; also kann jede Ziffer in allen gewählten Zellen nur
einmal stehen. Haben sie so viele Kandidaten, wie es Zellen sind, steht jeder Kandidat auch dort. Die, die nicht allein in den
Zellen des Blocks vorkommen, sind in der Linie und fallen in deren anderen Zellen weg; die, die nicht allein in den Zellen der
Linie vorkommen, sind im Block und fallen in dessen anderen Zellen weg. Beide Teile sind nötig: Ohne den einen oder den anderen
sind es mehr Kandidaten als Zellen.

In Gittern über 9×9 hat ein Teil einer Linie oder eines Blocks bis zu drei Zellen.

# Literatur

Zuerst 2005 von einem Spieler dieses Namens als *two-sector disjoint subsets* beschrieben. Teile aus mehreren Zellen und mit
eigenen Ziffern sind die erweiterte Form.`,

  "simple-colors": `Plätze einer Ziffer, durch starke Verbindungen verknüpft, in zwei Farben, von denen eine stimmt.

# So geht es

Wo ein Haus zwei Plätze für eine Ziffer hat, ist einer davon richtig: Sie bekommen verschiedene Farben, und so weiter von Haus zu
Haus. Die Plätze einer Farbe sind alle die Ziffer, die der anderen alle nicht. *Falle*: Ein Platz ohne Farbe, der beide Farben
sieht, ist nicht die Ziffer. *Verwicklung*: Sehen sich zwei Plätze einer Farbe, ist diese Farbe nicht die Ziffer, und sie fällt
ganz weg. Mindestens drei Plätze haben eine Farbe. Was wegen derselben Farben wegfällt, wird zusammen genannt: durch die Falle
und durch jede Farbe, die sich verwickelt.

# Literatur

Sudopedia, "Simple Colors". Auch *singles chains*.`,

  "multi-colors": `Zwei Paare von Farben für dieselbe Ziffer, wobei eine Farbe des einen eine Farbe des anderen sieht.

# So geht es

Starke Verbindungen verknüpfen Plätze einer Ziffer zu Gruppen, jede in zwei Farben, von denen eine stimmt. *Falle*: Sieht ein
Platz einer Farbe einen Platz aus der Farbe einer anderen Gruppe, stimmen nicht beide; also stimmt eine der Gegenfarben, und
Plätze in keiner der Gruppen, die beide Gegenfarben sehen, sind nicht die Ziffer. *Verwicklung*: Eine Farbe, die beide Farben
einer anderen Gruppe sieht, ist falsch und fällt ganz weg.

# Literatur

Sudopedia, "Multi-Colors".`,

  "x-chain": `Starke und schwache Verbindungen einer Ziffer im Wechsel: Ein Ende der Kette ist sie.

# So geht es

Ist der erste Platz nicht die Ziffer, ist es der zweite, denn ein Haus hat nur diese zwei; also ist es der dritte, der den
zweiten sieht, nicht; und so weiter bis zum letzten, der es ist. Also ist eines der zwei Enden die Ziffer, und sie fällt in jeder
Zelle weg, die beide sieht. Eine Kette hat mindestens vier Plätze: Mit zweien sind es eingeschlossene Kandidaten. Für jedes Paar
von Enden wird die kürzeste Kette genannt, kürzere zuerst, darunter die mit vier Plätzen, die eigene Namen haben (Wolkenkratzer,
Zweistrangdrachen, Steinbutt). Kein Platz wird zweimal als richtig oder zweimal als falsch genommen.

# Literatur

Sudopedia, "X-Chain".`,

  "xy-chain": `Zellen mit zwei Kandidaten, jede in Sicht der nächsten: Ein Ende der Kette ist die Ziffer.

# So geht es

Ist die erste Zelle eine bestimmte Ziffer nicht, ist sie ihre andere; also ist die zweite Zelle, die sie sieht und diese auch hat,
ihre andere; und so weiter bis zur letzten Zelle, die die Ziffer ist, die die erste nicht war. Also ist eines der zwei Enden diese
Ziffer, und sie fällt in jeder Zelle weg, die beide sieht. Eine Kette hat mindestens drei Zellen (ein XY-Wing): Mit zweien ist es
ein nacktes Paar. Für jedes Paar von Enden und jede Ziffer wird die kürzeste Kette genannt, kürzere zuerst. Keine Zelle wird
zweimal mit derselben Ziffer betreten.

# Literatur

Sudopedia, "XY-Chain".`,

  medusa: `Kandidaten aller Ziffern, durch starke Verbindungen verknüpft, in zwei Farben, von denen eine stimmt.

# So geht es

Wo ein Haus zwei Plätze für eine Ziffer hat oder eine Zelle zwei Kandidaten, stimmt einer der zwei: Sie bekommen verschiedene
Farben, und so weiter von Haus zu Haus und von Zelle zu Zelle. *Verwicklung*: Eine Farbe ist falsch und fällt ganz weg, wenn zwei
davon in einer Zelle sind, wenn zwei davon dieselbe Ziffer in Zellen sind, die sich sehen, oder wenn sie einer Zelle keinen
Kandidaten ließe. *Falle*: Ein Kandidat ohne Farbe fällt weg, wenn es in jeder der Farben einen Grund gibt: einen dieser Farbe in
seiner Zelle oder einen seiner Ziffer, den er sieht. Mindestens drei Kandidaten haben eine Farbe. Was wegen derselben Farben
wegfällt, wird zusammen genannt: durch die Falle und durch jede Farbe, die sich verwickelt.

# Literatur

Sudopedia, "3D Medusa". Auch *super-colouring*; die einfache Färbung ist ihr Fall mit einer Ziffer.`,

  "nice-loop": `Eine Kette aus starken und schwachen Verbindungen im Wechsel hat ein richtiges Ende; eine Schleife hat an jeder Verbindung eine
richtige Seite.

# So geht es

Zwei Kandidaten sind stark verbunden, wenn einer davon stimmen muss: die zwei einer Zelle oder die zwei Plätze einer Ziffer in
einem Haus. Sie sind schwach verbunden, wenn nicht beide stimmen können: in einer Zelle oder von einer Ziffer in einem Haus. Ist
in einer Kette aus starken und schwachen Verbindungen im Wechsel, die mit starken beginnt und endet, das eine Ende falsch, ist das
andere richtig: Also fällt weg, was mit beiden schwach verbunden ist. Sind beide Enden derselbe Kandidat, stimmt er. Sind die zwei
Enden selbst schwach verbunden, schließt sich die Kette zu einer *stetigen* Schleife: Eine Seite jeder ihrer Verbindungen stimmt,
und was mit beiden Seiten einer Verbindung schwach verbunden ist, fällt weg. Die anderen beiden sind die *unstetigen* Schleifen.

Ketten haben mindestens drei Verbindungen und erreichen jeden Kandidaten auf einem kürzesten Weg. Was genannt wird, streicht einen
Kandidaten, den keine Kette oder Schleife mit weniger starken Verbindungen streicht, bei einer Kette auch keine Schleife mit ebenso
vielen; was dasselbe streicht, wird einmal genannt. Von den Schleifen werden die angesehen, die durch eine ihrer Verbindungen die
kürzesten sind, wenn es davon höchstens sechzehn gibt. Gitter haben bis zu 16×16 Zellen.

# Literatur

*AIC* und *nice loop*, aus den Sudoku-Foren von 2005 und 2006. Ketten einer Ziffer (X-Ketten) und aus Zellen mit zwei Kandidaten
(XY-Ketten) sind darunter.`,

  "grouped-nice-loop": `Ein Nice Loop mit Knoten aus mehreren Kandidaten: denen einer Ziffer in einem Block und einer Linie.

# So geht es

Zwei oder mehr Kandidaten einer Ziffer, die ein Block und eine Linie gemeinsam haben, zählen als einer: Einer davon stimmt oder
keiner. Eine solche Gruppe ist mit einer anderen Gruppe oder einem Kandidaten stark verbunden, wenn beide zusammen alle Plätze der
Ziffer in einem Haus sind, und schwach, wenn alle der einen alle der anderen sehen. Ketten und Schleifen sind wie beim Nice Loop;
was eine Kette ohne Gruppen mit ebenso wenigen Verbindungen leistet, bleibt diesem überlassen.

# Literatur

*Grouped AIC*, *grouped nice loop*.`,

  "als-xz": `Von zwei fast eingeschlossenen Mengen kann nur eine eine Ziffer enthalten: Die andere enthält alle ihre eigenen.

# So geht es

Eine *fast eingeschlossene Menge* (ALS) sind einige Zellen eines Hauses mit einem Kandidaten mehr, als es Zellen sind: Sie kann auf
eine ihrer Ziffern verzichten, aber nicht auf zwei. Eine Ziffer zweier solcher Mengen ist ihnen *beschränkt gemeinsam*, wenn jede
Zelle der einen, die sie hat, jede der anderen sieht, sodass nicht beide sie enthalten. Die Menge ohne sie enthält alle ihre anderen
Ziffern; eine Ziffer, die beide haben, ist also in einer davon und fällt in den Zellen weg, die alle ihre Plätze in beiden sehen.

Bei zwei beschränkt gemeinsamen Ziffern fehlt jeder Menge genau eine der zwei: Sie sind *doppelt verbunden*. Dann ist jede andere
Ziffer einer Menge dort eingeschlossen und fällt in den Zellen weg, die alle ihre Plätze in dieser Menge sehen; und jede der zwei
fällt in denen weg, die ihre Plätze in beiden sehen.

Die Mengen dürfen Zellen gemeinsam haben. Jedes Paar von Mengen wird einmal genannt; in Gittern über 9×9 haben die Mengen bis zu vier
Zellen. Eine Zelle mit zwei Kandidaten ist eine Menge, daher sind viele kleinere Muster darunter.

# Literatur

*ALS-XZ*, *doubly linked ALS*; 2005 von Spielern in den Foren von sudoku.com gefunden.`,

  "als-xy-wing": `Eine fast eingeschlossene Menge enthält eine von zwei Ziffern und nimmt sie damit einer von zwei anderen Mengen.

# So geht es

Einer fast eingeschlossenen Menge, dem Angelpunkt, fehlt höchstens eine ihrer Ziffern: Von je zweien enthält sie eine. Mit jeder von
zwei anderen Mengen hat sie eine andere Ziffer beschränkt gemeinsam (siehe ALS-XZ). Also fehlt einer von diesen jene Ziffer, und sie
enthält alle ihre anderen. Eine Ziffer, die beide haben, fällt in den Zellen weg, die alle ihre Plätze in beiden sehen.

Die Mengen dürfen Zellen gemeinsam haben. Was zusammen wegfällt, wird einmal genannt, mit dem kleinsten Angelpunkt, der es streicht; in
Gittern über 9×9 haben die Mengen bis zu vier Zellen. Mit drei Zellen aus zwei Kandidaten ist es ein XY-Wing.

# Literatur

*ALS-XY-Wing*, *ALS-Wing*.`,

  "als-chain": `Fast eingeschlossene Mengen in einer Reihe, von denen jede der nächsten eine Ziffer nimmt, lassen eine für die erste oder die letzte.

# So geht es

Jede Menge der Kette hat mit der nächsten eine Ziffer beschränkt gemeinsam (siehe ALS-XZ), eine andere als mit der vorigen. Fehlt der
ersten Menge eine Ziffer, enthält sie alle ihre anderen; also fehlt der zweiten die gemeinsame, und sie enthält alle ihre anderen, und
so weiter; am Ende enthält die letzte Menge die Ziffer, die der ersten fehlt. Diese Ziffer fällt in den Zellen weg, die alle ihre Plätze
in beiden sehen.

Ketten haben mindestens vier Mengen; aus zweien sind sie ALS-XZ, aus dreien ALS-XY-Wings. Mengen dürfen Zellen gemeinsam haben. Zu jeder
Streichung werden die kürzesten Ketten genannt, und von denen, die dieselben Kandidaten streichen, die erste; in Gittern über 9×9 haben
die Mengen bis zu vier Zellen.

# Literatur

*ALS-XY-Kette*, *ALS-Kette*.`,

  "death-blossom": `Jeder Kandidat einer Zelle nimmt einer fast eingeschlossenen Menge eine Ziffer, und diese enthält dann eine andere.

# So geht es

Eine Zelle, der Stängel, hat für jeden ihrer Kandidaten eine fast eingeschlossene Menge (siehe ALS-XZ), ein Blütenblatt, dessen Plätze
für diesen Kandidaten der Stängel alle sieht. Was der Stängel auch enthält: Dem Blütenblatt dieser Ziffer fehlt sie, und es enthält alle
seine anderen Ziffern. Also ist eine Ziffer, die alle Blütenblätter haben und der Stängel nicht, in einem davon und fällt in den Zellen
weg, die alle ihre Plätze dort sehen.

Blütenblätter dürfen Zellen gemeinsam haben. Für jeden Stängel und jede Ziffer wird jede Auswahl von Blütenblättern genannt, die
Kandidaten streicht, die keine andere Auswahl alle streicht; die Blütenblätter sind die kleinsten, die das tun. In Gittern über 9×9 haben
sie bis zu vier Zellen.

# Literatur

2005 von Spielern in den Foren von sudoku.com gefunden.`,

  "aligned-pair-exclusion": `Ein Kandidat einer Zelle, mit dem kein Kandidat einer anderen zusammengeht, steht in keiner Lösung.

# So geht es

Man nimmt zwei leere Zellen und versucht ihre Kandidaten zusammen. Sehen die zwei sich, sind sie nicht dieselbe Ziffer. Sie sind auch
nicht die zwei Kandidaten einer Zelle, die beide sehen; dieser bliebe keiner. Ein Kandidat der einen, der keinen der anderen zulässt, fällt
weg.

Jedes Paar von Zellen mit je zwei oder mehr Kandidaten wird einmal genannt, mit allem, was daraus folgt.

# Literatur

2005 von Spielern gefunden; wie hier, mit Zellen aus zwei Kandidaten, in Sudoku Explainer.`,

  "franken-x-wing": franken,
  "franken-swordfish": franken,
  "finned-franken-x-wing": finnedFranken,
  "finned-franken-swordfish": finnedFranken,

  "forcing-chain": `Jede Ziffer einer Zelle oder jeder Platz einer Ziffer in einem Haus führt zum selben.

# So geht es

Ein Kandidat wird als richtig angenommen. Dann sind die anderen seiner Zelle und dieselbe Ziffer in den Zellen, die er sieht, falsch; und
wo einer von zweien falsch ist, ist der andere richtig. Einer der Kandidaten einer Zelle stimmt, und einer der Plätze einer Ziffer in einem
Haus: Was aus jedem davon folgt, gilt. Ein Kandidat, aus dem ein Widerspruch folgt, ist falsch, und einer, dessen Fehlen zu einem
Widerspruch führt, ist richtig. Für jede Zelle, jede Ziffer eines Hauses und jeden Kandidaten wird alles, was folgt, zusammen genannt. Führt
einer von mehreren zu einem Widerspruch, wird stattdessen das genannt.

# Literatur

Juillerat, Sudoku Explainer, "Forcing Chain", "Cell Forcing Chains", "Region Forcing Chains".`,

  "forcing-net": `Zwangsketten, bei denen jeder Schritt alles Vorige nutzen darf.

# So geht es

Wie bei Zwangsketten wird ein Kandidat als richtig oder falsch angenommen. Aber was falsch wurde, wird aus dem Gitter genommen: Der letzte
Kandidat einer Zelle ist richtig und der letzte Platz einer Ziffer in einem Haus, wie viele es auch waren. Auch was folgt, ob ein Kandidat
nun richtig oder falsch ist, gilt.

# Literatur

Juillerat, Sudoku Explainer, "Dynamic Forcing Chains". Auch *forcing nets*.`,

  "nested-forcing-net": `Ein Kandidat widerspricht sich selbst, durch ein Zwangsnetz mit Netzen darin.

# So geht es

Ein Kandidat wird als richtig angenommen, und was folgt, wird bis zum Ende verfolgt, wie in einem Zwangsnetz. Im Gitter, das bleibt, wird
jeder andere Kandidat seinerseits als richtig angenommen: Die, die dort zu einem Widerspruch führen, sind ebenfalls falsch, und so weiter,
bis sich das Ganze widerspricht. Wo sich kein Kandidat auf diese Weise als falsch erweist, haben die Netze im Netz wieder Netze in sich. Es
ist das letzte Mittel: Es sucht nur dort, wo jede leere Zelle und jede fehlende Ziffer eines Hauses mehrere Kandidaten hat und einfache
Netze zu keinem Widerspruch führen, und tiefer nur, wo weniger tiefe nichts finden.

# Warum es zu Sudoku passt

Ein falscher Kandidat eines Rätsels mit genau einer Lösung führt immer zu einem Widerspruch, wenn die Netze tief genug verschachtelt sind;
eine Ebene genügt für fast alle Rätsel, und keines ist bekannt, das mehr als zwei braucht.

# Literatur

Juillerat, Sudoku Explainer, "Nested Forcing Chains"; Berthier, "Pattern-Based Constraint Satisfaction and Logic Puzzles", "T&E(2)" und
"T&E(3)".`,
};
