/** Beschreibungen der Techniken, die leichten zuerst; Techniken derselben Art teilen sich eine Beschreibung. */
import { chainDocs } from "./chains";

const oneSolution = "Das gilt nur, wenn das Rätsel genau eine Lösung hat.";
const counts = "Es gelten dieselben Rechtecke wie beim eindeutigen Rechteck vom Typ 1.";

const NUMBERS = {
  2: ["Zwei", "zwei"],
  3: ["Drei", "drei"],
  4: ["Vier", "vier"],
  5: ["Fünf", "fünf"],
} as const;
type Size = keyof typeof NUMBERS;

/** Gibt den Zusatz nur für Teilmengen ab drei Ziffern zurück, denn erst diese können eine kleinere enthalten. */
const larger = (size: Size, more: string) => (size > 2 ? ` ${more}` : "");

const lockedSet = (size: 2 | 3, name: string) => {
  const [first, n] = NUMBERS[size];
  return `${first} Zellen, die eine Linie und einen Block gemeinsam haben, haben zusammen nur ${n} Kandidaten: Diese Ziffern fallen im
Rest der Linie und des Blocks weg.

# So geht es

Die ${n} Zellen nehmen diese ${n} Ziffern in irgendeiner Reihenfolge. Weil die Zellen in derselben Linie und im selben Block
liegen, kann keine andere Zelle dieser beiden Häuser eine der Ziffern enthalten. Eingeschlossen heißt die Teilmenge nur, wenn im Block
und in der Linie außerhalb davon etwas wegfällt. Sonst ist es ein nacktes ${name}.

# Literatur

Sudopedia und HoDoKu, "Locked Pair", "Locked Triple".`;
};

const nakedSet = (size: 2 | 3 | 4) => {
  const [first, n] = NUMBERS[size];
  return `${first} Zellen eines Hauses haben zusammen nur ${n} Kandidaten: Diese ${n} Ziffern fallen in den anderen Zellen des Hauses weg.

# So geht es

Die ${n} Zellen brauchen ${n} verschiedene Ziffern und haben nur ${n} Kandidaten; sie nehmen diese Ziffern also in irgendeiner
Reihenfolge. Keine andere Zelle des Hauses kann daher eine dieser Ziffern enthalten. Haben die Zellen eine Linie und einen Block
gemeinsam, fallen die Ziffern im Rest beider Häuser weg.${larger(size, "Jede Zelle hat mindestens zwei der Kandidaten, aber nicht unbedingt alle. Eine größere Teilmenge kann eine kleinere enthalten.")}

# Literatur

Berggren and Nilsson, 2012, "naked pair" und "three or more". Auch *disjoint subset*.`;
};

const largeNakedSet = `Fünf oder mehr Zellen (n) eines Hauses haben zusammen nur n Kandidaten: Diese Ziffern fallen in den anderen
Zellen des Hauses weg.

# So geht es

Die n Zellen brauchen n verschiedene Ziffern und haben nur n Kandidaten; sie nehmen diese
Ziffern also in irgendeiner Reihenfolge. Keine andere Zelle des Hauses kann daher eine dieser Ziffern enthalten. Eine Teilmenge hat
höchstens halb so viele Zellen wie ein Haus, und nur die kleinste Teilmenge jeder Zelle wird genannt.

# Literatur

Berggren and Nilsson, 2012, "three or more". Auch *disjoint subset*.`;

const hiddenSet = (size: 2 | 3 | 4) => {
  const [first, n] = NUMBERS[size];
  return `${first} Ziffern eines Hauses passen nur in dieselben ${n} Zellen: Alle anderen Kandidaten dieser Zellen fallen weg.

# So geht es

Jedes Haus enthält jede Ziffer; die ${n} Ziffern füllen also diese ${n} Zellen in irgendeiner Reihenfolge, und keine andere Ziffer
kann in einer davon stehen.${larger(size, "Jede Ziffer hat mindestens zwei der Plätze, aber nicht unbedingt alle. Eine größere Teilmenge kann eine kleinere enthalten.")} Eine
Teilmenge, die in mehreren Häusern gefunden wird, wird einmal genannt, nach Möglichkeit für ihren Block, sonst für ihre Zeile.

# Literatur

Berggren and Nilsson, 2012, "hidden pair" und "three or more". Auch *unique subset*.`;
};

