/** Called as `compile-page-modules.mjs WWW OUT` by `page-modules.mjs`: compiles the modules of the page for Node. */
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, loadConfigFromFile } from "vite";
import { catalogs } from "../www/catalogs.mjs";
import { translatedData } from "../www/data.mjs";
import { filesUnder } from "./fresh.mjs";
import { inRoot } from "./run.mjs";

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

/**
 * Compiles every module of `www/src` to one file. Vite compiles them with the settings of the page, but without the
 * plugins that belong to the built site.
 * @param {string} www the folder of the page @param {string} out the folder for the compiled files
 */
async function compile(www, out) {
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

const [www = "", out = ""] = process.argv.slice(2);
await compile(www, out);
