/** Kleine Tabellen. */
import type { words as besideWords } from "../beside";
import type { words as faultWords } from "../fault";
import type { words as foundWords } from "../found";
import type { words as helpWords } from "../help";
import type { words as libraryWords } from "../library";
import type { words as linksWords } from "../links";
import type { words as offlineWords } from "../offline";
import type { words as papersWords } from "../papers";
import type { words as paramsWords } from "../params";
import type { words as pasteWords } from "../paste";
import type { words as sharingWords } from "../sharing";
import type { words as tourWords } from "../tour";
import type { Translation } from "../translation";
import { and } from "./writing";

export const beside: Translation<typeof besideWords> = {
  runOnChange: "Bei Änderung starten",
  clears: "Eine Änderung leert das Rennen; Start lässt es mit den neuen Einstellungen laufen.",
  runOnChangeHelp: "Nach jeder Änderung neu starten",
};

/** Berühmte Rätsel, die auf Deutsch anders heißen. */
export const collection: Readonly<Record<string, string>> = {
  "Euler’s first": "Das erste von Euler",
  "Seventeen givens": "Siebzehn Vorgaben",
};

export const fault: Translation<typeof faultWords> = {
  part: "Dieser Teil der Seite wurde durch einen Fehler angehalten. Der Rest der Seite funktioniert weiter.",
  unhandled:
    "Auf dieser Seite ist ein Fehler aufgetreten. Die letzte Aktion wurde möglicherweise nicht ausgeführt; alles andere funktioniert weiter.",
  copy: "Fehlerbericht kopieren",
  copied: "Der Fehlerbericht wurde kopiert.",
  notCopied:
    "Der Browser hat das Kopieren verweigert. Der Fehlerbericht steht unter „Einzelheiten“.",
};

export const found: Translation<typeof foundWords> = {
  descriptions: {
    solve:
      "Sudokus jeder Größe lösen, getippt, eingefügt oder frisch erzeugt, mit Tipps, die sich erklären, Bewertungen und der Prüfung auf genau eine Lösung.",
    race: "Algorithmen an einem Sudoku um die Wette rechnen lassen und ihnen beim Denken zusehen, Schritt für Schritt, vorwärts und rückwärts.",
    generate:
      "Sudokus von 4 × 4 bis 25 × 25 erzeugen: Vorgaben, Symmetrie und Schwierigkeit wählen, beim Entstehen zusehen, ein Blatt drucken.",
    experiment:
      "Sudoku-Algorithmen an ganzen Rätselsammlungen vergleichen: gelöste Anteile, Zeiten und Schritte, mit der Statistik, die sagt, wie sicher das ist.",
    papers:
      "Fünf Studien zum Lösen von Sudokus auf der Probe: was jede behauptet und was hier herauskommt, mit den Läufen dazu.",
    set: "Eine Datei mit Sudokus auf allen Kernen dieses Rechners lösen, im Browser.",
    cores:
      "Ein schweres Sudoku auf mehreren Kernen lösen und sehen, was sie teilen und worauf sie warten.",
    learn:
      "Wie Algorithmen Sudokus lösen und erzeugen: die Idee, die Parameter, die Kurven und die Quellen.",
    own: "Einen eigenen Sudoku-Löser auf der Seite schreiben, sehen, wo er irrt, ihn gegen andere antreten lassen, Aufgaben damit stellen und lösen.",
    technique:
      "Die Techniken, mit denen Menschen Sudokus lösen, von nackten Einern bis zu Ketten, jede Schritt für Schritt am Gitter erklärt.",
  },
  aboutOne: (name, about) => `${name}. ${about}`,
};

