/** Rätsel erzeugen, nach Wunsch, und Generatoren vergleichen; wie schwer ein Rätsel ist. */
import type { words as compareWords } from "../compare";
import type { generateWords } from "../generate";
import type { words as orderWords } from "../order";
import type { words as ratingsWords } from "../ratings";
import type { Translation } from "../translation";
import { className } from "./classes";
import { names, switched } from "./names";
import { count, decimal, format } from "./writing";

const givens = (n: number) => count(n, "Vorgabe", "Vorgaben");

export const generate: Translation<typeof generateWords> = {
  title: "Ein Sudoku machen",
  lead: "Mit genau einer Lösung, so schwer wie gewünscht.",
  make: "Rätsel machen",
  toSheet: "Ein Blatt zum Drucken",
  how: "Wie es entsteht",
  howSays: (generator, seed, seconds) =>
    [
      generator,
      `Startwert ${seed}`,
      ...(seconds === null ? [] : [`bis ${format(seconds)} s`]),
    ].join(" · "),
  pattern: "Muster",
  patterns: {
    none: "Ohne",
    "rotate-180": "Halb",
    "rotate-90": "Viertel",
    "mirror-columns": "Spiegel",
    diagonal: "Diagonale",
  },
  counters: "Zähler",
  more: "Mehr: kopieren, noch eines",
  givensNow: "Vorgaben",
  settings: "Einstellungen",
  generator: "Generator",
  preset: "Voreinstellung",
  size: "Größe",
  sizeName: (box, side) => `${side} × ${side} (Blöcke ${box.replace("x", " × ")})`,
  parameters: "Parameter",
  about: "Erklärung",
  wrongSize: ({ name, sizes: { least, most } }) =>
    least === most
      ? `${name} erzeugt nur ${least} × ${least}.`
      : `${name} erzeugt ${least} × ${least} bis ${most} × ${most}.`,
  timeLimit: "Zeitgrenze (s)",
  limitAllowed: "ganze Zahl von Sekunden, 1–3600; leer: keine Grenze",
  transport: "Steuerung des Generators",
  generate: "Erzeugen",
  board: (filled, cells) => `Rätsel im Entstehen: ${givens(filled)} in ${format(cells)} Zellen`,
  boardOf: (n) => `Das fertige Rätsel, mit ${givens(n)}`,
  stage: "Das Rätsel",
  example: "Ein Beispiel.",
  engine: "Prüfer und Grenzen",
  names: { least: "wenigste Vorgaben", most: "meiste Vorgaben" },
  options: {
    "rotate-180": "halbe Drehung",
    "rotate-90": "Vierteldrehung",
    "mirror-rows": "oben-unten gespiegelt",
    "mirror-columns": "links-rechts gespiegelt",
    "mirror-both": "beidseitig gespiegelt",
    diagonal: "Hauptdiagonale",
    antidiagonal: "Nebendiagonale",
    "both-diagonals": "beide Diagonalen",
    full: "alle Symmetrien",
    random: "zufällige Symmetrie",
  },
  ready: "„Rätsel machen“ drücken und zusehen, wie es entsteht.",
  readyToOrder: "„Rätsel machen“ drücken: Es entstehen Rätsel, bis eines passt.",
  done: "Fertig",
  checking: "Ein unabhängiger Löser prüft es …",
  failed: "Es konnte nicht geprüft werden",

  facts: "Über dieses Rätsel",
  givens: "Vorgaben",
  givensOf: (n, cells) => `${format(n)} von ${format(cells)} Zellen`,
  solutions: "Lösungen",
  unique: "Genau eine, von einem unabhängigen Löser bestätigt",
  several:
    "Mehr als eine: Der Prüfer, der Eindeutigkeit nicht beweisen kann, fand eine, ein unabhängiger Löser eine weitere",
  unproved:
    "Eindeutigkeit nicht bewiesen: Der Prüfer fand nur eine; der unabhängige Löser hat aufgegeben",
  unprovedCut:
    "Eindeutigkeit nicht bewiesen: Der Lauf wurde abgebrochen, und der unabhängige Löser hat aufgegeben",
  minimal: "Minimal",
  isMinimal: "Ja: Ohne irgendeine Vorgabe gäbe es eine zweite Lösung",
  notMinimal: (row, column, why) => {
    const spare = `ohne Zeile ${row} Spalte ${column} hat es immer noch genau eine Lösung`;
    return `Nein: ${why ? `${why}, und ` : ""}${spare}`;
  },
  notShown: (needed, n, unsure, why) => {
    const gaveUp =
      unsure > 0 ? `; bei ${count(unsure, "Prüfung", "Prüfungen")} hat der Prüfer aufgegeben` : "";
    const shown = `${format(needed)} von ${givens(n)} als nötig erwiesen${gaveUp}`;
    return `Nicht erwiesen${why ? ` (${why})` : ""}: ${shown}`;
  },
  cutShort: (outcome, steps) => {
    const ends: Readonly<Record<string, string>> = {
      time: "Zeit abgelaufen",
      steps: "Schrittgrenze erreicht",
    };
    return `${ends[outcome] ?? "angehalten"} nach ${count(steps, "Schritt", "Schritten")}`;
  },
  symmetry: "Symmetrie",
  noSymmetry: "Keine",
  symmetries: {
    rotate90: "Vierteldrehung",
    rotate180: "halbe Drehung",
    rows: "oben-unten gespiegelt",
    columns: "links-rechts gespiegelt",
    diagonal: "an der Hauptdiagonale",
    antidiagonal: "an der Nebendiagonale",
  },
  again: (steps) =>
    `Um dieses Rätsel noch einmal zu erzeugen, die Schrittgrenze auf ${format(steps)} setzen.`,
  made: (n, unproved) =>
    `Ein Rätsel mit ${givens(n)} ist fertig; ${unproved ? "dass es genau eine Lösung hat, ist nicht bewiesen" : "es hat genau eine Lösung"}.`,
  madeSeveral: (n) => `Ein Gitter mit ${givens(n)} ist fertig; es hat mehr als eine Lösung.`,
  nothing: (outcome) =>
    outcome === "stalled"
      ? "Der Generator hat aufgegeben: In den erlaubten Anläufen erfüllte kein Rätsel alle Wünsche."
      : "Kein Rätsel: Der Lauf endete, bevor es eines mit genau einer Lösung gab.",
  wrong: (id, text) => `${id} hat ein Rätsel erzeugt, das nicht genau eine Lösung hat: ${text}`,

  sheet: "Ein Rätselblatt",
  sheetCount: "Rätsel",
  sheetMake: "Blatt erzeugen",
  sheetHelp: (first, last) =>
    `Mit den Einstellungen oben, ${first === last ? `mit Startwert ${first}` : `ein Rätsel für jeden Startwert von ${first} bis ${last}`}; zum Drucken oder Sichern.`,
  sheetOffer: (n) => `Oder das Blatt mit ${count(n, "Rätsel")} erzeugen:`,
  sheetOfferMake: "Blatt erzeugen",
  sheetCancel: "Abbrechen",
  sheetProgress: "Fertige Rätsel",
  sheetOf: (done, wanted) => `${format(done)} von ${format(wanted)} fertig`,
  sheetDone: (made, wanted) =>
    made === wanted
      ? `Ein Blatt mit ${count(made, "Rätsel")} ist fertig.`
      : `${format(made)} von ${format(wanted)} Rätseln sind fertig.`,
  sheetTitle: (n, side) => `Sudoku: ${count(n, "Rätsel")}, ${side} × ${side}`,
  sheetSolutions: "Mit Lösungen",
  solutionsTitle: "Lösungen",
  meanings: "Was diese Werte bedeuten",
  print: "Drucken",
  saveText: "Als Text sichern",
  saveSdm: "Als .sdm sichern",
  saveSvg: "Als SVG sichern",
  entry: (number) => `Nr. ${number}`,
  entryFacts: (seed, n, unproved, level) =>
    `Startwert ${seed}, ${givens(n)}${unproved ? ", Eindeutigkeit nicht bewiesen" : ""}${level && `, ${level}`}`,
  entryFailed: (seed, why) => `Startwert ${seed}: ${why}`,
  picture: (number) => `Rätsel ${number}`,
  solutionOf: (number) => `Lösung ${number}`,

  ease: "Eine leichtere Fassung",
  easeHelp: (n, made) =>
    `Das Rätsel ${made ? "von eben" : "im Gitter"} hat ${givens(n)}. Ziffern seiner Lösung kommen hinzu, in Zellen, die der Startwert bestimmt, bis zu dieser Zahl von Vorgaben.`,
  easeSeed: "Startwert für die Zellen",
  easeMake: "Leichter machen",
  easeRace: "Das leichtere ins Rennen",
  eased: (before, after) => `Jetzt ${givens(after)}, ${format(after - before)} mehr als vorher.`,
  easeEnough: (n, cells) =>
    `Es hat schon ${givens(n)}: ${n < cells ? "bitte mehr verlangen" : "Es ist voll"}.`,
  easeFailed: (why) => `Keine leichtere Fassung: ${why}.`,

  race: "Ins Rennen",
  copy: "Kopieren",
  copied: "Rätsel kopiert",
  copyFailed: "Der Browser hat das Kopieren verweigert",
  another: "Noch eines",
  anotherHelp: "Das Rätsel des nächsten Startwerts erzeugen",
};

