import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { catalogs } from "./catalogs.mjs";
import { groups } from "./chunks.mjs";
import { cssModules } from "./css-modules.mjs";
import { translatedData } from "./data.mjs";
import { aboutOf, headOf, writeSitemap } from "./found.mjs";
import { writeKept } from "./kept.mjs";
import { lessons } from "./lessons/make/plugin.mjs";
import { checkReferences } from "./references.mjs";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Checks the built site for dangling references, and writes its sitemap and the manifest of its service worker. */
const keepFiles: Plugin = {
  name: "keep-files",
  apply: "build",
  closeBundle() {
    checkReferences(at("dist"));
    writeSitemap(at("dist"));
    writeKept(at("dist"));
  },
};

/** Adds metadata for link previews to the main page. */
const sayWhat: Plugin = {
  name: "say-what",
  transformIndexHtml: (html, { filename }) =>
    isGallery(filename) ? [] : headOf({ ...aboutOf(html), path: "" }),
};

/**
 * Returns whether a page is the component gallery. Only the development server has it, so it needs no security policy.
 */
const isGallery = (filename: string) => /[\\/]gallery[\\/]index\.html$/.test(filename);

/** The CSP nonce of the `<style>` elements that the development server inserts. The built site has no such elements. */
const styleNonce = randomBytes(16).toString("base64");

/** Extends the security policy of the page so that it allows the `<style>` elements of the development server. */
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
 * Prevents tree shaking of CSS modules. After the class names have been inlined, no export of such a module is used,
 * and the bundler would remove its rules.
 */
const keepStyles: Plugin = {
  name: "keep-styles",
  enforce: "post",
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, moduleSideEffects: "no-treeshake" }),
  },
};

/** Preloads the first WebAssembly module and its catalog in parallel with the main script, which needs both. */
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
      const early = [
        ...solvers.map(({ fileName }) => [fileName, { rel: "preload", as: "fetch" }] as const),
        ...lists.map(({ fileName }) => [fileName, { rel: "modulepreload" }] as const),
      ];
      return early.map(([fileName, attrs]) => ({
        tag: "link",
        attrs: { ...attrs, crossorigin: true, href: `./${fileName}` },
        injectTo: "head",
      }));
    },
  },
};

/**
 * Lists the file with the first texts of each language in a `meta` tag. `barred.js` preloads the one that is needed.
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

/** Wraps `embed.js` in a function, so that it also works as a classic script, defines no globals and can load twice. */
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

/** Files whose dependencies are not preloaded with them: small parts that few visits need, and translations. */
const SELDOM =
  /\/(words|Hexadecimal|Refused|Clashes|Removed|run|Builder|Disguise|PasteForm|WholeBoard|arrive|HelpText|port|lock|LinkField|SeriesPanel|later)-/;

/** Dependencies that are not preloaded: small parts of views that few visits need. They load after the view itself. */
const RARE_PARTS = /\/(Chart|Disguise|Hexadecimal|bounds|estimate|powers)-/;

export default defineConfig({
  root: at("."),
  base: "./", // the site works under any path
  resolve: {
    alias: {
      "sudoku-lab/workshop": at("../pkg/src/workshop.ts"), // the longer names first
      "sudoku-lab/guest": at("../pkg/src/guest.ts"),
      "sudoku-lab/board": at("../pkg/src/board.ts"),
      "sudoku-lab/hints": at("../pkg/src/hints.ts"),
      "sudoku-lab/plot": at("../pkg/src/plot.ts"),
      "sudoku-lab": at("../pkg/src/index.ts"),
    },
  },
  css: { modules: cssModules },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [
    catalogs,
    translatedData,
    keepFiles,
    keepStyles,
    sayWhat,
    allowServedStyles,
    preloadSolvers,
    nameFirstWords,
    closeElement,
    lessons(),
  ],
  worker: { format: "es" },
  build: {
    target: "es2022",
    outDir: at("dist"),
    emptyOutDir: true,
    // No asset may be inlined as a data URL, because the policy of the page is
    // `script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:`.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The first script contains the names of all preloaded files. For small parts that few visits need, a second
      // round trip costs less than a longer first script.
      resolveDependencies: (file, dependencies) =>
        SELDOM.test(file) ? [] : dependencies.filter((one) => !RARE_PARTS.test(one)),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      // Inlines constants, including class names: the first script becomes 2 % smaller.
      optimization: { inlineConst: { mode: "all", pass: 2 } },
      // Other sites load the custom element as `embed.js`, so this name has no hash.
      input: { page: at("index.html"), embed: at("src/embed/element.ts") },
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
