/** Was Algorithmen und Techniken zu einem Schritt sagen: die englische Vorlage, dann die deutsche. */

type Pair = readonly [english: string, german: string];

/** Was vor einem Knoten geschah. */
const leads: readonly Pair[] = [
  [
    "{dead} has no candidate left: {undone|one digit is|# digits are} taken back. ",
    "{dead} hat keinen Kandidaten mehr: {undone|eine Ziffer wird|# Ziffern werden} zurückgenommen. ",
  ],
  [
    "{dead_digit} has no place left in {dead_house}: {undone|one digit is|# digits are} taken back. ",
    "{dead_digit} hat keinen Platz mehr in {dead_house}: {undone|Eine Ziffer wird|# Ziffern werden} zurückgenommen. ",
  ],
  [
    "On from the full grid: {undone|one digit is|# digits are} taken back. ",
    "Weiter vom vollen Gitter aus: {undone|Eine Ziffer wird|# Ziffern werden} zurückgenommen. ",
  ],
  [
    "A new wave from the root: {limit|one choice|# choices} against the order may be made now. ",
    "Eine neue Welle von der Wurzel aus: {limit|Eine Abweichung|# Abweichungen} von der Reihenfolge {limit|ist|sind} jetzt erlaubt. ",
  ],
  ["", ""],
];

/** Was ein Knoten versucht. */
const nodes: readonly Pair[] = [
  [
    "Trying {digit} in {cell}{left|, the last digit left there|, with one more digit to try|, with # more digits to try}",
    "{digit} wird in {cell} versucht{left|, die letzte dort mögliche Ziffer|, eine weitere Ziffer bleibt zu versuchen|, # weitere Ziffern bleiben zu versuchen}",
  ],
  [
    "Trying {cell} for the {digit} of {house}{left|, the last cell left there|, with one more cell to try|, with # more cells to try}",
    "{cell} wird für die {digit} in {house} versucht{left|, die letzte dort mögliche Zelle|, eine weitere Zelle bleibt zu versuchen|, # weitere Zellen bleiben zu versuchen}",
  ],
];

const inferred: readonly Pair[] = [
  [".", "."],
  [
    "; inference places {placed|nothing after it|one digit after it|# digits after it}.",
    "; daraus {placed|folgt keine weitere Ziffer|folgt eine weitere Ziffer|folgen # weitere Ziffern}.",
  ],
];

const backtracking = leads.flatMap(([lead, own]) =>
  nodes.flatMap(([node, ownNode]) =>
    inferred.map(([end, ownEnd]): Pair => [lead + node + end, own + ownNode + ownEnd]),
  ),
);

