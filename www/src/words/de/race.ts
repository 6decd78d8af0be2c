/** Das Rennen: Kurven, Ziel, Begründung, nähere Ansicht, Startwerte. */
import type { words as curvesWords } from "../curves";
import type { words as finishWords } from "../finish";
import type { words as lookWords } from "../look";
import type { words as seriesWords } from "../series";
import type { Translation } from "../translation";
import type { words as whyWords } from "../why";
import { page } from "./page";
import { and, count, decimal, format, many } from "./writing";

export const curves: Translation<typeof curvesWords> = {
  axes: { step: "Schritte", time: "Zeit (ms)" },
  series: "Reihen",
  axesMenu: "Achsen",
  showCurves: "Gezeigte Kurven",
  curvesCleared: "Die Aufstellung hat sich geändert, daher sind die Kurven leer: Start drücken.",
  plotChoice: (title, unit, lanes, of) =>
    `${title}${unit && ` (${unit})`}: ${lanes} von ${count(of, "Bahn", "Bahnen")}`,
  logSteps: "Schritte log.",
  logValues: "Werte log.",
  logStepsHelp: "Schritte auf logarithmischer Achse",
  logValuesHelp: "Werte auf logarithmischer Achse",
  curveSummary: (title, lines) => `${title}: ${lines}.`,
  curveEmpty: (name) => `${name} hat noch keinen Wert`,
  curveStart: (name, start) => `${name} beginnt bei ${start}`,
  curveCourse: (name, start, end, least, most) =>
    `${name} geht von ${start} bis ${end}, kleinster Wert ${least}, größter ${most}`,
  curvePoint: (value, step) => `${value} (Schritt ${step})`,
  against: "x-Achse",
  logTime: "Zeit log.",
  logTimeHelp: "Zeit auf logarithmischer Achse",
  apart: "Je Bahn eine Kurve",
  apartHelp: "Jede Bahn für sich zeichnen",
  zoom: "Ausschnitt",
  zoomIn: "Vergrößern",
  zoomOut: "Verkleinern",
  zoomReset: "Alles",
  cursorOf: (title) => `Zeiger über ${title}`,
  cursorNowhere: "nirgends",
  cursorAt: {
    step: (at) => `Schritt ${at}`,
    time: (at) => `${at} ms`,
  },
  plotOf: (title, unit) => (unit === "" ? title : `${title} (${unit})`),
  enlargePlot: (title) => `${title} vergrößern`,
  saveOf: (title) => `${title} sichern`,
  saveAs: {
    svg: "Bild (SVG)",
    png: "Bild (PNG)",
    csv: "Alle Daten (CSV)",
    json: "Alle Daten (JSON)",
  },
  saved: (name) => `${name} gesichert.`,
  saveFailed: (why) => `Das Sichern ist fehlgeschlagen: ${why}`,
  share: (percent) => `${percent}\u00a0%`,
  target: (value) => `gelöst: ${value}`,
  paperValue: (value, note) =>
    /\bmean\b|Mittel/.test(note) ? `Studie: Mittelwert ${value}` : `Studie: ${value}`,
};

const ends = {
  solved: ["hat es gelöst", "haben es gelöst"],
  unsolvable: [
    "hat gezeigt, dass es keine Lösung gibt",
    "haben gezeigt, dass es keine Lösung gibt",
  ],
  stalled: ["hat sich festgefahren", "haben sich festgefahren"],
  steps: ["hat die Schrittgrenze erreicht", "haben die Schrittgrenze erreicht"],
  time: ["hat keine Zeit mehr", "haben keine Zeit mehr"],
  invalid: ["konnte nicht beginnen", "konnten nicht beginnen"],
  stopped: ["wurde vorzeitig angehalten", "wurden vorzeitig angehalten"],
  crashed: ["ist abgestürzt", "sind abgestürzt"],
  unreached: ["konnte nicht starten", "konnten nicht starten"],
} as const;
const ended = (lanes: number, outcome: keyof typeof ends) => ends[outcome][lanes === 1 ? 0 : 1];

const closeness = {
  near: "weniger als ein Viertel auseinander",
  busy: "zu knapp, solange dieser Rechner ausgelastet ist",
  once: "zu knapp: So lange Läufe werden nur einmal gemessen",
};

