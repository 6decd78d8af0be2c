/** Mehrere Kerne: ein Rätsel, viele Startwerte, ganze Sammlungen. */
import type { words as coresWords } from "../cores";
import type { words as manyWords } from "../many";
import type { words as portfolioWords } from "../portfolio";
import type { Translation } from "../translation";
import { page } from "./page";
import { count, decimal, fixed, format, one } from "./writing";

const percent = (share: number) => `${Math.round(share * 100)}\u00a0%`;
const someCores = (n: number) => count(n, "Kern", "Kerne");
const onCores = (n: number) => count(n, "Kern", "Kernen");
const partsOf = (n: number) => count(n, "Teil", "Teilen");
const workers = (n: number) => `${format(n)} Worker${n === 1 ? "" : "n"}`;
const found = (n: number) => count(n, "Lösung", "Lösungen");

export const cores: Translation<typeof coresWords> = {
  title: "Ein Rätsel auf mehreren Kernen",
  intro:
    "Der Suchbaum wird an seinen ersten Entscheidungen geteilt; wer frei ist, nimmt den nächsten Teil, und die Ergebnisse werden in der Reihenfolge der Teile zusammengezählt. Daher sind die Antwort und alle Zahlen auf beliebig vielen Kernen gleich; nur die Zeit ändert sich.",
  introSteps: (step) =>
    `Jeder Schritt (${one(step)}) besteht aus unabhängigen Teilen. Jeder Worker berechnet seinen Anteil, schickt ihn den anderen und wartet auf deren Anteile; daher sind die Zahlen auf beliebig vielen Kernen bis aufs letzte Bit gleich. Das lohnt sich, wenn ein Schritt viel länger dauert als eine Nachricht.`,
  parameters: "Parameter",
  algorithm: "Algorithmus",
  preset: "Voreinstellung",
  task: "Aufgabe",
  first: "die erste Lösung finden",
  many: "Lösungen zählen bis",
  most: (most) => `ganze Zahl, 2–${most}`,
  cores: "Kerne",
  coresOf: (n, most) => `${format(n)} von ${format(most)}`,
  ready:
    "„Gemeinsam lösen“ zeigt, wie die Teile verteilt werden; „Beschleunigung messen“ vergleicht einen Kern mit mehreren. Am meisten gewinnen schwere Rätsel und viele Lösungen.",
  run: "Gemeinsam lösen",
  measure: "Beschleunigung messen",
  cancel: "Abbrechen",
  wrongSize: (name, side) => `${name} nimmt keine Gitter mit ${side} × ${side} Zellen.`,
  clash: "Vorgaben widersprechen sich: bitte zuerst berichtigen.",
  cannot: {
    shareable: "sein Lauf lässt sich nicht auf mehrere Kerne verteilen",
    random: "er zieht keine Zufallszahlen, daher ergibt jeder Startwert denselben Lauf",
  },
  failed: (why) => `Das ist fehlgeschlagen: ${why}`,
  wasCancelled: "Abgebrochen.",
  parts: "Teile",
  part: (part, worker, state, nodes, n) =>
    `Teil ${format(part + 1)}, Worker ${worker + 1}, ${state}: ${count(nodes, "step")}, ${found(n)}`,
  partsDone: (done, all, ended) =>
    ended && done < all
      ? `${format(done)} von ${partsOf(all)} fertig, ${format(all - done)} nicht nötig`
      : `${format(done)} von ${partsOf(all)} fertig`,
  sharedSteps: "Geteilte Schritte",
  stepParts: (n, several) =>
    `Jeder Schritt besteht aus ${partsOf(n)}, verteilt auf ${format(several)} Worker.`,
  states: { waiting: "wartet", running: "läuft", done: "fertig", dropped: "nicht nötig" },
  worker: (worker) => `Worker ${worker + 1}`,
  withSolution: "mit Lösung",
  meanings: "Was diese Werte bedeuten",
  figures: {
    outcome: "Ergebnis",
    found: "Lösungen",
    steps: "Schritte",
    micros: "Zeit",
    idle: "Worker untätig",
  },
  idle: (share) => percent(share),
  outcomes: { solved: "gelöst", unsolvable: "keine Lösung", stalled: "festgefahren" },
  round: (round, rounds, n) => `Runde ${round} von ${rounds}: ${someCores(n)}`,
  speedUp: "Beschleunigung",
  plot: (n, speedUp) =>
    `Beschleunigung nach Zahl der Kerne, bis ${decimal(speedUp)} auf ${onCores(n)}. Die Tabelle nennt die Werte.`,
  axis: "Kerne",
  ideal: "ideal: Beschleunigung = Kerne",
  columns: ["Kerne", "Beschleunigung", "Spanne", "Median der Zeit", "Worker untätig"],
  times: (factor) => `${fixed(factor, 2)} ×`,
  range: (low, high) => `${fixed(low, 2)} – ${fixed(high, 2)}`,
  same: (rounds, steps, n) =>
    `Alle Läufe (${format(rounds)} je Zahl der Kerne) stimmen überein: ${found(n)}, ${count(steps, "step")} und auch alle anderen Zahlen.`,
  different: "Die Läufe stimmen nicht überein. Das ist ein Fehler; bitte mit dem Link melden.",
  short: (time) =>
    `Ein Kern braucht ${time}, zu wenig, um es zu teilen: Worker starten, aufteilen und Nachrichten dauern etwa ebenso lange. Ein schwereres Rätsel nehmen oder mehr Lösungen zählen.`,
  waits: (share, n) =>
    `Auf ${onCores(n)} waren die Worker ${percent(share)} der Zeit untätig: vor der ersten Nachricht, zwischen Nachrichten und am Ende, wenn sie auf den letzten Teil warten.`,
  thrownAway: (n) =>
    `Die Suche endet bei ${count(n, "Lösung", "Lösungen")}; was andere Worker darüber hinaus begonnen hatten, wird verworfen. Alle Lösungen zu zählen, bringt mehr.`,
  costs: (alone, n, computed, waited) =>
    `Ein Worker berechnet einen Schritt in ${alone}. Mit ${n} Workern rechnet jeder ${computed} daran (das Senden eingeschlossen) und wartet ${waited} auf die anderen.`,
  briefly: (time, share) =>
    `Die Worker waren in ${percent(share)} dieser ${time} untätig: Sie zu starten und Nachrichten zu senden, dauert etwa so lange wie eine so kurze Suche. Mehr Kerne lohnen sich bei schwereren Rätseln oder beim Zählen vieler Lösungen.`,
  slower: (times) => `Das Teilen macht es ${fixed(times, 1)}-mal langsamer.`,
  faster: (times) => `Das Teilen macht es ${fixed(times, 2)}-mal schneller.`,
  oneCore:
    "Dieser Rechner hat einen Kern, sagt der Browser: Es gibt nichts zu vergleichen, da sich mehrere Worker ihn teilen würden.",
  table: "Die Beschleunigung in Zahlen",
  announceMeasured: (n, times) => `${someCores(n)}: ${times}`,
  announce: (outcome, n, time) => `${outcome}: ${found(n)} in ${time}`,
};

