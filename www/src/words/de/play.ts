/** Selber lösen, und Rätsel als Text. */
import type { words as formatsWords } from "../formats";
import type { words as playWords } from "../play";
import type { Translation } from "../translation";
import { and, count, format } from "./writing";

const places = (cells: readonly string[]) =>
  cells.length > 4 ? `${format(cells.length)} Zellen` : and(cells);
const some = (n: number) => count(n, "Zelle", "Zellen");

export const play: Translation<typeof playWords> = {
  title: "Gitter",
  modes: {
    label: "Was eine Ziffer schreibt",
    digit: "Ziffer",
    corner: "Ecke",
    centre: "Mitte",
    colour: "Farbe",
  },
  press: {
    digit: (digit) => `Ziffer ${digit}`,
    corner: (digit) => `Eckmarke ${digit}`,
    centre: (digit) => `Kandidat ${digit}`,
    colour: (name) => `Farbe ${name}`,
  },
  given: (digit) => `Vorgabe ${digit}`,
  left: (left) => (left > 0 ? `noch ${left}` : "vollständig"),
  colours: ["Rot", "Orange", "Gelb", "Grün", "Türkis", "Blau", "Violett", "Rosa", "Grau"],
  pad: "Ziffern",
  erase: "Löschen",
  undo: "Rückgängig",
  redo: "Wiederholen",
  several: "Mehrere",
  selectSeveral: "Mehrere Zellen wählen",
  severalHelp: "Jede angetippte Zelle kommt zur Auswahl hinzu oder wird herausgenommen",
  hint: "Tipp",
  hintHelp: "Erst die Stelle, dann die Technik, dann der Schritt: mit jedem Druck mehr",
  fill: "Kandidaten eintragen",
  fillShort: "Kandidaten",
  fillHelp: "In jede leere Zelle schreiben, was Zeile, Spalte und Block übrig lassen",
  check: "Prüfen",
  checkHelp: "Das Eingetragene mit der Lösung vergleichen",
  headline: {
    question: "Wie lautet die Lösung?",
    answered: "Gelöst",
    editing: "Ein eigenes Rätsel",
  },
  yourTurn: "Los geht’s",
  toGo: (blank) => `noch ${some(blank)}`,
  begin: "Eine Zelle wählen und eine Ziffer tippen.",
  play: "Spielen",
  moreActions: "Mehr: auswählen, hervorheben, von vorn, Vorgaben, Tasten, Einstellungen",
  choose: "Rätsel wählen",
  newPuzzle: "Neues Rätsel",
  levels: {
    easy: "Leicht",
    medium: "Mittel",
    hard: "Schwer",
    unfair: "Unfair",
    extreme: "Extrem",
  },
  daily: "Rätsel des Tages",
  makingLevel: (what) => `Wird erstellt: ${what}`,
  collection: "Sammlung",
  hidden: (found) => (found === 1 ? "eine, verdeckt" : found === 0 ? "keine" : format(found)),
  scored: (score) => `HoDoKu ${score}`,
  restart: "Von vorn",
  restartHelp: "Zurück zu den Vorgaben. „Rückgängig“ holt alles wieder",
  edit: "Vorgaben ändern",
  editing: "Was jetzt getippt wird, ist eine Vorgabe. Danach „Spielen“ drücken.",
  uncolour: "Farben löschen",
  keys: "Tasten",
  settings: "Einstellungen",
  setting: {
    auto: "Alle Kandidaten zeigen und nachführen",
    places: "Jedem Kandidaten einen festen Platz in der Zelle geben",
    tidy: "Eine neue Ziffer löscht ihre Notizen in Zeile, Spalte und Block",
    clashes: "Ziffern markieren, die sich widersprechen",
    mistakes: "Fehler sofort markieren",
    same: "Gleiche Ziffern hervorheben",
    timer: "Uhr zeigen",
    keys: "Ins Gitter tippen, auch wenn der Fokus anderswo ist",
  },
  highlight: {
    label: "Betonen",
    none: "keine",
    before: "Vorige Ziffer hervorheben",
    after: "Nächste Ziffer hervorheben",
    now: (digit) => (digit === "" ? "Keine Ziffer hervorgehoben" : `Hervorgehoben: ${digit}`),
    colours: (digit) => `Farben gelten den Kandidaten ${digit}.`,
  },
  time: "Zeit",
  solved: (time) => (time === null ? "Gelöst." : `Gelöst in ${time}.`),
  another: "Noch eines dieser Art",
  recent: "Eigene Rätsel",
  recentOne: (side, givens, blank) =>
    `${side} × ${side}, ${count(givens, "Vorgabe", "Vorgaben")}, ${blank === 0 ? "voll" : `${format(blank)} leer`}`,
  recentSolved: "gelöst",
  forget: (name) => `Vergessen: ${name}`,
  gone: "Dieses Rätsel ist nicht mehr aufgehoben.",
  source: "Rätsel",
  panels: "Mehr zu diesem Rätsel",
  solution: "Lösung",
  rating: "Wie schwer es ist",

  content: {
    given: (digit) => `Vorgabe ${digit}`,
    digit: (digit) => `Ziffer ${digit}`,
    candidates: (digits) => `Kandidaten ${digits.join(" ")}`,
    corner: (digits) => `Ecke ${digits.join(" ")}`,
    colours: (names) => `gefärbt ${names.join(" und ")}`,
    candidateColours: (all) => all.join(", "),
    clashes: "widerspricht einer anderen",
    wrong: "falsch",
    ruledOut: "unter den Kandidaten fehlt die richtige Ziffer",
  },

  said: {
    mode: (name) => `Modus ${name}`,
    placed: (digit, cells) => `${digit} in ${places(cells)}`,
    placedGiven: (digit, cells) => `Vorgabe ${digit} in ${places(cells)}`,
    clash: (cells) => `Widerspruch zu ${places(cells)}`,
    took: (marks) =>
      `${count(marks, "Notiz", "Notizen")} gelöscht, denn die Ziffer ist jetzt gesetzt`,
    marked: (what, cells) => `${what} notiert in ${places(cells)}`,
    unmarked: (what, cells) => `${what} gelöscht in ${places(cells)}`,
    cleared: (cells) => `Geleert: ${places(cells)}`,
    nothing: "Dort gibt es nichts zu ändern",
    isGiven: "Diese Zelle ist eine Vorgabe. „Vorgaben ändern“ ändert sie",
    undone: (cells) => `Rückgängig: ${places(cells)}`,
    redone: (cells) => `Wiederholt: ${places(cells)}`,
    noUndo: "Nichts rückgängig zu machen",
    noRedo: "Nichts zu wiederholen",
    restarted: "Zurück zu den Vorgaben",
    filled: "Alle Kandidaten sind eingetragen",
    edit: (on) => (on ? "Die Vorgaben werden geändert" : "Es wird gespielt"),
    selected: (cells) => (cells === 0 ? "Keine Zelle gewählt" : `${some(cells)} gewählt`),
  },

  checked: {
    fine: (blank) =>
      `Bisher kein Fehler: ${blank === 0 ? "Alle Zellen stimmen" : `noch ${count(blank, "leere Zelle", "leere Zellen")}`}.`,
    wrong: (cells, ruledOut) =>
      `${[
        ...(cells > 0 ? [count(cells, "falsche Ziffer", "falsche Ziffern")] : []),
        ...(ruledOut > 0 ? [`${some(ruledOut)} ohne den richtigen Kandidaten`] : []),
      ].join(" und ")}: im Gitter markiert.`,
    several: "Dieses Rätsel hat mehr als eine Lösung, daher lässt sich nichts vergleichen.",
    none: "Dieses Rätsel hat keine Lösung: bitte die Vorgaben prüfen.",
    unknown: "Die Lösung ist noch nicht bekannt. Bitte gleich noch einmal versuchen.",
  },

  command: {
    digits: "eine Ziffer schreiben, oder was der Modus sagt",
    corner: "eine Eckmarke schreiben",
    centre: "einen Kandidaten schreiben",
    colour: "die Zellen färben",
    erase: "löschen, was dort steht",
    modeDigit: "Ziffern",
    modeCorner: "Eckmarken",
    modeCentre: "Kandidaten",
    modeColour: "Farben",
    cycle: "der nächste Modus; beim Ändern der Vorgaben die nächste Zelle",
    toggle: "die Zelle aus der Auswahl nehmen oder hinzufügen",
    move: "umhergehen",
    extend: "Zellen zur Auswahl hinzufügen",
    jump: "die nächste leere Zelle in dieser Richtung",
    ends: "die Enden der Zeile; mit Strg die Ecken",
    all: "alle Zellen wählen",
    none: "nichts wählen; dann wird eine Ziffer hervorgehoben",
    undo: "rückgängig",
    redo: "wiederholen",
    filter: "die vorige Ziffer hervorheben, die nächste",
    hint: "die nächste Stufe des Tipps",
    sheet: "diese Tasten",
  },
  keysNote:
    "Sie gelten in der ganzen Ansicht, außer wo etwas geschrieben oder gewählt wird. Eine Einstellung beschränkt sie auf das Gitter. In Gittern mit mehr als neun Ziffern stehen Buchstaben für Ziffern: Für die Buchstaben dieser Liste Alt halten. Zwei schnell getippte Ziffern sind eine Zahl.",
  gestures:
    "Ziehen wählt mehrere Zellen; Strg fügt eine hinzu, Umschalt alle bis dorthin. Ein weiterer Druck auf die einzige gewählte Zelle wählt keine. Ein Doppelklick wählt alle Zellen mit dieser Ziffer. Auf dem Ziffernblock schreibt ein doppeltes Tippen die Ziffer selbst, gleich in welchem Modus.",
};

