/** Experimente, und was Studien behaupten. */
import type { words as experimentWords } from "../experiment";
import type { words as reproducedWords } from "../reproduced";
import type { Translation } from "../translation";
import { className } from "./classes";
import { and, count, decimal, fixed, format } from "./writing";

const rough = (n: number) => format(Number(n.toPrecision(3)));
const puzzles = (n: number) => `${format(n)} Rätsel`;
const ofPuzzles = (n: number) => count(n, "Rätsel", "Rätseln");
const runs = (n: number) => count(n, "Lauf", "Läufe");
const ofRuns = (n: number) => count(n, "Lauf", "Läufen");
const p = (value: number) =>
  value < 0.001
    ? "p\u00a0<\u00a00,001"
    : `p\u00a0=\u00a0${decimal(String(Number(value.toPrecision(value < 0.1 ? 1 : 2))))}`;
const percent = (share: number) => {
  const hundredths = 100 * share;
  const near = hundredths > 0 && hundredths < 10 ? fixed(hundredths, 1) : Math.round(hundredths);
  return `${near}\u00a0%`;
};
const correlation = (rho: number) => fixed(rho, 2).replace("-", "−");
const times = (ratio: number) =>
  ratio < 10 ? fixed(ratio, ratio < 1.1 ? 2 : 1) : rough(Number(ratio.toPrecision(2)));

const seconds = (ms: number) => {
  const s = Math.max(1, Math.round(ms / 1000));
  if (s < 100) return `${s} s`;
  const minutes = Math.round(s / 60);
  return minutes < 100 ? `${minutes} min` : `${rough(minutes / 60)} h`;
};

type Measure = "time" | "steps" | "nodes";
const less: Readonly<Record<Measure, (one: string, ratio: number, other: string) => string>> = {
  time: (one, ratio, other) => `ist ${one} ${times(ratio)}-mal so schnell wie ${other}`,
  steps: (one, ratio, other) => `braucht ${other} ${times(ratio)}-mal so viele Schritte wie ${one}`,
  nodes: (one, ratio, other) => `versucht ${other} ${times(ratio)}-mal so viele Knoten wie ${one}`,
};
const alike: Readonly<Record<Measure, string>> = {
  time: "sind etwa gleich schnell",
  steps: "brauchen etwa gleich viele Schritte",
  nodes: "versuchen etwa gleich viele Knoten",
};
const solve = (names: readonly string[]) => (names.length === 1 ? "löst" : "lösen");

