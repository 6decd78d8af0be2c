import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, minifySync, type Plugin } from "vite";
import { answers } from "./answers.mjs";
import { catalogs } from "./catalogs.mjs";
import { groups } from "./chunks.mjs";
import { cssModules } from "./css-modules.mjs";
import { translatedData } from "./data.mjs";
import { lessons } from "./lessons/make/plugin.mjs";
import { writePrecacheManifest } from "./precache-manifest.mjs";
import { checkReferences } from "./references.mjs";
import { headOf, titleAndDescription, writeSitemap } from "./seo.mjs";
import { verdicts } from "./verdicts.mjs";

const inWww = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Removes comments and blanks from the classic script, which Vite copies as it is and every visit fetches. */
function minifyBarredScript() {
  const path = inWww("dist/barred.js");
  writeFileSync(path, minifySync(path, readFileSync(path, "utf8")).code);
}

/**
 * Minifies the classic script, checks that no reference in the built site is broken, and writes the sitemap for search
 * engines and the list of files for the service worker.
 */
const writeBuildFiles: Plugin = {
  name: "keep-files",
  apply: "build",
  closeBundle() {
    minifyBarredScript();
    checkReferences(inWww("dist"));
    writeSitemap(inWww("dist"));
    writePrecacheManifest(inWww("dist"));
  },
};

/** Adds the metadata from which messengers show a preview of a link. */
const previewMetadata: Plugin = {
  name: "say-what",
  transformIndexHtml: (html, { filename }) =>
    isGallery(filename) ? [] : headOf({ ...titleAndDescription(html), path: "" }),
};

/**
 * Whether a page is the gallery of components. Only the development server serves it, so it needs no content security
 * policy.
 */
const isGallery = (filename: string) => /[\\/]gallery[\\/]index\.html$/.test(filename);

/** The nonce of the `<style>` elements that the development server inserts. The build has no such elements. */
const styleNonce = randomBytes(16).toString("base64");

/** Lets the content security policy of the page admit the styles that the development server inserts, and no others. */
const allowServedStyles: Plugin = {
  name: "allow-served-styles",
  apply: "serve",
  config: () => ({ html: { cspNonce: styleNonce } }),
  transformIndexHtml: {
    order: "pre",
    handler(html, { filename }) {
      if (isGallery(filename)) return html;
      const allowed = html.replace("style-src 'self'", `$& 'nonce-${styleNonce}'`);
      if (allowed === html) throw new Error("index.html has no policy for styles");
      return allowed;
    },
  },
};

/**
 * Keeps the rules of a component's style sheet in the bundle when all its class names were inlined and no import of the
 * sheet is left.
 */
const keepInlinedStyles: Plugin = {
  name: "keep-styles",
  enforce: "post",
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, moduleSideEffects: "no-treeshake" }),
  },
};

/** Has what is said of the solvers fetched along with the script instead of when it runs; `barred.js` so has the solvers. */
const preloadSolvers: Plugin = {
  name: "preload-solvers",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(_, { bundle = {} }) {
      const solvers = Object.values(bundle).filter(
        (file) =>
          file.type === "asset" &&
          file.originalFileNames.some((name) => /\bpkg\/wasm\/[^/]+\.wasm$/.test(name)),
      );
      const lists = Object.values(bundle).filter(
        (file) =>
          file.type === "chunk" &&
          file.moduleIds.some((name) => /\bpkg\/wasm\/catalog\.js$/.test(name)),
      );
      for (const found of [solvers, lists]) {
        if (found.length !== 1) throw new Error(`${found.length} modules or catalogs of solvers`);
      }
      return [
        ...lists.map(({ fileName }) => ({
          tag: "link",
          attrs: { rel: "modulepreload", crossorigin: true, href: `./${fileName}` },
          injectTo: "head" as const,
        })),
        ...solvers.map(({ fileName }) => ({
          tag: "meta",
          attrs: { name: "solvers", content: fileName },
          injectTo: "head-prepend" as const,
        })),
      ];
    },
  },
};