/** Was ein Rätsel über das Übliche hinaus verlangt. */
const RULES: Readonly<Record<string, string>> = {
  killercage: "Killer-Käfige",
  cage: "Käfige",
  thermometer: "Thermometer",
  arrow: "Pfeile",
  arrows: "Pfeile",
  lines: "gezeichnete Linien",
  overlays: "Zeichnungen über den Zellen",
  underlays: "Zeichnungen unter den Zellen",
  irregular: "unregelmäßige Blöcke",
  "diagonal+": "eine Diagonale",
  "diagonal-": "eine Diagonale",
  antiknight: "eine Anti-Springer-Regel",
  antiking: "eine Anti-König-Regel",
  nonconsecutive: "eine Regel gegen Nachbarzahlen",
  disjointgroups: "getrennte Mengen von Zellen",
  extraregion: "zusätzliche Häuser",
  odd: "ungerade Zellen",
  even: "gerade Zellen",
  palindrome: "Palindrome",
  renban: "Renban-Linien",
  whispers: "Flüsterlinien",
  betweenline: "Zwischenlinien",
  littlekillersum: "Little-Killer-Summen",
  sandwichsum: "Sandwich-Summen",
  xsum: "X-Summen",
  skyscraper: "Hochhaus-Hinweise",
  difference: "Differenzen",
  ratio: "Verhältnisse",
  xv: "XV-Paare",
  clone: "Klone",
  quadruple: "Quadrupel",
  maximum: "Maxima",
  minimum: "Minima",
  negative: "eine Verneinungsregel",
};