export const help: Translation<typeof helpWords> = {
  text: [
    "Ein Rätsel ins Gitter setzen, Algorithmen wählen, Start drücken. Auf jeder Bahn läuft ein Algorithmus in seinem eigenen Worker, sodass keiner den anderen bremst.",
    "Danach geht es auch zurück: Jeder Lauf lässt sich anhalten, Schritt für Schritt ansehen und an jede Stelle ziehen, vorwärts wie rückwärts. Gleiche Version, gleiches Rätsel, gleicher Algorithmus, gleiche Parameter und gleicher Startwert ergeben überall denselben Lauf; die Adresse dieser Seite ist also das ganze Experiment. Die einzige Ausnahme ist ein Rennen „bis zum Sieg“: Die Uhr hält die anderen einen Schritt früher oder später an. Nach Schritten gereiht, wiederholt sich auch dieses Rennen: Es endet bei der kleinsten Schrittzahl, die eine Bahn braucht.",
    "Schritte messen die Arbeit eines Algorithmus in seiner eigenen Einheit, die Zeit misst sein Tempo. Es zählt nur die Zeit im Algorithmus selbst, wie langsam man auch zusieht.",
    "Die anderen Ansichten: „Lösen“ ist zum Selberlösen, „Erzeugen“ macht Rätsel, „Experiment“ löst ganze Sammlungen oder setzt mehrere Kerne auf ein Rätsel an, „Lernen“ erklärt jeden Algorithmus.",
  ],
  courseAt: "learn/de/index.html",
  course: "Neu hier? Ein Kurs in Lektionen, vom ersten Gedanken an.",
  signs: "Zeichen in den Gittern",
  signsOf: [
    ["dunkle Ziffer", "eine Vorgabe des Rätsels"],
    [
      "farbige Ziffer",
      "eine Ziffer, die der Algorithmus gerade annimmt; blasser, wenn er unsicher ist",
    ],
    [
      "Punkte",
      "Kandidaten einer leeren Zelle, angeordnet wie auf einer Telefontastatur; größer heißt wahrscheinlicher",
    ],
    ["rote Ecke", "die Ziffer steht doppelt in einer Zeile, einer Spalte oder einem Block"],
    ["Ring", "die Zelle des letzten Schritts; gestrichelt, wenn eine Ziffer zurückgenommen wurde"],
  ],
  keys: "Tasten",
  keysOf: [
    [
      "Pfeile, Pos1, Ende",
      "im Rätsel umhergehen; mit Strg oder Cmd führen Pos1 und Ende in die Ecken",
    ],
    [
      "1 … 9, A … Y",
      "eine Ziffer schreiben; in großen Gittern ist A die 1, und zwei schnell getippte Ziffern sind eine Zahl",
    ],
    ["0, Entf, Rücktaste", "die Zelle leeren"],
    ["Leertaste", "im Rätsel: die nächste Zelle"],
    ["Strg Z, Strg Y", "rückgängig, wiederholen, im Rätsel (Cmd auf dem Mac)"],
    ["Strg V", "ein Rätsel einfügen, überall außer in einem Feld"],
    ["Leertaste", "im Rennen, auch auf der Zeitleiste: starten, anhalten, weiterlaufen"],
    ["Links, Rechts", "auf der Zeitleiste: ein Schritt zurück, ein Schritt vor; zehn mit Umschalt"],
    ["Pos1, Ende", "auf der Zeitleiste: der erste Schritt, der letzte"],
    ["Auf, Ab", "auf der Zeitleiste: schneller, langsamer"],
    ["Alt P", "im Rennen: Beameransicht und zurück (auf dem Mac Wahltaste P)"],
    [
      "Leertaste, Eingabe, Bild ab, Bild auf",
      "in der Beameransicht: Start, Pause, weiter; ein Schritt vor, ein Schritt zurück",
    ],
    [
      "Escape",
      "schließt die nähere Ansicht, was neben einer Bahn offen ist, oder die Beameransicht",
    ],
    [
      "Links, Rechts, Pos1, Ende",
      "auf einer Kurve: den Zeiger bewegen und alle Gitter mit ihm; Eingabe bleibt dort, Esc kehrt zurück",
    ],
    [
      "+, −, 0",
      "auf einer Kurve: vergrößern, verkleinern, alles zeigen; oder über einen Teil ziehen. Ein Doppelklick öffnet sie groß",
    ],
    ["S, P, C", "auf einer Kurve: als SVG oder PNG sichern, oder alle Daten als CSV"],
  ],
};

export const links: Translation<typeof linksWords> = {
  onlyGivens:
    "Nur die Vorgaben wurden übernommen. In der Ansicht „Lösen“ eingefügt, kommt auch der Rest mit.",
  noPuzzle: "Dieser Link der Seite enthält kein Rätsel.",
  alsoSets: (what) =>
    `Nur das Rätsel wurde aus dem Link übernommen. Er stellt außerdem ein: ${and(what)}.`,
  view: (name) => `die Ansicht (${name})`,
  lanes: (names) => `die Algorithmen (${names.join(", ")})`,
  played: "Ziffern und Notizen im Gitter",
  params: "ihre Parameter",
  openAll: "Den ganzen Link öffnen",
};

