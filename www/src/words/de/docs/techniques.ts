/** Was Techniken von sich sagen; mehrere einer Art sagen dasselbe. */
const oneSolution = "Das gilt nur, wenn das Rätsel genau eine Lösung hat.";
const counts = "Welche Rechtecke zählen, ist wie beim eindeutigen Rechteck vom Typ 1.";

const lockedSet = `Zwei Zellen, die eine Linie und einen Block gemeinsam haben, haben zusammen nur zwei Kandidaten: Diese
fallen im Rest von beiden weg. Drei Zellen mit drei Kandidaten sind ein Tripel.

# So geht es

Zwei leere Zellen mit zusammen zwei Kandidaten (drei mit drei) liegen in derselben Linie und im selben Block. Sie nehmen
diese Ziffern, also fallen die Ziffern im Rest der Linie und im Rest des Blocks weg. Eingeschlossen heißt das nur, wenn
in beiden etwas wegfällt: im Block und außerhalb davon in der Linie. Sonst ist es ein nacktes Paar (Tripel) und nicht mehr.

# Literatur

Sudopedia und HoDoKu, "Locked Pair", "Locked Triple".`;

const nakedSet = `Zwei Zellen eines Hauses haben zusammen nur zwei Kandidaten: Diese fallen in seinen anderen Zellen weg. Drei Zellen
mit drei Kandidaten sind ein Tripel, vier mit vier ein Quadrupel.

# So geht es

Zwei leere Zellen eines Hauses mit zusammen zwei Kandidaten (drei mit drei, vier mit vier) nehmen diese Ziffern, in welcher
Reihenfolge auch immer; keine andere Zelle des Hauses kann sie enthalten. Haben die Zellen eine Linie und einen Block
gemeinsam, verlieren beide die Ziffern anderswo. Jede Zelle hat mindestens zwei der Kandidaten und muss nicht alle haben.
Eine größere Menge kann eine kleinere enthalten. Von fünf oder mehr, bis zur halben Seitenlänge, wird die kleinste Menge
jeder Zelle genannt.

# Literatur

Berggren and Nilsson, 2012, "naked pair" und "three or more". Auch *disjoint subset*.`;

const hiddenSet = `Zwei Ziffern eines Hauses passen nur in dieselben zwei Zellen: Alles andere fällt dort weg. Drei Ziffern in drei Zellen
sind ein Tripel, vier in vier ein Quadrupel.

# So geht es

Zwei Ziffern mit zusammen zwei Plätzen in einem Haus (drei mit drei, vier mit vier) füllen diese Zellen, in welcher
Reihenfolge auch immer; alle anderen Kandidaten der Zellen fallen weg. Jede Ziffer hat mindestens zwei der Plätze und muss
nicht alle haben. Eine größere Menge kann eine kleinere enthalten. Eine Menge, die in mehreren Häusern gefunden wird, wird
einmal genannt, nach Möglichkeit im Block, sonst in der Zeile. Von fünf oder mehr, bis zur halben Seitenlänge, wird die
kleinste Menge jeder Ziffer genannt.

# Literatur

Berggren and Nilsson, 2012, "hidden pair" und "three or more". Auch *unique subset*.`;

const fish = `In zwei Zeilen passt eine Ziffer nur in dieselben zwei Spalten: Sie fällt im Rest dieser Spalten weg. Drei Zeilen und
drei Spalten sind ein Schwertfisch, vier eine Qualle, fünf ein Squirmbag.

# So geht es

Jede der Zeilen enthält die Ziffer einmal, jede in einer anderen der Spalten; sie verbrauchen also alle diese Spalten: In
keiner anderen Zeile kann die Ziffer dort stehen. Ebenso mit vertauschten Zeilen und Spalten. Jede Linie hat mindestens zwei
der Plätze und muss nicht alle haben. Ein größerer Fisch kann einen kleineren enthalten.

# Literatur

Berggren and Nilsson, 2012, "X-wing", "swordfish", "jellyfish", "squirmbag". Auch *basic fish*; der Squirmbag heißt auch
*starfish*.`;

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

export const techniqueDocs: Readonly<Record<string, string>> = {
  "full-house": `Die letzte leere Zelle eines Hauses nimmt die letzte Ziffer.

# So geht es

Einer Zeile, einer Spalte oder einem Block mit einer leeren Zelle fehlt eine Ziffer; sie kommt dorthin. Eine Zelle, die in
mehreren Häusern die letzte ist, wird einmal genannt, nach Möglichkeit mit ihrem Block, sonst mit ihrer Zeile.

# Literatur

Auch *letzte Ziffer*. Ein Sonderfall des nackten wie des versteckten Einers.`,

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

  "locked-pair": lockedSet,
  "locked-triple": lockedSet,

  "locked-candidates": `Eine Ziffer, deren Plätze in einem Haus alle in einem zweiten Haus liegen, fällt im Rest des zweiten weg.

# So geht es

*Pointing*: In einem Block liegen die Plätze einer Ziffer alle in einer Zeile oder Spalte; also steht die Ziffer dort und
sonst nirgends in dieser Linie. *Claiming*: In einer Linie liegen die Plätze einer Ziffer alle in einem Block; also steht sie
sonst nirgends in diesem Block. Es sind mindestens zwei Plätze: Ein einziger ist ein versteckter Einer.

# Literatur

Auch *Überschneidung*, *Reihe-Block-Prüfung*.`,

  "naked-pair": nakedSet,
  "naked-triple": nakedSet,
  "naked-quad": nakedSet,
  "naked-subset": nakedSet,
  "hidden-pair": hiddenSet,
  "hidden-triple": hiddenSet,
  "hidden-quad": hiddenSet,
  "hidden-subset": hiddenSet,
  "x-wing": fish,
  swordfish: fish,
  jellyfish: fish,
  squirmbag: fish,

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

  "avoidable-rectangle-2": `Zwei Ecken eines Rechtecks in zwei Blöcken sind gefüllt, und keine ist eine Vorgabe; die zwei anderen haben, was fehlt, damit
sich zwei Ziffern vertauschen lassen, und eine weitere Ziffer, dieselbe: Eine davon ist diese.

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
