/** The page's pure modules in Node: Vite reads them as it does for the page. */

import { after } from "node:test";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const server = await createServer({
  configFile: fileURLToPath(new URL("../../www/vite.config.ts", import.meta.url)),
  root: fileURLToPath(new URL("../../www", import.meta.url)),
  server: { middlewareMode: true, watch: null, ws: false },
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
});
after(() => server.close());

/** @param {string} path below `www/src` */
export const load = (path) => server.ssrLoadModule(`/src/${path}`);