const steps = (n: number) => count(Math.round(n), "step");
const times = (factor: number) => `${fixed(factor, factor < 10 ? 2 : 0)}\u00a0×`;
const ofSeeds = (n: number) => count(n, "Startwert", "Startwerten");

export const portfolio: Translation<typeof portfolioWords> = {
  ideal: "ideal: Beschleunigung = Kerne",
  ways: "Wie die Kerne eingesetzt werden",
  parts: "ein Lauf, auf alle Kerne verteilt",
  seedsSideBySide: "viele Startwerte nebeneinander",
  title: "Viele Startwerte nebeneinander",
  intro:
    "Ein zufallsgesteuerter Algorithmus hat mit einem Startwert Glück und mit einem anderen Pech. Deshalb laufen mehrere zugleich, und wer zuerst fertig ist, beendet die anderen. Es gewinnt der Startwert mit den wenigsten Schritten, nicht der erste nach der Uhr; so ist es auf beliebig vielen Kernen derselbe.",
  seeds: "Startwerte",
  seedsAllowed: (most) => `ganze Zahl, 1–${format(most)}`,
  first: "Erster Startwert",
  maxSteps: "Schrittgrenze je Startwert",
  start: "Startwerte laufen lassen",
  toTheEnd: "Erwarteten Gewinn messen",
  toTheEndHelp: "Jeder Startwert läuft bis zum Ende, nicht nur, solange er noch gewinnen kann.",
  begun: (all) => `${count(all, "Startwert läuft", "Startwerte laufen")}.`,
  running: (over, all) => `${format(over)} von ${ofSeeds(all)} fertig`,
  unlimited: "Es gibt keine Schrittgrenze: Ein Startwert, der nie aufgibt, läuft bis zum Abbruch.",
  list: "Startwerte und ihr Stand",
  series: "Kurve",
  seed: (seed) => `Startwert ${format(seed)}`,
  states: {
    waiting: "wartet",
    running: "läuft",
    beaten: "geschlagen",
    wins: "gewinnt",
    nearest: "am nächsten",
    solved: "gelöst",
    unsolvable: "keine Lösung",
    stalled: "festgefahren",
    steps: "Schrittgrenze erreicht",
  },
  steps,
  wins: (seed, taken) =>
    `Startwert ${format(seed)} gewinnt mit ${count(Math.round(taken), "Schritt", "Schritten")}.`,
  refuted: (seed, taken) =>
    `Startwert ${format(seed)} beweist nach ${count(Math.round(taken), "Schritt", "Schritten")}, dass es keine Lösung gibt.`,
  nobody: (all, seed, conflicts) =>
    `Keiner von ${ofSeeds(all)} hat eine Lösung gefunden. Am nächsten kam Startwert ${format(seed)}, mit ${count(conflicts, "übrigen Konflikt", "übrigen Konflikten")}.`,
  watch: (seed) => `Startwert ${format(seed)} im Rennen ansehen`,
  spent: (all, time) => `Alle Startwerte zusammen: ${steps(all)} in ${time}.`,
  expectTeaser:
    "Das war eine einzige Ziehung. Was von anderen zu erwarten ist, zeigt sich, wenn jeder Startwert bis zum Ende läuft.",
  gain: "Was zu erwarten ist",
  same: (taken) =>
    `Alle Startwerte brauchen ${steps(taken)}: Glück spielt bei diesem Rätsel keine Rolle, daher ist nichts zu gewinnen.`,
  none: (all) =>
    `Keiner von ${ofSeeds(all)} hat eine Lösung gefunden, daher lässt sich kein Gewinn messen. Mehr Schritte erlauben oder ein leichteres Rätsel nehmen.`,
  one: (all, answered, mean) =>
    `${format(answered)} von ${ofSeeds(all)} haben eine Antwort gefunden. Nacheinander versucht, kostet eine Antwort im Mittel ${steps(mean)}.`,
  several: (n, mean, factor) =>
    `Laufen ${format(n)} zugleich, braucht der erste ${steps(mean)}: ${times(factor)} so schnell, mit je einem Kern.`,
  lessWork: (share) =>
    `Zusammen leisten sie ${percent(share)} der Arbeit des Nacheinander: Manche Startwerte haben so lange Pech, dass sich das Abwechseln sogar auf einem Kern lohnt.`,
  moreWork: (n, share) =>
    `Zusammen leisten sie ${percent(share)} der Arbeit des Nacheinander: Die Arbeit der Verlierer ist umsonst, daher bleibt der Gewinn unter ${format(n)} ×.`,
  estimate: (all) =>
    `Geschätzt aus den Schritten von ${ofSeeds(all)}; die Balken sind 95-%-Intervalle. Mehr Startwerte machen sie schmaler.`,
  plot: (n, factor) =>
    `Erwartete Beschleunigung nach Zahl der Startwerte zugleich, bis ${decimal(factor)} mit ${format(n)}. Die Tabelle nennt die Werte.`,
  axis: "Startwerte zugleich, je ein Kern",
  table: "Der erwartete Gewinn in Zahlen",
  columns: [
    "Startwerte zugleich",
    "Erwartete Schritte",
    "Zeit",
    "Beschleunigung",
    "95-%-Intervall",
    "Arbeit",
  ],
  times,
  range: (low, high) => `${fixed(low, 2)} – ${fixed(high, 2)}`,
  percent,
  announce: (seed, outcome, taken, time) =>
    `Startwert ${seed}, ${outcome}: ${steps(taken)}, in ${time}`,
};