export const offline: Translation<typeof offlineWords> = {
  newer:
    "Von dieser Seite gibt es eine neue Version. Neu laden, um sie zu benutzen: Die Einstellungen bleiben, Läufe und Ergebnisse gehen verloren. Bis dahin arbeitet diese Version weiter.",
  reload: "Neu laden",
};

export const papers: Translation<typeof papersWords> = {
  papers: "Ergebnisse in den Studien",
  papersHelp: "Andere Rätsel und andere Rechner: Vergleichbar ist nur die Größenordnung.",
  papersColumns: { of: "Maß", paper: "Studie", here: "Dieser Lauf", note: "Rätsel der Studie" },
};

export const params: Translation<typeof paramsWords> = {
  ours: "unsere Wahl",
  oursHelp: "Die Studie nennt keinen Wert",
  noParameters: "Keine Parameter.",
  reset: "Zurück zur Voreinstellung",
  moveUp: (name) => `${name} nach oben`,
  moveDown: (name) => `${name} nach unten`,
};

const blanks =
  "Leere Zellen können 0, ein Punkt, * oder _ sein; auch -, x oder ?, wenn alle gleich geschrieben sind";

export const paste: Translation<typeof pasteWords> = {
  zerosBlank: "Jede 0 wurde als leere Zelle gelesen.",
  readHexadecimal: (last) => `Stattdessen 0 bis ${last} als Ziffern lesen`,
  pasteHelp: `81 Zeichen, neun Zeilen, eine Tabelle, eine Liste, Kandidaten, eine HoDoKu-Zeile oder ein Link. ${blanks}; in Zeilen voller Breite auch Leerzeichen. Größen 4, 6, 9, 12, 16 und 25. Einfügen geht auch überall sonst auf der Seite.`,
  blanks: `${blanks}.`,
  useFirst: "Das erste nehmen",
  pasteLabel: "Text des Rätsels",
  pasteUse: "Dieses Rätsel nehmen",
  pasteKept: "Das Rätsel im Gitter wurde behalten.",
  unreadable: "Das lässt sich nicht als Rätsel lesen",
  clashing: "Diese Vorgaben widersprechen sich",
  editAnyway: "Ins Gitter setzen, um es zu berichtigen",
};

