/** A small web server for www/dist: `node tools/serve.mjs`, on port `PORT` or 8080. */
import { appendFileSync, createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { ExplainedError, inRoot } from "./run.mjs";

/** @type {Record<string, string>} */
const types = {
  ".css": "text/css; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".map": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/**
 * Returns the file that a request names, with its size; `undefined` if there is none.
 * @param {string} site @param {string} url
 */
function find(site, url) {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ""));
    const file = resolve(site, `.${path.endsWith("/") ? `${path}index.html` : path}`);
    const inside = file.startsWith(site + sep) && !path.includes("\0");
    const stat = inside ? statSync(file, { throwIfNoEntry: false }) : undefined;
    return stat?.isFile() ? { file, size: stat.size } : undefined;
  } catch {
    return undefined; // an invalid path: a malformed escape, or a file used as a folder
  }
}

/**
 * Creates a server for the files of a folder, which does not listen yet.
 * @param {string} [site]
 * @param {(host: string, path: string) => void} [onRequest] called for every request
 */
export const serverOf = (site = inRoot("www", "dist"), onRequest = () => {}) =>
  createServer((request, response) => {
    const path = (request.url ?? "/").replace(/[?#].*$/s, "");
    onRequest(request.headers.host ?? "", path.replace(/\/$/, "/index.html"));
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" }).end();
      return;
    }
    const result = find(site, request.url ?? "/");
    if (!result) {
      response.writeHead(404, { "content-type": "text/plain" }).end("Not found\n");
      return;
    }
    response.writeHead(200, {
      "cache-control": "no-cache",
      "content-length": result.size,
      "content-type": types[extname(result.file)] ?? "application/octet-stream",
    });
    if (request.method === "HEAD") response.end();
    else
      createReadStream(result.file)
        .on("error", () => response.destroy())
        .pipe(response);
  });

/** Serves until the process ends. Port 0 selects a free port. @param {number} port @returns {Promise<void>} */
export function serve(port) {
  const log = process.env.REQUEST_LOG; // for tests: records which test loads which files
  const server = serverOf(undefined, (host, path) => {
    if (log) appendFileSync(log, `${host} ${path}\n`);
  });
  return new Promise((resolve, reject) => {
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      const taken = `Port ${port} is in use: choose another one with PORT=${port + 1}.`;
      reject(new ExplainedError(error.code === "EADDRINUSE" ? taken : error.message));
    });
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      const actual = typeof address === "object" ? address?.port : port;
      process.stdout.write(`Sudoku Lab: http://127.0.0.1:${actual}/\n`);
      resolve();
    });
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await serve(Number(process.env.PORT ?? 8080));
}
