/** Eigene Löser, Aufgaben, und was ein Frame antwortet. */
import type { words as assignmentWords } from "../assignment";
import type { words as frameWords } from "../frame";
import type { words as ownWords } from "../own";
import type { Translation } from "../translation";
import { and, count, format } from "./writing";

const steps = (n: number, { step }: { readonly step: string }) => count(n, step || "step");
const name = ({ step }: { readonly step: string }) => step || "step";

export const assignment: Translation<typeof assignmentWords> = {
  title: "Aufgabe",
  goal: ({ set, take, goal }) => {
    const some =
      goal.solved === take
        ? `Alle ${count(take, "Rätsel")}`
        : `Mindestens ${format(goal.solved)} von ${count(take, "Rätsel", "Rätseln")}`;
    const most = `höchstens ${steps(goal.steps, goal)}`;
    const each = goal.per === "puzzle" ? `je ${most}` : `zusammen ${most}`;
    return `${some} aus ${set} lösen, ${each}.`;
  },
  unit: (step) => `Ein Schritt muss „${step}“ heißen: Das steht in about.step.`,
  check: "Prüfen",
  stop: "Stopp",
  progress: (done, of, solved) =>
    `${format(done)} von ${count(of, "Rätsel", "Rätseln")} versucht, ${format(solved)} gelöst`,
  standing: ({ puzzles, solved, steps: most, otherStep, met }, { goal }) => {
    const work = steps(most, goal);
    const spent = goal.per === "puzzle" ? `höchstens ${work} für eines davon` : `insgesamt ${work}`;
    const other = otherStep ? ` Aber die Schritte heißen nicht „${name(goal)}“.` : "";
    const all = `${format(solved)} von ${count(puzzles, "Rätsel", "Rätseln")} gelöst, ${spent}.`;
    return `${met ? "Das Ziel ist erreicht:" : "Das Ziel ist noch nicht erreicht:"} ${all}${other}`;
  },
  missed: (n) =>
    `${count(n, "Rätsel")} nicht innerhalb des Ziels gelöst. Am Rätsel mit dieser Nummer starten:`,
  tryOn: (number) => `An Rätsel ${format(number)} starten`,
  by: "Name, wie er in der Datei stehen soll",
  handIn: "Ergebnis sichern",
  handInHelp:
    "Die Datei enthält die Aufgabe, den Code und was bei jedem Rätsel herauskam. Sie wird abgegeben; die Seite der Lehrkraft lässt alles noch einmal laufen.",
  moduleNot: "Eine Aufgabe wird in JavaScript gelöst.",
  badTask: (why) => `Der Link enthält keine lesbare Aufgabe: ${why}.`,
  leave: "Aufgabe verlassen",

  teach: "Für Lehrende: eine Aufgabe stellen, ein Ergebnis prüfen",
  make: "Eine Aufgabe stellen",
  makeHelp:
    "Die Lernenden bekommen einen Link. Er öffnet diese Seite mit dem Code im Editor, mit dem Text von hier und mit einem Knopf, der das Gemachte prüft.",
  name: "Titel",
  text: "Was zu tun ist",
  set: "Rätsel",
  setOf: (id, puzzles, what) => `${id}: ${format(puzzles)}, ${what}`,
  take: "Wie viele, vom ersten an",
  solved: "Zu lösen, mindestens",
  steps: "Schritte, höchstens",
  per: "Schritte zählen",
  pers: { puzzle: "für jedes Rätsel", all: "für alle zusammen" },
  step: "Was ein Schritt sein soll (node, swap …), oder nichts",
  stepsHelp:
    "Ein Schritt ist ein Aufruf von step(state), und wie viel darin geschieht, bestimmt, wer ihn schreibt. Bei Abgaben lohnt sich also ein Blick in den Code.",
  link: "Link für die Lernenden kopieren",
  copied: "Link kopiert",
  copyFailed: "Der Browser hat das Kopieren verweigert",
  try: "Wie die Lernenden öffnen",
  bad: (names) => `Keine passende Zahl: ${and(names)}.`,

  open: "Ein Ergebnis prüfen …",
  openHelp: "Eine abgegebene Datei wird hier noch einmal ausgeführt.",
  badFile: (file, why) => `${file.slice(0, 60)} ist kein lesbares Ergebnis: ${why}.`,
  handedIn: (by) => (by === "" ? "Ein Ergebnis ohne Namen" : `Ergebnis von ${by}`),
  says: (said) => `Die Datei sagt: ${said}`,
  untouched: "Die Datei ist so, wie sie gesichert wurde.",
  touched: "Die Datei wurde nach dem Sichern geändert.",
  noDigest: "Ob die Datei geändert wurde, lässt sich hier nicht sagen.",
  asSet: "Es gehört zu der Aufgabe, die hier offen ist.",
  notAsSet:
    "Es gehört zu einer anderen Aufgabe als der, die hier offen ist. Geprüft wird nach der offenen.",
  setUnknown:
    "Die Aufgabe ist die aus der Datei. Um nach der eigenen zu prüfen, zuerst deren Link öffnen.",
  otherVersion: (theirs, ours) =>
    `Sie stammt aus Version ${theirs}; dies ist ${ours}, und Läufe können abweichen.`,
  runAgain: "Den Code unten erlauben, dann „Prüfen“ drücken.",
  same: "Hier noch einmal ausgeführt, kam bei jedem Rätsel heraus, was die Datei sagt.",
  differ: (n, first) =>
    `Hier noch einmal ausgeführt, kam bei ${count(n, "Rätsel", "Rätseln")} etwas anderes heraus, als die Datei sagt; zuerst bei Nummer ${format(first)}.`,
};