const rough = (n: number) => format(Number(n.toPrecision(3)));
const puzzles = (n: number) => `${format(n)} Rätsel`;
const lines = (n: number) => count(n, "Zeile", "Zeilen");
const share = (n: number) => `${decimal(String(n * 100))} %`;

const seconds = (ms: number) => {
  if (ms < 100) return `${Math.round(ms)} ms`;
  return ms < 9950 ? `${fixed(ms / 1000, 1)} s` : `${rough(ms / 1000)} s`;
};
const time = (micros: number) => {
  if (micros < 1000) return `${rough(micros)} µs`;
  return micros < 1e6 ? `${rough(micros / 1000)} ms` : `${rough(micros / 1e6)} s`;
};

const short = new Intl.NumberFormat("de", { notation: "compact" });

const fates = {
  waiting: "ohne Antwort",
  unique: "genau eine Lösung",
  solved: "gelöst",
  several: "mehrere Lösungen",
  none: "keine Lösung",
  stalled: page.outcomes?.stalled ?? "",
  steps: page.outcomes?.steps ?? "",
  invalid: "Vorgaben widersprechen sich",
  refused: "abgelehnt",
  skipped: "Größe nicht möglich",
  crashed: "abgestürzt",
};

const asked = (limit: number, maxSteps: number | null) =>
  (limit === 1 ? "erste Lösung" : `bis zu ${format(limit)} Lösungen`) +
  (maxSteps === null ? "" : `, bis zu ${format(maxSteps)} Schritte`);