const algorithms: readonly Pair[] = [
  [
    "Before the search, inference places {placed|nothing|one digit|# digits}.",
    "Vor der Suche setzt das Schließen {placed|nichts|eine Ziffer|# Ziffern}.",
  ],
  [
    "Nothing to try: a cell has no candidate, or a house no place for a digit.",
    "Nichts zu versuchen: Eine Zelle hat keinen Kandidaten oder ein Haus keinen Platz für eine Ziffer.",
  ],
  [
    "Every branch has been tried: there are no more solutions.",
    "Alle Zweige sind versucht: Es gibt keine weiteren Lösungen.",
  ],
  [
    "At temperature {temperature}, {percent} % of the decisions switched a unit; {clashes|no two units that are on exclude|one pair of units that are on excludes|# pairs of units that are on exclude} each other.",
    "Bei Temperatur {temperature} haben {percent} % der Entscheidungen eine Einheit umgeschaltet; {clashes|keine zwei aktiven Einheiten schließen|ein Paar aktiver Einheiten schließt|# Paare aktiver Einheiten schließen} sich aus.",
  ],
  [
    "At temperature {temperature} every cell has one unit on, and none excludes another.",
    "Bei Temperatur {temperature} ist in jeder Zelle genau eine Einheit an, und keine schließt eine andere aus.",
  ],
  [
    "Frozen at temperature {temperature} after {sweeps|one sweep|# sweeps}: {clashes|no pair of units excludes each other, but cells are empty|one pair of units still excludes each other|# pairs of units still exclude each other}.",
    "Erstarrt bei Temperatur {temperature} nach {sweeps|einem Durchlauf|# Durchläufen}: {clashes|Kein Paar von Einheiten schließt sich aus, aber Zellen sind leer|Ein Paar von Einheiten schließt sich noch aus|# Paare von Einheiten schließen sich noch aus}.",
  ],
  [
    "{sweeps|One sweep|# sweeps} at temperature {temperature} came upon no solution; {clashes|no pair of units excludes|one pair of units excludes|# pairs of units exclude} each other.",
    "{sweeps|Ein Durchlauf|# Durchläufe} bei Temperatur {temperature} {sweeps|traf|trafen} auf keine Lösung; {clashes|kein Paar von Einheiten schließt|ein Paar von Einheiten schließt|# Paare von Einheiten schließen} sich aus.",
  ],
  [
    "A cell has no candidate, or a house no place for a digit: there is no solution.",
    "Eine Zelle hat keinen Kandidaten oder ein Haus keinen Platz für eine Ziffer: Es gibt keine Lösung.",
  ],
  [
    "Decided that {cell} is {digit}: {depth|no decision is|one decision is|# decisions are} in force.",
    "Entschieden, dass {cell} die {digit} ist: {depth|Keine Entscheidung gilt|Eine Entscheidung gilt|# Entscheidungen gelten}.",
  ],
  [
    "Decided that {cell} is not {digit}: {depth|no decision is|one decision is|# decisions are} in force.",
    "Entschieden, dass {cell} nicht die {digit} ist: {depth|Keine Entscheidung gilt|Eine Entscheidung gilt|# Entscheidungen gelten}.",
  ],
  [
    "Learned from a contradiction that {count|the marked candidate|the # marked candidates} cannot all be as they were; {depth|no decision is|one decision is|# decisions are} in force.",
    "Aus einem Widerspruch gelernt, dass {count|der markierte Kandidat nicht bleiben kann, wie er war|die # markierten Kandidaten nicht alle bleiben können, wie sie waren}; {depth|keine Entscheidung gilt|eine Entscheidung gilt|# Entscheidungen gelten}.",
  ],
  [
    "Took the other side of a decision: {depth|no decision is|one decision is|# decisions are} in force.",
    "Die andere Seite einer Entscheidung genommen: {depth|Keine Entscheidung gilt|Eine Entscheidung gilt|# Entscheidungen gelten}.",
  ],
  [
    "Restarted with {count|no learned clause|one learned clause|# learned clauses}.",
    "Neu begonnen mit {count|keiner gelernten Klausel|einer gelernten Klausel|# gelernten Klauseln}.",
  ],
  [
    "The best of this generation has {conflicts|no conflict|one conflict|# conflicts}, the average one {mean}.",
    "Das beste Individuum dieser Generation hat {conflicts|keinen Konflikt|einen Konflikt|# Konflikte}, das durchschnittliche {mean}.",
  ],
  [
    "{generations|The only generation has|All # generations have} been bred, and the best grid still has {conflicts|no conflict|one conflict|# conflicts}.",
    "{generations|Die einzige Generation ist|Alle # Generationen sind} gezüchtet, und das beste Gitter hat noch {conflicts|keinen Konflikt|einen Konflikt|# Konflikte}.",
  ],
  [
    "The belief space is empty: some cell can hold no digit at all, so there is no solution.",
    "Der Überzeugungsraum ist leer: Eine Zelle kann gar keine Ziffer enthalten, also gibt es keine Lösung.",
  ],
  [
    "{cell} takes {digit}, {options|the only option for that constraint|one of # options for that constraint}.",
    "{cell} nimmt die {digit}, {options|die einzige Option für diese Forderung|eine von # Optionen für diese Forderung}.",
  ],
  [
    "In {agreed|none|one|#} of the {blanks} blank cells all four replicas choose the same digit; together they leave {conflicts|no conflict|one conflict|# conflicts}.",
    "In {agreed|keiner|einer|#} der {blanks} leeren Zellen wählen alle vier Repliken dieselbe Ziffer; zusammen lassen sie {conflicts|keinen Konflikt|einen Konflikt|# Konflikte} übrig.",
  ],
  [
    "{iterations|One iteration|# iterations} from one start came upon no solution: all replicas are drawn anew.",
    "{iterations|Eine Iteration|# Iterationen} von einem Anfang aus {iterations|führte|führten} zu keiner Lösung: Alle Repliken werden neu gezogen.",
  ],
  [
    "What the four replicas concur on is a solution.",
    "Worauf sich die vier Repliken einigen, ist eine Lösung.",
  ],
  [
    "{iterations|One iteration|# iterations} from {starts|one start|# starts} came upon no solution.",
    "{iterations|Eine Iteration|# Iterationen} von {starts|einem Anfang|# Anfängen} aus {iterations|führte|führten} zu keiner Lösung.",
  ],
  ["Trying {digit} in {cell}.", "{digit} wird in {cell} versucht."],
  [
    "{digit} in {cell} led to nothing more: it is ruled out.",
    "{digit} in {cell} führte zu nichts mehr und wird ausgeschlossen.",
  ],
  [
    "A better grid was bred: {conflicts|no conflict is|one conflict is|# conflicts are} left.",
    "Ein besseres Gitter ist entstanden: {conflicts|Kein Konflikt bleibt|Ein Konflikt bleibt|# Konflikte bleiben}.",
  ],
  [
    "No better grid for {stale|one generation|# generations}; the best of this one has {conflicts|no conflict|one conflict|# conflicts}.",
    "Seit {stale|einer Generation|# Generationen} kein besseres Gitter; das beste dieser Generation hat {conflicts|keinen Konflikt|einen Konflikt|# Konflikte}.",
  ],
  [
    "No better grid for {stale|one generation|# generations}: random ones replace the worst {percent} %.",
    "Seit {stale|einer Generation|# Generationen} kein besseres Gitter: Zufällige ersetzen die schlechtesten {percent} %.",
  ],
  [
    "No improvement in {patience|one generation|# generations}: the population has settled on a grid with {conflicts|no conflict|one conflict|# conflicts}.",
    "Keine Verbesserung in {patience|einer Generation|# Generationen}: Die Population sitzt auf einem Gitter mit {conflicts|keinem Konflikt|einem Konflikt|# Konflikten} fest.",
  ],
  [
    "Trying {digit} in {cell}{options||, one of # candidates}; singles fill {filled|no cell|one cell|# cells}.",
    "{digit} wird in {cell} versucht{options||, als eine von # Ziffern}; Einer füllen {filled|keine Zelle|eine Zelle|# Zellen}.",
  ],
  [
    "The child began with {entry|no clash|one clash|# clashes}; tabu search left {exit|none|one|#}.",
    "Das Kind begann mit {entry|keinem Widerspruch|einem Widerspruch|# Widersprüchen}; die Tabusuche ließ {exit|keinen|einen|#} übrig.",
  ],
  [
    "A random grid began with {entry|no clash|one clash|# clashes}; tabu search left {exit|none|one|#}.",
    "Ein zufälliges Gitter begann mit {entry|keinem Widerspruch|einem Widerspruch|# Widersprüchen}; die Tabusuche ließ {exit|keinen|einen|#} übrig.",
  ],
  [
    "Of the undecided cells {cell} is nearest to a decision: {digit}, at {percent} %.",
    "Von den unentschiedenen Zellen ist {cell} einer Entscheidung am nächsten: {digit}, mit {percent} %.",
  ],
  [
    "Every cell has all but settled on one digit.",
    "Jede Zelle hat sich so gut wie auf eine Ziffer festgelegt.",
  ],
  [
    "Every cell agrees with its peers, mistakes and all: a local maximum with {conflicts|one conflict|# conflicts} left.",
    "Jede Zelle ist sich mit ihren Nachbarn einig, samt allen Fehlern: ein lokales Maximum, in dem {conflicts|ein Konflikt bleibt|# Konflikte bleiben}.",
  ],
  [
    "No technique finds anything: trying {digit} in {cell}, one of {digits}.",
    "Keine Technik findet etwas: {digit} wird in {cell} versucht, eine von {digits}.",
  ],
  [
    "{wrong} in {cell} led to nothing more: trying {digit} there.",
    "{wrong} in {cell} führte zu nichts mehr: Dort wird {digit} versucht.",
  ],
  [
    "{techniques|Its only technique finds nothing more|None of its # techniques finds anything more}, and it may not guess: {blanks|one cell stays|# cells stay} blank.",
    "{techniques|Die einzige Technik findet nichts mehr|Keine der # Techniken findet noch etwas}, und Raten ist nicht erlaubt: {blanks|Eine Zelle bleibt|# Zellen bleiben} leer.",
  ],
  ["No digit can go into {cell}.", "In {cell} passt keine Ziffer."],
  ["No cell of {house} can take {digit}.", "Keine Zelle von {house} kann {digit} aufnehmen."],
  [
    "Singles fill {count} of the blank cells; then no digit can go into {cell}.",
    "Einer füllen {count} der leeren Zellen; dann passt in {cell} keine Ziffer.",
  ],
  [
    "Singles fill {count} of the blank cells; then no cell of {house} can take {digit}.",
    "Einer füllen {count} der leeren Zellen; dann kann keine Zelle von {house} die {digit} aufnehmen.",
  ],
  [
    "There is another solution: {cells} is given.",
    "Es gibt eine andere Lösung: {cells} wird vorgegeben.",
  ],
  [
    "Without {cells} there is still only one solution.",
    "Ohne {cells} gibt es immer noch genau eine Lösung.",
  ],
  [
    "Without {cells} the engine found no second solution: it goes, unproved.",
    "Ohne {cells} fand der Prüfer keine zweite Lösung: Die Vorgabe entfällt, ohne Beweis.",
  ],
  [
    "Without {cells} there is a second solution: it stays.",
    "Ohne {cells} gibt es eine zweite Lösung: Die Vorgabe bleibt.",
  ],
  [
    "The engine gave up on the puzzle without {cells}: it stays, unproved.",
    "Beim Rätsel ohne {cells} gab der Prüfer auf: Die Vorgabe bleibt, ohne Beweis.",
  ],
  ["Without {cells} there is a second solution.", "Ohne {cells} gibt es eine zweite Lösung."],
];

