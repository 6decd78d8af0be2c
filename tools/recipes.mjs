/**
 * Builds the recipes of `docs/recipes`, each with its own tool. The tools are not needed to work on the project: `npm
 * run test:long` installs npm packages, and recipes for other programs are skipped where the program is not installed.
 */
import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { folderOf, moduleOf, packagesFolderOf, requirePackages } from "./bundlers.mjs";
import { findProgram, inRoot } from "./run.mjs";

/**
 * A recipe. `from`: a folder or a file in `docs/recipes`. `packages`: the required npm packages with their versions.
 * `program`: the program that must be installed if there are no packages. `build`: builds a site from a copy of the
 * recipe and returns the output folder. `open`: the pages of the site.
 * @typedef {{ name: string, from: string, packages: Record<string, string>, program?: string, open: readonly string[],
 *   build: (project: string, home: string) => Promise<string> }} Recipe
 */

const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", OBSERVABLE_TELEMETRY_DISABLE: "true" };
/** Runs a script of an npm package. @param {string} project @param {string} script @param {readonly string[]} args */
const run = (project, script, args) =>
  execFileSync(process.execPath, [script, ...args], { cwd: project, env, stdio: "pipe" });
/** @param {string} project @param {string} program @param {readonly string[]} args */
const call = (project, program, args) =>
  execFileSync(program, args, { cwd: project, env, stdio: "pipe" });

/** @param {string} home @param {string} project @param {readonly string[]} plugins */
async function vite(home, project, plugins) {
  const { build } = await moduleOf(inRoot())("vite");
  const createPlugins = await Promise.all(
    plugins.map(async (name) => (await moduleOf(home)(name)).default),
  );
  const isCustomElement = (/** @type {string} */ tag) => tag === "sudoku-lab";
  const options = { template: { compilerOptions: { isCustomElement } } };
  await build({
    root: project,
    configFile: false,
    logLevel: "error",
    base: "./",
    plugins: createPlugins.map((plugin) => plugin(options)),
    build: { target: "es2022" },
  });
  return join(project, "dist");
}

/** @type {readonly Recipe[]} */
export const recipes = [
  {
    name: "plain HTML",
    from: "page.html",
    packages: {},
    open: ["page.html"],
    build: async (project) => project,
  },
  {
    name: "reveal.js",
    from: "reveal",
    packages: { "reveal.js": "6.0.2" },
    open: ["index.html#/1"],
    build: async (project, home) => {
      const page = join(project, "index.html");
      const files = join(home, "node_modules", "reveal.js", "dist");
      cpSync(files, join(project, "reveal"), { recursive: true });
      const text = readFileSync(page, "utf8");
      writeFileSync(page, text.replaceAll("node_modules/reveal.js/dist/", "reveal/"));
      return project;
    },
  },
  {
    name: "React",
    from: "react",
    packages: { react: "19.3.1", "react-dom": "19.3.1" },
    open: ["index.html"],
    build: (project, home) => vite(home, project, []),
  },
  {
    name: "Vue",
    from: "vue",
    packages: { vue: "3.5.45", "@vitejs/plugin-vue": "6.0.11" },
    open: ["index.html"],
    build: (project, home) => vite(home, project, ["@vitejs/plugin-vue"]),
  },
  {
    name: "Astro",
    from: "astro",
    packages: { astro: "5.18.2" },
    open: ["index.html"],
    build: async (project, home) => {
      run(project, join(home, "node_modules", "astro", "astro.js"), ["build"]);
      return join(project, "dist");
    },
  },
  {
    name: "Observable Framework",
    from: "observable",
    packages: { "@observablehq/framework": "1.13.4" },
    open: ["index.html"],
    build: async (project, home) => {
      const bin = ["node_modules", "@observablehq", "framework", "dist", "bin", "observable.js"];
      run(project, join(home, ...bin), ["build"]);
      return join(project, "dist");
    },
  },
  {
    // MyST downloads the theme of a site, so the test only parses the text and writes a page of its own from the
    // result.
    name: "MyST",
    from: "myst",
    packages: { mystmd: "1.8.3" },
    open: ["index.html"],
    build: async (project, home) => {
      const myst = join(home, "node_modules", "mystmd", "dist", "myst.cjs");
      try {
        run(project, myst, ["build", "--site", "--ci"]);
      } catch (error) {
        // Without the theme, MyST exits with an error after it has parsed the text.
        if (!String(error).includes("book-theme")) throw error;
      }
      const output = join(project, "_build", "site", "content", "index.json");
      const text = readFileSync(output, "utf8");
      const [, frame = "{}"] = /(\{"type":"iframe"[^}]*\})/.exec(text) ?? [];
      const { src = "", title = "", width = "" } = JSON.parse(frame);
      const html = `<iframe src="${src.replaceAll("&", "&amp;")}" title="${title}" width="${width}" height="480"></iframe>`;
      writeFileSync(join(project, "index.html"), html);
      return project;
    },
  },
  {
    name: "mdBook",
    from: "mdbook",
    packages: {},
    program: "mdbook",
    open: ["race.html"],
    build: async (project) => {
      call(project, "mdbook", ["build"]);
      return join(project, "book");
    },
  },
  {
    name: "Pandoc, for Quarto",
    from: "quarto",
    packages: {},
    program: "pandoc",
    open: ["race.html"],
    build: async (project) => {
      renameSync(join(project, "race.qmd"), join(project, "race.md"));
      call(project, "pandoc", ["--standalone", "race.md", "--output", "race.html"]);
      return project;
    },
  },
  {
    name: "Jupyter Book 1",
    from: "jupyter-book",
    packages: {},
    program: "jupyter-book",
    open: ["_build/html/race.html", "_build/html/notebook.html"],
    build: async (project) => {
      call(project, "jupyter-book", ["build", "."]);
      return project;
    },
  },
];

/**
 * Returns the folder with the packages of a recipe; `undefined` if the packages or the program are not installed.
 * @param {Recipe} recipe
 */
export const homeOfRecipe = ({ program, ...recipe }) =>
  program === undefined || findProgram(program) ? packagesFolderOf(recipe) : undefined;

/** Returns the folder of a recipe, from which its packages are resolved. @param {Recipe} recipe */
export const placeOf = (recipe) => folderOf(recipe);

/** Installs missing packages. Only `npm run test:long` calls this function. */
export const needRecipes = () =>
  requirePackages(
    recipes.filter(({ packages }) => Object.keys(packages).length > 0),
    "to test a recipe",
  );
