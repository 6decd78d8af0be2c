/**
 * Assigns the modules of the page to output files (chunks). Each file costs a request, and its name makes the first
 * script longer. By default, the bundler creates one file for each combination of separately loaded parts that share
 * modules.
 */

/** @typedef {{ isEntry: boolean, importers: readonly string[], dynamicImporters: readonly string[] }} ModuleInfo */
/** @typedef {{ getModuleInfo(id: string): ModuleInfo | null }} Graph */

/** Modules that are loaded on every visit of a view, by view. */
const VISIT_MODULES = {
  race: /\/views\/race\/(curves\/Curves\.tsx|parts\.ts)$/,
  solve: /\/(views\/solve\/Solve\.tsx|play\/help\/hints\.ts)$/,
  generate: /\/views\/generate\/open\.tsx?$/,
  experiment: /\/views\/experiment\/compare\/Compare\.tsx$/,
  learn: /\/views\/learn\/Learn\.tsx$/,
};

/** The module that every visit loads after the first seconds, whatever the view. */
const DEFERRED_MODULE = /\/src\/app\/later\.ts$/;

/** Modules that await translated texts if the language is not English. */
const TRANSLATION_DEPENDENT_MODULES = /\/src\/lab\/(collection|details)\.ts$/;

/** Virtual modules, dependencies and generated WebAssembly bindings, which the bundler assigns to files. */
const VIRTUAL_OR_VENDOR_MODULES = /\0virtual:|\/node_modules\/|\/pkg\/wasm\//;

/**
 * Returns the entries from which a module is reached by static imports: pages and targets of `import()`.
 * @param {string} id @param {Graph} graph @returns {readonly string[]}
 */
function entriesOf(id, graph) {
  const visited = new Set([id]);
  /** @type {string[]} */
  const result = [];
  for (const item of visited) {
    const info = graph.getModuleInfo(item);
    if (!info) continue;
    if (info.isEntry || info.dynamicImporters.length > 0) result.push(item);
    for (const importer of info.importers) visited.add(importer);
  }
  return result;
}

/** Returns whether the main page loads a module when it opens. @param {readonly string[]} entries */
const isOfPage = (entries) => entries.some((entry) => entry.endsWith("/www/index.html"));

/** Returns whether every visit of the Race view loads a module. @param {readonly string[]} entries */
const isInRace = (entries) =>
  entries.some((entry) => VISIT_MODULES.race.test(entry) || DEFERRED_MODULE.test(entry));

/**
 * Returns whether a module is a style sheet of the Race view. This view opens first, so its styles load with the page.
 * @param {string} id @param {readonly string[]} entries
 */
const isStyleOfRace = (id, entries) => id.endsWith(".css") && isInRace(entries);

/** Returns the views that load a module on every visit. @param {readonly string[]} entries */
const visitsOf = (entries) =>
  Object.entries(VISIT_MODULES)
    .filter(([, parts]) => entries.some((entry) => parts.test(entry)))
    .map(([view]) => view);

/**
 * Returns the name of the output file of a module, or `null` to leave the choice to the bundler.
 * @param {string} id @param {Graph} graph @returns {string | null}
 */
function outputFileOf(id, graph) {
  if (/\/pkg\/src\//.test(id)) return "package";
  if (TRANSLATION_DEPENDENT_MODULES.test(id)) return "words";
  const entries = entriesOf(id, graph);
  if (isOfPage(entries)) return "page";
  if (entries.length < 2) return isStyleOfRace(id, entries) ? "page" : null;
  // The element embedded in course pages must not load the modules of the lab.
  if (entries.some((entry) => graph.getModuleInfo(entry)?.isEntry)) return "course";
  const visits = visitsOf(entries);
  if (isStyleOfRace(id, entries)) return "page";
  if (visits.length === 0 || VIRTUAL_OR_VENDOR_MODULES.test(id)) return null;
  if (isInRace(entries)) return "shared";
  if (visits.length > 1 && /\/words\/\w+\.ts$/.test(id)) return "words";
  if (/\/lab\/experiment\//.test(id)) return "experiments";
  return visits.length > 1 ? "views" : `${visits[0]}-parts`;
}

/**
 * The output files, by priority. A file also contains the dependencies of its modules, unless a file before it in the
 * list contains them. `words` stands for one file per module: each of these modules awaits its texts, and modules that
 * do not show the texts need not wait.
 */
const OUTPUT_FILES = [
  "page",
  "course",
  "package",
  "shared",
  "words",
  "views",
  "experiments",
  ...Object.keys(VISIT_MODULES).map((view) => `${view}-parts`),
];

export const groups = OUTPUT_FILES.map((file) => ({
  debugName: file,
  test: /\bwww\/src\/(?!embed\/|words\/embed)|node_modules|\bpkg\/src\/page\//,
  name(/** @type {string} */ id, /** @type {Graph} */ graph) {
    if (outputFileOf(id, graph) !== file) return null;
    return file === "words" ? (/\w+(?=\.ts$)/.exec(id)?.[0] ?? null) : file;
  },
}));