/**
 * Lists the files with the first words of each language in a `<meta>` element, so that `barred.js` can prefetch the
 * file of the visitor's language.
 */
const nameFirstWords: Plugin = {
  name: "name-first-words",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(_, { bundle = {} }) {
      const files = Object.keys(bundle).flatMap((file) => {
        const [, language] = /^assets\/words-([\w-]+)-first-/.exec(file) ?? [];
        return language ? [[language, file] as const] : [];
      });
      if (!files.some(([language]) => language === "en")) throw new Error("no first words");
      const content = JSON.stringify(Object.fromEntries(files));
      return [
        { tag: "meta", attrs: { name: "words", content }, injectTo: "head-prepend" as const },
      ];
    },
  },
};

/**
 * Wraps the script of the custom element in a function, so that it is also a plain script that defines no global names
 * and may be loaded twice.
 */
const closeElement: Plugin = {
  name: "close-element",
  apply: "build",
  generateBundle(_, bundle) {
    const file = bundle["embed.js"];
    if (file?.type !== "chunk" || file.imports.length + file.exports.length > 0) {
      throw new Error("embed.js is not one script that stands alone");
    }
    file.code = `(()=>{${file.code}})();`;
  },
};

/** Small chunks that few visits need, and other languages. */
const RARE_CHUNKS =
  /\/(words|Hexadecimal|Refused|Clashes|Removed|run|Builder|Disguise|PasteForm|WholeBoard|arrive|HelpText|port|lock|LinkField|SeriesPanel|later)-/;

/** Small chunks of views that few visits need: they are fetched after the view itself. */
const RARE_VIEW_CHUNKS = /\/(Chart|Disguise|Hexadecimal|bounds|estimate|powers)-/;

export default defineConfig({
  root: inWww("."),
  base: "./", // the site works under any path
  resolve: {
    alias: {
      // Longer names first: the first match applies.
      "sudoku-lab/workshop": inWww("../pkg/src/workshop.ts"),
      "sudoku-lab/guest": inWww("../pkg/src/guest.ts"),
      "sudoku-lab/board": inWww("../pkg/src/board.ts"),
      "sudoku-lab/hints": inWww("../pkg/src/hints.ts"),
      "sudoku-lab/plot": inWww("../pkg/src/plot.ts"),
      "sudoku-lab": inWww("../pkg/src/index.ts"),
    },
  },
  css: { modules: cssModules },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [
    catalogs,
    translatedData,
    writeBuildFiles,
    keepInlinedStyles,
    previewMetadata,
    allowServedStyles,
    preloadSolvers,
    nameFirstWords,
    closeElement,
    lessons(),
    answers,
    verdicts,
  ],
  worker: { format: "es" },
  build: {
    target: "es2022",
    outDir: inWww("dist"),
    emptyOutDir: true,
    // The policy of the page is `script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'`, so no asset may become a
    // data URL or an inline script.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The first script lists every file that is fetched together with another file. For small chunks that few visits
      // need, a second round trip costs less than a longer first script.
      resolveDependencies: (file, dependencies) =>
        RARE_CHUNKS.test(file) ? [] : dependencies.filter((one) => !RARE_VIEW_CHUNKS.test(one)),
    },
    reportCompressedSize: false,
    // The chunks are configured in `groups`: one large file compresses 5 % better than many small ones with shared
    // parts.
    rolldownOptions: {
      // Inlines class names and other constants: the first script gets 2 % smaller.
      optimization: { inlineConst: { mode: "all", pass: 2 } },
      // Other pages load the custom element by this fixed name.
      input: { page: inWww("index.html"), embed: inWww("src/embed/element.ts") },
      output: {
        entryFileNames: ({ name }) => (name === "embed" ? "embed.js" : "assets/[name]-[hash].js"),
        chunkFileNames({ facadeModuleId }) {
          const [, language, file] =
            /^\0virtual:tables\/([\w-]+)\/(\w+)$/.exec(facadeModuleId ?? "") ?? [];
          return `assets/${file ? `words-${language}-${file}` : "[name]"}-[hash].js`;
        },
        codeSplitting: {
          groups,
        },
      },
    },
  },
});