export const order: Translation<typeof orderWords> = {
  title: "Ein Rätsel einer bestimmten Schwierigkeit",
  difficulty: "Schwierigkeit",
  anyScale: "Stufe oder Bereich",
  className,
  technique: "Nötige Technik",
  techniqueHelp: "Sie ist nötig, und nichts Schwereres",
  any: "Beliebig",
  ranges: "Ein Bereich auf einer Skala",
  column: (scale, column) => (scale === column ? scale : `${scale}: ${column}`),
  from: "von",
  to: "bis",
  rangeAllowed: "eine Zahl, oder leer: keine Grenze",
  backwards: "Der Bereich endet vor seinem Anfang.",
  cancel: "Abbrechen",
  progress: "Ein Rätsel wird gesucht",
  tried: (n) => `${count(n, "Rätsel")} versucht`,
  nearest: (says) => `Bisher am nächsten: ${says}`,
  met: (n, seconds, rating) =>
    `${rating ? `${rating}. ` : ""}Gefunden nach ${count(n, "Rätsel", "Rätseln")} in ${format(Math.max(0.1, Math.round(seconds * 10) / 10))} s.`,
  missed: {
    time: "Kein solches Rätsel innerhalb der Zeitgrenze",
    stalled: "Der Generator hat aufgegeben",
    cancelled: "Abgebrochen",
  },
  reached: (end, n, says) =>
    `${end}, nach ${count(n, "Rätsel", "Rätseln")}. ${says === null ? "Nichts wurde erreicht." : `Am nächsten: ${says}.`}`,
  failed: (why) => `Es konnte nicht erzeugt werden: ${why}.`,
  board: (met) => (met ? "Das passende Rätsel" : "Das Rätsel, das am nächsten kommt"),
  solve: "Lösen",
  race: "Ins Rennen",
  copy: "Kopieren",
  copied: "Rätsel kopiert",
  copyFailed: "Der Browser hat das Kopieren verweigert",
  another: "Noch eines",
  anotherHelp: "Mit dem nächsten Startwert weitersuchen",
  unknownDifficulty: (known) =>
    `diese Schwierigkeit gibt es nicht, nur ${known} oder einen Bereich auf einer Skala`,
  unknownTechnique: "diese Technik gibt es nicht, oder nicht für diese Größe",
  sheet: (wanted) => `Jedes nach Wunsch: ${wanted}.`,
  soFar: "Bewertung bisher",
  rated: (scale, values) => `${scale} ${values.map(className).map(decimal).join(" ")}`,
  notYet: "noch nicht eindeutig",
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const compare: Translation<typeof compareWords> = {
  title: "Generatoren im Vergleich",
  help: "Jeder erzeugt so viele Rätsel, vom Startwert oben an; ein unabhängiger Löser zählt ihre Lösungen. Prüfer, die Eindeutigkeit nicht beweisen können, sind auch dabei.",
  taking: "Generatoren im Vergleich",
  asItIs: "übliche Einstellungen",
  setting: (preset, params) => {
    const set = Object.entries(params).map(
      ([id, value]) =>
        `${names[id.replaceAll("_", "-")] ?? id} ${switched[value] ?? names[value] ?? value}`,
    );
    return [...(preset ? [preset] : []), ...set].join(", ");
  },
  add: "Generator hinzufügen …",
  addSet: "Mit den Einstellungen oben",
  remove: (name) => `${name} entfernen`,
  each: "Rätsel je Generator",
  compare: "Vergleichen",
  cancel: "Abbrechen",
  save: "Als CSV sichern",
  progress: "Fertige Rätsel",
  sofar: (done, all) => `${format(done)} von ${format(all)}`,
  ended: (n) => `${count(n, "Generator", "Generatoren")} verglichen.`,
  wrongSize: "erzeugt keine Rätsel dieser Größe",
  tooLong: (seconds) => `angehalten nach ${count(seconds, "Sekunde", "Sekunden")}`,
  table: "Generatoren nebeneinander",
  columns: {
    generator: "Generator",
    perSecond: "Rätsel je Sekunde",
    unique: "Eindeutig",
    givens: "Vorgaben im Mittel",
    spread: "Streuung der Vorgaben",
    minimal: "Minimal",
    nodes: "Median der Knoten",
    hardest: "Schwerste nötige Technik",
  },
  share: (hits, of) => `${format(hits)} von ${format(of)}`,
  range: (low, high) => (low === high ? low : `${low} – ${high}`),
  tooFew: "zu wenige für eine Aussage",
  unproved: (n) => `${format(n)} ohne Beweis der Eindeutigkeit`,
  gaveUp: (turns) => `${format(turns)}-mal aufgegeben`,
  histogram: (spread) => spread.map(([n, puzzles]) => `${format(puzzles)} mit ${n}`).join(", "),
  technique: (id) =>
    id === "beyond"
      ? "über die Techniken hinaus"
      : id === "none"
        ? "nichts zu lösen"
        : capital(names[id] ?? id),
  others: "andere",
  hardest: (name, percent) => `${name} ${percent}\u00a0%`,
  note: "In Klammern: 95-%-Intervalle (Wilson für Anteile, Student-t für Mittelwerte), bei Knoten die Quartile. Knoten (Backtracking an der am stärksten eingeschränkten Zelle) und Techniken zählen nur eindeutige Rätsel. Zeiten: dieser Browser, mehrere Worker zugleich, nur das Erzeugen.",
  pending: "…",
};

/** Techniken, die ein Satz nennt. */
const MOST_TOLD = 4;

export const ratings: Translation<typeof ratingsWords> = {
  title: "Wie schwer es ist",
  looking: "Das Rätsel wird bewertet …",
  failed: (why) => `Das Rätsel konnte nicht bewertet werden: ${why}.`,
  notUnique: "Nur ein Rätsel mit genau einer Lösung hat eine Bewertung.",
  needs: "Was es verlangt",
  needsLooking: (steps) => `Der Weg wird gesucht: bisher ${count(steps, "step")} …`,
  singles: "Einer genügen.",
  sentence: (parts) => {
    const named = parts.length > MOST_TOLD ? parts.slice(0, MOST_TOLD - 1) : parts;
    const rest = parts.length - named.length;
    const all = named.map(([each, name]) => `${each} × ${name}`);
    if (rest > 0)
      all.push(`${count(rest, "leichtere Technik", "leichtere Techniken")} über Einer hinaus`);
    return `${all.join(", ")}.`;
  },
  stuck: "Die Techniken hier lösen es nicht bis zum Ende; gezählt ist, was sie leisten.",
  bar: "Schritte des Wegs nach Technik, die leichteste zuerst. Ein Druck zeigt nur ihre Schritte auf dem Weg.",
  need: (name, steps) => `${name}: ${count(steps, "step")}`,
  scales: "Bewertungen",
  value: (text) => decimal(text.replace(">=", "≥ ").replace(/\p{L}+/u, className)),
  interval: (low, high) => `95 %: ${decimal(low)}–${decimal(high)}`,
  unit: (unit) => `in ${unit}`,
  how: "Definition, Quelle, Prüfung",
  source: "Quelle",
  checked: "Geprüft",
  slow: "dauert länger",
  rate: "Bewerten",
  rateOn: (scale) => `Bewerten: ${scale}`,
  waiting: "…",
  running: (seconds) => `bisher ${format(seconds)} s`,
  cancel: "Abbrechen",
  cancelOf: (what) => `Abbrechen: ${what}`,
  anotherHelp:
    "Öffnet sich als neues Rätsel; dieses bleibt, wie es ist, und „Zurück“ führt wieder hierher.",
  kind: "Wie dieses in",
  level: (column, level) => `${column}: ${className(level)}`,
  needing: (technique) => `schwerste Technik: ${technique}`,
  make: "Ein weiteres erzeugen",
  tried: (n) => `${count(n, "Rätsel")} versucht`,
  made: "Ein weiteres Rätsel dieser Art ist im Gitter.",
  missed: (n, says) =>
    `Keines unter ${count(n, "Rätsel", "Rätseln")}.${says === null ? "" : ` Am nächsten: ${says}.`}`,
  openNearest: "Das nächste öffnen",
  makeFailed: (why) => `Es konnte kein weiteres erzeugt werden: ${why}.`,
};