export const finish: Translation<typeof finishWords> = {
  measuredLater: "nach dem Rennen gemessen",
  untilStopped: "bis zum Halt",
  halted: { person: "Rennen angehalten: ", clock: "Die Zeit war um: " },
  nobody: "keine Bahn hat es gelöst",
  ended: (names, outcome, left) =>
    `${and(names)} ${ended(names.length, outcome)}${left ? ` (${left})` : ""}`,
  alone: (name, outcome, steps, unit) =>
    outcome === "solved"
      ? `${name} hat es gelöst (${count(steps, unit)})`
      : `${name} hat gezeigt, dass es keine Lösung gibt (${count(steps, unit)})`,
  counted: (lanes, of, outcome) =>
    `${of === null ? format(lanes) : `${format(lanes)} von ${count(of, "Bahn", "Bahnen")}`} ${ended(lanes, outcome)}`,
  latest: (name, outcome, running) =>
    `${name} ${ended(1, outcome)}${running > 0 ? `; ${format(running)} noch unterwegs` : ""}`,
  blanks: (cells) => count(cells, "leere Zelle", "leere Zellen"),
  conflicts: (conflicts) => count(conflicts, "Konflikt", "Konflikte"),
  fastest: (names) =>
    typeof names === "number"
      ? `${format(names)} Bahnen waren nach Rechenzeit am schnellsten`
      : `${and(names)} ${names.length === 1 ? "war" : "waren"} nach Rechenzeit am schnellsten`,
  tied: (level, close) =>
    `${typeof level === "number" ? `${format(level)} Bahnen` : and(level)} sind nach Rechenzeit gleichauf (${closeness[close]})`,
  firstEnds: {
    first: "damit war das Rennen zu Ende; wie weit die anderen kamen, hängt von der Uhr ab",
    pace: "damit war das Rennen zu Ende: Bei gleichem Tempo gewinnt, wer die wenigsten Schritte braucht. Wer Rechenzeiten vergleichen will, wartet, bis alle fertig sind",
  },
  fewestEnds: "das Rennen endete bei diesem Schritt, daher wurde sonst niemand fertig",
  fewestSteps: (names, steps) =>
    `${and(names)} ${names.length === 1 ? "brauchte" : "brauchten"} die wenigsten Schritte (${format(steps)})`,
  unlike: "Löser zählen Schritte verschieden; sie lassen sich nicht direkt vergleichen",
  meanings: {
    solved: "Er hat eine Lösung gefunden, die ein unabhängiger Prüfer bestätigt hat.",
    unsolvable: "Er hat alles durchsucht: Es gibt keine Lösung.",
    stalled:
      "Seine eigene Regel hat ihn angehalten, oder er ist an einem Punkt, den er nicht verlassen kann.",
    steps: "Er hat alle erlaubten Schritte verbraucht.",
    time: "Er hat die ganze erlaubte Zeit verbraucht.",
    invalid: "Die Vorgaben widersprechen sich, daher gab es nichts zu suchen.",
    stopped: "Er wurde vor dem Ende angehalten.",
    crashed: "Diese Bahn ist ausgefallen; die anderen sind nicht betroffen.",
    unreached:
      "Was er braucht, konnte nicht geladen werden oder ist hier nicht erlaubt; daher fand kein Rennen statt.",
  },
  endings: { ...page.outcomes, unreached: page.notStarted ?? "" },
  oneRun: "ein Lauf",
  table: "Reihenfolge im Ziel",
  columns: { place: "Platz", lane: "Bahn", steps: "Schritte", time: "Zeit" },
  ending: (outcome, left) => (left ? `${outcome}, ${left}` : outcome),
};

const guesses = (n: number) => count(n, "Rateschritt", "Rateschritte");

interface Effort {
  readonly name: string;
  readonly steps: number;
  readonly unit: string;
  readonly guesses: number | null;
}

const guessing = (n: number | null) =>
  n === null ? "" : n === 0 ? " ohne Raten" : ` mit ${guesses(n)}${n === 1 ? "" : "n"}`;

const ending = (sentence: string) => sentence.replace(/\.$/, "");

