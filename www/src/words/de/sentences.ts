/** Was Algorithmen und Techniken zu einem Schritt sagen: die englische Vorlage, dann die deutsche. */

import { deductions } from "./deductions";

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
    "The messages are taken as they are. They are surest of {digit} in {cell}.",
    "Die Nachrichten werden genommen, wie sie sind. Am sichersten ist ihnen {digit} in {cell}.",
  ],
  [
    "No message changed by more than {percent} %; the digits believed most leave {conflicts|no conflict|one conflict|# conflicts}.",
    "Keine Nachricht änderte sich um mehr als {percent} %; die am meisten geglaubten Ziffern lassen {conflicts|keinen Widerspruch|einen Widerspruch|# Widersprüche}.",
  ],
  [
    "{digit} is fixed in {cell}, and {more|nothing else|one more cell|# more cells} with it.",
    "{digit} ist in {cell} festgelegt, und damit {more|sonst nichts|eine weitere Zelle|# weitere Zellen}.",
  ],
  [
    "{digit} in {cell} contradicts the rules: it begins again.",
    "{digit} in {cell} widerspricht den Regeln: Es beginnt von vorn.",
  ],
  [
    "The messages rule out every digit of a cell: it begins again.",
    "Die Nachrichten schließen jede Ziffer einer Zelle aus: Es beginnt von vorn.",
  ],
  [
    "The messages rule out every digit of a cell, {starts|at the only start|and this was the last of # starts}.",
    "Die Nachrichten schließen jede Ziffer einer Zelle aus, {starts|beim einzigen Anfang|und dies war der letzte von # Anfängen}.",
  ],
  [
    "The digits believed most are a solution.",
    "Die am meisten geglaubten Ziffern sind eine Lösung.",
  ],
  [
    "The messages are at rest, but the digits believed most leave {conflicts|no conflict|one conflict|# conflicts}.",
    "Die Nachrichten ruhen, aber die am meisten geglaubten Ziffern lassen {conflicts|keinen Widerspruch|einen Widerspruch|# Widersprüche}.",
  ],
  [
    "After {iterations|one iteration|# iterations} the messages are not at rest; the digits believed most leave {conflicts|no conflict|one conflict|# conflicts}.",
    "Nach {iterations|einer Iteration|# Iterationen} ruhen die Nachrichten nicht; die am meisten geglaubten Ziffern lassen {conflicts|keinen Widerspruch|einen Widerspruch|# Widersprüche}.",
  ],
  [
    "{starts|One start|# starts} came to a contradiction, the last with {digit} in {cell}.",
    "{starts|Ein Anfang führte|# Anfänge führten} zu einem Widerspruch, der letzte mit {digit} in {cell}.",
  ],
  [
    "Singles leave a cell without a candidate, or a house without a place for a digit: there is no solution.",
    "Einer lassen eine Zelle ohne Kandidaten oder ein Haus ohne Platz für eine Ziffer: Es gibt keine Lösung.",
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
    "At temperature {temperature}, {percent} % of the swaps were made; {energy|no digit is|one digit is|# digits are} missing in rows and columns.",
    "Bei Temperatur {temperature} geschahen {percent} % der Tausche; in Zeilen und Spalten {energy|fehlt keine Ziffer|fehlt eine Ziffer|fehlen # Ziffern}.",
  ],
  [
    "{chains|One chain|# chains in a row} went no lower than the one before: the boxes are filled anew, and it begins again at temperature {temperature}.",
    "{chains|Eine Kette|# Ketten nacheinander} {chains|kam|kamen} nicht tiefer als die vorige: Die Blöcke werden neu gefüllt, und es beginnt von vorn bei Temperatur {temperature}.",
  ],
  [
    "At temperature {temperature} no digit is missing any more: that is a solution.",
    "Bei Temperatur {temperature} fehlt keine Ziffer mehr: Das ist eine Lösung.",
  ],
  [
    "{sweeps|One sweep|# sweeps} came upon no solution; at last {energy|no digit was|one digit was|# digits were} missing.",
    "{sweeps|Ein Durchlauf traf|# Durchläufe trafen} auf keine Lösung; zuletzt {energy|fehlte keine Ziffer|fehlte eine Ziffer|fehlten # Ziffern}.",
  ],
  [
    "{pairs|No two replicas exchange|One pair of replicas exchanges|# pairs of replicas exchange} levels; at the coldest {energy|no digit is|one digit is|# digits are} missing.",
    "{pairs|Keine zwei Repliken tauschen|Ein Paar von Repliken tauscht|# Paare von Repliken tauschen} die Stufen; auf der kältesten {energy|fehlt keine Ziffer|fehlt eine Ziffer|fehlen # Ziffern}.",
  ],
  [
    "The replica at level {level} of {levels} lacks no digit any more: that is a solution.",
    "Der Replik auf Stufe {level} von {levels} fehlt keine Ziffer mehr: Das ist eine Lösung.",
  ],
  [
    "{sweeps|One sweep|# sweeps} of {replicas} replicas came upon no solution; the coldest lacks {energy|no digit|one digit|# digits}.",
    "{sweeps|Ein Durchlauf|# Durchläufe} von {replicas} Repliken {sweeps|traf|trafen} auf keine Lösung; der kältesten {energy|fehlt keine Ziffer|fehlt eine Ziffer|fehlen # Ziffern}.",
  ],
  [
    "A cell has no candidate, or a house no place for a digit: there is no solution.",
    "Eine Zelle hat keinen Kandidaten oder ein Haus keinen Platz für eine Ziffer: Es gibt keine Lösung.",
  ],
  [
    "{time} after its start {unsatisfied|no clause|one clause|# clauses} would not be met. The greatest pressure is e to the power {pressure}.",
    "{time} nach dem Anfang {unsatisfied|wäre keine Klausel|wäre eine Klausel|wären # Klauseln} nicht erfüllt. Der größte Druck ist e hoch {pressure}.",
  ],
  [
    "The step was too long for the error it may have: nothing has moved, and the next one is shorter.",
    "Der Schritt war zu lang für den Fehler, den er haben darf: Nichts hat sich bewegt, und der nächste ist kürzer.",
  ],
  [
    "The trajectory came upon no solution in its time: all spins are drawn anew.",
    "Die Bahn traf in ihrer Zeit auf keine Lösung: Alle Spins werden neu gezogen.",
  ],
  [
    "The candidates that are more in than out are a solution.",
    "Die Kandidaten, die eher drin als draußen sind, sind eine Lösung.",
  ],
  [
    "{steps|One step|# steps} from {starts|one start|# starts} came upon no solution.",
    "{steps|Ein Schritt|# Schritte} von {starts|einem Anfang|# Anfängen} aus {steps|traf|trafen} auf keine Lösung.",
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
    "{cell} is assigned {digit}, one of {candidates|# candidate|# candidates}; filtering then removes {removed|no candidate|one candidate|# candidates}.",
    "{cell} erhält die {digit}, einen von {candidates|# Kandidaten|# Kandidaten}; das Filtern entfernt danach {removed|keinen Kandidaten|einen Kandidaten|# Kandidaten}.",
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
    "The best ant left {failed|no cell|one cell|# cells} without a digit{better||: the best grid so far|}.",
    "Die beste Ameise ließ {failed|keine Zelle|eine Zelle|# Zellen} ohne Ziffer{better||: das bisher beste Gitter|}.",
  ],
  ["An ant has filled every cell.", "Eine Ameise hat jede Zelle gefüllt."],
  [
    "Nothing is left to choose: singles fill every cell.",
    "Es bleibt nichts zu wählen: Einer füllen jede Zelle.",
  ],
  [
    "{iterations|One iteration|# iterations} came upon no solution.",
    "{iterations|Eine Iteration stieß|# Iterationen stießen} auf keine Lösung.",
  ],
  [
    "Singles lead to a contradiction: there is no solution.",
    "Einer führen zu einem Widerspruch: Es gibt keine Lösung.",
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
    "difficulty {d}, mean; not from finished runs: {nodes} nodes were not undone, but a board has 81 cells",
    "Schwierigkeit {d}, Mittel; nicht von fertigen Läufen: {nodes} Knoten nicht zurückgenommen, und ein Gitter hat 81 Zellen",
  ],
  [
    "difficulty {d}, mean; not from finished runs, which undo fewer nodes than they visit",
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
    "Berggren & Nilsson 2012, mean of {all} puzzles with 17 givens, excluding {slow} that took over 20 s and {unstable} that were unstable",
    "Berggren & Nilsson 2012, Mittel von {all} Rätseln mit 17 Vorgaben, ohne {slow}, die über 20 s dauerten, und {unstable} instabile",
  ],
  [
    "mean of {all} puzzles with 17 givens, all solved",
    "Mittel von {all} Rätseln mit 17 Vorgaben, alle gelöst",
  ],
  ["the longest of them", "das längste davon"],
  [
    "{size}, board {board}, {states} states without inference: {left} states, including the initial state",
    "{size}, Gitter {board}, {states} Zustände ohne Schließen: {left} Zustände, auch der anfängliche",
  ],
  [
    "{size}, board {board}: {states} states, including the initial state",
    "{size}, Gitter {board}: {states} Zustände, auch der anfängliche",
  ],
  [
    "{size}, board {board}, {time} s without inference",
    "{size}, Gitter {board}, {time} s ohne Schließen",
  ],
  ["{size}, board {board}, the hardest", "{size}, Gitter {board}, das schwerste"],
  [
    "mean over all boards. On the very easy board, it converged after {generations} generations on average, and in about half of the generations the aggregate was better than the best expert, by {conflicts} conflicts ({share} %) on average",
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
  ...deductions,
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