export const experiment: Translation<typeof experimentWords> = {
  title: "Experiment",
  readyMade: "Ein Experiment wählen",
  onOnePuzzle: "Mehr",
  askOwn: "Eigene Frage stellen",
  ownTitle: "Eigenes Experiment",
  ownNote: "Eine eigene Anordnung.",
  kept: (n) => `In diesem Browser aufgehoben (${format(n)})`,
  forget: (what) => `${what} vergessen`,
  keptOne: (contestants, done, tasks) =>
    `${and(contestants)}: ${format(done)} von ${ofRuns(tasks)}`,

  opening: (n) => `Die Rätsel werden vorbereitet … ${n > 0 ? format(n) : ""}`,
  unknown: (id) => `Es gibt kein fertiges Experiment namens ${id.slice(0, 40)}.`,
  noList: (why) =>
    `Die fertigen Experimente konnten nicht geladen werden; bitte noch einmal versuchen, sobald das Netz wieder da ist. (${why})`,
  badLink: (why) => `Der Link enthält kein lesbares Experiment: ${why}.`,
  failed: (why) => `Das ist fehlgeschlagen: ${why}`,
  noFile: (name) =>
    `Die Sammlung „${name.slice(0, 60)}“ ist eine eigene Datei, die nicht hier ist. Bitte unter Einstellungen, Rätsel wieder öffnen.`,
  notFetched: (name, why) =>
    `Die Sammlung ${name.slice(0, 60)} konnte nicht geladen werden; bitte noch einmal versuchen, sobald das Netz wieder da ist. (${why})`,
  unkept:
    "Der Browser speichert keine Daten: Nach dem Neuladen sind die Läufe weg. Die CSV-Datei bewahrt sie auf.",

  run: "Hier laufen lassen",
  goOn: "Weiter",
  again: "Hier noch einmal",
  pause: "Pause",
  over: "Von vorn",
  overHelp: "Vergisst alle Läufe dieses Experiments.",
  progress: "Fertige Läufe",
  status: (done, tasks) => `${format(done)} von ${ofRuns(tasks)}`,
  rate: (perSecond) => `${rough(perSecond)} Läufe/s`,
  left: (ms) => `noch etwa ${seconds(ms)}`,
  beforehand: "vorab gemacht",
  shipped: (where) =>
    `Diese Läufe kamen mit der Seite (${where}). Noch einmal laufen lassen, um zu sehen, was dieser Rechner schafft.`,
  paused: "Angehalten. Was fertig ist, bleibt in diesem Browser; weiter geht es jederzeit.",
  announce: (done, tasks) => `${format(done)} von ${ofRuns(tasks)} fertig`,

  answer: "Antwort",
  soFar: (done, tasks) => `Bisher (${percent(done / tasks)} aller Läufe): `,
  none: "Noch ist nichts bekannt. Nach dem Start füllen sich Tabellen und Bilder, während die Läufe weitergehen.",
  allSolve: (names, of) =>
    names.length === 1
      ? `${names[0]} löst alle ${puzzles(of)}.`
      : `${names.length === 2 ? "Beide lösen" : `Alle ${names.length} lösen`} alle ${puzzles(of)}.`,
  allAlike: (names, share, of) =>
    names.length === 1
      ? `${names[0]} löst ${percent(share)} von ${ofPuzzles(of)}.`
      : `${and(names)} lösen je ${percent(share)} von ${ofPuzzles(of)}.`,
  noneSolves: (of) => `Keines der ${puzzles(of)} wurde gelöst.`,
  most: (names, share) =>
    `${and(names)} ${solve(names)} ${share === 1 ? "alle Rätsel" : `am meisten: ${percent(share)}`}`,
  fewest: (names, share) =>
    `${and(names)} ${solve(names)} ${share === 0 ? "keines" : `am wenigsten: ${percent(share)}`}.`,
  shareByClass: (name, [least, low], [most, high]) =>
    `${name} löst ${low === 0 ? "nichts" : percent(low)} von „${least}“ und ${high === 1 ? "alles" : percent(high)} von „${most}“.`,
  costByClass: (name, measure, ratio, most, least) =>
    `Bei „${most}“ ${{ time: "braucht", steps: "braucht", nodes: "versucht" }[measure]} ${name} ${times(ratio)}-mal so ${{ time: "lange", steps: "viele Schritte", nodes: "viele Knoten" }[measure]} wie bei „${least}“.`,
  hardestFor: (of) =>
    `Was schwer ist, hängt vom Löser ab: ${of
      .map(([name, whom]) => `„${name}“ ist am schwersten für ${and(whom)}`)
      .join("; ")}.`,
  halfFrom: (of) =>
    `Die Hälfte der Rätsel lösen ${of
      .map(([from, whom], at) =>
        from === null
          ? `${and(whom)} nirgends`
          : `${and(whom)} ${at === 0 ? `erst ab ${from} Vorgaben` : `ab ${from}`}`,
      )
      .join(", ")}.`,
  chanceOfNext: (name, value) => `der Vorsprung vor ${name} kann Zufall sein (${p(value)})`,
  lead: (one, measure, ratio, other) =>
    ({
      time: `${one} ist ${times(ratio)}-mal so schnell wie ${other}.`,
      steps: `${other} braucht ${times(ratio)}-mal so viele Schritte wie ${one}.`,
      nodes: `${other} versucht ${times(ratio)}-mal so viele Knoten wie ${one}.`,
    })[measure],
  leadBetween: (low, high) =>
    `Zwischen ${times(low)}- und ${times(high)}-mal, mit 95\u00a0% Sicherheit.`,
  even: (one, other, measure, value) =>
    `${one} und ${other} ${alike[measure]}: Der Unterschied kann Zufall sein (${p(value)}).`,
  incomparable:
    "Schritte dieser Algorithmen sind verschiedene Arbeit und werden daher nicht verglichen.",

  pairs: "Alle Paare",
  pairSolve: (one, other, more, of, value) =>
    value < 0.05
      ? `${one} löst ${format(more)} von ${ofPuzzles(of)} mehr als ${other} (${p(value)}).`
      : `${one} löst ${format(more)} von ${ofPuzzles(of)} mehr als ${other}; das kann Zufall sein (${p(value)}).`,
  pairSame: (one, other, solved, of) =>
    solved === of
      ? `${one} und ${other} lösen alle ${puzzles(of)}.`
      : `${one} und ${other} lösen je ${format(solved)} von ${ofPuzzles(of)}.`,
  pairCost: (one, other, measure, both, interval, value) =>
    value < 0.05
      ? `Bei den ${ofPuzzles(both)}, die beide lösen, ${less[measure](one, interval.value, other)} (95-%-Intervall: ${times(interval.low)} bis ${times(interval.high)}; ${p(value)}).`
      : `Bei den ${ofPuzzles(both)}, die beide lösen, gilt: Beide ${alike[measure]}; der Unterschied kann Zufall sein (${p(value)}).`,
  pairNone: "Kein Rätsel wurde von beiden gelöst.",

  hardness: "Was für wen schwer ist, in Zahlen",
  hardnessHelp:
    "Spearmans ρ zwischen dem, was ein Rätsel einen Algorithmus kostet, und dem, wie schwer eine Skala es nennt, mit dem 95-%-Intervall. 1: dieselbe Reihenfolge, 0: keine, −1: die umgekehrte. Ungelöste Rätsel gelten als die schwersten.",
  fewerGivens: "Weniger Vorgaben",
  agreement: ({ value, low, high }) =>
    `${correlation(value)} (${correlation(low)} – ${correlation(high)})`,
  table: "In Zahlen",
  columns: {
    contestant: "Algorithmus",
    solved: "Gelöst",
    half: "Hälfte gelöst in",
    mean: "Mittel der gelösten",
    par2: "PAR-2",
    runs: "Läufe",
  },
  meanings: [
    [
      "Gelöst",
      "Anteil aller Läufe, die ihr Rätsel gelöst haben, mit dem 95-%-Intervall nach Wilson.",
    ],
    [
      "Hälfte gelöst in",
      "Bis dahin hat die Hälfte aller Läufe ihr Rätsel gelöst (Kaplan-Meier: Ein abgebrochener Lauf zählt als länger).",
    ],
    [
      "Mittel der gelösten",
      "Mittelwert über die Läufe, die ihr Rätsel gelöst haben, mit 95-%-Intervall.",
    ],
    [
      "PAR-2",
      "Mittelwert, in dem ein Lauf ohne Lösung mit der doppelten Grenze zählt, mit 95-%-Intervall.",
    ],
  ],
  terms: {
    par2: "PAR-2: Mittelwert, in dem ein Lauf ohne Lösung mit der doppelten Grenze zählt.",
    nodes: "Knoten: in Zellen versuchte Ziffern.",
  },
  meaning: "Was diese Werte bedeuten",
  all: "alle Rätsel",
  by: { set: "Sammlung", givens: "Vorgaben", size: "Größe" },
  share: (solved, all) => `${format(solved)} von ${format(all)}`,
  shareAround: (share, low, high) =>
    `${percent(share)} (${Math.round(100 * low)} – ${Math.round(100 * high)})`,
  percent,
  interval: (low, high) => (low === high ? "" : `${low} – ${high}`),
  never: "nicht erreicht",
  number: rough,
  times,

  drawn: {
    none: "Noch nichts zu zeigen: Es braucht mehr Läufe oder mehr Algorithmen.",
    time: "Zeit eines Laufs",
    steps: "Schritte eines Laufs",
    nodes: "versuchte Ziffern eines Laufs",
    solved: "gelöste Rätsel",
    cactus: "{best} liegt vorn: {share} gelöst, die Hälfte innerhalb von {half}",
    cactusFew: "{best} löst am meisten: {share}",
    cactusDesc:
      "Der Anteil der Läufe, die ihr Rätsel mit höchstens so viel Aufwand gelöst haben, je Algorithmus (Kaplan und Meier).",
    strip:
      "Von denen, die am meisten lösen, braucht {best} am wenigsten: {cost} im Median; {worst} {times}-mal so viel",
    stripOne: "{best} braucht im Median {cost}",
    stripDesc:
      "Was gelöste Läufe kosten: Ein Punkt ist ein Lauf, der Kasten die mittlere Hälfte mit dem Median, die Antennen reichen über 90 %.",
    unsolved: "{share} ungelöst",
    shares: "{best} löst am meisten: {high}; {worst} am wenigsten: {low} bei {where}",
    sharesAll: "{count} von {all} lösen alles; {worst} am wenigsten: {low} bei {where}",
    sharesAlike: "Alle lösen {high}",
    sharesDesc:
      "Der Anteil der Läufe, die ihr Rätsel gelöst haben, mit 95-%-Intervallen (Wilson), nach Klasse und Algorithmus.",
    more: "und {count} weitere",
    scatter: "{quick} braucht bei {count} von {all} Rätseln weniger",
    scatterAlike: "{one} und {other} brauchen bei gleich vielen Rätseln weniger",
    scatterDesc:
      "Was jedes Rätsel {one} (waagrecht) und {other} (senkrecht) kostet; auf der Diagonale kostet es beide gleich viel.",
    less: "{name} braucht weniger",
    of: "{cost}: {name}",
    notSolved: "nicht gelöst",
    givens: "Vorgaben",
    side: "Größe des Gitters",
    growth: "Der Aufwand von {name} wächst am stärksten: mit {with} hoch {power}",
    growthFalls: "Der Aufwand von {name} fällt am stärksten: mit {with} hoch {power}",
    growthNone: "Kein Zusammenhang zu erkennen: {with}",
    growthDesc:
      "Der Median des Aufwands gelöster Rätsel nach {with}, Balken über die mittlere Hälfte, und die Potenz, die am besten passt.",
    ranks: "{best} steht an erster Stelle; {rest}",
    ranksNear: "nach Rängen allein kein Unterschied zu {names}",
    ranksApart: "alle anderen sind schlechter",
    ranksDesc:
      "Mittlere Ränge über {tasks} Rätsel, 1 ist der beste. Die Balken sind so lang wie der kritische Abstand (Nemenyi, 95 %).",
    ranksNote:
      "Balken, die sich überlappen: Ränge allein zeigen keinen Unterschied; paarweise kann es einen geben",
    rank: "mittlerer Rang, 1 ist der beste",
    heat: "Was für einen schwer ist, ist für die anderen {how} schwer (ρ = {rho})",
    mostly: "meist",
    partly: "teilweise",
    hardly: "kaum",
    heatOne: "Was jedes Rätsel {name} kostet",
    heatDesc:
      "Eine Spalte ist ein Rätsel oder mehrere ähnliche, vom leichtesten zum schwersten; die Balken sind so hoch wie der Logarithmus des Aufwands; × heißt nicht gelöst.",
    heatNote: "höher: kostet mehr; ×: nicht gelöst",
    puzzles: "{count} Rätsel, vom leichtesten zum schwersten",
    success: "{count} von {all} lösen alles; {worst} löst die Hälfte erst ab {from}",
    successNever: "{count} von {all} lösen alles; {worst} löst nirgends die Hälfte",
    successAll: "{count} von {all} lösen alles; überall lösen alle mindestens die Hälfte",
    successDesc:
      "Der Anteil der gelösten Rätsel nach {with}, ein Streifen je Algorithmus, mit 95-%-Intervallen (Wilson).",
    all: "alles",
    halfFrom: "Hälfte ab {from}",
    atLeast: "mindestens {share}",
    atMost: "höchstens {share}",
    successNote: "Höhe: gelöster Anteil; Striche: 95-%-Intervalle",
    hardness:
      "Was „{scale}“ schwer nennt, ist schwer für {best} (ρ = {high}), am wenigsten für {worst} (ρ = {low})",
    hardnessDesc:
      "Wie weit die Reihenfolge der Rätsel nach ihrem Aufwand für einen Algorithmus mit der nach Skalen der Schwierigkeit übereinstimmt: Spearmans ρ mit 95-%-Intervallen.",
    fewerGivens: "Weniger Vorgaben",
    hardnessNote:
      "1: dieselbe Reihenfolge; 0: keine; −1: umgekehrt. Umrahmt: am höchsten. Blass: kann Zufall sein",
  },
  figures: "Bilder",
  figure: {
    cactus: "Im Lauf der Zeit",
    strip: "Streuung",
    shares: "Nach Klassen",
    scatter: "Zwei im Vergleich",
    growth: "Wachstum",
    ranks: "Ränge",
    heat: "Jedes Rätsel",
    success: "Erfolg",
    hardness: "Für wen schwer",
  },
  show: "Zeigen",
  costLabel: "nach",
  costBy: (measure, scale) => (scale === null ? measure : `${measure}, ${scale}`),
  measures: { time: "Zeit", steps: "Schritte", nodes: "Knoten" },
  scales: { log: "log", linear: "linear" },
  byLabel: "Klassen nach",
  across: "Waagrecht",
  upward: "Senkrecht",
  noFigure: (why) => `Dieses Bild gibt es von diesen Läufen nicht: ${why}`,
  figureHelp:
    "Auf eine Marke zeigen, um ihr Rätsel zu sehen; ein Klick lässt es im Rennen laufen. Mit der Tastatur: Pfeiltasten, dann Eingabe.",
  puzzleAt: (set, line, givens, contestant) =>
    `${set}, Zeile ${format(line)}, ${count(givens, "Vorgabe", "Vorgaben")}${contestant === null ? "" : `: ${contestant}`}`,
  raceIt: "Im Rennen ansehen",
  saveFigures: "Abbildung speichern",
  saveFigure: { svg: "SVG", png: "PNG", tikz: "TikZ (LaTeX)", "vega-lite": "Vega-Lite" },

  settings: "Einstellungen",
  settingsHelp:
    "Was woran läuft. Nach einer Änderung erscheint unten ein Knopf, der sie übernimmt.",
  part: (kind, givens, easier) =>
    [kind, givens && `${givens} Vorgaben`, easier === null ? "" : `erleichtert auf ${easier}`]
      .filter(Boolean)
      .join(" "),
  sets: "Rätsel",
  addSet: "Rätsel hinzufügen …",
  shippedSets: "Sammlungen dieser Seite",
  generated: "Neue Rätsel aus einem Generator",
  openFile: "Datei öffnen …",
  setFacts: (what, n) => `${what} (${puzzles(n)})`,
  remove: (what) => `${what} entfernen`,
  take: "Die ersten",
  takeAll: "alle",
  takeAllowed: "eine ganze Zahl ab 1, oder leer: alle",
  ofClass: "Klasse",
  anyClass: "alle Klassen",
  classOf: (name, n) => `${className(name)}, ${puzzles(n)}`,
  givens: "Vorgaben",
  givensAllowed: "etwa 20 oder 20-25; leer: beliebig",
  anyGivens: "beliebig",
  easier: "Erleichtert auf",
  easierHelp:
    "Ergänzt Vorgaben aus der Lösung, bis es so viele sind: dieselben Rätsel, nur leichter.",
  asTheyAre: "wie sie sind",
  easierAllowed: "eine ganze Zahl von Vorgaben, 17–80; leer: wie sie sind",
  count: "Wie viele",
  size: "Block",
  seed: "Startwert",
  wholeFrom: (from, to) => `eine ganze Zahl, ${format(from)}–${format(to)}`,
  contestants: "Algorithmen",
  addContestant: "Algorithmus hinzufügen",
  algorithm: "Algorithmus",
  preset: "Voreinstellung",
  parameters: "Parameter",
  changed: (n) => count(n, "Parameter geändert", "Parameter geändert"),
  seeds: "Startwerte",
  seedsHelp: "Algorithmen, die Zufallszahlen ziehen, laufen mit jedem Startwert einmal.",
  seedsAllowed: "wie viele (5 heißt 1 bis 5), oder eine Liste wie 1, 4, 9",
  steps: "Schritte je Lauf, höchstens",
  secondsEach: "Sekunden je Lauf, höchstens",
  secondsAllowed: "eine Zahl über 0, oder leer: keine Grenze",
  noLimit: "keine Grenze",
  use: "Einstellungen übernehmen",
  discard: "Änderungen verwerfen",
  unused: "Geändert, noch nicht übernommen.",
  noSets: "Zuerst Rätsel hinzufügen.",
  noContestants: "Zuerst einen Algorithmus hinzufügen.",

  share2: "Teilen und sichern",
  save: { csv: "Läufe als CSV", json: "Auswertung als JSON" },
  import: "Läufe oder Bewertungen einlesen (CSV) …",
  rated: (n) => `Bewertungen von ${ofPuzzles(n)} eingelesen.`,
  notRated: "Keines dieser Rätsel ist in diesem Experiment.",
  imported: (n) => `${runs(n)} eingelesen.`,
  notImported: (why) => `Diese Läufe wurden nicht übernommen: ${why}`,
  asText: "Definition als Text",
  textLabel: "Definition, TOML oder JSON",
  stepsEach: (steps) => `bis zu ${count(steps, "Schritt", "Schritte")}`,
  textHelp: "Denselben Text liest sudoku-lab experiment auf der Befehlszeile.",
  useText: "Diesen Text übernehmen",
  badText: (why) => `Dieser Text ist nicht verwendbar: ${why}`,
  cite: "Zitat kopieren",
  cited: "Zitat kopiert",
  citeFailed: "Der Browser hat das Kopieren verweigert",
  citation: (title, version, date, address) =>
    `Sudoku Lab ${version}, Experiment „${title}“, Lauf vom ${date}. ${address}`,
};