export const why: Translation<typeof whyWords> = {
  node: "Ein Knoten ist eine Ziffer, die in einer Zelle versucht wird.",
  alone: (name, stuck) =>
    `${name} macht weiter, bis die Antwort da ist; ${and(stuck)} ${stuck.length === 1 ? "kann" : "können"} ohne Antwort stecken bleiben`,
  efforts: (all: readonly Effort[], withGuesses) =>
    all
      .map(({ name, steps, unit, guesses }, at) => {
        const same = at > 0 && all[at - 1]?.unit === unit;
        const work = same ? format(steps) : count(steps, unit);
        return `${name} ${at === 0 ? "brauchte " : ""}${work}${withGuesses ? guessing(guesses) : ""}`;
      })
      .join(", "),
  ways: (all) => all.filter(Boolean).map(ending).join("; "),
  way: (name, way) => way && `${name}: ${way}`,
  both: (one, other) => (other ? `${ending(one)}. ${other}` : one),
  sooner: (winner, others) =>
    `${count(winner.steps, winner.unit)} gingen schneller als ${and(others.map(({ name, steps, unit }) => `${count(steps, unit)} bei ${name}`))}`,
  fewest: (name, unit, steps) => `am wenigsten ${many(unit)} brauchte ${name} (${format(steps)})`,
  cheaper: (winner, others, unit, steps, least) =>
    steps === least
      ? `${and(others)} ${others.length === 1 ? "brauchte" : "brauchten"} ebenso viele ${many(unit)} (${format(steps)}), aber mehr Zeit für jeden Schritt`
      : `${winner} brauchte mehr ${many(unit)} als ${and(others)} (${format(steps)} gegen ${format(least)}), aber weniger Zeit für jeden Schritt`,
  same: (steps, unit, others) => {
    const more = others.filter((other) => other.steps > steps);
    const no = others.filter((other) => other.steps <= steps).map(({ name }) => name);
    const all = [
      `jeweils ${count(steps, unit)}`,
      ...more.map((other) => `${other.name} ${format(other.steps)}`),
    ].join(", ");
    return no.length === 0
      ? all
      : `${all}; ${and(no)} nicht mehr, aber mit mehr Zeit für jeden Schritt`;
  },
  guessed: (all) =>
    all
      .map(([name, n]) => (n === 0 ? `${name} riet nie` : `${name} riet ${format(n)}-mal`))
      .join(", "),
};

const open = (n: number) => count(n, "offene Zelle", "offene Zellen");