const largeHiddenSet = `Fünf oder mehr Ziffern (n) eines Hauses passen nur in n Zellen: Alle anderen Kandidaten dieser Zellen fallen weg.

# So geht es

Jedes Haus enthält jede Ziffer; die Ziffern füllen also diese Zellen in irgendeiner Reihenfolge, und keine andere Ziffer kann in
einer davon stehen. Eine Teilmenge hat höchstens halb so viele Ziffern, wie ein Haus Zellen hat, und nur die kleinste Teilmenge
jeder Ziffer wird genannt. Eine Teilmenge, die in mehreren Häusern gefunden wird, wird einmal genannt, nach Möglichkeit für
ihren Block, sonst für ihre Zeile.

# Literatur

Berggren and Nilsson, 2012, "three or more". Auch *unique subset*.`;

const fish = (size: Size, name: string) => {
  const [, n] = NUMBERS[size];
  return `In ${n} Zeilen passt eine Ziffer nur in ${size === 2 ? "dieselben zwei" : n} Spalten: Sie fällt im Rest dieser Spalten weg.

# So geht es

Jede der ${n} Zeilen enthält die Ziffer einmal, jede in einer anderen der ${n} Spalten; diese Zeilen verbrauchen also alle ${n} Spalten:
In diesen Spalten kann die Ziffer in keiner anderen Zeile stehen. Dasselbe gilt mit vertauschten Zeilen und Spalten.${larger(size, "Jede Zeile hat mindestens zwei der Plätze, aber nicht unbedingt alle. Ein größerer Fisch kann einen kleineren enthalten.")}

# Literatur

Berggren and Nilsson, 2012, "${name}".`;
};

const finned = `Ein Fisch mit zusätzlichen Plätzen in einem Block, den Flossen: Nur Kandidaten, die alle Flossen sehen, fallen weg.

# So geht es

Bis auf die *Flossen*, die alle in einem Block liegen, liegen alle Plätze einer Ziffer in N Grundzeilen in N Spalten, und jede
dieser Spalten enthält mindestens einen der Plätze. Stimmt eine Flosse, fällt die Ziffer in allen Zellen weg, die diese Flosse sieht; stimmt
keine Flosse, ist der Rest ein Fisch, und die Ziffer fällt in den anderen Zeilen der Spalten weg. In beiden Fällen fällt sie
in den Zellen dieser Spalten außerhalb der Grundzeilen weg, die jede Flosse sehen. Dasselbe gilt mit vertauschten Zeilen und
Spalten. Jede Grundzeile behält ohne die Flossen mindestens zwei Plätze; sonst ist es ein Sashimi-Fisch. Zwei Linien bilden
einen X-Wing, drei einen Schwertfisch, vier eine Qualle, fünf einen Squirmbag.

# Literatur

Sudopedia und HoDoKu, "Finned Fish".`;

const sashimi = `Ein Fisch mit Flossen, bei dem ohne die Flossen mindestens eine Grundlinie nur noch einen einzigen Platz hat.

# So geht es

Bis auf die *Flossen*, die alle in einem Block liegen, liegen alle Plätze einer Ziffer in N Grundzeilen in N Spalten, und jede
dieser Spalten enthält mindestens einen der Plätze. Stimmt eine Flosse, fällt die Ziffer in allen Zellen weg, die diese Flosse sieht; stimmt
keine Flosse, fällt die Ziffer in den anderen Zeilen der Spalten weg. In beiden Fällen fällt sie in den Zellen dieser
Spalten außerhalb der Grundzeilen weg, die jede Flosse sehen. Dasselbe gilt mit vertauschten Zeilen und Spalten. Mindestens
eine Grundzeile hat ohne die Flossen nur einen einzigen Platz; ohne die Flossen ist das Muster also kein Fisch dieser Größe,
sondern zerfällt in kleinere. Jede Grundzeile behält mindestens einen Platz.

# Literatur

Sudopedia und HoDoKu, "Sashimi Fish".`;

