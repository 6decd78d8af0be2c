/** Was Techniken von sich sagen, von den leichten an; mehrere einer Art sagen dasselbe. */
import { chainDocs } from "./chains";

const oneSolution = "Das gilt nur, wenn das Rätsel genau eine Lösung hat.";
const counts = "Welche Rechtecke zählen, ist wie beim eindeutigen Rechteck vom Typ 1.";

const NUMBERS = {
  2: ["Zwei", "zwei"],
  3: ["Drei", "drei"],
  4: ["Vier", "vier"],
  5: ["Fünf", "fünf"],
} as const;
type Size = keyof typeof NUMBERS;

/** Nur von drei an kann eine Teilmenge eine kleinere enthalten. */
const larger = (size: Size, more: string) => (size > 2 ? ` ${more}` : "");

const lockedSet = (size: 2 | 3, name: string) => {
  const [first, n] = NUMBERS[size];
  return `${first} Zellen, die eine Linie und einen Block gemeinsam haben, haben zusammen nur ${n} Kandidaten: Diese Ziffern fallen im
Rest der Linie und des Blocks weg.

# So geht es

Die ${n} Zellen nehmen diese ${n} Ziffern in irgendeiner Reihenfolge. Weil die Zellen in derselben Linie und im selben Block
liegen, kann keine andere Zelle dieser beiden Häuser eine der Ziffern enthalten. Eingeschlossen heißt das nur, wenn im Block
und in der Linie außerhalb davon etwas wegfällt. Sonst ist es ein nacktes ${name}.

# Literatur

Sudopedia und HoDoKu, "Locked Pair", "Locked Triple".`;
};

const nakedSet = (size: 2 | 3 | 4) => {
  const [first, n] = NUMBERS[size];
  return `${first} Zellen eines Hauses haben zusammen nur ${n} Kandidaten: Diese ${n} Ziffern fallen in den anderen Zellen des Hauses weg.

# So geht es

Die ${n} Zellen brauchen ${n} verschiedene Ziffern und haben nur ${n} Kandidaten; sie nehmen diese Ziffern also in irgendeiner
Reihenfolge. Keine andere Zelle des Hauses kann daher eine davon enthalten. Haben die Zellen eine Linie und einen Block
gemeinsam, fallen die Ziffern im Rest von beiden weg.${larger(size, "Jede Zelle hat mindestens zwei der Kandidaten, aber nicht unbedingt alle. Eine größere Teilmenge kann eine kleinere enthalten.")}

# Literatur

Berggren and Nilsson, 2012, "naked pair" und "three or more". Auch *disjoint subset*.`;
};

const largeNakedSet = `Fünf oder mehr Zellen eines Hauses haben zusammen so viele Kandidaten, wie es Zellen sind: Diese Ziffern fallen in den anderen
Zellen des Hauses weg.

# So geht es

Die Zellen brauchen so viele verschiedene Ziffern, wie es Zellen sind, und haben keine anderen Kandidaten; sie nehmen diese
Ziffern also in irgendeiner Reihenfolge. Keine andere Zelle des Hauses kann daher eine davon enthalten. Eine Teilmenge hat
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

const largeHiddenSet = `Fünf oder mehr Ziffern eines Hauses passen nur in so viele Zellen: Alle anderen Kandidaten dieser Zellen fallen weg.

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
In keiner anderen Zeile kann die Ziffer dort stehen. Ebenso mit vertauschten Zeilen und Spalten.${larger(size, "Jede Zeile hat mindestens zwei der Plätze, aber nicht unbedingt alle. Ein größerer Fisch kann einen kleineren enthalten.")}

# Literatur

Berggren and Nilsson, 2012, "${name}".`;
};

const finned = `Ein Fisch mit einigen zusätzlichen Plätzen in einem Block, seinen Flossen: Was der Fisch ausschließt, fällt nur dort weg,
wo alle Flossen zu sehen sind.

# So geht es

Einige Zeilen haben ihre Plätze für eine Ziffer in ebenso vielen Spalten, von denen jede einen hat, bis auf Flossen, die
alle in einem Block liegen. Ist eine Flosse die Ziffer, fällt sie in allem weg, was die Flosse sieht; ist es keine, ist der
Rest ein Fisch, und die Ziffer fällt in den Spalten weg. Also fällt sie in den Zellen dieser Spalten außerhalb der Zeilen
weg, die jede Flosse sehen. Ebenso mit vertauschten Zeilen und Spalten. Jede Zeile behält ohne die Flossen mindestens zwei
Plätze; mit weniger ist es ein Sashimi-Fisch. Zwei Linien sind ein X-Wing, drei ein Schwertfisch, vier eine Qualle, fünf ein
Squirmbag.