export const look: Translation<typeof lookWords> = {
  removed: (name) => `${name} wurde entfernt.`,
  restoreLane: "Zurückholen",
  title: (name) => `${name} aus der Nähe`,
  nothing: "Diese Bahn hat noch nichts zu zeigen.",
  row: (row) => `Zeile ${row}`,
  column: (column) => `Spalte ${column}`,
  board: "Das Gitter",
  boardLarge: "Das Gitter, vergrößert",
  boardText: (filled, cells) => `${filled} von ${cells} Zellen sind gefüllt.`,
  path: "Der Suchbaum",
  pathText: (depth, alternatives, next) =>
    depth === 0
      ? "Keine Ziffer auf Probe: Bis hierher war keine nötig, oder alle wurden zurückgenommen."
      : `${count(depth, "Ziffer", "Ziffern")} auf Probe; ${next ? `${format(alternatives)} davon mit weiteren Möglichkeiten, die tiefste bei ${next}` : "keine hat noch eine andere Möglichkeit"}.`,
  level: (tried, left) => `${tried} versucht, ${left} übrig`,
  forced: (levels) => `${count(levels, "Ebene", "Ebenen")}, auf denen nichts mehr zu versuchen ist`,
  more: (levels) => `… ${count(levels, "weitere Ebene", "weitere Ebenen")} …`,
  pathColumns: {
    level: "Ebene",
    cell: "Zelle",
    digit: "Ziffer",
    tried: "Versucht",
    left: "Übrig",
  },
  population: "Die Population",
  populationText: (size, best, of, apart, cells) =>
    `${count(size, "Individuum", "Individuen")}; das beste hat ${decimal(best)} Konflikte (weniger ist besser). Je zwei der besten ${format(of)} unterscheiden sich im Mittel in ${decimal(apart)} von ${cells} offenen Zellen.`,
  individual: (rank, fitness) => `Individuum ${rank}, ${decimal(fitness)} Konflikte`,
  fitness: (fitness) => `${decimal(fitness)} Konflikte`,
  populationColumns: { rank: "Rang", fitness: "Konflikte", apart: "Zellen anders als beim besten" },
  boards: "Die Gitter, an denen er arbeitet",
  boardsShow: "Was die Gitter zeigen",
  boardsShown: { digits: "Ziffern", weights: "Kandidaten" },
  boardsText: (boards, same, cells, first, blank) =>
    `In ${format(same)} von ${count(cells, "offenen Zelle", "offenen Zellen")} haben ${boards === 2 ? "beide" : `alle ${format(boards)}`} Gitter dieselbe Ziffer. Wo eine Zelle ungetönt ist, weicht das Gitter von „${first}“ ab${blank ? "; eine leere hat dort keine Ziffer bekommen" : ""}.`,
  boardNote: (clashing, unlike) =>
    [unlike === null ? "" : `${format(unlike)} weichen ab`, `${format(clashing)} im Widerspruch`]
      .filter(Boolean)
      .join(", "),
  boardOf: (name, clashing, unlike, first) =>
    `${name}: ${count(clashing, "Zelle", "Zellen")} im Widerspruch${unlike === null ? "" : `, ${format(unlike)} anders als „${first}“`}`,
  boardColumns: (first) => ({
    name: "Gitter",
    filled: "Gefüllte Zellen",
    clashing: "Zellen im Widerspruch",
    unlike: `Zellen anders als „${first}“`,
  }),
  paths: "Die Wege zwischen den Stufen",
  pathsText: (name, level, crossed, of, from) =>
    `Die dicke Linie ist „${name}“, jetzt auf Stufe ${level}. ${crossed === of ? `Alle ${format(of)}` : `${format(crossed)} von ${format(of)}`} sind${from > 0 ? ` seit Schritt ${format(from)}` : ""} von einem Ende zum anderen gekommen.`,
  pathsFollow: "Welchem Weg zu folgen ist",
  atLevel: (level) => `Stufe ${level}`,
  pathsColumns: {
    name: "Wessen",
    now: "Stufe jetzt",
    least: "Niedrigste",
    most: "Höchste",
    crossed: "Male von Ende zu Ende",
  },
  entropy: "Wie unsicher jede Zelle ist",
  entropyTable: "Entropie jeder offenen Zelle, in Bit",
  entropyText: (mean, cells, most, bits) =>
    most === null
      ? `${cells === 1 ? "Die offene Zelle ist" : `Alle ${open(cells)} sind`} auf eine Ziffer festgelegt (0 Bit).`
      : `Im Mittel ${decimal(mean)} Bit über ${open(cells)}; am unsichersten ist ${most} (${decimal(bits)}).`,
  bits: "Bit",
  heatWhat: "Was die Karte zeigt",
  heatUncertainty: "Unsicherheit",
  heatDigit: (digit) => `Kandidat ${digit}`,
  heatOf: "Welches Gitter",
  speaks: (digit) => `Wie viel für die ${digit} spricht`,
  speaksTable: (digit) => `Wie viel in jeder offenen Zelle für die ${digit} spricht, von 0 bis 1`,
  speaksText: (digit, mean, cells, most, much) =>
    most === null
      ? `In keiner offenen Zelle spricht etwas für die ${digit}.`
      : `Im Mittel ${decimal(mean)} über ${open(cells)}; am meisten in ${most} (${decimal(much)}).`,
  visits: "Wo er gewesen ist",
  visitsTable: "Änderungen der Ziffer jeder offenen Zelle, über alle Schritte",
  visitsText: (steps, moment, most, times) =>
    `In den ersten ${format(steps)} Schritten${steps < moment ? ` von ${format(moment)}` : ""} ${most === null ? "hat sich keine Ziffer geändert" : `hat sich ${most} am häufigsten geändert, ${format(times)}-mal`}${steps < moment ? "; es wird noch gezählt" : ""}.`,
  changes: (times) => (times === 1 ? "Änderung" : "Änderungen"),
};

const leftPair = (what: string) => (one: string, other: string, p: string, clear: boolean) =>
  `Der Unterschied zwischen den ${what}, die ${one} und ${other} übrig lassen, ${clear ? "ist größer, als Zufall erklärt" : "kann Zufall sein"} (${decimal(p)}, Mann-Whitney-Test).`;
const seeds = (n: number) => count(n, "Startwert", "Startwerte");