const measures = {
  nodes: "Knoten",
  backtracks: "Rücksprünge",
  steps: "Schritte",
  conflicts: "Konflikte",
  micros: "Zeit",
} as const;

const probability = (value: number) =>
  value < 0.001 ? "p < 0,001" : `p = ${fixed(value, value < 0.1 ? 3 : 2)}`;
const boards = (n: number) => count(n, "Gitter");
const span = (low: string, high: string) => `${decimal(low)} bis ${decimal(high)}`;

export const reproduced: Translation<typeof reproducedWords> = {
  title: "Die Studien, nachgerechnet",
  choose: "Studie",
  names: {
    thesis: "A · Berggren & Nilsson, Abschlussarbeit",
    a: "A · Berggren & Nilsson, Entwürfe",
    b: "B · Zannini",
    c: "C · Hughes & Yampolskiy",
    d: "D · Nilli",
  },
  by: (authors, place, year) => `${authors}, ${place}, ${year}`,
  marks: {
    agrees: "vereinbar",
    differs: "widerlegt",
    noise: "nicht zu entscheiden",
    none: "nicht vergleichbar",
  },
  signs: { agrees: "≈", differs: "≠", noise: "?", none: "–" },
  summary: {
    differs: (n) => `${n} widerlegt`,
    noise: (n) => `${n} mit unseren Läufen nicht zu entscheiden`,
    none: (n) => `${n} nicht vergleichbar`,
    open: (n) => `${n} noch nicht gelaufen`,
  },
  holdUp: (agrees, of) =>
    `${agrees} von ${count(of, "Aussage", "Aussagen")} ${agrees === 1 ? "ist" : "sind"} mit unseren Läufen vereinbar`,
  howDrawn:
    "Ein Strich ist, was die Studie sagt, ein Balken, was hier gemessen wurde, mit 95 % Sicherheit.",
  inWords: "In Worten",
  between: (value, low, high) => `${decimal(value)}, ${span(low, high)}`,
  counted: (hits, of) => `${format(hits)} von ${format(of)}`,
  range: (low, high, text) =>
    !Number.isFinite(low)
      ? `höchstens ${decimal(text(high))}`
      : !Number.isFinite(high)
        ? `mindestens ${decimal(text(low))}`
        : low === 0.5 && high === 1
          ? "mehr als die Hälfte"
          : `${decimal(text(low))} bis ${decimal(text(high))}`,
  here: "Hier",
  figures: (n) => `Werte: ${n}`,
  figuresAgree: (agree, of) => `${agree} von ${of} gedruckten Werten sind mit unseren vereinbar`,
  shares: "Gelöst",
  costs: (measure) =>
    measure === "micros"
      ? "Zeit am mittleren Gitter (Median)"
      : `Am mittleren Gitter (Median): ${measures[measure]}`,
  unsolved: "nicht gelöst",
  tableOf: (title) => `${title}: Werte`,
  costsOf: (title) => `${title}: das mittlere Gitter`,
  sharesOf: (title) => `${title}: gelöst`,
  set: "Rätsel",
  contestant: "Programm",
  all: "alle",
  measures,
  run: "Hier laufen lassen",
  again: "Noch einmal",
  goOn: "Weiter",
  stop: "Stopp",
  runAll: "Alle Tabellen laufen lassen",
  definition: "Als Experiment öffnen",
  file: "TOML",
  cite: (place) => `In der Studie: ${place}`,
  shipped: (n) => `Unsere: ${runs(n)}, vorab auf der Befehlszeile gemacht.`,
  live: (done, total, running) =>
    running || done < total
      ? `Unsere: ${format(done)} von ${ofRuns(total)} hier gemacht.`
      : `Unsere: ${runs(total)}, hier gemacht.`,
  part: (done, total) =>
    `${format(done)} von ${ofRuns(total)} sind hier gemacht und aufgehoben; Urteile folgen, wenn alle fertig sind.`,
  notRun: "Noch nicht gelaufen.",
  progress: (title) => `${title}: Fortschritt`,
  missing: "Was nicht zu haben ist",
  notes: "Wie verglichen wird",
  loading: "Die Werte werden geladen …",
  noPaper: (id) => `hier gibt es keine Studie „${id}“.`,
  failed: (why) => `Die Werte konnten nicht geladen werden: ${why}`,
  runFailed: (why) => `Das konnte nicht laufen: ${why}`,
  finished: (title) => `${title}: fertig.`,
  probability,

  less: (measure, one, said, mark) => {
    const fewer = measure === "micros" ? "weniger Zeit" : `weniger ${measures[measure]}`;
    const counts = `${one}: ${fewer} bei ${format(said.fewer)} von ${ofPuzzles(said.puzzles)}, mehr bei ${format(said.more)}`;
    return mark === "noise"
      ? `${counts}: Das kann Zufall sein (${probability(said.p)}).`
      : `${counts} (${probability(said.p)}).`;
  },
  difference: (measure, one, said, value, n) =>
    `${one}: im Mittel ${decimal(said.value)} ${measures[measure]} ${said.more ? "mehr" : "weniger"}${value < 0.05 ? "" : ", was Zufall sein kann"} (95 %: ${span(said.low, said.high)}; ${boards(n)}, ${probability(value)}). Der Wert der Studie, ${decimal(said.printed)}, liegt ${said.within ? "darin" : "außerhalb"}.`,
  same: (different, of) =>
    different === 0
      ? `Gleich bei allen ${ofPuzzles(of)}.`
      : `Ein anderer Wert bei ${format(different)} von ${ofPuzzles(of)}.`,
  ratio: (value, low, high, printed, chance, n) =>
    `Ein Faktor von ${decimal(value)} am mittleren Gitter (95 %: ${span(low, high)}; ${boards(n)}). Die Gitter der Studie, mit ${decimal(printed)}, ${chance < 0.05 ? "weichen davon ab" : "weichen davon nicht ab"} (${probability(chance)}).`,
  share: (what, hits, tries, value, low, high) =>
    `${format(hits)} von ${what === "less" || what === "overlap" ? ofPuzzles(tries) : ofRuns(tries)}: ${decimal(value)} (95 %: ${span(low, high)}).`,
  shareTest: (printed, chance) =>
    chance < 0.05
      ? `Der Anteil in der Studie, ${decimal(printed)}, ist ein anderer (${probability(chance)}).`
      : `Kein Unterschied zum Anteil in der Studie, ${decimal(printed)}, ist zu erkennen (${probability(chance)}).`,
  contains: (printed, yes) =>
    yes
      ? `Das Intervall enthält den Wert der Studie, ${decimal(printed)}.`
      : `Der Wert der Studie, ${decimal(printed)}, liegt außerhalb.`,
  mean: (value, low, high, n) =>
    `Im Mittel ${decimal(value)} (95 %: ${span(low, high)}; ${boards(n)}).`,
  shareOf: (value, low, high, n) =>
    `Bei ${decimal(value)} von ihnen (95 %: ${span(low, high)}, ${boards(n)}).`,
  outcomes: {
    correlation: (value, low, high, n) =>
      `Die kleinste der Korrelationen unten ist ${decimal(value)} (95 %: ${span(low, high)}, ${puzzles(n)}).`,
    slower: (value, low, high, n) =>
      `Es dauert ${decimal(value)}-mal so lange (95 %: ${span(low, high)}, ${puzzles(n)}).`,
    speed: (value, low, high, n) =>
      `Zwei Worker sind ${decimal(value)}-mal so schnell wie einer (95 %: ${span(low, high)}, ${puzzles(n)}).`,
    gain: (value, low, high, n) =>
      `${decimal(value)} Konflikte darunter (95 %: ${span(low, high)}, ${boards(n)}).`,
    converged: (value, low, high, n) =>
      `Nach ${decimal(value)} Generationen (95 %: ${span(low, high)}, ${boards(n)}).`,
  },
  easier: (hard, easy, chance) =>
    `Gelöst: ${decimal(hard)} der schweren, ${decimal(easy)} der leichten (${probability(chance)}).`,
  of: (hits, tries) => `${format(hits)} von ${format(tries)}`,
  equal: (different, of) =>
    different === 0
      ? `Gleich in allen ${ofRuns(of)}.`
      : `Eine andere Antwort in ${different} von ${of}.`,

  cell: {
    board: (fewer, n) => `Der Wert der Studie liegt über ${format(fewer)} unserer ${boards(n)}.`,
    range: "Unser Median, und wo die mittleren 95 % der Gitter liegen.",
    mean: "Unser Mittelwert, mit seinem 95-%-Intervall.",
    median: "Unser Median, mit seinem 95-%-Intervall.",
    time: "Von verschiedenen Rechnern: nicht verglichen.",
    uncompared: "anderer Rechner",
    unfinished: "nicht von fertigen Läufen",
    nothing: "hier kein solches Gitter",
    fault: (why) => `Nicht von fertigen Läufen: ${why}.`,
  },
  ours: (value) => `unser Wert ${decimal(value)}`,
  printedAll: (values) => `gedruckt: ${values}`,
  middleOf: (n) => `Median von ${count(n, "Gitter", "Gittern")}`,
  generations: "Generation",
  series: { mean: "Mittel der Experten", best: "bester Experte", aggregate: "Aggregat" },
  workers: (n) => count(n, "Worker"),
  speedHead: ["Worker", "Mittlere Zeit", "So viel schneller als einer"],
  scale: "menschliche Skala",
  stepsOf: (contestant) => `Schritte von ${contestant}`,
  against: (one, other) => `${one} und ${other}`,
  ratingsHead: ["Gereiht nach", "Korrelation", "95 %"],
  generationHead: ["Beurteilt von", "Erzeugte Rätsel", "Mittlere Zeit je Rätsel"],
  curves: (last) =>
    `Konflikte je Generation. Am Ende ${last.map(([name, value]) => `${name} ${fixed(value, 1)}`).join(", ")}.`,
  interval: (low, high) => span(low, high),
};