export const sharing: Translation<typeof sharingWords> = {
  help: "Wählen, was die eigene Seite zeigt, dann den Code kopieren. Es braucht kein Konto und keinen eigenen Server.",
  form: "Was gezeigt wird",
  shown: "Was zu sehen ist",
  compact: "Kompakt",
  compactHelp: "Gitter, Steuerung, Kurve und Urteil, ohne das Drumherum",
  hide: (count) => (count === 0 ? "Teile ausblenden …" : `Ausgeblendete Teile: ${count}`),
  parts: {
    header: "Kopfzeile",
    puzzle: "Rätsel",
    setup: "Aufstellung",
    transport: "Steuerung",
    boards: "Gitter",
    counters: "Zähler",
    verdict: "Urteil",
    curves: "Kurven",
    finish: "Ergebnisse",
    papers: "Ergebnisse in den Studien",
    code: "Pseudocode",
    links: "Links",
  },
  lock: "Leser können ändern",
  locks: { "": "alles", "puzzle,setup,boards": "Start, Tempo und Zeitpunkt", all: "nichts" },
  theirLanguage: "Wie ihr Browser",
  themes: { "": "Wie ihr System", light: "Hell", dark: "Dunkel", contrast: "Hoher Kontrast" },
  size: "Größe (Pixel)",
  start: "Anfang und Ende",
  autoplay: "Von selbst starten",
  numbers: {
    width: "Breite",
    height: "Höhe",
    from: "Erster Schritt",
    to: "Letzter Schritt",
    maxSeconds: "Ende nach (Sekunden)",
  },
  fullWidth: "voll",
  first: "erster",
  last: "letzter",
  noLimit: "keine Grenze",
  preview: "Vorschau",
  previewOf: (title) => `Vorschau von ${title}`,
  forms: "Art des Codes",
  kinds: {
    frame: {
      name: "Frame",
      code: "HTML",
      help: "HTML für jede Web- oder Kursseite. Setzt sie eine Sandbox, muss diese Skripte und denselben Ursprung erlauben.",
    },
    element: {
      name: "Element",
      code: "HTML mit Skript",
      help: "HTML für Seiten, die ein Skript laden dürfen: Die Höhe passt sich selbst an, und die Seite kann das Element steuern. Ohne das Skript zeigt es das Bild unten: bitte neben der Seite ablegen.",
    },
    link: { name: "Link", code: "Link", help: "Öffnet dasselbe in einem eigenen Tab." },
    markdown: {
      name: "Markdown",
      code: "Markdown",
      help: "Ein Bild, das die Seite öffnet. Das Bild unten bitte neben dem Text ablegen.",
    },
    latex: {
      name: "LaTeX",
      code: "LaTeX",
      help: "Eine Abbildung, die die Seite öffnet. Das PNG unten bitte neben dem Text ablegen.",
    },
    qr: { name: "QR-Code", help: "Für Folien und Papier: öffnet dasselbe auf dem Telefon." },
    figure: { name: "Bild", help: "Zum Drucken, oder wo nichts anderes erlaubt ist." },
  },
  qrOf: "QR-Code des Links",
  qrTooLong:
    "Dieser Link ist zu lang für einen QR-Code. Einen kürzeren nehmen oder den Code eines Frames.",
  save: (name) => `${name} sichern`,
  noPng: "Dieser Browser konnte das PNG nicht erzeugen. Bitte das SVG sichern.",
  frame: (view) => `Sudoku Lab: ${view}`,
  copy: "Code kopieren",
  copyFrame: "Code zum Einbetten kopieren",
  copied: "Code kopiert",
  refused: "Der Browser hat das Kopieren verweigert. Der Code ist markiert: bitte selbst kopieren",
  linkTitle: "Den Link selbst kopieren",
  linkHelp:
    "Der Browser hat das Kopieren verweigert. Der Link ist markiert: Strg C drücken (Cmd C auf dem Mac) oder den Finger darauf halten und „Kopieren“ wählen.",
  link: "Link",
  printed: (page, version, day) => `${page}, ${version}, gedruckt ${day}`,
};

export const tour: Translation<typeof tourWords> = {
  title: "Rundgang",
  offer: "Neu hier? Vier Dinge zum Ausprobieren, in einer Minute.",
  start: "Zeigen",
  never: "Nein, danke",
  steps: [
    {
      title: "Ein Rätsel, mehrere Algorithmen",
      text: "In jedem Gitter arbeitet ein Algorithmus am selben Rätsel: Schwarze Ziffern sind Vorgaben, farbige seine eigenen. Nicht alle werden fertig.",
    },
    {
      title: "Zurück zu jedem Augenblick",
      text: "Die Zeitleiste ziehen oder einzelne Schritte gehen: Jeder Lauf lässt sich auch rückwärts ansehen. Bei langsamerem Tempo ist jeder Schritt zu sehen.",
    },
    {
      title: "Sehen, warum einer gewinnt",
      text: "Kurven zeigen, was jeder Algorithmus unterwegs misst: übrige Kandidaten, Konflikte, Unterstützung. Wer auf eine zeigt, liest ihre Werte ab.",
    },
    {
      title: "Etwas ändern",
      text: "Ein anderes Rätsel, einen anderen Algorithmus oder Startwert nehmen und noch einmal starten. Alles steht in der Adresse: Wer den kopierten Link öffnet, sieht dasselbe Rennen.",
    },
  ],
  of: (step, steps) => `${step} von ${steps}`,
  back: "Zurück",
  next: "Weiter",
  done: "Fertig",
  skip: "Rundgang überspringen",
  again: "Rundgang machen",
};

export const library: Translation<typeof libraryWords> = {
  yourPuzzle: "Eigenes Rätsel",
  famous: "Berühmte",
  sizes: "Andere Größen",
  random: "Zufällig",
  randomHelp: "Ein Rätsel aus der Sammlung, zufällig gedreht, gespiegelt und umbenannt",
  blankBoard: (side) => `Leer, ${side} × ${side}`,
};
