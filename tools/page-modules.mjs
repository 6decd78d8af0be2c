/** Compiles the modules of the page to plain JavaScript that Node can import, for the tests of `tests/page`. */
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { filesUnder, fingerprint, runIfStale } from "./fresh.mjs";
import { inRoot } from "./run.mjs";

const cache = inRoot("node_modules", ".cache", "sudoku-lab", "page-modules");
const www = inRoot("www");

/**
 * Compiles every module of `www/src` once for all test files, one output file per module. Vite compiles them with the
 * settings of the page, but without the plugins that belong to the built site.
 * @returns {Promise<string>} the folder that contains the compiled `www/src` and `pkg/src`
 */
export async function buildPageModules() {
  const sources = [
    "www/src",
    "www/lessons",
    "www/vite.config.ts",
    "www/catalogs.mjs",
    "www/css-modules.mjs",
    "www/data.mjs",
    "www/tables.mjs",
    "pkg/src",
    "pkg/wasm",
  ];
  const settings = ["package-lock.json", "tools/page-modules.mjs"];
  const key = fingerprint([...sources, ...settings].map((path) => inRoot(path)));
  // Each key has a folder of its own, so that a test that still reads an older one is not disturbed.
  const out = join(cache, key.slice(0, 16));
  const ready = join(out, "package.json");
  await runIfStale("page modules", key, [ready], async () => {
    removeAllButNewest();
    await compile(out);
    writeFileSync(ready, '{ "type": "module" }\n');
  });
  return out;
}

function removeAllButNewest() {
  mkdirSync(cache, { recursive: true });
  const folders = readdirSync(cache).map((name) => join(cache, name));
  const byAge = folders.sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs);
  for (const folder of byAge.slice(0, -1)) rmSync(folder, { recursive: true });
}

/** @param {string} out */
async function compile(out) {
  const { build, loadConfigFromFile } = await import("vite");
  const { catalogs } = await import("../www/catalogs.mjs");
  const { translatedData } = await import("../www/data.mjs");
  const env = { command: /** @type {const} */ ("build"), mode: "development" };
  const loaded = await loadConfigFromFile(env, join(www, "vite.config.ts"));
  const { resolve, css, oxc } = loaded?.config ?? {};
  const entries = filesUnder([join(www, "src")]).filter((file) => /(?<!\.d)\.tsx?$/.test(file));
  await build({
    root: www,
    configFile: false,
    mode: env.mode,
    logLevel: "error",
    publicDir: false,
    ...(resolve && { resolve }),
    ...(css && { css }),
    ...(oxc && { oxc }),
    plugins: [catalogs, translatedData, originalAddresses],
    build: {
      ssr: true,
      target: "node20",
      outDir: out,
      emptyOutDir: true,
      minify: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: entries,
        preserveEntrySignatures: "strict",
        output: {
          preserveModules: true,
          preserveModulesRoot: inRoot(),
          // The extension of the source is part of the name, because `Answer.tsx` and `answer.ts` must also differ on
          // file systems that ignore case. The query of an import such as `x.js?raw` is removed, because Node would cut
          // it off.
          entryFileNames: ({ facadeModuleId }) =>
            `[name]${extname((facadeModuleId ?? "").replace(/\?.*/, ""))}.js`,
        },
      },
    },
  });
}

/**
 * Resolves `import.meta.url` to the source of a module, because the output contains no copies of the files beside it.
 * @type {import("vite").Plugin}
 */
const originalAddresses = {
  name: "original-addresses",
  enforce: "post",
  transform: {
    filter: { code: "import.meta.url" },
    handler: (code, id) =>
      code.replaceAll(
        "import.meta.url",
        JSON.stringify(pathToFileURL(id.replace(/\?.*/, "")).href),
      ),
  },
};
