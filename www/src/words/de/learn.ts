/** Die Seiten der Verfahren: was um das herum steht, was sie von sich selbst sagen. */
import type { words as citeWords } from "../cite";
import type { words as codeWords } from "../code";
import type { words as learnWords } from "../learn";
import type { Translation } from "../translation";
import { and, count, format, one } from "./writing";

const rows = (lines: readonly number[]) => (lines.length === 1 ? "Zeile" : "Zeilen");

export const learn: Translation<typeof learnWords> = {
  courseAt: "learn/de/index.html",
  topics: "Algorithmen",
  families: "Familien von Algorithmen",
  family: (family, all) =>
    ({
      all: { text: `Alle ${all}` },
      complete: {
        text: "Vollständige",
        title: "Sie finden jede Lösung und beweisen, wenn es keine gibt",
      },
      incomplete: { text: "Unvollständige", title: "Sie finden nicht immer eine Lösung" },
      generators: { text: "Generatoren", title: "Sie erzeugen Rätsel" },
    })[family],
  own: "Eigenen schreiben",
  ownIntro: "in JavaScript, hier geprüft und ins Rennen geschickt",
  make: "Rätsel damit erzeugen",
  question: "Wie löst man ein Sudoku?",
  answer: (algorithms) =>
    `${algorithms} Algorithmen: Manche suchen, manche schließen, manche züchten. Zuzusehen Schritt für Schritt.`,
  startCourse: "Kurs beginnen",
  continueCourse: (number) => `Weiter mit Lektion ${number}`,
  lessonsDone: (done, of) => `${done} von ${of} erledigt`,
  isDone: "erledigt",
  browse: "Algorithmen ansehen",
  moment: (step, at, of) => `${one(step)} ${at} von ${of}.`,
  watchIt: "Zusehen",
  course: "Der Kurs",
  race: "Am aktuellen Rätsel laufen lassen",
  lessons: "Lektionen, die ihn zeigen:",
  presets: "Voreinstellungen und woher sie kommen",
  printed: (figures) => `Was sie druckt: ${count(figures, "Wert", "Werte")}`,
  published: (what, value, note) => `Gedruckt: ${what} ${value}, ${note}.`,
  counts: "Was er zählt",
  watch: "Schritt für Schritt ansehen",
  watchIntro:
    "Die Pfeile gehen einen Schritt vor oder zurück. Die Zeilen, durch die ein Schritt ging, leuchten auf.",
  small: (population) =>
    `Hier mit einer Population von ${population}, damit es einige Schritte braucht.`,
  several: "Dieses kleine Rätsel hat mehrere Lösungen: Jede ist recht.",
  sizes: "Rätsel",
  start: "Abspielen",
  again: "Noch einmal",
  controls: "Durch den Lauf gehen",
  board: (name) => `Das Gitter von ${name}`,
  plots: "Seine Kurven",
  plotsIntro: "Jede vom ersten bis zum letzten Schritt; der Strich ist der gezeigte Schritt.",
  curve: (name, value) => `${name}: ${value}`,
  params: "Einstellungen, und worauf zu achten ist",
  paramsIntro: (curves, counter) =>
    `Jeder Link lässt am Rätsel im Gitter die übliche Einstellung gegen eine andere antreten. Zu beachten: ${curves.length === 1 ? "die Kurve" : "die Kurven"} ${and(curves)}${counter ? ` und der Zähler ${counter}` : ""}.`,
  usually: (value, allowed) => `Üblich ${value}; ${allowed}.`,
  against: (usual, other) => `${usual} gegen ${other}`,
  on: "an",
  off: "aus",
  onOrOff: "an oder aus",
  oneOf: (names) => `möglich: ${names.join(", ")}`,
  growth: "Wie sein Aufwand wächst",
  growthBySize:
    "Acht neue Rätsel jeder Größe, höchstens eine Sekunde für jeden Lauf. Gezählt werden Schritte, nicht Zeit: Sie sind auf jedem Rechner gleich. Gezeichnet sind nur gelöste Rätsel.",
  growthByGivens:
    "Dieselben acht Rätsel mit immer mehr Vorgaben, höchstens eine Sekunde für jeden Lauf. Gezählt werden Schritte, nicht Zeit: Sie sind auf jedem Rechner gleich. Gezeichnet sind nur gelöste Rätsel.",
  measure: "Hier messen",
  measuring: (done, tasks) => `${format(done)} von ${format(tasks)} Läufen fertig`,
  preparing: "Die Rätsel werden gemacht …",
  stop: "Anhalten",
  open: "Als Experiment öffnen",
  solved: (solved, runs) => `${format(solved)} von ${format(runs)} Läufen gelöst.`,
};

export const code: Translation<typeof codeWords> = {
  title: "Pseudocode",
  of: (name) => `Pseudocode von ${name}`,
  before: "Die Zeilen, durch die ein Schritt geht, leuchten auf, die letzte am stärksten.",
  passed: (step, lines) => `Schritt ${format(step)} ging durch ${rows(lines)} ${lines.join(", ")}.`,
  begun: (lines) => `Vor dem ersten Schritt: ${rows(lines)} ${lines.join(", ")}.`,
  none: "Er gibt keinen Pseudocode an.",
  found: (times) => `${format(times)}-mal`,
};

export const cite: Translation<typeof citeWords> = {
  cite: "So zitieren",
  citeIntro:
    "Die Version nennen, denn Läufe sind nur innerhalb einer Version gleich, und die Quellen, die hier stehen.",
  copy: "Kopieren",
  copied: "Kopiert.",
  notCopied: "Der Browser lässt es nicht kopieren: den Text markieren.",
  cited: (name, kind, version, address) =>
    `„${name}“ (${kind}), Sudoku Lab ${version}, The Sudoku Lab authors. ${address}`,
};
