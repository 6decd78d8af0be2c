/**
 * Which modules of the page come in one file. Each file costs a request, and the first script its name. What is shared by
 * parts that are fetched separately would by default come in one file per combination of these parts.
 */

/** @typedef {{ isEntry: boolean, importers: readonly string[], dynamicImporters: readonly string[] }} ModuleInfo */
/** @typedef {{ getModuleInfo(id: string): ModuleInfo | null }} Graph */

/** The parts that every visit of a view fetches. */
const VISITS = {
  race: /\/views\/race\/(curves\/Curves\.tsx|parts\.ts)$/,
  solve: /\/(views\/solve\/Solve\.tsx|play\/help\/hints\.ts)$/,
  generate: /\/views\/generate\/open\.tsx?$/,
  experiment: /\/views\/experiment\/compare\/Compare\.tsx$/,
  learn: /\/views\/learn\/Learn\.tsx$/,
};

/** The part that every visit fetches after the first seconds. */
const LATER = /\/src\/app\/later\.ts$/;

/** What waits for texts of the page in other languages than English. */
const WAITING = /\/src\/lab\/(collection|details)\.ts$/;

/** Data and programs of others, which have files of their own. */
const APART = /\0virtual:|\/node_modules\/|\/pkg\/wasm\//;

/**
 * The entries through which a module is reached: pages, and what `import()` fetches.
 * @param {string} id @param {Graph} graph @returns {readonly string[]}
 */
function entriesOf(id, graph) {
  const seen = new Set([id]);
  /** @type {string[]} */
  const found = [];
  for (const one of seen) {
    const info = graph.getModuleInfo(one);
    if (!info) continue;
    if (info.isEntry || info.dynamicImporters.length > 0) found.push(one);
    for (const importer of info.importers) seen.add(importer);
  }
  return found;
}

/** Whether a module is fetched by the page when it opens. @param {readonly string[]} entries */
const isOfPage = (entries) => entries.some((entry) => entry.endsWith("/www/index.html"));

/** Whether every visit of the race fetches a module. @param {readonly string[]} entries */
const isInRace = (entries) => entries.some((entry) => VISITS.race.test(entry) || LATER.test(entry));

/**
 * Whether a module is a style sheet of the race: the view that opens first has its styles at once.
 * @param {string} id @param {readonly string[]} entries
 */
const isStyleOfRace = (id, entries) => id.endsWith(".css") && isInRace(entries);

/** The views whose visits always fetch a module. @param {readonly string[]} entries */
const visitsOf = (entries) =>
  Object.entries(VISITS)
    .filter(([, parts]) => entries.some((entry) => parts.test(entry)))
    .map(([view]) => view);

/**
 * The name of the file of a module; `null` leaves the choice to the bundler.
 * @param {string} id @param {Graph} graph @returns {string | null}
 */
function fileOf(id, graph) {
  if (/\/pkg\/src\//.test(id)) return "package";
  if (WAITING.test(id)) return "words";
  const entries = entriesOf(id, graph);
  if (isOfPage(entries)) return "page";
  if (entries.length < 2) return isStyleOfRace(id, entries) ? "page" : null;
  // Pages of the course must not load the lab.
  if (entries.some((entry) => graph.getModuleInfo(entry)?.isEntry)) return "course";
  const visits = visitsOf(entries);
  if (isStyleOfRace(id, entries)) return "page";
  if (visits.length === 0 || APART.test(id)) return null;
  if (isInRace(entries)) return "shared";
  if (visits.length > 1 && /\/words\/\w+\.ts$/.test(id)) return "words";
  if (/\/lab\/experiment\//.test(id)) return "experiments";
  return visits.length > 1 ? "views" : `${visits[0]}-parts`;
}

/**
 * The files in the order in which they take modules: a file also takes what its modules need, unless another has it.
 * Each module of words waits for its texts, so it is a file of its own: parts that do not show the texts need not wait.
 */
const FILES = [
  "page",
  "course",
  "package",
  "shared",
  "words",
  "views",
  "experiments",
  ...Object.keys(VISITS).map((view) => `${view}-parts`),
];

export const groups = FILES.map((file) => ({
  debugName: file,
  test: /\bwww\/src\/(?!embed\/|words\/embed)|node_modules|\bpkg\/src\/page\//,
  name(/** @type {string} */ id, /** @type {Graph} */ graph) {
    if (fileOf(id, graph) !== file) return null;
    return file === "words" ? (/\w+(?=\.ts$)/.exec(id)?.[0] ?? null) : file;
  },
}));
