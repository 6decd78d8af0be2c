/** Lösungen eines Rätsels, und Rätsel, die dasselbe sind. */
import type { words as disguiseWords } from "../disguise";
import type { words as solutionsWords } from "../solutions";
import type { Translation } from "../translation";
import { count, format } from "./writing";

const found = (n: number) => count(n, "Lösung", "Lösungen");

export const solutions: Translation<typeof solutionsWords> = {
  line: {
    clash: "Keine Lösung: Vorgaben widersprechen sich",
    trouble: (why) => `Die Zahl der Lösungen ist unbekannt: ${why}`,
    known: (n, exhausted) =>
      n === 0
        ? "Keine Lösung"
        : exhausted
          ? n === 1
            ? "Eine Lösung"
            : `${format(n)} Lösungen`
          : `Mindestens ${format(n)} Lösungen`,
    open: (n) =>
      n === 0
        ? "Noch unbekannt: bisher keine Lösung gefunden"
        : "Noch unbekannt: bisher eine Lösung gefunden",
    checking: (steps) =>
      steps === 0 ? "Lösungen werden gesucht …" : `Suche läuft … ${count(steps, "step")}`,
    later: "Die Lösungen werden nach dem Rennen gezählt",
    triedAll: (steps) =>
      `Alle Möglichkeiten wurden versucht (${count(steps, "step")}): Keine führt zum Ziel.`,
    keepChecking: "Weitersuchen",
    stopChecking: "Suche beenden",
    show: (n, exhausted) => (n === 1 ? "Zeigen …" : exhausted ? "Alle zeigen …" : "Zählen …"),
    title: "Die Lösungen",
    titleOne: "Die Lösung",
  },

  counted: (n, exhausted, stopped, seconds) =>
    exhausted
      ? `${found(n)}, nicht mehr`
      : stopped === "limit"
        ? `Mehr als ${format(n - 1)} Lösungen`
        : `Mindestens ${found(n)}${stopped === "time" ? `, nach ${seconds} s` : ""}`,
  counting: "wird gezählt …",
  pause: "Pause",
  goOn: (limit) => `Weiter bis ${format(limit)}`,
  estimate: (about, low, high, probes) =>
    `Schätzung: etwa ${about}; 95-%-Intervall ${low} bis ${high}, aus ${format(probes)} Stichproben.`,
  rough: (around, probes) =>
    `Schätzung: um ${around}, vielleicht mehr. Die ${format(probes)} Stichproben streuen zu stark für ein Intervall.`,
  noHit: (probes) =>
    `Keine von ${format(probes)} Stichproben hat eine Lösung erreicht, daher gibt es keine Schätzung.`,
  probing: "Stichproben laufen …",
  finer: "Verfeinern",
  method:
    "Die Schätzung ist der Mittelwert zufälliger Stichproben. Jede steigt im Suchbaum hinab und zählt so viel wie das Produkt der Verzweigungen auf ihrem Weg (Knuth 1975).",
  stepper: "Lösungen, eine nach der anderen",
  first: "Erste",
  previous: "Vorige",
  next: "Nächste",
  keys: "Pfeil links und rechts: vorige und nächste; Pos1: die erste",
  position: (number, n, exhausted) =>
    `Lösung ${format(number)} von ${exhausted ? "" : "bisher "}${format(n)}`,
  changed: (cells, before) =>
    `; ${count(cells, "Zelle", "Zellen")} anders als in Lösung ${format(before)}`,
  goTo: "Gehe zu",
  goToAllowed: (n) => `ganze Zahl, 1–${format(n)}`,
  board: (number) => `Lösung ${format(number)}`,
  given: "Vorgabe",
  differs: "verschieden in den Lösungen",
  was: (digit) => `vorher ${digit}`,
  legendVaries: (different, blanks) =>
    `verschieden in den gefundenen Lösungen: ${format(different)} von ${count(blanks, "leeren Zelle", "leeren Zellen")}`,
  legendChanged: (before) => `anders als in der zuvor gezeigten Lösung ${format(before)}`,
  kept: "Lösungen werden nicht gespeichert: Jede lässt sich bei Bedarf neu berechnen, aus Kopien der Suche (höchstens 16 MB).",
  maybeOthers: "Es kann mehr Lösungen geben: Die Suche ist nicht zu Ende.",
};

interface Named {
  readonly name: string;
  readonly line: number;
}