const second = "there would be a second solution";
const grave =
  "every blank cell has two candidates and every digit two places in each house, which makes two solutions or none";
const ownGrave =
  "hat jede leere Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus; das ergibt zwei Lösungen oder keine";

const techniques: readonly Pair[] = [
  [
    "{one} and {other} cannot be the two candidates of {cells}, which both see{together||, nor be the same}: no choice with {lost} is left.",
    "{one} und {other} können nicht die zwei Kandidaten von {cells} sein, die beide sehen{together||, und nicht gleich sein}: Mit {lost} bleibt keine Wahl.",
  ],
  [
    "{chain}: of {sets} sets that have one candidate more than they are, the first or the last holds {digit}, which goes where all its places there are seen.",
    "{chain}: Von {sets} Mengen mit je einem Kandidaten mehr als Zellen enthält die erste oder die letzte die {digit}; sie fällt weg, wo alle ihre Plätze dort zu sehen sind.",
  ],
  [
    "{pivot} have one candidate more than they are and so hold {x} or {y}: then {one} lack {x}, or {other} lack {y}, and hold {common}, which goes where all its places there are seen.",
    "{pivot} haben einen Kandidaten mehr als Zellen und enthalten daher {x} oder {y}: Dann fehlt in {one} die {x} oder in {other} die {y}, und dort steht {common}; diese Ziffer fällt weg, wo alle ihre Plätze dort zu sehen sind.",
  ],
  [
    "{one} and {other} have one candidate more than they are, and not both hold {restricted}: one of them holds {common}, which goes where all its places there are seen.",
    "{one} und {other} haben je einen Kandidaten mehr als Zellen, und nicht beide enthalten {restricted}: Eine der Mengen enthält {common}; diese Ziffer fällt weg, wo alle ihre Plätze dort zu sehen sind.",
  ],
  [
    "{one} and {other} have one candidate more than they are, and each lacks one of {restricted}: all their other digits are locked there.",
    "{one} und {other} haben je einen Kandidaten mehr als Zellen, und jeder Menge fehlt eine von {restricted}: Alle ihre anderen Ziffern sind dort eingeschlossen.",
  ],
  [
    `Were {cell} {digit}, it could be exchanged with {other} in {cells}, none of which is a given, and ${second}.`,
    "Wäre {cell} die {digit}, ließe sie sich mit {other} in {cells} vertauschen, wo nichts vorgegeben ist, und es gäbe eine zweite Lösung.",
  ],
  [
    `None of {cells} is a given: unless one of {roof} is {digit}, {digits} could be exchanged there, and ${second}. It goes from all cells that see both.`,
    "In {cells} ist nichts vorgegeben: Ist keine von {roof} die {digit}, ließen sich {digits} dort vertauschen, und es gäbe eine zweite Lösung. Die {digit} fällt in allen Zellen weg, die beide sehen.",
  ],
  [
    `But for {digit} in {cell}, ${grave}: {cell} is {digit}.`,
    `Bis auf {digit} in {cell} ${ownGrave}: {cell} ist {digit}.`,
  ],
  [
    `But for {extras}, ${grave}. One of these is right: what goes agrees with none of them.`,
    `Bis auf {extras} ${ownGrave}. Einer von diesen stimmt: Was wegfällt, verträgt sich mit keinem davon.`,
  ],
  [
    `But for {extras}, ${grave}. One of {roof} is one of {outside}, and with {subset} it takes up {kept}: these go from the rest of {houses}.`,
    `Bis auf {extras} ${ownGrave}. Eine von {roof} ist eine von {outside} und verbraucht mit {subset} die Ziffern {kept}: Diese fallen im Rest von {houses} weg.`,
  ],
  [
    `But for {extras}, ${grave}. {link} has no place for {digit} but {roof}: one is {digit}, so the other is what it is too many.`,
    `Bis auf {extras} ${ownGrave}. {link} hat für {digit} nur Platz in {roof}: Eine davon ist {digit}, also nimmt die andere, was sie zu viel hat.`,
  ],
  [
    "{chain}. So one of {ends} is true, and what sees both goes.",
    "{chain}. Also stimmt eines von {ends}, und was beide sieht, fällt weg.",
  ],
  [
    "{digit} is either in all of {first} or in all of {second}: it goes from what sees both.",
    "{digit} steht entweder in allen Zellen {first} oder in allen Zellen {second}: Die Ziffer fällt weg, wo beides zu sehen ist.",
  ],
  [
    "If {digit} were in one of {second}, it would be in all of them, and two see each other: it goes from all.",
    "Stünde {digit} in einer der Zellen {second}, dann in allen, und zwei davon sehen sich: Die Ziffer fällt in allen weg.",
  ],
  [
    "With {digit} in {one} it is not in {other}, so it is in all of {first} or in all of {second}: it goes from what sees both.",
    "Steht {digit} in {one}, dann nicht in {other}; also steht sie in allen Zellen {first} oder in allen Zellen {second}: Die Ziffer fällt weg, wo beides zu sehen ist.",
  ],
  [
    "{digit} is either in all of {first} or in all of {second}. If it were in one of {third}, it would be in all of them, and they see both: it goes from all.",
    "{digit} steht entweder in allen Zellen {first} oder in allen Zellen {second}. Stünde sie in einer der Zellen {third}, dann in allen, und diese sehen beides: Die Ziffer fällt in allen weg.",
  ],
  [
    "Were {cell} one of {digits}, {cells} would hold nothing else and could be filled in a second way. There is one solution: it is none of these.",
    "Wäre {cell} eine von {digits}, enthielten {cells} nichts anderes und ließen sich auf eine zweite Art füllen. Es gibt nur eine Lösung: Die Zelle ist keine davon.",
  ],
  [
    `With nothing but {digits} in {cells} ${second}, so one of {roof} is {digit}: it goes from all cells that see all of these.`,
    "Stünde in {cells} nur {digits}, gäbe es eine zweite Lösung; also ist eine von {roof} die {digit}: Sie fällt in allen Zellen weg, die alle diese sehen.",
  ],
  [
    `With nothing but {digits} in {cells} ${second}, so one of {roof} is one of {outside}. With {subset} it takes up {kept}: these go from the rest of {houses}.`,
    "Stünde in {cells} nur {digits}, gäbe es eine zweite Lösung; also ist eine von {roof} eine von {outside}. Mit {subset} verbraucht sie {kept}: Diese fallen im Rest von {houses} weg.",
  ],
  [
    `With nothing but {digits} in {cells} ${second}. {link} has no place for {digit} but {roof}, so one of these is {digit} and the other breaks the pattern: neither is {other}.`,
    "Stünde in {cells} nur {digits}, gäbe es eine zweite Lösung. {link} hat für {digit} nur Platz in {roof}; also ist eine davon {digit}, und die andere bricht das Muster: Keine ist {other}.",
  ],
  [
    "Whatever {cell} holds, a set of {cells} that has one candidate more than it is lacks that and holds {digit}, which goes where all its places are seen.",
    "Was {cell} auch enthält: Einer Menge aus {cells} mit einem Kandidaten mehr als Zellen fehlt es, und sie enthält {digit}; diese Ziffer fällt weg, wo alle ihre Plätze zu sehen sind.",
  ],
  [
    "In {box} all places for {digit} lie in {line} and {across}. With {digit} in {target} it would not be in {far}, so it would be in {near}, and {box} would have no place for it.",
    "In {box} liegen alle Plätze für {digit} in {line} und {across}. Stünde {digit} in {target}, dann nicht in {far}, also in {near}, und {box} hätte keinen Platz dafür.",
  ],
  [
    "In {lines} the places for {digit} all lie in {across}, but for {fins}: it goes from what sees these in the rest of {across}.",
    "In {lines} liegen die Plätze für {digit} alle in {across}, außer {fins}: Die Ziffer fällt im Rest von {across} weg, wo diese zu sehen sind.",
  ],
  [
    "In {lines} the places for {digit} all lie in {across}: it goes from the rest of these.",
    "In {lines} liegen die Plätze für {digit} alle in {across}: Dort fällt die Ziffer im Rest weg.",
  ],
  [
    "One of {candidates} is true, and all of them lead to the same.",
    "Eines von {candidates} stimmt, und alle führen zum selben.",
  ],
  [
    "Whether {candidates} is true or not leads to the same.",
    "Ob {candidates} stimmt oder nicht, führt zum selben.",
  ],
  [
    "{start} would lead to a contradiction: {yes}, and {no}. On the way a net of its own rules out each of {refuted}.",
    "{start} führte zu einem Widerspruch: {yes}, und {no}. Unterwegs schließt je ein eigenes Netz {refuted} aus.",
  ],
  [
    "{start} would lead to a contradiction: {yes}, and {no}.",
    "{start} führte zu einem Widerspruch: {yes}, und {no}.",
  ],
  [
    "In {lines} the places for {digit} all lie in {across}: it goes from what is in more of these than of those.",
    "In {lines} liegen die Plätze für {digit} alle in {across}: Die Ziffer fällt weg, wo eine Zelle in mehr von den zweiten als von den ersten liegt.",
  ],
  [
    "In {lines} the places for {digit} all lie in {across}, but for {fins}: it goes from what sees these and is in more of {across} than of {lines}.",
    "In {lines} liegen die Plätze für {digit} alle in {across}, außer {fins}: Die Ziffer fällt weg, wo diese zu sehen sind und eine Zelle in mehr von {across} als von {lines} liegt.",
  ],
  [
    "{cell} is {digit}: it is the last blank cell of {house}.",
    "{cell} ist {digit}: Es ist die letzte leere Zelle von {house}.",
  ],
  [
    "{cell} is {digit}: {house} has no other place for it.",
    "{cell} ist {digit}: {house} hat keinen anderen Platz dafür.",
  ],
  [
    "In {house} the only places for {digits} are {cells}: nothing else can stand there.",
    "In {house} sind {cells} die einzigen Plätze für {digits}: Nichts anderes kann dort stehen.",
  ],
  [
    "In {house} the places for {digit} all lie in {other}: it goes from the rest of {other}.",
    "In {house} liegen die Plätze für {digit} alle in {other}: Im Rest von {other} fällt die Ziffer weg.",
  ],
  [
    "Either all of {first} are true or all of {second}: what has no room beside either goes.",
    "Entweder stimmen alle von {first} oder alle von {second}: Was neben keinem von beiden Platz hat, fällt weg.",
  ],
  [
    "If one of {second} were true, all would be, and two of them exclude each other: all go.",
    "Stimmte eines von {second}, dann alle, und zwei davon schließen sich aus: Alle fallen weg.",
  ],
  [
    "If one of {second} were true, all would be, and nothing would be left for {cell}: all go.",
    "Stimmte eines von {second}, dann alle, und für {cell} bliebe nichts übrig: Alle fallen weg.",
  ],
  [
    "{cell} is {digit}: it has no other candidate.",
    "{cell} ist {digit}: Die Zelle hat keinen anderen Kandidaten.",
  ],
  [
    "{cells} have only {digits} between them: no other cell of {houses} can be one of these.",
    "{cells} haben zusammen nur {digits}: Keine andere Zelle von {houses} kann eine davon sein.",
  ],
  [
    "{chain}. So one end or the other is true, and what goes with neither goes.",
    "{chain}. Also stimmt das eine oder das andere Ende, und was sich mit keinem verträgt, fällt weg.",
  ],
  [
    "{chain}. So {cell} is {digit} even if it is not, and must be.",
    "{chain}. Also ist {cell} die {digit}, selbst wenn sie es nicht wäre, und muss es sein.",
  ],
  [
    "{chain}, and round again. So one side of each link is true, and what goes with neither goes.",
    "{chain}, und wieder von vorn. Also stimmt eine Seite jeder Verbindung, und was sich mit keiner verträgt, fällt weg.",
  ],
  [
    "Along {cells} the digits {digits} take turns, so {ends} hold one each: both digits go from what sees these two.",
    "Entlang {cells} wechseln sich die Ziffern {digits} ab; also enthalten {ends} je eine davon: Beide Ziffern fallen weg, wo diese zwei zu sehen sind.",
  ],
  [
    "{cells} in {line} and {box}, with {of_line} and {of_box}, have as many candidates as they are, and each of them stands there: {in_line} go from the rest of {line}, {in_box} from the rest of {box}.",
    "{cells} in {line} und {box} haben mit {of_line} und {of_box} so viele Kandidaten wie Zellen, und jeder davon steht dort: {in_line} fallen im Rest von {line} weg, {in_box} im Rest von {box}.",
  ],
  [
    "{digit} has two places in {one} and two in {other}, of which {near} see each other: one of {ends} is {digit}, and it goes from what sees both.",
    "{digit} hat zwei Plätze in {one} und zwei in {other}, von denen {near} sich sehen: Eine von {ends} ist {digit}, und die Ziffer fällt weg, wo beide zu sehen sind.",
  ],
  [
    `In {lines} there is no place for {digit} but {cells}: in one of {roof} it would be in both, {other} in the rest, and ${second}. So it goes from both.`,
    "In {lines} ist für {digit} nur Platz in {cells}: Stünde sie in einer von {roof}, dann in beiden, {other} im Rest, und es gäbe eine zweite Lösung. Also fällt sie in beiden weg.",
  ],
  [
    `Were {cell} {other}, {digit} would be in both corners beside it, as {lines} have no other place for it; {cells} would hold only {digits}, and ${second}.`,
    "Wäre {cell} die {other}, stünde {digit} in beiden Ecken daneben, da {lines} keinen anderen Platz dafür haben; {cells} enthielten nur {digits}, und es gäbe eine zweite Lösung.",
  ],
  [
    "{link} has {digit} in one of {places}, so one of {cells} is not {digit} but {other}: this goes from all cells that see both.",
    "{link} hat {digit} in einer von {places}; also ist eine von {cells} nicht {digit}, sondern {other}: Diese Ziffer fällt in allen Zellen weg, die beide sehen.",
  ],
  [
    "Whether {pivot} is {first} or {second}, one of {pincers} is {digit}: it goes from all cells that see both.",
    "Ob {pivot} nun {first} oder {second} ist, eine von {pincers} ist {digit}: Die Ziffer fällt in allen Zellen weg, die beide sehen.",
  ],
  [
    "Whether {pivot} is {first}, {second} or {digit}, one of {pivot}, {pincers} is {digit}: it goes from all cells that see these three.",
    "Ob {pivot} nun {first}, {second} oder {digit} ist, eine von {pivot}, {pincers} ist {digit}: Die Ziffer fällt in allen Zellen weg, die diese drei sehen.",
  ],
  [
    "{cells} have {digits} between them, and only {digit} can be in more than one: it is in one at least, and goes from the cells that see all of these.",
    "{cells} haben zusammen {digits}, und nur {digit} kann darin mehrfach vorkommen: Die Ziffer steht mindestens einmal darin und fällt in den Zellen weg, die alle diese sehen.",
  ],
];