export const series: Translation<typeof seriesWords> = {
  firstRun: "erster Lauf",
  title: (done, wanted, running) =>
    running || done === wanted
      ? `Rennen über ${seeds(wanted)}`
      : `Rennen über Startwerte, angehalten nach ${format(done)} von ${format(wanted)}`,
  progress: "Fertige Startwerte",
  begun: (n, lanes) => `${count(lanes, "Bahn läuft", "Bahnen laufen")} über ${seeds(n)}.`,
  ended: (done, wanted) => `${format(done)} von ${format(wanted)} fertig`,
  cancel: "Abbrechen",
  save: { csv: "Als CSV sichern", json: "Als JSON sichern" },
  close: "Rennen über Startwerte schließen",
  table: "Jede Bahn über alle Startwerte",
  columns: {
    lane: "Bahn",
    solved: "Gelöst",
    steps: "Schritte",
    micros: "Zeit",
    blanks: "Leere Zellen",
    conflicts: "Konflikte",
  },
  share: (hits, of) => `${hits} von ${of}`,
  interval: (low, high) => `95\u00a0%: ${decimal(low)} – ${decimal(high)}`,
  onceShort: "ein Lauf: nicht zufällig",
  range: (low, high) => (low === high ? low : `${low} – ${high}`),
  note: "Fett der Median, dann Mittelwert und Quartile aller Läufe, gelöst oder nicht. 95 %: Wilson-Intervall des gelösten Anteils. Zeiten: ein Lauf je Startwert, mit einer Uhr von 0,1 ms; bei einer nicht zufälligen Bahn derselbe Wert wie im Rennen.",
  notes: {
    blanks: "Leere Zellen: am Ende ohne Ziffer.",
    conflicts:
      "Konflikte: Ziffern, die einer Zeile, einer Spalte oder einem Block fehlen, weil eine andere dort doppelt steht; leere Zellen zählen nicht.",
  },
  spread: (mean, low, high) =>
    `Mittel ${mean}${low === high ? "" : `, ${low}\u00a0–\u00a0${high}`}`,
  strips: {
    title: "Jeder Startwert",
    drawn: "Die Startwerte jeder Bahn, gezeichnet",
    measures: {
      steps: "Schritte",
      micros: "Zeit",
      blanks: "leere Zellen am Ende",
      conflicts: "Konflikte am Ende",
    },
    nothing: "Keine Bahn hat diesen Wert.",
    axis: (measure, log) => (log ? `${measure}, logarithmische Achse` : measure),
    key: "Ein Punkt ist ein Startwert, gefüllt, wenn er das Rätsel gelöst hat; die Linie ist der Median, die Raute der Mittelwert, der Kasten zeigt die Quartile.",
    run: (seed, value, solved) =>
      `Startwert ${format(seed)}: ${value}, ${solved ? "gelöst" : "nicht gelöst"}`,
    mean: (value) => `Mittel ${value}`,
    paper: (value, note) =>
      `${curves.paperValue?.(value, note) ?? value} (${note.replace(/^Mittel (über|von) |, Mittel$/, "")})`,
    papers: (figures, low, high, source) =>
      `Studie: zwischen den Linien bei ${low} und ${high}, ${format(figures)} Werte anderer Rätsel (${source})`,
    said: (name, median, mean, papers) =>
      `${name}: Median ${median}, Mittel ${mean}${papers && `; ${papers}`}`,
  },
  otherPuzzle: "Diese Läufe gehören zu einem anderen Rätsel als dem im Gitter.",
  tooFew: "Ein einziger Lauf sagt nichts über den Zufall.",
  once: (name) =>
    `${name} ist deterministisch: ein einziger Lauf, da jeder Startwert dasselbe ergibt.`,
  same: (name) => `${name} kam mit jedem Startwert zum selben Ergebnis.`,
  bothAll: (one, other) =>
    `${one} und ${other} haben es mit jedem Startwert gelöst; der Erfolg unterscheidet sie also nicht.`,
  pair: (one, hits, other, hitsToo, of, p, clear) =>
    `${one} hat ${hits} von ${of} gelöst, ${other} ${hitsToo} von ${of}: ${clear ? "mehr, als Zufall erklärt" : "Der Unterschied kann Zufall sein"} (${decimal(p)}, exakter Test nach Fisher).`,
  alike: (one, other, hits, of) =>
    `${one} und ${other} haben es gleich oft gelöst: ${hits} von ${of}.`,
  leftPair: { blanks: leftPair("leeren Zellen"), conflicts: leftPair("Konflikten") },
  leftUnlike: (one, other) =>
    `${one} und ${other} lassen sich nicht vergleichen: Einer lässt leere Zellen übrig, der andere Konflikte.`,
  holm: (pairs) => `Die p-Werte sind für ${pairs} Vergleiche angepasst (Holm).`,
};