const title = (name: string) => `„${name}“`;
const named = ({ name, line }: Named) => {
  if (line === 0) return name;
  return name ? title(name) : `Zeile ${format(line)} der Liste`;
};

export const disguise: Translation<typeof disguiseWords> = {
  name: named,
  title,
  intro:
    "Zeilen, Spalten oder Ziffern zu vertauschen ergibt ein Rätsel, das nur anders aussieht. Dieses wird mit den eingebauten Rätseln, den zuletzt benutzten und jeder hinzugefügten Liste verglichen.",
  otherSize: (side) =>
    `Nur Rätsel der Größe 9 × 9 lassen sich vergleichen; dieses hat ${side} × ${side}.`,
  working: "Wird verglichen …",
  failed: (why) => `Der Vergleich ist fehlgeschlagen: ${why}`,
  verdict: ({ compared, found: n, matches: [first] }) =>
    first
      ? n === 1
        ? `Ja: Es ist ${named(first)}.`
        : `Ja: Es stimmt mit ${format(n)} der ${format(compared)} Rätsel überein, darunter ${named(first)}.`
      : `Nein: Es stimmt mit keinem der ${format(compared)} Rätsel überein.`,
  sofar: (compared) => `${count(compared, "Rätsel")} verglichen …`,
  skipped: (skipped, line, why) =>
    `${count(skipped, "Zeile", "Zeilen")} der Liste ${skipped === 1 ? "ist" : "sind"} kein 9-×-9-Rätsel; zuerst Zeile ${format(line)}: ${why}.`,
  cancelled: "Vor dem Ende der Liste abgebrochen.",
  ofCollection: (n) => `Nr. ${n} der eingebauten Sammlung`,
  raced: (label) => `ein zuletzt benutztes (${label})`,
  choose: "Gezeigte Übereinstimmung",
  yours: "Dieses",

  asItStands: "Es ist identisch.",
  seenThrough: (what) => `Der Unterschied: ${what}.`,
  turns: {
    "straight same same": null,
    "straight turned same": "kopfüber gespiegelt",
    "straight same turned": "links-rechts gespiegelt",
    "straight turned turned": "halbe Drehung",
    "exchanged same same": "an der Hauptdiagonale gespiegelt",
    "exchanged turned same": "Vierteldrehung nach links",
    "exchanged same turned": "Vierteldrehung nach rechts",
    "exchanged turned turned": "an der Nebendiagonale gespiegelt",
  } as Readonly<Record<string, string | null>>,
  exchanged: "Zeilen und Spalten vertauscht",
  rows: "Zeilen",
  columns: "Spalten",
  digits: "Ziffern",
  moved: "Zeilen oder Spalten umgestellt",
  renamed: "Ziffern umbenannt",
  lines: {
    row: ["Diese Zeile", "ist dort Zeile"],
    column: ["Diese Spalte", "ist dort Spalte"],
    rowAcross: ["Diese Zeile", "ist dort Spalte"],
    columnAcross: ["Diese Spalte", "ist dort Zeile"],
    digit: ["Diese Ziffer", "ist dort Ziffer"],
  },
  map: "Wie aus diesem Rätsel das andere wird",
  point: "Auf eine Zelle zeigen, um zu sehen, wohin sie kommt.",

  own: "Eigene Symmetrien",
  ownNone: "Keine.",
  ownSome: (ways) => `${count(ways, "Symmetrie", "Symmetrien")}, außer der, die nichts ändert:`,
  ownMore: (more) => `und ${format(more)} weitere`,
  free: (digits) => `${format(digits)} Ziffern kommen nicht vor und sind daher vertauschbar.`,
  form: "Min-Lex-Form",
  formHelp:
    "Die erste aller gleichwertigen Fassungen, zeilenweise gelesen, leere Zellen vor Ziffern. Zwei Rätsel sind genau dann verkleidete Fassungen voneinander, wenn diese Formen gleich sind.",
  copy: "Kopieren",
  copied: "Kopiert",
  copyFailed: "Der Browser hat es verweigert: bitte den Text markieren",

  list: "Eine Liste zum Vergleichen",
  listHelp: "Je Zeile ein 9-×-9-Rätsel; Text dahinter ist sein Name.",
  file: "Datei öffnen …",
  fileLoaded: (name, lines) => `${name}: ${count(lines, "Zeile", "Zeilen")}`,
  fileFailed: (name, why) => `${name} konnte nicht gelesen werden: ${why}`,
  forget: "Datei vergessen",
  compare: "Vergleichen",
  cancel: "Abbrechen",
};