# Literatur

Sudopedia und HoDoKu, "Finned Fish".`;

const sashimi = `Ein Fisch mit Flossen, von dem eine Linie ohne ihre Flossen nur einen Platz behält.

# So geht es

Einige Zeilen haben ihre Plätze für eine Ziffer in ebenso vielen Spalten, von denen jede einen hat, bis auf Flossen, die
alle in einem Block liegen. Ist eine Flosse die Ziffer, fällt sie in allem weg, was die Flosse sieht; ist es keine, fällt
die Ziffer in den Spalten weg. Also fällt sie in den Zellen dieser Spalten außerhalb der Zeilen weg, die jede Flosse sehen.
Ebenso mit vertauschten Zeilen und Spalten. Mindestens eine Zeile behält ohne die Flossen nur einen einzigen Platz: Ohne sie
wäre das kein Fisch seiner Größe, sondern zerfiele. Jede Zeile behält einen.

# Literatur

Sudopedia und HoDoKu, "Sashimi Fish".`;

export const techniqueDocs: Readonly<Record<string, string>> = {
  "full-house": `Die letzte leere Zelle eines Hauses nimmt die letzte Ziffer.

# So geht es

Einer Zeile, einer Spalte oder einem Block mit einer leeren Zelle fehlt eine Ziffer; sie kommt dorthin. Eine Zelle, die in
mehreren Häusern die letzte ist, wird einmal genannt, nach Möglichkeit mit ihrem Block, sonst mit ihrer Zeile.

# Literatur

Auch *letzte Ziffer*. Ein Sonderfall des nackten wie des versteckten Singles.`,

  "naked-single": `Eine Zelle mit einem einzigen Kandidaten nimmt ihn.

# So geht es

Alle anderen Ziffern stehen in Zeile, Spalte oder Block der Zelle oder wurden dort vorher ausgeschlossen.

# Literatur

Berggren and Nilsson, 2012, "naked single". Auch *sole candidate*, *forced digit*.`,

  "hidden-single": `Eine Ziffer mit nur noch einem Platz in einem Haus kommt dorthin.

# So geht es

Jedes Haus muss jede Ziffer enthalten. Hat nur eine seiner leeren Zellen die Ziffer als Kandidaten, nimmt diese Zelle sie,
welche anderen Kandidaten sie auch hat. Eine Zelle, die in mehreren Häusern gefunden wird, wird einmal genannt, nach
Möglichkeit mit ihrem Block, sonst mit ihrer Zeile.

# Literatur

Berggren and Nilsson, 2012, "hidden single". Auch *unique candidate*, *pinned digit*.`,

  "locked-pair": lockedSet(2, "Paar"),
  "locked-triple": lockedSet(3, "Tripel"),

  "locked-candidates": `Eine Ziffer, deren Plätze in einem Haus alle in einem zweiten Haus liegen, fällt im Rest des zweiten weg.

# So geht es