/** Wer in fertigen Experimenten antritt, und woran. */
export const contestants: Readonly<Record<string, string>> = {
  Rules: "Regeln",
  "Divide and concur": "Divide and Concur",
  "Cultural algorithm": "Kultureller Algorithmus",
  "Memetic algorithm": "Memetischer Algorithmus",
  "Boltzmann machine": "Boltzmann-Maschine",
  "Ant colony": "Ameisenkolonie",
  "Annealing (constant)": "Annealing (konstant)",
  Tempering: "Paralleles Tempern",
  "Belief propagation": "Belief Propagation",
  "Messages alone": "Nur Nachrichten",
  "Dancing links": "Dancing Links",
  "Relaxation labeling": "Relaxation Labeling",
  "Genetic algorithm": "Genetischer Algorithmus",
  "Clause learning": "Klausellernen",
  "Fast 9×9 kernel": "Schneller 9×9-Kern",
  "Propagation and search": "Propagation und Suche",
  "Row by row": "Zeile für Zeile",
  "Fullest house": "Vollstes Haus",
  "Fewest candidates": "Wenigste Kandidaten",
  "Cells and places": "Zellen und Plätze",
  "With the crowd": "Mit Schwarm",
  Without: "Ohne",
  Restarts: "Neustarts",
  Hardest: "Schwerste",
  "Hardest for people": "Für Menschen am schwersten",
  Easy: "Leichte",
  Mixed: "Gemischte",
  Minimal: "Minimale",
  "20 givens": "20 Vorgaben",
  "23 givens": "23 Vorgaben",
  "26 givens": "26 Vorgaben",
  "30 givens": "30 Vorgaben",
  "50 givens": "50 Vorgaben",
  "16×16 with 30 % given": "16×16 mit 30 % Vorgaben",
  "25×25 with 30 % given": "25×25 mit 30 % Vorgaben",
  "Hardest 9×9": "Schwerste 9×9",
  "As published": "Wie veröffentlicht",
  "No evaporation": "Nichts verdunstet",
  "Without pheromone": "Ohne Pheromon",
  "17 givens": "17 Vorgaben",
  "25 givens": "25 Vorgaben",
  "35 givens": "35 Vorgaben",
  "40 givens": "40 Vorgaben",
  "45 givens": "45 Vorgaben",
};