const place = (line: number, column: number | null) =>
  column === null ? `Zeile ${line}` : `Zeile ${line}, Spalte ${column}`;

export const own: Translation<typeof ownWords> = {
  title: "Eigener Löser",
  intro:
    "Einen Löser in JavaScript schreiben, laufen lassen und gegen die dieser Seite antreten lassen. Er läuft abgeschottet: Weder das Netz noch diese Seite sind für ihn erreichbar.",
  editor: "Der Code des Lösers",
  editorHelp: "Tab verlässt den Editor; Strg und ] rückt ein. Strg und Eingabe startet.",
  beginWith: "Beginnen mit …",
  templates: {
    backtracking: "Backtracking in 20 Zeilen",
    climbing: "Bergsteigen",
    blank: "Ein leerer Löser",
  },
  taskTemplate: "Der Code der Aufgabe",
  templatesOf: "Vorlagen",
  keptOf: "In diesem Browser aufgehoben",
  kept: (first, when) => `${first} – ${when}`,
  open: "Datei öffnen …",
  save: "Sichern",
  opened: (file) => `${file} ist geöffnet.`,
  drop: "Datei hier ablegen",
  badFile: (file, why) => `${file.slice(0, 60)} konnte nicht geöffnet werden: ${why}.`,
  badLink: (why) => `Der Link enthält keinen lesbaren Code: ${why}.`,
  long: "Das ist zu lang für einen Link. Zum Weitergeben als Datei sichern.",
  module: (file, size) => `${file}, ${format(Math.ceil(size / 1024))} kB WebAssembly`,
  moduleHelp:
    "Ein übersetztes Modul lässt sich hier nicht lesen. Nur ausführen, wenn die Herkunft bekannt ist. Zurück zu einem Text führt eine Vorlage.",

  foreign: "Dieser Code kam mit einem Link. Bitte lesen, bevor er laufen darf.",
  foreignRace:
    "Der Link will ihn in einem anderen Teil dieser Seite ausführen, sobald er erlaubt ist.",
  allow: "Ausführen erlauben",
  allowAndGo: "Erlauben und weiter",

  run: "Start",
  again: "Noch einmal",
  opening: "Wird vorbereitet …",
  change: "Code ansehen und ändern",
  race: "Ins Rennen",
  raceHelp: "Ein Rennen an diesem Rätsel, neben Lösern dieser Seite",
  compare: "An einer Sammlung vergleichen",
  compareHelp: "Ein Experiment: dieser und ein Löser der Seite, an 50 leichten Rätseln",
  controls: "Zeitpunkt des Laufs",
  on: "An",
  samples: {
    small: "einem kleinen Rätsel, 4 × 4",
    easy: "einem leichten Rätsel, 9 × 9",
    hard: "einem schweren Rätsel, 9 × 9",
    board: "dem Rätsel der anderen Ansichten",
  },
  board: (who) => `Was ${who} im Gitter hat`,
  curve: (who, least, most) => `${who} im Lauf, von ${least} bis ${most}`,
  notRun: "Noch ist nichts gelaufen. Start drücken.",
  changed: "Der Code hat sich seit diesem Lauf geändert.",
  params: "Parameter",
  figures: "Zähler",
  idle: "Schritt für Schritt ändert sich weder auf dem Gitter noch an den Zählern etwas. Ändert step den Zustand, den start zurückgab?",
  wrong: "Das hat nicht funktioniert",
  wrongAt: (line, column, why) => `${place(line, column)}: ${why}`,
  verdict: {
    solved: (n, step) =>
      `Gelöst (${count(n, step)}). Geprüft: Jede Zeile, jede Spalte und jeder Block enthält jede Ziffer einmal, und die Vorgaben stehen.`,
    unsolvable: "Er sagt, dass es keine Lösung gibt.",
    unsolvableButIs: "Er sagt, dass es keine Lösung gibt; es gibt aber eine.",
    stalled: (n, step) => `Er hat aufgegeben (${count(n, step)}).`,
    stopped: (n, step) => `Von Hand angehalten (${count(n, step)}).`,
    steps: (n, step) => `Keine Antwort (${count(n, step)}).`,
    time: "Seine Zeit ist um.",
    invalid: "Das Rätsel verletzt die Regeln, daher ist nichts gelaufen.",
    crashed: "Er ist abgestürzt.",
  },

  how: "Woraus ein Löser besteht",
  howOf: [
    [
      "about",
      "sein Name, wie ein Schritt heißt, und auf Wunsch params, series (Kurven) und counters, jeweils mit Namen",
    ],
    ["start(puzzle, params)", "sieht das Rätsel an und gibt einen Zustand zurück"],
    [
      "step(state)",
      "tut ein wenig; gibt nichts zurück, „found“, „exhausted“ (keine Lösung) oder „stalled“ (er gibt auf)",
    ],
    ["view(state)", "die Ziffern, die jetzt im Gitter stehen, 0 für eine leere Zelle"],
    ["sample(state)", "die Werte der Kurven, falls er Kurven hat"],
    ["counters(state)", "die Zähler, falls er zählt"],
  ],
  puzzleIs:
    "Ein Rätsel hat side, boxRows, boxColumns, givens (eine Ziffer je Zelle, zeilenweise, 0 ist leer) und random(), eine Zahl von 0 bis 1, die der Startwert bestimmt.",
  notes: [
    "Die Zelle mit der Nummer i liegt in Zeile (i - (i % side)) / side und in Spalte i % side; beide zählen ab 0.",
    "Ihr Block ist row - (row % boxRows) + (column - (column % boxColumns)) / boxColumns.",
    "„found“ wird geprüft: Keine Zelle darf leer sein, keine Vorgabe geändert, keine Ziffer doppelt in Zeile, Spalte oder Block.",
    "Gleicher Startwert, gleicher Lauf: Was sich ändert, gehört in den Zustand, und Zufall kommt aus random().",
    "Ein Schritt, der zehn Sekunden dauert, wird abgebrochen. Bis dahin steht das Gitter still.",
    "console.log schreibt in die Konsole des Browsers, auch bei Läufen, die zum Vergleichen oder Messen wiederholt werden.",
  ],
};

export const parts: Readonly<Record<string, string>> = {
  header: "die Kopfzeile",
  puzzle: "das Rätsel",
  setup: "die Einstellungen",
  transport: "die Steuerung",
  boards: "die Gitter",
  counters: "die Zähler",
  verdict: "das Urteil",
  curves: "die Kurven",
  finish: "die Ergebnisse",
  papers: "die Studien",
  code: "der Pseudocode",
  links: "die Links",
};

export const frame: Translation<typeof frameWords> = {
  nothingPlays: "Diese Ansicht hat nichts abzuspielen.",
  nothingRaces: "Diese Ansicht hat kein Rennen.",
  noStep: "Ein Schritt ist eine ganze Zahl.",
  noAddress: "Eine Adresse beginnt mit #.",
  locked: (all) =>
    all.includes("all")
      ? "Was hier läuft, ist gesperrt: das Rätsel, die Bahnen und ihre Einstellungen."
      : `Hier gesperrt: ${and(all.map((part) => parts[part] ?? part))}.`,
  tooMany: "Zu viele Aufrufe warten auf eine Antwort.",
};