export const formats: Translation<typeof formatsWords> = {
  packedBroken:
    "Die Stellung in diesem Link ist beschädigt: Wurde der Link gekürzt oder sein Rätsel geändert?",
  noPuzzle: "Dieser Link der Seite enthält kein Rätsel.",
  elsewhere:
    "Dieser Link nennt ein Rätsel, das auf dem Server jener Seite liegt. Bitte dort öffnen und die Ziffern kopieren oder einen Link, der das Rätsel enthält.",
  linkBroken: "Das Rätsel in diesem Link ist nicht lesbar. Wurde der Link gekürzt?",
  jsonBroken:
    "Dieses JSON ist abgeschnitten oder kein Rätsel von f-puzzles, SudokuPad oder sudoku.coach.",
  isPicture:
    "Das ist ein Bild. Rätsel werden nur aus Text gelesen: die Ziffern eintippen oder als Text kopieren.",
  binary:
    "Das ist kein Text. Ein Rätsel wird aus Text gelesen: Ziffern, eine Tabelle, ein Link oder eine Textdatei.",
  variant: (key) =>
    `Dieses Rätsel ist kein klassisches Sudoku: Es hat ${RULES[key] ?? key.slice(0, 40)}.`,
  beyond: (text, side) => `${text} ist keine Ziffer von 1 bis ${side}.`,
  several: (n) => `In diesem Text stehen ${n} Rätsel.`,
  librarySymbol: (found) =>
    `${found} kann hier nicht stehen: Das vierte Feld einer HoDoKu-Zeile besteht aus 81 Ziffern und Punkten, mit + vor dem, was gesetzt wurde.`,
  libraryCells: (n) => `Das vierte Feld einer HoDoKu-Zeile hat 81 Zellen; dieses hat ${n}.`,
  libraryCandidate: (found) =>
    `${found} ist kein gestrichener Kandidat: Das sind Ziffer, Zeile und Spalte, wie in 436.`,
  libraryTitle: (code) => `Schritt ${code}`,
  wikiLength: (n) =>
    `Nach S9B hat ein SudokuWiki-Link 162 Zeichen, zwei je Zelle; dieser hat ${n}.`,
  wikiPair: (pair) => `${pair} steht für keine Zelle eines SudokuWiki-Links.`,
  exchangeSymbol: (found) => `${found} hat in einem SudokuExchange-Link keine Bedeutung.`,
  exchangeCells: (n) =>
    `Ein SudokuExchange-Link enthält 81 Zellen; dieser hat ${n}. Wurde er gekürzt?`,
  noGames: "Diese OpenSudoku-Datei enthält kein Spiel.",
  gameBroken: "Die Daten dieses OpenSudoku-Spiels sind nicht lesbar.",
  pasted: "Eingefügte Rätsel",
  left: (what) => `Nicht übernommen: ${and(what)}.`,
  leftMarks: "Notizen",
  leftColours: "Farben",
  leftGivenMarks: "vorgegebene Notizen",
  titled: (title) => `Geöffnet: ${title}`,
  keptBefore: "Das bisherige Rätsel ist aufgehoben, unter „Eigene Rätsel“.",
  backToBefore: "Zurück dorthin",
  askTitle: "Wie der Text zu lesen ist",
  askDone: "So ist es richtig",
  asks: {
    singles: {
      question: (cells) =>
        `${count(cells, "Zelle hat", "Zellen haben")} in diesem Text einen einzigen Kandidaten. Ist er notiert oder eingetragen?`,
      options: ["Notiert", "Eingetragen"],
    },
    alphabet: {
      question: () =>
        "Dieser Text hat Nullen und andere leere Zellen. Ist 0 eine leere Zelle oder eine Ziffer?",
      options: ["Eine leere Zelle", "Eine Ziffer"],
    },
    solution: {
      question: () =>
        "Unter dem Rätsel steht ein volles Gitter. Sollen seine Ziffern übernommen werden?",
      options: ["Nur das Rätsel", "Mit allen Ziffern"],
    },
  },
  openFile: "Datei öffnen …",
  openFileHelp:
    "Ein Rätsel oder viele: .txt, .sdm, .sdk, .sdx, .csv, .opensudoku. Die Datei lässt sich auch auf die Seite ziehen",
  fileTooLarge: (name) => `${name} ist größer als 50 MB.`,
  fileUnread: (name) => `${name} konnte nicht gelesen werden.`,
  drop: "Datei ablegen, um sie zu öffnen",
  solvedOf: (solved, all) => `${format(solved)} von ${format(all)} gelöst`,
  closePager: "Diese Rätselliste schließen",
  previous: "Voriges",
  next: "Nächstes",
  number: "Nummer des Rätsels",
  of: (all) => `von ${format(all)}`,
  noNumber: (all) => `Bitte eine Zahl von 1 bis ${format(all)} tippen.`,
  entry: (number, solved) => `Rätsel ${number}${solved ? ", gelöst" : ""}`,
  all: (first, last) => `Rätsel ${format(first)} bis ${format(last)}`,
  entrySolved: (number, left) =>
    left === 0
      ? `Rätsel ${number} ist gelöst, und damit alle.`
      : `Rätsel ${number} ist gelöst. Noch ${format(left)}.`,
  entryWrong: (line, why) => `Das Rätsel in Zeile ${line} ist nicht lesbar: ${why}`,
  damagedEntries: (numbers) =>
    numbers.length === 1
      ? `Eintrag ${numbers[0]} dieser Liste, wie der Browser sie aufgehoben hat, ist nicht lesbar und wird ausgelassen. Bitte die Datei wieder öffnen, um ihn zurückzuholen.`
      : `Die Einträge ${and(numbers.map(String))} dieser Liste, wie der Browser sie aufgehoben hat, sind nicht lesbar und werden ausgelassen. Bitte die Datei wieder öffnen, um sie zurückzuholen.`,
  wrongLines: (lines) => `${count(lines, "Zeile", "Zeilen")} ausgelassen: dort ist kein Rätsel.`,
  notKept:
    "Diese Liste ist zu lang, um sie im Browser aufzuheben: Beim nächsten Mal bitte die Datei wieder öffnen.",
  notFetched:
    "Was Rätsel liest, konnte nicht geladen werden. Bitte noch einmal versuchen, sobald das Netz wieder da ist.",
  share: "Kopieren und ausgeben",
  format: "Format",
  formats: {
    link: "Link mit allem",
    line: "Eine Zeile",
    grid: "Gitter mit Rändern",
    grids: "Ziffern und Kandidaten",
    marks: "Kandidaten",
    lists: "Kandidaten, neun Zeichen je Zelle",
    hodoku: "Zeile der HoDoKu-Bibliothek",
    sdk: "SadMan-Datei (.sdk)",
    sdx: "SudoCue-Datei (.sdx)",
    sdm: "Sammlungsdatei (.sdm)",
    opensudoku: "OpenSudoku-Datei",
    wiki: "SudokuWiki-Link",
    exchange: "SudokuExchange-Link",
    fpuzzles: "f-puzzles-Link",
    sudokupad: "SudokuPad-Link",
  },
  preview: "Vorschau",
  copy: "Kopieren",
  copied: "Kopiert",
  copyRefused:
    "Der Browser hat das Kopieren verweigert. Bitte die Vorschau markieren und selbst kopieren",
  save: "Als Datei sichern",
  lost: (what) => (what.length === 0 ? "" : `Nicht enthalten: ${and(what)}.`),
  losses: {
    values: "die eingetragenen Ziffern",
    given: "welche Ziffern Vorgaben sind",
    marks: "die Notizen",
    struck: "was gestrichen wurde",
    corner: "Eckmarken",
    colours: "Farben",
    box: "die Form der Blöcke",
  },
  changed: {
    everyCell: "Jede leere Zelle steht mit ihren Kandidaten da, notiert oder nicht.",
    ruledOut: "Notizen stehen als die gestrichenen Kandidaten da.",
    singles: "Eine Zelle mit einem einzigen Kandidaten sieht aus, als wäre sie ausgefüllt.",
  },
  whole: "Alles, was im Gitter steht, ist darin.",
  tooLong: (length) =>
    `Dieser Link hat ${format(length)} Zeichen, mehr als manche Seiten und Mailprogramme vertragen. Besser als Datei sichern: Die Seite öffnet sie wieder.`,
  picture: "Bild",
  pictureOf: "Das Gitter als Bild",
  marks: "Notizen",
  marksOf: {
    own: "wie eingetragen",
    left: "alle Kandidaten",
    none: "keine",
  },
  print: "Drucken",
  noPng: "Der Browser konnte das Bild nicht zeichnen. Bitte als SVG sichern.",
};
