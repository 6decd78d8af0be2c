/** Was die Seite überall sagt. */
import type { words } from "..";
import type { Translation } from "../translation";
import { names, switched } from "./names";
import { and, count, format } from "./writing";

const decimals = new Intl.NumberFormat("de", { maximumSignificantDigits: 15, useGrouping: false });
const named = (id: string) => names[id.replaceAll("_", "-")] ?? id.replace(/[-_]/g, " ");
const changeText = ([id, value]: readonly [id: string, value: string]) =>
  `${named(id)} ${switched[value] ?? named(value)}`;
const givens = (n: number) => count(n, "Vorgabe", "Vorgaben");

export const page: Translation<typeof words> = {
  title: "Sudoku Lab",
  loading: "Die Algorithmen werden geladen …",
  failed: "Die Algorithmen konnten nicht geladen werden.",
  skipTo: (view) => `Direkt zu: ${view}`,
  viewsLabel: "Was tun?",
  kindsLabel: (link) => `${link}: Bereiche`,
  views: {
    solve: {
      link: "Lösen",
      title: "Lösen",
      tagline: "Ein Sudoku lösen, mit so viel Hilfe wie gewünscht.",
    },
    race: {
      link: "Rennen",
      title: "Rennen",
      tagline: "Algorithmen im Wettrennen, Schritt für Schritt.",
    },
    generate: {
      link: "Erzeugen",
      title: "Erzeugen",
      tagline: "Sudokus erzeugen und dabei zusehen.",
    },
    experiment: {
      link: "Experiment",
      title: "Fragen",
      tagline: "Algorithmen vergleichen.",
    },
    set: {
      link: "Experiment",
      title: "Eigene Rätsel",
      tagline: "Eine Rätselsammlung auf mehreren Kernen lösen.",
    },
    cores: {
      link: "Experiment",
      title: "Kerne",
      tagline: "Ein Rätsel auf mehreren Kernen lösen.",
    },
    papers: {
      link: "Experiment",
      title: "Studien",
      tagline: "Die Studien auf die Probe stellen.",
    },
    learn: {
      link: "Lernen",
      title: "Algorithmen",
      tagline: "Nachlesen, wie jeder Algorithmus arbeitet.",
    },
    technique: {
      link: "Lernen",
      title: "Techniken",
      tagline: "Sehen und üben, wie Menschen Sudokus lösen.",
    },
    own: {
      link: "Lernen",
      title: "Eigener Löser",
      tagline: "Einen Löser schreiben und antreten lassen.",
    },
  },
  titleOf: (view) => `${view} – Sudoku Lab`,
  atWork: "arbeitet",
  loadingView: "Dieser Teil der Seite wird geladen …",
  viewFailed: (tried) =>
    `Dieser Teil konnte nicht geladen werden. Bitte die Verbindung prüfen.${tried ? " Funktioniert sie, hilft es, die Seite neu zu laden: Alle Einstellungen bleiben erhalten." : ""}`,
  details: "Einzelheiten",
  tryAgain: "Noch einmal versuchen",
  reload: "Seite neu laden",

  theme: "Farben",
  themes: { auto: "System", light: "Hell", dark: "Dunkel", contrast: "Hoher Kontrast" },
  language: "Sprache (language)",
  share: "Teilen",
  pageMenu: "Menü: Farben, Sprache, Hilfe",
  print: "Drucken",
  copyLink: "Link kopieren",
  copied: "Link kopiert",
  copyFailed: "Der Browser hat das Kopieren verweigert",
  openFull: "In Sudoku Lab öffnen",
  embed: "In eine Seite einbetten",
  help: "Hilfe",
  close: "Schließen",
  version: (version) => `Version ${version}`,
  dismiss: "Ausblenden",

  puzzle: "Rätsel",
  board: (side) => `Sudoku, ${side} mal ${side}`,
  givens,
  facts: (side, n) => `${side} × ${side}, ${givens(n)}`,
  cell: (row, column) => `Zeile ${row} Spalte ${column}`,
  given: (digit) => `Vorgabe ${digit}`,
  empty: "leer",
  clashes: "widerspricht einer anderen",
  choosePuzzle: "Rätsel wählen",
  recent: "Zuletzt im Rennen",
  enlarge: "Gitter vergrößern",
  paste: "Einfügen …",
  pasteTitle: "Ein Rätsel einfügen",
  disguise: "Ist das ein verkleidetes bekanntes Rätsel?",
  undo: "Rückgängig",
  redo: "Wiederholen",
  clear: "Leeren",
  pad: "Ziffern",
  padErase: "Löschen",
  padSkip: "Diese Zelle überspringen",
  padAdvance: "Nach jeder Ziffer weiterrücken",
  numerals: "Zahlen statt Buchstaben",
  fixClash: "Zuerst die markierten Vorgaben berichtigen.",
  setup: "Rennen einrichten",
  readyMade: "Fertige Rennen",
  chooseRace: "Rennen wählen",
  changedRace: (title) => `${title}, geändert`,
  changedIn: (what) => `Geändert: ${and(what)}.`,
  changes: {
    p: "das Rätsel",
    a: "die Bahnen",
    seed: "der Startwert",
    steps: "die Schrittgrenze",
    until: "das Ende",
    rank: "die Rangfolge",
    seeds: "die Zahl der Startwerte",
  },
  leftOff: "Zuletzt eingestellt",
  addLane: "Bahn hinzufügen",
  removeLane: (name) => `${name} entfernen`,
  algorithmOf: (lane) => `Algorithmus der Bahn ${lane}`,
  presetOf: (lane) => `Voreinstellung der Bahn ${lane}`,
  ownSettings: (changed) => {
    const [first, second] = changed;
    const said = first && !second ? changeText(first) : "";
    return said && said.length <= 28
      ? `geändert: ${said}`
      : count(changed.length, "geänderte Einstellung", "geänderte Einstellungen");
  },
  basedOn: (preset, changed) => `${preset}, geändert: ${changed.map(changeText).join("; ")}`,
  changedTo: (changed) => changed.map(changeText).join(", "),
  changed: "geändert",
  settings: "Einstellungen",
  settingsOf: (lane) => `Einstellungen der Bahn ${lane}`,
  howOf: (lane) => `Wie Bahn ${lane} arbeitet`,
  enlargeLane: (lane) => `Gitter der Bahn ${lane} vergrößern`,
  seed: "Startwert",
  newSeed: "Neuer Startwert",
  budget: "Schrittgrenze",
  noBudget: "keine",
  stepRange: "zwei Schritte, der erste vor dem letzten, wie 10-20",
  wholeNumber: (min, max) => `ganze Zahl, ${format(min)}–${format(max)}`,
  range: (whole, min, max) =>
    `${whole ? "Ganze Zahl" : "Zahl"}, ${whole ? format(min) : decimals.format(min)}–${whole ? format(max) : decimals.format(max)}`,
  stepLimit: "ganze Zahl von Schritten, mindestens 1; leer: keine Grenze",
  wrongSize: (low, high) =>
    low === high ? `Nur für ${low} × ${low}` : `Nur für ${low} × ${low} bis ${high} × ${high}`,
  complete: "Findet jede Lösung oder beweist, dass es keine gibt",
  incomplete: "Kann ohne Lösung enden",
  preset: "Voreinstellung",
  source: "Quelle",
  parameters: "Parameter",
  about: "Erklärung",

  transport: "Steuerung des Rennens",
  projector: {
    open: "Beamer",
    leave: "Beameransicht verlassen",
    help: "Große Schrift, die Gitter und eine Kurve. Leertaste: Start und Pause; Pfeil- und Bildtasten: Schritte; Escape beendet die Ansicht",
  },
  race: "Start",
  again: "Noch einmal",
  pause: "Pause",
  endIt: "Beenden",
  stopSeeds: "Startwerte anhalten",
  resume: "Weiter",
  replay: "Wiederholen",
  stop: "Stopp",
  back: "Ein Schritt zurück",
  forward: "Ein Schritt vor",
  speed: "Tempo",
  auto: "Auto",
  autoHelp: "Langsam beginnen, dann schneller werden",
  flatOut: "Höchsttempo",
  gathering: "wird schneller",
  slowFirst: "anfangs langsam",
  pace: (text) => `${text.replace(".", ",")} ${text === "1" ? "Schritt" : "Schritte"}/s`,
  until: "Läuft",
  untilNotes: {
    time: "Bei festem Tempo ist die Bahn mit den wenigsten Schritten zuerst am Ziel; bei Höchsttempo entscheidet die Uhr, und wie weit die anderen kommen, ist jedes Mal anders. Wer Rechenzeiten vergleichen will, wartet, bis alle fertig sind.",
    steps:
      "Das Rennen endet bei den wenigsten Schritten. Die anderen Bahnen halten bei diesem Schritt; wer schon darüber war, wird bis dorthin wiederholt. Alle Werte außer den Zeiten sind jedes Mal gleich.",
  },
  untils: { all: "bis Schluss", first: "bis zum Sieg" },
  rank: "Rang nach",
  ranks: { time: "Zeit", steps: "Schritten" },
  moment: "Zeitleiste",
  endOf: (name, step) => `${name} endete bei Schritt ${format(step)}`,
  orPress: "oder",
  spaceKey: "Leertaste",
  momentAt: (step, last) =>
    step === last ? `Schritt ${format(last)}` : `Schritt ${format(step)} von ${format(last)}`,

  closing: {
    solved: (steps, unit) => `Gelöst: ${count(steps, unit)}, alle Zellen gefüllt und geprüft.`,
    unsolvable: (steps, unit) => `Alles ausgeschlossen: ${count(steps, unit)}, keine Lösung.`,
  },

  time: "Zeit",
  conflicts: "Konflikte",
  blank: "leer",
  wholeRun: "ganzer Lauf",
  checkingSolutions: "Lösungen werden gesucht …",
  lanes: "Bahnen",
  showing: (step) => `bei Schritt ${format(step)}`,
  shown: (step) => `gezeigt: Schritt ${format(step)}`,
  seeking: "wird nachgerechnet …",
  laneBoard: (name, filled, cells) => `Gitter von ${name}: ${filled} von ${cells} Zellen gefüllt`,
  laneBoardRunning: (name) => `Gitter von ${name}, läuft`,
  laneLabel: (lane, name) => `Bahn ${lane}: ${name}`,
  fast: "< 0,1 ms",
  definitions: {
    lane: (lane) => `Was die Werte der Bahn ${lane} bedeuten`,
    plot: (title) => `Was „${title}“ zeigt`,
    steps: "Die Einheit, in der dieser Algorithmus seine Arbeit zählt.",
    time: "Zeit im Algorithmus selbst. Läufe von weniger als 0,1 s werden nach dem Rennen wiederholt, und erst dann wird ihr Mittel gezeigt: Ein erster Lauf dauert ein Mehrfaches.",
    conflicts:
      "Ziffern, die in Zeilen, Spalten und Blöcken fehlen, weil eine andere dort doppelt steht.",
    blank: "Zellen ohne Ziffer. Solange es welche gibt, stehen sie hier statt der Konflikte.",
  },
  measureHelp: "Ein Lauf ist zu kurz für die Uhr der Seite und wird deshalb wiederholt",
  measured: "gemessen",
  measuring: "Kurze Läufe werden wiederholt, um ihre Zeit zu messen …",
  meanOf: (repeats) => `Mittel aus ${format(repeats)} Läufen`,
  unsteady: "ungenau: Rechner ausgelastet",
  silent: {
    title: "Diese Bahn antwortet nicht",
    doc: "Ihr Worker schweigt seit Sekunden: Er hängt, oder der Rechner ist überlastet. Sobald er antwortet, geht der Lauf weiter.",
    end: "Bahn beenden",
    announced: (name) => `${name} antwortet nicht`,
    worker: "Ein Worker antwortet nicht: Er hängt, oder der Rechner ist überlastet.",
  },
  crash: "Diese Bahn ist abgestürzt",
  refused: "Mit diesen Einstellungen kann die Bahn nicht laufen",
  notStarted: "nicht gestartet",
  unreached: "Diese Bahn konnte nicht starten",
  unreachedHelp: "Bitte die Verbindung prüfen und das Rennen neu starten.",
  reproduce: "Diese Bahn allein öffnen, um den Absturz zu wiederholen",
  ordinal: (place) => `${place}.`,
  bet: {
    choose: "Auf Sieg tippen",
    chosen: "Ihr Tipp",
    right: "Ihr Tipp war richtig.",
    wrong: (name) => `Ihr Tipp war ${name}.`,
  },
  waiting: "bereit",
  running: "läuft",
  paused: "angehalten",
  preparing: "wird vorbereitet",
  waitingForPuzzle: "Vorgaben widersprechen sich",

  outcomes: {
    solved: "gelöst",
    unsolvable: "keine Lösung",
    stalled: "festgefahren",
    steps: "Schrittgrenze erreicht",
    time: "Zeit abgelaufen",
    invalid: "ungültig",
    stopped: "angehalten",
    crashed: "abgestürzt",
  },

  question: (lanes) =>
    lanes === 1
      ? "Ein Algorithmus, ein Sudoku. Wie geht er vor?"
      : `${["Zwei", "Drei", "Vier", "Fünf", "Sechs", "Sieben", "Acht"][lanes - 2] ?? format(lanes)} Algorithmen, ein Sudoku. Wer löst es zuerst?`,
  ready: "Alle bekommen dasselbe Rätsel: eines wählen oder ein eigenes einfügen.",
  readyFor: "Start drücken.",
  setupChanged: "Die Aufstellung hat sich geändert: Start drücken.",
  beforeChange: (before) => before && `Vor der Änderung: ${before}`,
  racingStarts: "Das Rennen läuft …",
  racing: (ended, all, last, paced) =>
    [
      ended === 0 ? "" : `${ended} von ${all} ${ended === 1 ? "ist" : "sind"} fertig.`,
      last === null || ended === 0 ? "" : `Noch unterwegs: ${last}.`,
      paced ? "In gleichem Tempo gezeigt; Rang nach Rechenzeit." : "",
    ]
      .filter(Boolean)
      .join(" "),
  skipAhead: "Zum Ende springen",
  stopRest: "Die übrigen anhalten",
  more: "Mehr",
  less: "Weniger",
  raceStarted: "Das Rennen hat begonnen.",
  laneEnded: (name, outcome, placed) =>
    `${name}: ${outcome}${placed ? "; der Rang wird genannt, wenn alle Bahnen fertig sind" : ""}`,
  racePaused: "Angehalten. Schritt für Schritt oder mit der Zeitleiste geht es vor und zurück.",
  pausedTitle: "Angehalten",
  pausedHint: "Schritt für Schritt oder mit der Zeitleiste geht es vor und zurück.",
  sections: "Kurven und Ergebnisse",
  finish: "Ergebnisse",
  finishHint: (by) => `Gereiht nach ${by}.`,
  reading: {
    title: "So liest man die Gitter",
    given: ["Schwarz: Vorgabe", "Teil des Rätsels"],
    placed: ["Farbig: gesetzt", "vom Algorithmus, vorläufig"],
    possible: ["Punkte: noch möglich", "größer heißt wahrscheinlicher"],
    conflict: ["Rote Ecke: Konflikt", "dieselbe Ziffer doppelt"],
  },
  rankHints: { time: "Zeit im Algorithmus", steps: "Schritten" },

  series: {
    tab: "Viele Startwerte",
    count: "Startwerte",
    start: "Rennen über Startwerte",
    help: "Lässt jede Bahn mit jedem Startwert einmal laufen, bei Höchsttempo, beginnend mit dem obigen",
    under: "Alle Startwerte laufen bei Höchsttempo. Jede Taste der Steuerung beendet das.",
  },

  look: {
    open: "Genauer ansehen",
    of: (lane) => `Bahn ${lane} genauer ansehen`,
  },

  curves: "Kurven",
  plot: "Kurve",
  data: "Daten",

  storage:
    "Dieser Browser speichert nichts von dieser Seite: Ein kopierter Link bewahrt alles auf.",
  noWorkers: "Das Rennen braucht Web-Worker, die dieser Browser hier nicht erlaubt.",
  otherVersion: (theirs, ours) =>
    `Der Link stammt aus Version ${theirs}; dies ist ${ours}, daher können die Läufe abweichen.`,
  linkProblem: "Ein Teil des Links konnte nicht verwendet werden",
  linkFormat: (v) => `der Link hat das Format ${v}, diese Seite liest 1`,
  linkValue: (key, value, why) => `${key}=${value}: ${why}`,
  moreProblems: (more) => `Und ${count(more, "weiterer Teil", "weitere Teile")} des Links.`,
  givenTwice: "mehrfach angegeben; die letzte Angabe zählt",
  foreignTooLong: "dieser Seite unbekannt und zu lang, um es aufzuheben",
  unused: (view) => `wird von „${view}“ nicht verwendet`,
  tooManyLanes: (most) =>
    most === 1 ? "nur der erste wird hier verwendet" : `nur die ersten ${most} werden verwendet`,
  unknownAlgorithm: "diesen Algorithmus gibt es nicht",
  unknownPreset: "diese Voreinstellung gibt es nicht; es gilt die übliche",
  unknownParam: "diesen Parameter gibt es nicht",
  unknownLane: "diese Bahn gibt es nicht",
  badValue: (allowed) => `nicht erlaubt (${allowed})`,
};
