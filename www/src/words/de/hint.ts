/** Hilfe beim Lösen, Techniken. */
import type { words as hintWords } from "../hint";
import type { words as techniquesWords } from "../techniques";
import type { Translation } from "../translation";
import { className } from "./classes";
import { names } from "./names";
import { and, count, format } from "./writing";

const kinds = { row: "Zeile", column: "Spalte", box: "Block" } as const;
const house = (kind: keyof typeof kinds, number: number) => `${kinds[kind]} ${number}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const hint: Translation<typeof hintWords> = {
  title: "Alle Schritte, warum nicht",
  hint: "Tipp",
  more: "Mehr verraten",
  about: "Diese Technik lernen",
  apply: "Schritt ausführen",
  hide: "Ausblenden",
  key: "Umschalt+H",
  keyAlt: "Alt+Umschalt+H",
  waiting: "Der leichteste Schritt wird gesucht …",
  stages: ["Stelle", "Technik", "Schritt"],
  titles: {
    wrong: "Ein Fehler",
    stuck: "Kein Schritt gefunden",
    several: "Mehrere Lösungen",
    none: "Keine Lösung",
    solved: "Gelöst",
    failed: "Kein Tipp",
  },
  stageOf: (at, of) => `Tipp ${at} von ${of}`,
  house,
  look: (places) => `Hier hinsehen: ${and(places)}.`,
  lookAt: (cells) =>
    cells === 1
      ? "Auf die markierte Zelle sehen."
      : `Auf die ${format(cells)} markierten Zellen sehen.`,
  solved: "Alle Zellen sind gefüllt, und nichts widerspricht sich.",
  stuck:
    "Keine unserer Techniken findet hier einen Schritt. Eine Ziffer versuchen und ihr folgen, oder unten einen Algorithmus übernehmen lassen.",
  several: (found, exhausted) =>
    `Die Ziffern im Gitter lassen ${exhausted ? "" : "mindestens "}${count(found, "Lösung", "Lösungen")} zu; deshalb führt kein logischer Schritt zu einer davon.`,
  differ: (cells) =>
    `Die Lösungen unterscheiden sich in ${and(cells)}: Mit einer Ziffer dort geht es weiter.`,
  differMany: (cells) =>
    `Die Lösungen unterscheiden sich in den ${format(cells)} markierten Zellen: Mit einer Ziffer dort geht es weiter.`,
  none: "Keine Lösung stimmt mit den Ziffern im Gitter überein; deshalb führt kein Schritt zu einer.",
  failed: (why) => `Es gibt keinen Tipp: ${why}`,
  wrong: "Etwas im Gitter ist falsch. Noch einmal fragen, um zu sehen, wo.",
  wrongAt: (digits, marks) =>
    [
      digits.length > 0 &&
        (digits.length === 1
          ? `Die Ziffer in ${and(digits)} ist falsch.`
          : `Die Ziffern in ${and(digits)} sind falsch.`),
      marks.length > 0 && `In ${and(marks)} wurde ein Kandidat gestrichen, der gebraucht wird.`,
    ]
      .filter(Boolean)
      .join(" "),
  inCells: (digit, cells) => `${digit} in ${and(cells)}`,
  gone: (candidates) => `Gestrichen: ${candidates.join("; ")}.`,
  done: (placed) => `Erledigt: ${and(placed)}.`,
  isDigit: (cell, digit) => `${cell} ist ${digit}`,
  doneGone: (gone) => `Erledigt. ${gone} Das bleibt gemerkt, wo Kandidaten nicht angezeigt werden.`,
  goneMany: (candidates) => `Gestrichen: ${count(candidates, "Kandidat", "Kandidaten")}.`,
  legend: "Was die Zeichen bedeuten",
  signs: {
    house: "Haus, das der Schritt betrachtet",
    focus: "hier hinsehen",
    pattern: "die Begründung",
    placed: "Ziffer, die hierher gehört",
    eliminated: "Kandidat, der wegfällt",
    undone: "falsch oder unmöglich",
    fin: "zusätzlicher Kandidat (Flosse)",
    first: "erster Teil der Begründung",
    second: "zweiter Teil",
    third: "dritter Teil",
    fourth: "weitere Teile",
    grouped: "Zellen, die wie eine zählen",
    strong: "eines von beiden stimmt",
    weak: "nicht beide stimmen",
  },

  all: "Alle Schritte, die jetzt möglich sind",
  allIntro:
    "Auf einen Schritt zeigen, um ihn im Gitter zu sehen; ein Druck führt ihn aus. Auf dem Touchscreen zeigt ihn das erste Tippen, das zweite führt ihn aus.",
  allShow: "Alle Schritte suchen",
  allLooking: (found) => `Suche läuft … bisher ${count(found, "step")}`,
  allFound: (found) => (found === 0 ? "Keine Technik findet einen Schritt." : count(found, "step")),
  stop: "Stopp",
  allMost: (shown, found) => `Aufgeführt sind die ersten ${format(shown)} von ${format(found)}.`,

  why: "Warum nicht diese Ziffer?",
  whyIntro: "Eine leere Zelle im Gitter wählen, dann eine Ziffer.",
  whyFilled: (cell) => `${cell} hat schon eine Ziffer. Bitte eine leere Zelle wählen.`,
  whyIn: (cell) => `Warum nicht in ${cell}:`,
  whyPeer: (cell, digit, other) =>
    `${cell} ist nicht ${digit}: ${other} im selben Haus ist schon ${digit}.`,
  whyIf: (cell, digit) => `Wäre ${cell} die ${digit}:`,
  whySo: (cell, digit) => `Also ist ${cell} nicht ${digit}.`,
  whySteps: (steps) =>
    steps === 0
      ? "Sofort ein Widerspruch."
      : steps === 1
        ? "Ein Widerspruch nach 1 Schritt."
        : `Ein Widerspruch nach ${format(steps)} Schritten. Keiner davon ist entbehrlich; ein anderer Weg kann kürzer sein.`,
  followDigit: (cell, digit) => `${cell} ist ${digit}: Sonst bleibt nichts dafür übrig.`,
  followPlace: (cell, digit, place) =>
    `${cell} ist ${digit}: ${place} hat keinen anderen Platz dafür.`,
  followLocked: (digit, place, other, cells) =>
    `In ${place} liegen alle Plätze für ${digit} in ${other}: Die Ziffer fällt weg in ${cells}.`,
  followPair: (cells, place, gone) =>
    `${cells} teilen sich zwei Kandidaten, die im Rest von ${place} wegfallen: ${gone}.`,
  endCell: (cell) => `Dann bleibt für ${cell} nichts übrig.`,
  endHouse: (digit, place) => `Dann hat ${place} keinen Platz für ${digit}.`,
  whyOpen: (cell, digit) =>
    `Einer, eingeschlossene Kandidaten und Paare führen von ${cell}=${digit} zu keinem Widerspruch. Entweder stimmt es, oder der Gegenbeweis braucht eine längere Suche.`,
  whyTell: "Verraten",
  whyRight: (cell, digit) => `${cell}=${digit} stimmt: So steht es in der Lösung.`,
  whyWrong: (cell, digit) =>
    `${cell}=${digit} ist falsch: In der Lösung steht dort eine andere Ziffer. Die Begründung braucht mehr als diese Techniken.`,
  whyUnknown: "Das lässt sich nicht sagen: Von diesem Rätsel ist keine eindeutige Lösung bekannt.",
  whyFirst: "Etwas im Gitter ist schon falsch. Das zuerst berichtigen: Ein Tipp zeigt, wo es ist.",

  path: "Der Weg",
  pathLength: (steps) => count(steps, "Schritt", "Schritte"),
  pathIntro: "Jeder Schritt von den Vorgaben bis zum Ende, die leichteste Technik zuerst.",
  pathShow: "Weg suchen",
  pathFinding: (steps) => `Suche läuft … bisher ${count(steps, "step")}`,
  pathEnds: (steps, solved) =>
    solved
      ? `${count(steps, "step")} bis zur Lösung`
      : `${count(steps, "step")}, dann findet keine Technik mehr weiter`,
  pathFilter: "Technik",
  pathEvery: (steps) => `alle (${format(steps)})`,
  pathOf: (name, steps) => `${name} (${format(steps)})`,
  pathHere: (done, of) =>
    done === of
      ? "Alle Schritte sind getan."
      : `Als Nächstes kommt Schritt ${format(done + 1)} von ${format(of)}.`,
  pathGo: "Zeigen, wo ich bin",
  pathCell: (cell) => `Schritt, der ${cell} füllt`,
  pathCurve: (steps, name, at) =>
    `Schwierigkeit der ${format(steps)} Schritte; am schwersten ist Schritt ${format(at)}, ${name}`,
  pathCurveNote: "Höhe: was HoDoKu für den Schritt zählt.",
  pathCopy: "Als Text kopieren",
  pathCopied: "Weg kopiert",
  pathSave: "Als Text sichern",
  pathFile: "weg.txt",
  pathPlay: "Weg abspielen",
  pathReplay: "Noch einmal abspielen",
  pathControls: "Weg abspielen",
  pathReach: "Von hier im Gitter weitermachen",
  pathBoard: (step, of) => `Das Gitter nach Schritt ${format(step)} von ${format(of)} des Wegs`,

  beside: "Einen Algorithmus fragen",
  besideFrom: "von hier aus",
  besideIntro: "Diese Stellung einem Algorithmus übergeben, in einem eigenen Gitter.",
  besideWho: "Algorithmus",
  besideWatch: "Von hier aus zusehen",
  besideControls: "Der Lauf des Algorithmus",
  besideBoard: (name) => `${name}, von dieser Stellung aus`,
  besideRace: "Rennen von dieser Stellung aus",
  besideClash: "In einem Haus stehen zwei gleiche Ziffern: Damit beginnt kein Algorithmus.",
  besideStale: "Das Gitter hat sich seitdem geändert. Neu starten, um von hier aus zu beginnen.",
  ways: "Wie viele Möglichkeiten bleiben?",
  waysLooking: (found) => `Wird gezählt … bisher ${format(found)}`,
  waysLeft: (found, all) =>
    all
      ? found === 0
        ? "Es bleibt keine Möglichkeit: Etwas im Gitter ist falsch."
        : found === 1
          ? "Es bleibt eine Möglichkeit."
          : `Es bleiben ${format(found)} Möglichkeiten.`
      : `Es bleiben mindestens ${format(found)} Möglichkeiten.`,
  belief: "Was er glaubt",
  beliefIntro:
    "Je kräftiger die Farbe, desto wahrscheinlicher, aus Sicht des Algorithmus. Eigene Notizen bleiben darüber.",
  beliefShow: "Im Gitter zeigen",
  beliefAt: (name, steps) => `${name} nach ${steps}`,
  beliefOf: (cell, digits) => `${cell}: ${digits}`,
};

export const techniques: Translation<typeof techniquesWords> = {
  title: "Techniken",
  intro: (techniques) => `${techniques} Arten zu schließen, in jeder Familie das Leichteste zuerst`,
  find: "Technik suchen",
  found: (techniques) => `${count(techniques, "Technik", "Techniken")} gefunden`,
  all: "Alle Techniken",
  before: (name) => `Vorige: ${name}`,
  after: (name) => `Nächste: ${name}`,
  none: "diese Technik gibt es nicht",
  family: (id) => capital(names[id] ?? id.replaceAll("-", " ")),
  level: (level, points) => `${className(level)} in HoDoKu, ${points} Punkte`,
  oneSolution: "Nur für Rätsel mit genau einer Lösung",
  whole: "Die ganze Beschreibung",

  example: "Ansehen",
  stages: ["Stellung", "Muster", "Was folgt"],
  said: ["Das ist die Stellung, mit allen verbliebenen Kandidaten.", "Das ist das Muster."],
  stageOf: (stage, of, name) => `${stage} von ${of}: ${name}`,
  back: "Zurück",
  next: "Weiter",
  legend: "Was die Zeichen bedeuten",
  roles: {
    focus: "hier hinsehen",
    pattern: "das Muster",
    placed: "Ziffer zum Setzen",
    eliminated: "Kandidat zum Streichen",
    undone: "zurückgenommene Ziffer",
    fin: "Flosse",
    first: "erster Teil",
    second: "zweiter Teil",
    third: "dritter Teil",
    fourth: "weiterer Teil",
    grouped: "Plätze, die als einer zählen",
  },
  links: { strong: "starke Verbindung", weak: "schwache Verbindung" },

  attempt: "Selbst versuchen",
  task: {
    removes: "Eine Zelle wählen, dann die Kandidaten, die diese Technik dort streicht.",
    places: "Eine Zelle wählen, dann die Ziffer, die diese Technik dort setzt.",
  },
  boards: "Gitter zum Üben",
  boardOf: (board) => `Gitter ${board}`,
  solvedBoard: (board) => `Gitter ${board}, erledigt`,
  board: (name, side) => `${name}, ${side} mal ${side}`,
  cell: (row, column) => `Zeile ${row} Spalte ${column}`,
  candidates: (digits) =>
    digits.length === 0
      ? "keine Kandidaten"
      : `${digits.length === 1 ? "Kandidat" : "Kandidaten"} ${digits.join(" ")}`,
  chosen: {
    removes: (digits) => `zum Streichen gewählt: ${digits.join(" ")}`,
    places: (digits) => `zum Setzen gewählt: ${digits.join(" ")}`,
  },
  filled: "Diese Zelle ist gefüllt.",
  inCell: (cell) => `In ${cell}:`,
  remove: (digit) => `${digit} streichen`,
  place: (digit) => `${digit} setzen`,
  check: "Prüfen",
  clear: "Von vorn",
  show: "Antwort zeigen",
  empty: {
    removes: "Noch nichts gewählt: einen Kandidaten zum Streichen wählen.",
    places: "Noch nichts gewählt: eine Ziffer zum Setzen wählen.",
  },
  right: "Richtig.",
  shown: (text) => `Die Antwort: ${text}`,
  more: (left) =>
    `Es folgt noch mehr daraus: ${count(left, "weiterer Schluss", "weitere Schlüsse")}.`,
  trueOnly: (items) => `${and(items)}: stimmt, folgt hier aber nicht aus dieser Technik.`,
  wrong: (items, one) =>
    `Falsch: ${and(items)} lässt sich nicht schließen, denn die Lösung hat ${one}.`,
  placed: (cell, digit) => `${cell}=${digit}`,
  removed: (cell, digit) => `${cell}≠${digit}`,
  failed: "Die Gitter konnten nicht geladen werden. Bitte die Verbindung prüfen.",
};
