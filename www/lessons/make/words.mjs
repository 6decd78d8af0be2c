/** The texts around the content of a lesson, by language. */

const en = {
  course: "How Sudoku is solved",
  about:
    "A course from trying every digit to populations, temperatures and landscapes. Every figure runs in the page: you can play it, step through it and change it.",
  lab: "Sudoku Lab",
  lessons: "Lessons",
  /** The names of the parts of the course, in order. */
  parts: {
    search: "Search",
    reason: "Reason",
    chance: "Chance and belief",
    evidence: "Evidence",
    further: "Further methods",
  },
  /** The names of the views in the header, by their ids in URLs. */
  views: {
    solve: "Solve",
    race: "Race",
    generate: "Generate",
    experiment: "Experiment",
    learn: "Learn",
  },
  viewsLabel: "What to do",
  lesson: (/** @type {number} */ number, /** @type {number} */ of) => `Lesson ${number} of ${of}`,
  around: "Before and after this one",
  before: "Before",
  next: "Next",
  /** The texts of the menus in the header. */
  otherLanguage: "Language",
  share: "Share",
  copyLink: "Copy link",
  copied: "Link copied",
  uncopied: "The browser does not allow copying.",
  print: "Print",
  pageMenu: "Menu: theme, language",
  theme: "Theme",
  themes: { auto: "System", light: "Light", dark: "Dark", contrast: "High contrast" },
  figure: (/** @type {number} */ number) => `Figure ${number}.`,
  frame: (/** @type {number} */ number) => `Figure ${number}, running`,
  past: (/** @type {number} */ number) => `Skip figure ${number}`,
  open: "Open in the lab",
  lift: "Copy the code to embed it",
  lifted: "Copied",
  here: "Show it in the figure above",
  own: "Back to the run described here",
  success: "Works:",
  failure: "Fails:",
  attempt: "Try this",
  question: (/** @type {number} */ number) => `Question ${number}`,
  check: "Check",
  right: "Right.",
  wrong: "No.",
  choose: "Choose an answer first.",
  answer: "Answer",
  exercise: "Exercise",
  hint: "Hint",
  solution: "A solution",
  paper: "Read on",
  code: (/** @type {string} */ name) => `${name}: pseudo-code`,
  lit: "Play the figure: executed lines light up.",
  still: "It runs in the browser; this is its puzzle.",
};

/** @typedef {typeof en} Words */

/** @type {Words} */
const de = {
  course: "Wie Sudoku gelöst wird",
  about:
    "Ein Kurs, vom Durchprobieren bis zu Populationen, Temperaturen und Landschaften. Jede Abbildung läuft in der Seite: abspielen, schrittweise ansehen, verändern.",
  lab: "Sudoku Lab",
  lessons: "Lektionen",
  parts: {
    search: "Suchen",
    reason: "Schließen",
    chance: "Zufall und Überzeugung",
    evidence: "Belege",
    further: "Weitere Verfahren",
  },
  views: {
    solve: "Lösen",
    race: "Rennen",
    generate: "Erzeugen",
    experiment: "Experiment",
    learn: "Lernen",
  },
  viewsLabel: "Was tun?",
  lesson: (number, of) => `Lektion ${number} von ${of}`,
  around: "Davor und danach",
  before: "Zurück",
  next: "Weiter",
  otherLanguage: "Sprache",
  share: "Teilen",
  copyLink: "Link kopieren",
  copied: "Link kopiert",
  uncopied: "Der Browser erlaubt das Kopieren nicht.",
  print: "Drucken",
  pageMenu: "Menü: Farben, Sprache",
  theme: "Farben",
  themes: { auto: "System", light: "Hell", dark: "Dunkel", contrast: "Hoher Kontrast" },
  figure: (number) => `Abbildung ${number}.`,
  frame: (number) => `Abbildung ${number}, lebendig`,
  past: (number) => `Abbildung ${number} überspringen`,
  open: "Im Labor öffnen",
  lift: "Code zum Einbetten kopieren",
  lifted: "Kopiert",
  here: "In der Abbildung darüber zeigen",
  own: "Zurück zum hier beschriebenen Lauf",
  success: "Gelingt:",
  failure: "Misslingt:",
  attempt: "Zum Ausprobieren",
  question: (number) => `Frage ${number}`,
  check: "Prüfen",
  right: "Richtig.",
  wrong: "Nein.",
  choose: "Erst eine Antwort wählen.",
  answer: "Antwort",
  exercise: "Aufgabe",
  hint: "Hinweis",
  solution: "Eine Lösung",
  paper: "Zum Weiterlesen",
  code: (name) => `${name}: Pseudocode`,
  lit: "Die Abbildung abspielen: Ausgeführte Zeilen leuchten auf.",
  still: "Sie läuft im Browser; dies ist ihr Rätsel.",
};

/**
 * The texts by language, the name of a folder in `www/lessons`. The first language has no folder in the site.
 * @type {Record<string, Words>}
 */
export const languages = { en, de };
/** The name of each language in that language. @type {Record<string, string>} */
export const languageNames = { en: "English", de: "Deutsch" };