export const many: Translation<typeof manyWords> = {
  title: "Eine Rätselsammlung",
  intro:
    "Jedes Rätsel einer Sammlung auf allen Kernen lösen. Eine Sammlung hat je Zeile ein Rätsel der Größe 4 bis 25; Text dahinter ist eine Beschriftung, # leitet einen Kommentar ein. Nichts verlässt diese Seite.",
  choose: "Datei öffnen …",
  drop: "Eine Datei lässt sich auch hierher ziehen, und Zeilen lassen sich einfügen.",
  dropping: "Datei ablegen, um sie zu lesen",
  chooseSet: "Sammlung wählen …",
  ownSet: "Eigene Sammlung",
  setLabel: "Sammlung",
  set: (name, n) => `${name} (${puzzles(n)})`,
  about: (what, from) => `${what[0]?.toUpperCase()}${what.slice(1)}. Quelle: ${from}.`,
  pasted: "eingefügte Zeilen",
  notKept: "Die eigene Sammlung bleibt in diesem Tab: Nach dem Neuladen bitte wieder öffnen.",
  reading: (part) => `Wird gelesen, ${Math.round(part * 100)} %`,
  stopReading: "Lesen abbrechen",
  empty: (name) => `${name} enthält kein Rätsel, nur leere Zeilen und Kommentare.`,
  unreadable: (name, why) => `${name} konnte nicht gelesen werden: ${why}`,
  noSuchSet: (id) => `Es gibt keine Sammlung namens ${id.slice(0, 40)}.`,
  notFetched: (id, why) =>
    `Die Sammlung ${id.slice(0, 40)} konnte nicht geladen werden; bitte noch einmal versuchen, sobald das Netz wieder da ist. (${why})`,
  noSets: (why) =>
    `Die Liste der Sammlungen konnte nicht geladen werden; eine eigene lässt sich trotzdem öffnen. (${why})`,
  read: (n, wrong) =>
    `${puzzles(n)} gelesen${wrong > 0 ? `, ${count(wrong, "Zeile hat", "Zeilen haben")} Fehler` : ""}`,
  cut: (n) => `Die Sammlung ist länger: Nur die ersten ${puzzles(n)} wurden gelesen.`,
  wrongTitle: (n) => `${lines(n)} mit Fehlern`,
  wrong: (line, column, reason) => `Zeile ${format(line)}, Spalte ${format(column)}: ${reason}`,
  wrongMore: (n) => `… und ${format(n)} weitere`,
  solver: "Löser",
  preset: "Voreinstellung",
  parameters: "Parameter",
  example:
    "Ein Beispiel, das von selbst begonnen hat. Eine andere Sammlung wählen oder eine eigene öffnen.",
  before: (what) => `Diese Werte gehören zu ${what}, nicht zu dem, was jetzt gewählt ist.`,
  gap: (part) =>
    `Der Löser selbst hat ${Math.max(1, Math.round(part * 100))}\u00a0% der Zeit der Worker gearbeitet; der Rest ging an ihren Start, das Laden und das Weitergeben der Ergebnisse. Bei längeren Sammlungen nähern sich die beiden Geschwindigkeiten an.`,
  usual: (name) => `Hier am schnellsten: ${name}`,
  question: "Prüfen",
  questions: { 1: "erste Lösung", 2: "genau eine Lösung?", n: "Zahl der Lösungen, bis" },
  most: "Zählen bis",
  mostAllowed: (max) => `Ganze Zahl, 3–${format(max)}.`,
  workers: "Worker",
  solve: "Alle lösen",
  again: "Alle noch einmal lösen",
  stop: "Stopp",
  progress: "Beantwortete Rätsel",
  status: (done, total) => `${format(done)} von ${format(total)} Rätseln`,
  rate: (perSecond) => `${rough(perSecond)} Rätsel/s`,
  remaining: (ms) => `noch etwa ${seconds(ms)}`,
  elapsed: (ms, n) => `in ${seconds(ms)} mit ${workers(n)}`,
  each: (micros) => `${time(micros)} je Rätsel im Löser, im Mittel`,
  stopped: "Angehalten: Was beantwortet ist, bleibt.",
  ended: (done, total) => `${format(done)} von ${format(total)} Rätseln beantwortet`,
  crashed: (n, why) =>
    `${puzzles(n)} ${n === 1 ? "hat" : "haben"} zwei Worker nacheinander zum Absturz gebracht und ${n === 1 ? "blieb" : "blieben"} ohne Antwort: ${why}`,
  nothing: (name) => `${name} nimmt kein Rätsel dieser Sammlung: bitte einen anderen Löser wählen.`,
  save: "Als CSV sichern",
  saving: "Wird geschrieben …",
  results: "Ergebnisse",
  filter: "Zeigen",
  all: (n) => `alle ${format(n)}`,
  fate: (fate, n) => `${fates[fate]}: ${format(n)}`,
  fates,
  columns: {
    line: "Zeile",
    puzzle: "Rätsel",
    outcome: "Ergebnis",
    solutions: "Lösungen",
    steps: "Schritte",
    label: "Beschriftung",
  },
  atLeast: (n) => `${format(n)} oder mehr`,
  race: (line) => `Rennen mit Zeile ${format(line)}`,
  raceShort: "Rennen",
  puzzle: (line, text) => `Zeile ${format(line)}: ${text}`,
  pages: "Seiten der Ergebnisse",
  page: (from, to, of) => `${format(from)}–${format(to)} von ${format(of)}`,
  previous: "Zurück",
  next: "Weiter",
  speed: {
    title: "Beschleunigung",
    measure: "Beschleunigung messen",
    again: "Noch einmal messen",
    help: "Löst dieselben Rätsel abwechselnd mit 1, 2, … Workern, je mindestens 1 s: einmal zum Warmwerden, dann drei Runden.",
    progress: "Fertige Messungen",
    columns: {
      workers: "Worker",
      rate: "Median Rätsel/s",
      spread: "Spanne",
      by: "Beschleunigung",
    },
    note: "Hier mit der Wanduhr gemessen; was der Rechner sonst gerade tut, bremst.",
    times: (factor) => `${fixed(factor, 2)} ×`,
    range: (least, most) => `${rough(least)} – ${rough(most)}`,
  },
  measured: (n, side, name, solver, task) =>
    `${puzzles(n)} mit ${side} × ${side} aus ${name}, ${solver}, ${task}.`,
  asked,
  steps: {
    title: "Schritte je Rätsel",
    help: "Der Anteil der Rätsel, die jeder hier versuchte Löser mit höchstens so vielen Schritten beantwortet hat. Löser zählen Schritte verschieden; sie lassen sich nicht direkt vergleichen.",
    plot: (n) =>
      `${n === 1 ? "Eine Linie" : `${format(n)} Linien`} von 0 bis 100 % der Rätsel, mit den Schritten steigend; die Tabelle darunter nennt die Werte.`,
    axis: "Schritte (logarithmische Achse)",
    tick: (n) => short.format(n),
    percent: share,
    columns: {
      solver: "Löser",
      puzzles: "Rätsel",
      share: (part) => (part === 0.5 ? "Median" : share(part)),
      most: "Meiste",
      hardest: "Schwerstes",
    },
    task: (limit, maxSteps, step) => `${asked(limit, maxSteps)}; Schritt: ${one(step)}`,
    spent: (n) => `(${format(n)} ${fates.steps})`,
    stalled: (n) => `(${format(n)} ${fates.stalled})`,
    never: "nie",
    others: (n) => `und ${format(n)} ebensolche`,
  },
  measuringDone: "Die Beschleunigung ist gemessen.",
  number: rough,
};
