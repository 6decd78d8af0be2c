/** A Vite plugin that evaluates modules of translated data at build time: the page loads their result as JSON. */
import { runnerImport } from "vite";
import { catalogs } from "./catalogs.mjs";

/** @type {import("vite").Plugin} */
export const translatedData = {
  name: "translated-data",
  enforce: "pre",
  transform: {
    filter: { id: /\bwords\/[\w-]+\/data\/\w+\.ts$/ },
    async handler(_, id) {
      const { module, dependencies } = await runnerImport(id, {
        configFile: false,
        logLevel: "error",
        plugins: [catalogs],
      });
      for (const file of dependencies) this.addWatchFile(file);
      const { texts } = /** @type {{ texts: object }} */ (module);
      return {
        code: `export const texts=JSON.parse(${JSON.stringify(JSON.stringify(texts))});`,
        map: null,
      };
    },
  },
};
