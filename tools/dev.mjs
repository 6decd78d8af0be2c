/** `npm run dev`: serves the page with live reload, and recompiles WebAssembly when a Rust file changes. */
import { relative, sep } from "node:path";
import { ExplainedError, inRoot, root, say } from "./run.mjs";
import { writeSets } from "./sets.mjs";
import { buildDevWasm } from "./wasm.mjs";

/**
 * Serves the page from its sources until `close` is called.
 * @param {object} [options]
 * @param {number} [options.port] 0 selects a free port
 * @param {string} [options.rust] the folder whose Rust files are watched
 * @param {() => Promise<string>} [options.buildWasm] compiles WebAssembly and returns its output folder
 */
export async function startDev({
  port = 8080,
  rust = inRoot("src"),
  buildWasm = buildDevWasm,
} = {}) {
  writeSets();
  const wasm = await buildWasm();
  const { createServer } = await import("vite");
  const server = await createServer({
    root: inRoot("www"),
    configFile: inRoot("www", "vite.config.ts"),
    server: {
      host: "127.0.0.1",
      port,
      strictPort: port !== 0,
      fs: { allow: [root, wasm] },
      // The build replaces its files one by one, so the page is reloaded only after the build has finished.
      watch: { ignored: [`${wasm}/**`] },
    },
    plugins: [serveWasmFrom(wasm)],
  });
  await server.listen().catch((error) => {
    throw new ExplainedError(`${error.message}; choose another port with PORT=${port + 1}`);
  });
  server.watcher.add(rust);
  const rebuild = serialize(async () => {
    const startedAt = Date.now();
    try {
      await buildWasm();
    } catch (error) {
      // The compiler has already printed the reason. The page keeps the last module that compiled.
      say(`· ${error instanceof Error ? error.message : error}`);
      return;
    }
    server.moduleGraph.invalidateAll();
    server.ws.send({ type: "full-reload" });
    say(
      `· WebAssembly compiled in ${((Date.now() - startedAt) / 1000).toFixed(1)} s, page reloaded`,
    );
  });
  for (const event of ["add", "change", "unlink"]) {
    server.watcher.on(event, (/** @type {string} */ file) => {
      if (file.startsWith(rust + sep) && file.endsWith(".rs")) void rebuild();
    });
  }
  const address = server.httpServer?.address();
  const actual = typeof address === "object" ? address?.port : port;
  return { url: `http://127.0.0.1:${actual}/`, close: () => server.close() };
}

/**
 * Serves files of another folder in place of `pkg/wasm`.
 * @param {string} folder
 * @returns {import("vite").Plugin}
 */
function serveWasmFrom(folder) {
  const served = `/@fs${inRoot("pkg", "wasm")}/`;
  const actual = `/@fs/${relative("/", folder)}/`;
  return {
    name: "wasm-from",
    enforce: "pre",
    // Modules are resolved to file paths.
    async resolveId(source, importer, options) {
      const result = await this.resolve(source, importer, { ...options, skipSelf: true });
      const own = `${inRoot("pkg", "wasm")}${sep}`;
      if (!result?.id.startsWith(own)) return result;
      return { ...result, id: `${folder}${sep}${result.id.slice(own.length)}` };
    },
    // Binary files are requested by URL.
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        if (request.url?.startsWith(served)) {
          request.url = actual + request.url.slice(served.length);
        }
        next();
      });
    },
  };
}

/**
 * Returns a function that never runs the work twice at the same time: any number of calls during a run cause one more
 * run after it.
 * @param {() => Promise<void>} work
 */
export function serialize(work) {
  let state = /** @type {"idle" | "running" | "again"} */ ("idle");
  return async () => {
    if (state !== "idle") {
      state = "again";
      return;
    }
    do {
      state = "running";
      await work();
    } while (/** @type {string} */ (state) === "again");
    state = "idle";
  };
}

/** Serves until the process ends. @param {number} port */
export async function dev(port) {
  const { url } = await startDev({ port });
  process.stdout.write(
    `Sudoku Lab: ${url} (reloads when a file of ${relative(root, inRoot("www"))} or a Rust file of src changes)\n`,
  );
}