/** Was ein Parameter sein darf, und wovon gedruckte Werte sind. */
const facts: readonly Pair[] = [
  ["a whole number from {low} to {high}", "eine ganze Zahl von {low} bis {high}"],
  ["a number from {low} to {high}", "eine Zahl von {low} bis {high}"],
  ["true or false", "true oder false"],
  ["one of {names} or {others} others", "eines von {names} oder {others} weiteren"],
  ["one of {names}", "eines von {names}"],
  [
    "some of {names} or {others} others, each once, with commas between",
    "einige von {names} oder {others} weiteren, jedes einmal, mit Kommas dazwischen",
  ],
  [
    "some of {names}, each once, with commas between",
    "einige von {names}, jedes einmal, mit Kommas dazwischen",
  ],
  ["ours", "eigene"],
  [
    "difficulty {d}, mean; not of finished runs: {nodes} nodes not undone, and a board has 81 cells",
    "Schwierigkeit {d}, Mittel; nicht von fertigen Läufen: {nodes} Knoten nicht zurückgenommen, und ein Gitter hat 81 Zellen",
  ],
  [
    "difficulty {d}, mean; not of finished runs, which undo fewer nodes than they have",
    "Schwierigkeit {d}, Mittel; nicht von fertigen Läufen, die weniger Knoten zurücknehmen, als sie haben",
  ],
  ["difficulty {d}, mean", "Schwierigkeit {d}, Mittel"],
  ["difficulty {d}, solved", "Schwierigkeit {d}, gelöst"],
  ["difficulty {d}, not solved", "Schwierigkeit {d}, nicht gelöst"],
  [
    "mean at difficulty {d}, solved; {time} s in parallel",
    "Mittel bei Schwierigkeit {d}, gelöst; {time} s parallel",
  ],
  [
    "mean at difficulty {d}, not solved; {time} s in parallel",
    "Mittel bei Schwierigkeit {d}, nicht gelöst; {time} s parallel",
  ],
  [
    "Berggren & Nilsson 2012, mean of {all} puzzles with 17 givens, without {slow} that took over 20 s and {unstable} that were unstable",
    "Berggren & Nilsson 2012, Mittel von {all} Rätseln mit 17 Vorgaben, ohne {slow}, die über 20 s dauerten, und {unstable} instabile",
  ],
  [
    "mean of {all} puzzles with 17 givens, all solved",
    "Mittel von {all} Rätseln mit 17 Vorgaben, alle gelöst",
  ],
  ["the longest of them", "das längste davon"],
  [
    "{size}, board {board}, {states} states without inference: {left} states, the initial one too",
    "{size}, Gitter {board}, {states} Zustände ohne Schließen: {left} Zustände, auch der anfängliche",
  ],
  [
    "{size}, board {board}: {states} states, the initial one too",
    "{size}, Gitter {board}: {states} Zustände, auch der anfängliche",
  ],
  [
    "{size}, board {board}, {time} s without inference",
    "{size}, Gitter {board}, {time} s ohne Schließen",
  ],
  ["{size}, board {board}, the hardest", "{size}, Gitter {board}, das schwerste"],
  [
    "mean over all boards. On the very easy one it converged after {generations} on average, and in about half of the generations the aggregate was better than the best expert, by {conflicts} conflicts ({share} %) on average",
    "Mittel über alle Gitter. Am sehr leichten wurde es im Mittel nach {generations} einheitlich, und in etwa der Hälfte der Generationen war das Aggregat besser als der beste Experte, im Mittel um {conflicts} Konflikte ({share} %)",
  ],
  [
    "mean over all boards; always below 8 on very hard ones",
    "Mittel über alle Gitter; an sehr schweren immer unter 8",
  ],
  ["mean over all boards; the text says {said}", "Mittel über alle Gitter; der Text sagt {said}"],
  ["mean over all boards", "Mittel über alle Gitter"],
];