export const techniqueDocs: Readonly<Record<string, string>> = {
  "full-house": `Die letzte leere Zelle eines Hauses nimmt die letzte Ziffer.

# So geht es

Einer Zeile, einer Spalte oder einem Block mit einer leeren Zelle fehlt eine Ziffer; sie kommt in diese Zelle. Eine Zelle, die in
mehreren Häusern die letzte ist, wird einmal genannt, nach Möglichkeit mit ihrem Block, sonst mit ihrer Zeile.

# Literatur

Auch *letzte Ziffer*. Ein Sonderfall des nackten wie des versteckten Singles.`,

  "naked-single": `Eine Zelle mit einem einzigen Kandidaten nimmt diesen Kandidaten.

# So geht es

Alle anderen Ziffern stehen in Zeile, Spalte oder Block der Zelle oder wurden dort vorher ausgeschlossen.

# Literatur

Berggren and Nilsson, 2012, "naked single". Auch *sole candidate*, *forced digit*.`,

  "hidden-single": `Eine Ziffer mit nur noch einem Platz in einem Haus kommt an diesen Platz.

# So geht es

Jedes Haus muss jede Ziffer enthalten. Hat nur eine seiner leeren Zellen die Ziffer als Kandidaten, kommt die Ziffer in diese Zelle, welche anderen Kandidaten die Zelle auch
hat. Eine Zelle, die in mehreren Häusern gefunden wird, wird einmal genannt, nach
Möglichkeit mit ihrem Block, sonst mit ihrer Zeile.

# Literatur

Berggren and Nilsson, 2012, "hidden single". Auch *unique candidate*, *pinned digit*.`,

  "locked-pair": lockedSet(2, "Paar"),
  "locked-triple": lockedSet(3, "Tripel"),

  "locked-candidates": `Eine Ziffer, deren Plätze in einem Haus alle in einem zweiten Haus liegen, fällt im Rest des zweiten Hauses weg.

# So geht es

*Pointing*: In einem Block liegen die Plätze einer Ziffer alle in einer Zeile oder Spalte; also steht die Ziffer dort und
sonst nirgends in dieser Linie. *Claiming*: In einer Linie liegen die Plätze einer Ziffer alle in einem Block; also steht sie
sonst nirgends in diesem Block. Es sind mindestens zwei Plätze: Ein einziger Platz ist ein versteckter Single.

# Literatur

Auch *Überschneidung*, *Reihe-Block-Prüfung*.`,

  "naked-pair": nakedSet(2),
  "naked-triple": nakedSet(3),
  "naked-quad": nakedSet(4),
  "naked-subset": largeNakedSet,
  "hidden-pair": hiddenSet(2),
  "hidden-triple": hiddenSet(3),
  "hidden-quad": hiddenSet(4),
  "hidden-subset": largeHiddenSet,
  "x-wing": fish(2, "X-wing"),
  swordfish: fish(3, "swordfish"),
  jellyfish: fish(4, "jellyfish"),
  squirmbag: fish(5, "squirmbag"),

  "remote-pair": `Eine Kette von Zellen mit denselben zwei Kandidaten, von denen jede die nächste sieht: Die beiden Enden enthalten
verschiedene Ziffern.

# So geht es

Zwei Zellen, die dieselben zwei Kandidaten haben und einander sehen, enthalten verschiedene Ziffern. Entlang einer Kette
solcher Zellen wechseln sich die zwei Ziffern ab. Ist die Zahl der Zellen gerade, enthalten die erste und die letzte Zelle
verschiedene Ziffern; beide Ziffern fallen daher in jeder Zelle weg, die diese zwei Zellen sieht. Eine Kette hat mindestens
vier Zellen; zwei Zellen sind ein nacktes Paar. Für jedes Paar von Enden wird die kürzeste Kette genannt.

# Literatur

Sudopedia, "Remote Pairs".`,

  bug: `Bis auf einen überzähligen Kandidaten hat jede leere Zelle zwei Kandidaten und jede fehlende Ziffer zwei Plätze in jedem Haus: Der
überzählige Kandidat stimmt.

# So geht es

Ohne den überzähligen Kandidaten wäre das Gitter ein *bivalue universal grave* (BUG): In jeder Lösung könnte jede leere
Zelle stattdessen ihren anderen Kandidaten nehmen, und jedes Haus enthielte immer noch jede Ziffer einmal. Es gäbe also keine
Lösung oder mehr als eine.

${oneSolution}

# Literatur

*BUG+1*.`,

  skyscraper: `In zwei Zeilen hat eine Ziffer je genau zwei Plätze, und je ein Platz der beiden Zeilen liegt in derselben Spalte: Die
Ziffer steht an mindestens einem der zwei anderen Plätze.

# So geht es

Von den zwei Plätzen in der gemeinsamen Spalte enthält höchstens einer die Ziffer. Also enthält sie mindestens einer der
zwei anderen Plätze, und die Ziffer fällt in jeder Zelle weg, die beide Plätze sieht. Dasselbe gilt mit vertauschten Zeilen und
Spalten. Liegen auch die anderen zwei Plätze in einer Spalte, ist das Muster ein X-Wing.

# Literatur

Sudopedia, "Skyscraper". Ein Steinbutt und ein Sashimi-X-Wing.`,

  "two-string-kite": `Eine Ziffer hat genau zwei Plätze in einer Zeile und genau zwei Plätze in einer Spalte. Ein Platz in der Zeile und ein Platz
in der Spalte liegen im selben Block: Die
Ziffer steht an mindestens einem der zwei anderen Plätze.

# So geht es

Die zwei Plätze im gemeinsamen Block sind verschiedene Zellen; also enthält höchstens einer davon die Ziffer. Daher enthält
sie mindestens einer der zwei anderen Plätze, und die Ziffer fällt in jeder Zelle weg, die beide Plätze sieht.

# Literatur

Sudopedia, "2-String Kite". Ein Steinbutt.`,

  "turbot-fish": `Zwei Häuser haben je genau zwei Plätze für eine Ziffer, und ein Platz des einen Hauses sieht einen des anderen: Die Ziffer
steht an mindestens einem der zwei anderen Plätze.

# So geht es

Ein Haus mit genau zwei Plätzen für eine Ziffer ist eine starke Verbindung. Sieht ein Platz der einen Verbindung einen Platz
der anderen, enthält höchstens einer davon die Ziffer; also enthält sie mindestens einer der zwei anderen Plätze, und die Ziffer
fällt in jeder Zelle weg, die beide Plätze sieht. Muster mit eigenem Namen (Wolkenkratzer, Zweistrangdrachen und X-Wings) werden
hier nicht genannt.

# Literatur

Sudopedia, "Turbot Fish", wo auch die Arten mit eigenem Namen zählen. Eine X-Kette aus vier Kandidaten.`,

  "empty-rectangle": `In einem Block liegt jeder Platz einer Ziffer in einer bestimmten Zeile oder in einer bestimmten Spalte. Zusammen mit
einer starken Verbindung außerhalb des Blocks schließen diese Plätze die Ziffer in einer Zelle aus.

# So geht es

In einem Block liegt jeder Platz einer Ziffer in einer bestimmten Zeile oder in einer bestimmten Spalte; es sind mindestens
drei Plätze, und keine der beiden Linien enthält alle. Eine andere Spalte außerhalb des Blocks hat genau zwei Plätze für die Ziffer: einen in
jener Zeile, den anderen in einer Zeile außerhalb des Blocks. Die Ziffer fällt in der Zelle weg, in der diese zweite Zeile
die Spalte des Blocks trifft: Stünde die Ziffer in dieser Zelle, wäre sie in der Spalte des Blocks ausgeschlossen und, über die zwei Plätze, in der
Zeile des Blocks. Dasselbe gilt mit vertauschten Zeilen und Spalten.

# Literatur

Sudopedia und HoDoKu, "Empty Rectangle"; ein Block mit nur zwei Plätzen ist ein Steinbutt.`,

  "w-wing": `Zwei Zellen haben dieselben zwei Kandidaten X und Y. Ein Haus hat genau zwei Plätze für X, und jeder dieser Plätze sieht eine
andere der beiden Zellen: Mindestens eine der zwei Zellen ist Y.

# So geht es

Das Haus enthält X an einem seiner zwei Plätze; also kann mindestens eine der zwei Zellen nicht X sein und ist Y. Y fällt
daher in jeder Zelle weg, die beide Zellen sieht. Die zwei Zellen sehen einander nicht; sonst wären sie ein nacktes Paar. Die zwei
Plätze für X im Haus sind andere Zellen.

# Literatur

Auch *semi-remote naked pair*.`,

  "xy-wing": `Eine Zelle mit den Kandidaten X und Y sieht zwei andere Zellen, eine mit den Kandidaten X und Z und eine mit den Kandidaten
Y und Z: Mindestens eine dieser zwei Zellen ist Z.

# So geht es

Welche Ziffer die erste Zelle, der *Angelpunkt*, auch nimmt: Für eine der beiden anderen Zellen, der *Zangen*, bleibt nur Z.
Z fällt daher in jeder Zelle weg, die beide Zangen sieht. Die Zangen sehen einander nicht; sonst wären die drei Zellen ein
nacktes Tripel.

# Literatur

Auch *Y-Wing*, *bent triple*; die kürzeste XY-Kette, die keine nackte Teilmenge ist.`,

  "xyz-wing": `Eine Zelle mit den Kandidaten X, Y und Z sieht zwei andere Zellen, eine mit den Kandidaten X und Z und eine mit den
Kandidaten Y und Z: Mindestens eine der drei Zellen ist Z.

# So geht es

Ist die erste Zelle, der *Angelpunkt*, X oder Y, bleibt für eine der beiden anderen Zellen, der *Zangen*, nur Z; sonst ist
der Angelpunkt selbst Z. Z fällt daher in jeder Zelle weg, die alle drei Zellen sieht. Die Zangen sehen einander nicht; sonst wären
die drei Zellen ein nacktes Tripel.

# Literatur

Ein XY-Wing, dessen Angelpunkt auch Z sein darf.`,

  "unique-rectangle": `Drei Ecken eines Rechtecks in zwei Blöcken haben dieselben zwei Kandidaten und keine anderen: Beide Ziffern fallen in der
vierten Ecke weg.

# So geht es

Enthielten die vier Ecken eines Rechtecks in zwei Zeilen, zwei Spalten und zwei Blöcken nur zwei Ziffern, ließen sich diese
vertauschen, ohne dass sich eine andere Zelle änderte: Es gäbe eine zweite Lösung. Also enthält die vierte Ecke eine andere
Ziffer. Keine der Ecken ist eine Vorgabe. In einer Ecke mit weiteren Kandidaten darf eine der zwei Ziffern durch einen
früheren Schluss weggefallen sein, aber nicht durch eine gefüllte Zelle.

${oneSolution}

# Literatur

*Uniqueness test 1*.`,

  "unique-rectangle-2": `Zwei benachbarte Ecken eines Rechtecks in zwei Blöcken haben dieselben zwei Kandidaten und keine anderen; die zwei anderen
Ecken haben denselben einen zusätzlichen Kandidaten, und eine dieser zwei Ecken ist diese Ziffer.

# So geht es

Wäre keine der beiden Ecken die zusätzliche Ziffer, ließen sich die zwei anderen Ziffern in allen vier Ecken vertauschen,
und es gäbe eine zweite Lösung. Die zusätzliche Ziffer fällt daher in jeder Zelle weg, die beide Ecken sieht. ${counts}

${oneSolution}

# Literatur

*Uniqueness test 2*.`,

  "unique-rectangle-3": `Zwei benachbarte Ecken eines Rechtecks in zwei Blöcken haben dieselben zwei Kandidaten und keine anderen; die zusätzlichen
Kandidaten der zwei anderen Ecken bilden mit weiteren Zellen eines Hauses eine nackte Teilmenge.

# So geht es

Nähme keine der zwei anderen Ecken einen ihrer zusätzlichen Kandidaten, gäbe es eine zweite Lösung. Diese Ecken wirken daher
wie eine einzige Zelle mit allen ihren zusätzlichen Kandidaten. Bilden diese Zelle und andere Zellen eines Hauses, das beide
Ecken enthält, eine nackte Teilmenge, fallen die Ziffern der Teilmenge im Rest des Hauses weg. Die anderen Zellen der
Teilmenge haben keine Ziffer des Rechtecks, und die Teilmenge ist so klein wie möglich. ${counts}

${oneSolution}

# Literatur

*Uniqueness test 3*.`,

  "unique-rectangle-4": `Zwei benachbarte Ecken eines Rechtecks in zwei Blöcken haben dieselben zwei Kandidaten und keine anderen; die zwei anderen
Ecken sind in einem Haus die einzigen Plätze für eine der zwei Ziffern; die andere Ziffer fällt daher in beiden weg.

# So geht es

Eine dieser Ecken enthält die Ziffer, die im Haus keinen anderen Platz hat. Enthielte die andere Ecke die zweite Ziffer,
ließen sich die zwei Ziffern in allen vier Ecken vertauschen, und es gäbe eine zweite Lösung. ${counts}

${oneSolution}

# Literatur

*Uniqueness test 4*.`,

  "unique-rectangle-5": `Zwei gegenüberliegende Ecken oder drei Ecken eines Rechtecks in zwei Blöcken haben denselben zusätzlichen Kandidaten. Abgesehen
davon haben alle Ecken nur dieselben zwei Kandidaten. Eine der Ecken mit dem zusätzlichen Kandidaten ist diese Ziffer.

# So geht es

Wäre keine dieser Ecken die zusätzliche Ziffer, ließen sich die zwei anderen Ziffern in allen vier Ecken vertauschen, und es
gäbe eine zweite Lösung. Die zusätzliche Ziffer fällt daher in jeder Zelle weg, die alle Ecken mit diesem Kandidaten sieht.
${counts}

${oneSolution}

# Literatur

*Uniqueness test 5*.`,

  "unique-rectangle-6": `Zwei gegenüberliegende Ecken eines Rechtecks in zwei Blöcken haben dieselben zwei Kandidaten und keine anderen. In beiden
Zeilen, oder in beiden Spalten, des Rechtecks passt eine der zwei Ziffern nur in die Ecken: Diese Ziffer fällt in den
zwei anderen Ecken weg.

# So geht es

Enthielte eine der anderen Ecken die Ziffer, enthielte sie auch die gegenüberliegende Ecke, weil jede Zeile (oder Spalte)
die Ziffer braucht; die zwei Ziffern ließen sich in allen vier Ecken vertauschen, und es gäbe eine zweite Lösung. ${counts}

${oneSolution}

# Literatur

*Uniqueness test 6*: ein Rechteck und ein X-Wing.`,

  "hidden-rectangle": `Eine Ecke eines Rechtecks in zwei Blöcken hat zwei Kandidaten und keine anderen; eine der zwei Ziffern hat in der Zeile und
in der Spalte der gegenüberliegenden Ecke keine anderen Plätze als Ecken des Rechtecks: Die zweite Ziffer fällt in der
gegenüberliegenden Ecke weg.

# So geht es

Enthielte die gegenüberliegende Ecke die zweite Ziffer, stünde die erste Ziffer in beiden Ecken daneben und die zweite in
der Ecke mit zwei Kandidaten; die zwei Ziffern ließen sich vertauschen, und es gäbe eine zweite Lösung. Haben zwei Ecken
keine weiteren Kandidaten, müssen sie einander gegenüberliegen. ${counts}

${oneSolution}

# Literatur

Auch *hidden unique rectangle*.`,

  "avoidable-rectangle-1": `Drei Ecken eines Rechtecks in zwei Blöcken sind mit zwei Ziffern gefüllt, und keine der Ecken ist eine Vorgabe: Die vierte
Ecke kann nicht die Ziffer sein, mit der sich die zwei Ziffern vertauschen ließen.

# So geht es

Wäre die vierte Ecke dieselbe Ziffer wie die gegenüberliegende, ließen sich die zwei Ziffern in allen vier Ecken
vertauschen. Die Ecken liegen in zwei Zeilen, zwei Spalten und zwei Blöcken; daher änderte sich keine andere Zelle, und das
Rätsel hätte eine zweite Lösung. Eine Vorgabe lässt sich nicht vertauschen; die Begründung gilt also nicht, wenn eine Ecke
eine Vorgabe ist.

${oneSolution}

# Literatur

Ein eindeutiges Rechteck, das erst gefunden wird, wenn das meiste davon gefüllt ist.`,

  "avoidable-rectangle-2": `Vier Zellen sind die Ecken eines Rechtecks in zwei Zeilen, zwei Spalten und zwei Blöcken, und keine ist eine Vorgabe. Zwei
Ecken sind gefüllt. Jede der zwei leeren Ecken hat zwei Kandidaten: die Ziffer, mit der sich die zwei Ziffern des Rechtecks
vertauschen ließen, und eine zusätzliche Ziffer, die in beiden Ecken dieselbe ist. Eine der leeren Ecken enthält die
zusätzliche Ziffer.

# So geht es

Enthielte keine die zusätzliche Ziffer, ließen sich die zwei anderen Ziffern in allen vier Ecken vertauschen, ohne dass sich
eine andere Zelle änderte, und es gäbe eine zweite Lösung. Die zusätzliche Ziffer fällt daher in jeder Zelle weg, die beide
Ecken sieht. Die gefüllten Ecken dürfen benachbart sein oder einander gegenüberliegen.

${oneSolution}

# Literatur

Ein eindeutiges Rechteck vom Typ 2 oder 5, das erst gefunden wird, wenn die Hälfte davon gefüllt ist.`,

  "unique-loop": `Sechs oder mehr Zellen, die alle dieselben zwei Kandidaten haben, bilden einen Zyklus mit genau zwei Zellen in jedem ihrer
Häuser: Mindestens eine Zelle mit weiteren Kandidaten muss einen davon nehmen.

# So geht es

Die Zellen liegen auf einem Zyklus, jede mit der nächsten in einem Haus, und jedes Haus enthält zwei von ihnen oder keine.
Enthielten sie nur die zwei Ziffern, würden sich diese entlang des Zyklus abwechseln und ließen sich vertauschen, ohne
dass sich eine andere Zelle änderte: Es gäbe eine zweite Lösung. Die Folgerungen sind die der eindeutigen Rechtecke der
Typen 1 bis 4. Hat eine einzige Zelle weitere Kandidaten, fallen die zwei Ziffern in dieser Zelle weg. Haben alle Zellen mit weiteren Kandidaten denselben einen weiteren Kandidaten, fällt diese Ziffer in jeder Zelle weg, die alle diese Zellen sieht. Liegen zwei
solche Zellen in einem Haus, können sie mit anderen Zellen des Hauses eine nackte Teilmenge bilden. Sind diese zwei Zellen im Haus die einzigen Plätze
für eine der zwei Ziffern, fällt die andere Ziffer in beiden Zellen weg. Mindestens eine Zelle hat nur die zwei Kandidaten.

${oneSolution}

# Literatur

Ein eindeutiges Rechteck ist ein solcher Zyklus aus vier Zellen.`,

  "extended-rectangle": `Zwei parallele Linien führen durch dieselben Blöcke, und n Querlinien (drei bis fünf) kreuzen beide. Die 2n Zellen an den
Kreuzungen haben n Kandidaten gemeinsam: Mindestens eine Zelle mit weiteren Kandidaten muss einen davon nehmen.

# So geht es

Enthielten die Zellen nur diese Ziffern, enthielte jede der zwei Linien alle diese Ziffern in diesen Zellen. Dann ließen
sich die zwei Linien in jeder Querlinie, innerhalb ihres Blocks, vertauschen, ohne dass sich eine andere Zelle änderte: Es
gäbe eine zweite Lösung. Die Folgerungen sind die der eindeutigen Rechtecke der Typen 1 bis 4. Hat eine einzige Zelle
weitere Kandidaten, fallen die gemeinsamen Ziffern in dieser Zelle weg. Haben alle Zellen mit weiteren Kandidaten denselben einen weiteren Kandidaten, fällt diese Ziffer in jeder Zelle weg, die alle diese Zellen sieht. Liegen zwei solche Zellen in einem
Haus, können sie mit anderen Zellen des Hauses eine nackte Teilmenge bilden. Sind diese zwei Zellen im Haus die einzigen Plätze
für eine der gemeinsamen Ziffern, fallen die anderen gemeinsamen Ziffern in beiden Zellen weg. Das Muster zählt nur, wenn die gemeinsamen Ziffern, abgesehen von der
Eindeutigkeit, die Zellen füllen könnten und keine kleinere Zahl dieser Querlinien das Muster hat.

${oneSolution}

# Literatur

*Extended unique rectangle*. Mit zwei Querlinien ist es ein eindeutiges Rechteck.`,

  "bug-2": `Bis auf mehrere überzählige Kandidaten hat jede leere Zelle zwei Kandidaten und jede fehlende Ziffer zwei Plätze in jedem Haus:
Mindestens ein überzähliger Kandidat stimmt, und ein Kandidat, den alle überzähligen Kandidaten ausschließen, fällt weg.

# So geht es

Ohne die überzähligen Kandidaten wäre das Gitter ein *bivalue universal grave* (BUG), das keine Lösung hat oder mehr als
eine; also stimmt mindestens einer der überzähligen Kandidaten. Sind alle überzähligen Kandidaten dieselbe Ziffer, fällt
diese Ziffer in jeder Zelle weg, die alle diese Kandidaten sieht. Liegen alle in einer Zelle, fallen die anderen Kandidaten dieser
Zelle weg. Es sind höchstens neun
überzählige Kandidaten.

${oneSolution}

# Literatur

*BUG type 2*; mit zwei überzähligen Kandidaten *BUG+2* und so weiter.`,

  "bug-3": `Bis auf mehrere überzählige Kandidaten in Zellen eines Hauses hat jede leere Zelle zwei Kandidaten und jede fehlende Ziffer zwei
Plätze in jedem Haus; die Zellen mit überzähligen Kandidaten bilden mit anderen Zellen des Hauses eine nackte Teilmenge.

# So geht es

Mindestens einer der überzähligen Kandidaten stimmt; sonst wäre das Gitter ein *bivalue universal grave* (BUG), das keine
Lösung hat oder mehr als eine. Die Zellen mit überzähligen Kandidaten wirken daher wie eine einzige Zelle, deren Kandidaten die
überzähligen sind. Bilden diese Zelle und andere Zellen des Hauses eine nackte Teilmenge, fallen die Ziffern der Teilmenge
im Rest des Hauses weg. Die Teilmenge ist so klein wie möglich.

${oneSolution}

# Literatur

*BUG type 3*.`,

  "bug-4": `Bis auf überzählige Kandidaten in zwei Zellen eines Hauses hat jede leere Zelle zwei Kandidaten und jede fehlende Ziffer zwei Plätze
in jedem Haus. Beide Zellen haben eine gemeinsame Ziffer, die im Haus keinen anderen Platz hat. In jeder der zwei Zellen ließe das
Muster diese Ziffer und einen anderen Kandidaten: Dieser andere Kandidat fällt weg.

# So geht es

Mindestens einer der überzähligen Kandidaten stimmt; sonst wäre das Gitter ein *bivalue universal grave* (BUG), das keine
Lösung hat oder mehr als eine. Eine der zwei Zellen enthält die gemeinsame Ziffer; also muss die andere Zelle einen der
überzähligen Kandidaten nehmen.

${oneSolution}

# Literatur

*BUG type 4*.`,

  "wxyz-wing": `Vier Zellen haben zusammen vier Kandidaten, von denen nur einer mehrfach vorkommen kann: Mindestens eine der Zellen enthält
diese Ziffer.

# So geht es

Die Zellen mit einer beliebigen von drei der Ziffern sehen einander alle; jede dieser Ziffern füllt also höchstens eine der
vier Zellen. Die vierte Ziffer, Z, füllt mindestens eine und fällt in jeder Zelle weg, die alle Plätze für Z in den vier
Zellen sieht. Jede kleinere Teilmenge der vier Zellen hat mehr Kandidaten als Zellen; sonst wäre sie eine nackte Teilmenge
oder ein kleinerer Wing.

# Literatur

Der nächste Wing nach dem XY-Wing und dem XYZ-Wing; in seiner ersten Form sieht eine der Zellen, das *Scharnier*, die drei anderen.
Auch *bent quad*.`,

  "finned-x-wing": finned,
  "finned-swordfish": finned,
  "finned-jellyfish": finned,
  "finned-squirmbag": finned,
  "sashimi-x-wing": sashimi,
  "sashimi-swordfish": sashimi,
  "sashimi-jellyfish": sashimi,
  "sashimi-squirmbag": sashimi,

  ...chainDocs,
};