*Pointing*: In einem Block liegen die Plätze einer Ziffer alle in einer Zeile oder Spalte; also steht die Ziffer dort und
sonst nirgends in dieser Linie. *Claiming*: In einer Linie liegen die Plätze einer Ziffer alle in einem Block; also steht sie
sonst nirgends in diesem Block. Es sind mindestens zwei Plätze: Ein einziger ist ein versteckter Single.

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

  "remote-pair": `Zellen mit denselben zwei Kandidaten, jede in Sicht der nächsten: Die Enden enthalten je einen davon.

# So geht es

Zellen, die dieselben zwei Kandidaten haben und sich sehen, enthalten je einen davon. Entlang einer Kette solcher Zellen
wechseln sich die zwei Ziffern ab; bei gerader Länge enthalten die erste und die letzte also je eine, und beide Ziffern
fallen in jeder Zelle weg, die diese zwei sieht. Eine Kette hat mindestens vier Zellen: Mit zweien ist es ein nacktes Paar.
Für jedes Paar von Enden wird die kürzeste Kette genannt.

# Literatur

Sudopedia, "Remote Pairs".`,

  bug: `Bis auf einen Kandidaten hat jede leere Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus: Die Zelle nimmt
diesen Kandidaten.

# So geht es

Ohne ihn wäre es ein *bivalue universal grave*: Was die leeren Zellen auch füllte, jede könnte stattdessen ihren anderen
Kandidaten nehmen, und jedes Haus hätte immer noch jede Ziffer einmal. Also gäbe es eine zweite Lösung oder keine.

${oneSolution}

# Literatur

*BUG+1*.`,

  skyscraper: `Eine Ziffer hat je zwei Plätze in zwei Zeilen, und je ein Platz liegt in derselben Spalte: Sie steht in einem der zwei
anderen.

# So geht es

In zwei Zeilen hat eine Ziffer je zwei Plätze, und je einer davon liegt in derselben Spalte. Nicht beide können es sein, also
ist es einer der zwei anderen, und die Ziffer fällt in jeder Zelle weg, die beide sieht. Ebenso mit vertauschten Zeilen und
Spalten. Liegen auch die anderen zwei in einer Spalte, ist es ein X-Wing.

# Literatur

Sudopedia, "Skyscraper". Ein Steinbutt und ein Sashimi-X-Wing.`,

  "two-string-kite": `Eine Ziffer hat zwei Plätze in einer Zeile und zwei in einer Spalte, und je einer davon liegt im selben Block: Sie steht in
einem der zwei anderen.

# So geht es

In einer Zeile und in einer Spalte hat eine Ziffer je zwei Plätze, und je einer davon, nicht derselbe, liegt im selben Block.
Nicht beide können es sein, also ist es einer der zwei anderen, und die Ziffer fällt in jeder Zelle weg, die beide sieht.

# Literatur

Sudopedia, "2-String Kite". Ein Steinbutt.`,

  "turbot-fish": `Zwei Häuser mit je zwei Plätzen für eine Ziffer, von denen je einer den anderen sieht: Einer der übrigen ist es.

# So geht es

Zwei starke Verbindungen einer Ziffer sind Häuser, in denen sie zwei Plätze hat. Sieht ein Platz der einen Verbindung einen
der anderen, können nicht beide es sein; also ist es einer der zwei anderen: Die Ziffer fällt in jeder Zelle weg, die beide
sieht. Genannt wird hier nur, was keine der Arten mit eigenem Namen ist: kein Wolkenkratzer, kein Zweistrangdrachen, kein
X-Wing.

# Literatur

Sudopedia, "Turbot Fish", wo auch die Arten mit eigenem Namen zählen. Eine X-Kette aus vier Kandidaten.`,

  "empty-rectangle": `Ein Block, in dem eine Ziffer in einer Zeile und einer Spalte liegt, und eine Linie außerhalb mit zwei Plätzen.

# So geht es

Alle Plätze einer Ziffer in einem Block liegen in einer seiner Zeilen und einer seiner Spalten, mindestens drei davon, und
keine der beiden Linien hat sie alle. Eine andere Spalte hat zwei Plätze für die Ziffer, einen davon in jener Zeile, den
anderen in einer Zeile außerhalb des Blocks. Wo diese Zeile die Spalte des Blocks trifft, kann die Ziffer nicht stehen: Sie
nähme dem Block die Spalte und, über die zwei Plätze, die Zeile. Ebenso mit vertauschten Zeilen und Spalten.

# Literatur

Sudopedia und HoDoKu, "Empty Rectangle"; ein Block mit nur zwei Plätzen ist ein Steinbutt.`,

  "w-wing": `Zwei Zellen, die X oder Y sein können, und ein Haus mit zwei Plätzen für X, von denen jede einen anderen sieht: Eine der zwei
Zellen ist Y.

# So geht es

Das Haus enthält X an einem seiner zwei Plätze; also kann eine der zwei Zellen nicht X sein und ist Y: Keine Zelle, die beide
sieht, ist Y. Die zwei Zellen sehen sich nicht: Sonst sind sie ein nacktes Paar. Die zwei Plätze sind andere Zellen.

# Literatur

Auch *semi-remote naked pair*.`,

  "xy-wing": `Eine Zelle, die X oder Y sein kann, und zwei, die sie sieht, die X oder Z und Y oder Z sein können: Eine dieser zwei ist Z.

# So geht es

Welche ihrer zwei Ziffern die erste Zelle, der *Angelpunkt*, auch nimmt: Für eine der anderen, der *Zangen*, bleibt Z. Also
ist keine Zelle, die beide sieht, Z. Die Zangen sehen sich nicht: Sonst sind die drei ein nacktes Tripel.

# Literatur

Auch *Y-Wing*, *bent triple*; die kürzeste XY-Kette, die keine nackte Teilmenge ist.`,

  "xyz-wing": `Eine Zelle, die X, Y oder Z sein kann, und zwei, die sie sieht, die X oder Z und Y oder Z sein können: Eine der drei ist Z.

# So geht es

Ist die erste Zelle, der *Angelpunkt*, X oder Y, bleibt für eine der anderen, der *Zangen*, Z; sonst ist sie selbst Z. Also ist
keine Zelle, die alle drei sieht, Z. Die Zangen sehen sich nicht: Sonst sind die drei ein nacktes Tripel.

# Literatur

Ein XY-Wing, dessen Angelpunkt auch Z sein darf.`,

  "unique-rectangle": `Drei Ecken eines Rechtecks in zwei Blöcken haben dieselben zwei Kandidaten und keine anderen: Die vierte ist keiner davon.

# So geht es

Enthielten die vier Ecken eines Rechtecks, in zwei Zeilen, zwei Spalten und zwei Blöcken, nur zwei Ziffern, ließen sich diese
vertauschen, und außerhalb würde nichts es merken: Es gäbe eine zweite Lösung. Also enthält die vierte Ecke etwas anderes.
Keine der Ecken ist eine Vorgabe. In einer Ecke mit weiteren Kandidaten darf einer der zwei inzwischen ausgeschlossen sein,
sofern keine gefüllte Zelle ihn ausschließt.

${oneSolution}

# Literatur

*Uniqueness test 1*.`,

  "unique-rectangle-2": `Zwei benachbarte Ecken eines Rechtecks in zwei Blöcken haben dieselben zwei Kandidaten und keine anderen; die zwei anderen
Ecken können auch eine weitere Ziffer sein, und eine davon ist es.

# So geht es

Wäre keine davon diese Ziffer, ließen sich die zwei anderen in allen vier Ecken vertauschen, und es gäbe eine zweite Lösung.
Also ist keine Zelle, die beide sieht, diese Ziffer. ${counts}

${oneSolution}

# Literatur

*Uniqueness test 2*.`,

  "unique-rectangle-3": `Zwei benachbarte Ecken eines Rechtecks in zwei Blöcken haben dieselben zwei Kandidaten und keine anderen; eine der zwei
anderen Ecken nimmt einen anderen ihrer Kandidaten und ist mit weiteren Zellen eines Hauses eine nackte Teilmenge.

# So geht es

Nähme keine der Ecken einen anderen ihrer Kandidaten, gäbe es eine zweite Lösung. Also zählen die zwei wie eine Zelle mit all
diesen; hat sie mit anderen Zellen eines gemeinsamen Hauses nur so viele Kandidaten, wie es Zellen sind, hat der Rest des
Hauses keine dieser Ziffern. Die weiteren Zellen haben keine Ziffer des Rechtecks, und weniger davon genügten nicht. ${counts}

${oneSolution}

# Literatur

*Uniqueness test 3*.`,

  "unique-rectangle-4": `Zwei benachbarte Ecken eines Rechtecks in zwei Blöcken haben dieselben zwei Kandidaten und keine anderen; die zwei anderen
Ecken sind in einem Haus die einzigen Plätze für einen der zwei, also ist keine der andere.

# So geht es

Eine dieser Ecken enthält die Ziffer, die im Haus keinen anderen Platz hat. Enthielte die andere die zweite, ließen sich die
zwei Ziffern in allen vier Ecken vertauschen, und es gäbe eine zweite Lösung. ${counts}

${oneSolution}

# Literatur

*Uniqueness test 4*.`,

  "unique-rectangle-5": `Zwei gegenüberliegende oder drei Ecken eines Rechtecks in zwei Blöcken können eine weitere Ziffer sein, dieselbe, neben den
zweien, die alle übrigen sein können: Eine davon ist es.

# So geht es

Wäre keine davon diese Ziffer, ließen sich die zwei anderen in allen vier Ecken vertauschen, und es gäbe eine zweite Lösung.
Also ist es keine Zelle, die alle sieht, die es sein können. ${counts}

${oneSolution}

# Literatur

*Uniqueness test 5*.`,

  "unique-rectangle-6": `Zwei gegenüberliegende Ecken eines Rechtecks in zwei Blöcken haben dieselben zwei Kandidaten und keine anderen, und einer der
zwei steht sonst nirgends in beiden Zeilen oder in beiden Spalten: Die anderen Ecken sind nicht diese Ziffer.

# So geht es

Wäre es eine der anderen Ecken, dann auch die ihr gegenüber, da jede Zeile oder jede Spalte sie braucht; die zwei Ziffern
ließen sich in allen vier Ecken vertauschen, und es gäbe eine zweite Lösung. ${counts}

${oneSolution}

# Literatur

*Uniqueness test 6*: ein Rechteck und ein X-Wing.`,

  "hidden-rectangle": `Eine Ecke eines Rechtecks in zwei Blöcken hat zwei Kandidaten und keine anderen; einer der zwei steht sonst nirgends in der
Zeile und in der Spalte der gegenüberliegenden Ecke, die nicht der zweite ist.

# So geht es

Wäre sie der zweite, stünde der erste in beiden Ecken daneben und der zweite in der Ecke mit zwei Kandidaten; die zwei ließen
sich vertauschen, und es gäbe eine zweite Lösung. Zwei Ecken ohne weitere Kandidaten müssen einander gegenüberliegen. ${counts}

${oneSolution}

# Literatur

Auch *hidden unique rectangle*.`,

  "avoidable-rectangle-1": `Drei Ecken eines Rechtecks in zwei Blöcken sind mit zwei Ziffern gefüllt, und keine ist eine Vorgabe: Die vierte ist nicht die
Ziffer, mit der sich die zwei vertauschen ließen.

# So geht es

Wäre die vierte Ecke die Ziffer der gegenüberliegenden, ließen sich die zwei Ziffern in allen vier Ecken vertauschen, die in
zwei Zeilen, zwei Spalten und zwei Blöcken liegen, und außerhalb würde nichts es merken: Es gäbe eine zweite Lösung. Eine
Vorgabe ließe sich nicht vertauschen, daher gäbe es mit einer keine.

${oneSolution}

# Literatur

Ein eindeutiges Rechteck, das erst gefunden wird, wenn das meiste davon gefüllt ist.`,

  "avoidable-rectangle-2": `Vier Zellen sind die Ecken eines Rechtecks in zwei Zeilen, zwei Spalten und zwei Blöcken, und keine ist eine Vorgabe. Zwei Ecken
sind gefüllt. Jede der zwei leeren Ecken hat zwei Kandidaten: die Ziffer, mit der sich die zwei Ziffern des Rechtecks
vertauschen ließen, und eine weitere, die in beiden Ecken dieselbe ist. Eine der leeren Ecken enthält diese weitere Ziffer.

# So geht es

Wäre keine die weitere Ziffer, ließen sich die zwei anderen in allen vier Ecken vertauschen, die in zwei Zeilen, zwei Spalten
und zwei Blöcken liegen: Es gäbe eine zweite Lösung. Also ist keine Zelle, die beide Ecken sieht, die weitere Ziffer. Die
gefüllten Ecken dürfen benachbart sein oder einander gegenüberliegen.

${oneSolution}

# Literatur

Ein eindeutiges Rechteck vom Typ 2 oder 5, das erst gefunden wird, wenn die Hälfte davon gefüllt ist.`,

  "unique-loop": `Sechs oder mehr Zellen, die alle dieselben zwei Kandidaten haben, sind in ihren Häusern je zu zweit: Eine von denen mit
weiteren Kandidaten nimmt einen davon.

# So geht es

Die Zellen liegen auf einer Schleife, jede mit der nächsten in einem Haus, und jedes Haus hat zwei davon oder keine.
Enthielten sie nur die zwei Ziffern, würden sich diese entlang der Schleife abwechseln und ließen sich vertauschen, und
außerhalb würde nichts es merken: Es gäbe eine zweite Lösung. Was folgt, ist wie bei eindeutigen Rechtecken der Typen 1 bis 4.
Eine einzelne Zelle mit weiteren Kandidaten ist keine der zwei Ziffern. Sind es mehrere mit einem Kandidaten mehr, demselben,
fällt dieser in allen Zellen weg, die alle davon sehen. Sind es zwei in einem Haus, können sie mit weiteren Zellen eine nackte
Teilmenge sein oder die einzigen Plätze für eine der Ziffern; dann ist keine die andere. Mindestens eine Zelle hat nur die zwei
Kandidaten.

${oneSolution}

# Literatur

Ein eindeutiges Rechteck ist eine solche Schleife aus vier Zellen.`,

  "extended-rectangle": `Zwei Zeilen oder Spalten derselben Blöcke haben je drei bis fünf Zellen, in denselben Querlinien, die alle dieselben Kandidaten
haben, so viele, wie es Querlinien sind: Eine von denen mit weiteren Kandidaten nimmt einen davon.

# So geht es

Enthielten die Zellen nur diese Ziffern, hätte jede der zwei Linien sie alle dort. Also ließen sich die zwei in jeder Querlinie,
innerhalb ihres Blocks, vertauschen, und außerhalb würde nichts es merken: Es gäbe eine zweite Lösung. Was folgt, ist wie bei
eindeutigen Rechtecken der Typen 1 bis 4. Eine einzelne Zelle mit weiteren Kandidaten ist keine der Ziffern. Sind es mehrere mit
einem Kandidaten mehr, demselben, fällt dieser in allen Zellen weg, die alle davon sehen. Sind es zwei in einem Haus, können sie
mit weiteren Zellen eine nackte Teilmenge sein oder die einzigen Plätze für eine der Ziffern; dann ist keine eine andere davon.
Die Ziffern könnten die Zellen füllen, wäre das nicht so, und weniger Querlinien genügten nicht.

${oneSolution}

# Literatur

*Extended unique rectangle*. Mit zwei Querlinien ist es ein eindeutiges Rechteck.`,

  "bug-2": `Bis auf wenige Kandidaten hat jede leere Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus: Was keiner der
wenigen übrig ließe, fällt weg.

# So geht es

Ohne die wenigen wäre es ein *bivalue universal grave*, das zwei Lösungen hat oder keine; also stimmt einer davon. Sind alle
dieselbe Ziffer, fällt sie in allen Zellen weg, die alle davon sehen; sind sie in einer Zelle, fallen deren andere Kandidaten
weg. Es sind höchstens neun.

${oneSolution}

# Literatur

*BUG type 2*; mit zweien *BUG+2* und so weiter.`,

  "bug-3": `Bis auf Kandidaten in Zellen eines Hauses hat jede leere Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus; eine
dieser Zellen ist mit anderen eine nackte Teilmenge.

# So geht es

Einer der wenigen Kandidaten stimmt, sonst wäre es ein *bivalue universal grave*, das zwei Lösungen hat oder keine. Also zählen
ihre Zellen wie eine mit all diesen; hat sie mit anderen des Hauses nur so viele Kandidaten, wie es Zellen sind, hat der Rest
des Hauses keine dieser Ziffern. Weniger der anderen genügten nicht.

${oneSolution}

# Literatur

*BUG type 3*.`,

  "bug-4": `Bis auf Kandidaten in zwei Zellen eines Hauses hat jede leere Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus;
eine der zwei Zellen ist eine Ziffer, die beide haben, und die andere ist nicht, was sie sonst wäre.

# So geht es

Einer der überzähligen Kandidaten stimmt, sonst wäre es ein *bivalue universal grave*, das zwei Lösungen hat oder keine. Ist eine
Zelle die Ziffer, die die zwei im Haus für sich allein haben, muss es die andere sein, die einen solchen Kandidaten nimmt.

${oneSolution}

# Literatur

*BUG type 4*.`,

  "wxyz-wing": `Vier Zellen mit zusammen vier Ziffern, von denen nur eine darin mehrfach vorkommen kann: Eine der Zellen ist diese.

# So geht es

Drei der Ziffern stehen in Zellen, die sich alle sehen; jede davon füllt also höchstens eine der vier Zellen. Was übrig ist, füllt
die vierte Ziffer, Z, und sie fällt in allen Zellen weg, die jeden ihrer Plätze in den vieren sehen. Je weniger als vier der
Zellen haben mehr Ziffern, als es Zellen sind: Sonst sind sie eine nackte Teilmenge oder ein kleinerer Wing.

# Literatur

Der nächste nach dem XY-Wing und dem XYZ-Wing; in seiner ersten Form sieht eine der Zellen, das *Scharnier*, die drei anderen.
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