/** Warum ein Text kein Rätsel ist. */
const refusals: readonly Pair[] = [
  ["line {line}, column {column}: {said}", "Zeile {line}, Spalte {column}: {said}"],
  ["it is not UTF-8 text", "das ist kein UTF-8-Text"],
  ["it is longer than {most} bytes", "das ist länger als {most} Byte"],
  [
    "a carriage return stands inside of the line; lines end in LF or CR LF",
    "mitten in der Zeile steht ein Wagenrücklauf; Zeilen enden mit LF oder CR LF",
  ],
  [
    "the quoted field does not end on this line",
    "das Feld in Anführungszeichen endet nicht in dieser Zeile",
  ],
  ["there are no cells", "es gibt keine Zellen"],
  [
    "{found} is neither a digit from 1 to {side} nor a blank; blanks may be 0, a dot, * or _",
    "{found} ist weder eine Ziffer von 1 bis {side} noch eine leere Zelle; leer heißt 0, Punkt, * oder _",
  ],
  [
    "{found} is none of the {side} digits and no blank; blanks may be 0, a dot, * or _",
    "{found} ist keine der {side} Ziffern und keine leere Zelle; leer heißt 0, Punkt, * oder _",
  ],
  [
    "{found} is neither a digit nor a blank; blanks may be 0, a dot, * or _",
    "{found} ist weder eine Ziffer noch eine leere Zelle; leer heißt 0, Punkt, * oder _",
  ],
  [
    "{text} is more than {most}, the highest digit of this grid",
    "{text} ist größer als {most}, die höchste Ziffer dieses Gitters",
  ],
  [
    "{text} stands for {found}, but {most} is the highest digit of this grid",
    "{text} steht für {found}, aber {most} ist die höchste Ziffer dieses Gitters",
  ],
  [
    "{found} stands at the place of candidate {digit}",
    "{found} steht am Platz des Kandidaten {digit}",
  ],
  [
    "each row of this grid has {side} cells, but {counts}",
    "jede Zeile dieses Gitters hat {side} Zellen, aber {counts}",
  ],
  [
    "this line has {count|# character|# characters}, not {expected}: where spaces are blanks, write all of them, or a dot for each blank",
    "diese Zeile hat {count|# Zeichen|# Zeichen}, nicht {expected}: Stehen Leerzeichen für leere Zellen, müssen alle da sein, oder ein Punkt für jede",
  ],
  [
    "the brackets and commas of this list do not fit",
    "die Klammern und Kommas dieser Liste passen nicht zusammen",
  ],
  [
    "this link holds no puzzle that can be read here",
    "dieser Link enthält kein Rätsel, das hier lesbar ist",
  ],
  [
    "this can be read as two different puzzles; write each blank as a dot",
    "das lässt sich als zwei verschiedene Rätsel lesen; bitte jede leere Zelle als Punkt schreiben",
  ],
  [
    "a second grid starts here, of {grids} in all",
    "hier beginnt ein zweites Gitter, von insgesamt {grids}",
  ],
  [
    "{cells} cells expected ({size}), {found} found: {said}",
    "{cells} Zellen erwartet ({size}), {found} gefunden: {said}",
  ],
  [
    "{cells} cells expected, {found} found: {said}",
    "{cells} Zellen erwartet, {found} gefunden: {said}",
  ],
  [
    "{cells} cells expected ({size}), {found} found",
    "{cells} Zellen erwartet ({size}), {found} gefunden",
  ],
  ["{cells} cells expected, {found} found", "{cells} Zellen erwartet, {found} gefunden"],
  [
    "{symbols} symbols expected (9 candidates a cell), {found} found",
    "{symbols} Zeichen erwartet (9 Kandidaten je Zelle), {found} gefunden",
  ],
  ["{rows|# row|# rows} of {side}", "{rows|# Zeile|# Zeilen} von {side}"],
  ["{a} and {b} are both {digit} in {house}", "{a} und {b} sind beide {digit} in {house}"],
  ["The workers were ended.", "Die Worker wurden beendet."],
  ["The solvers could not be fetched: {said}", "Die Löser konnten nicht geladen werden: {said}"],
];

export const sentences: readonly Pair[] = [
  ...backtracking,
  ...algorithms,
  ...techniques,
  ...facts,
  ...refusals,
];

const houses: Readonly<Record<string, string>> = { row: "Zeile", column: "Spalte", box: "Block" };

/** Häuser und Zahlen, die einen Platz füllen. */
export const filling = (words: string) =>
  words
    .replace(/\b(row|column|box)(?= \d)/g, (house) => houses[house] ?? house)
    .replace(/\bline (\d+) has (\d+)/g, "Zeile $1 hat $2")
    .replace(/(?<=\d),(?=\d{3}\b)/g, "\u202f")
    .replace(/^(\d+(?:\u202f\d{3})*)\.(\d+)$/, "$1,$2");
