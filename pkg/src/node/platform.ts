/** Provides the package in Node with the parts that browsers have: workers, the number of cores, files. */
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { pathToFileURL } from "node:url";
import { bindings } from "../module/all.js";
import { loadAllAtOnce, type ResponseParts, requestBy } from "../module/load.js";
import { setWorkerFactory } from "../page/client.js";
import { NodeWorker } from "./worker.js";

// The thread has the members of a web worker that the package uses.
setWorkerFactory(() => new NodeWorker() as unknown as Worker, availableParallelism);

// Node's `fetch` cannot read files.
requestBy(async (address, signal) => {
  const url = URL.canParse(String(address)) ? new URL(address) : pathToFileURL(String(address));
  // The reason of the failure is in the cause; the message of the error only says that it failed.
  if (url.protocol !== "file:") {
    return fetch(url, { signal: signal ?? null }).catch((error) => {
      throw error.cause ?? error;
    });
  }
  return fileResponse(url);
});

/** Returns a file in the form of a response. Node's own `Response` takes longer to load than the whole package. */
function fileResponse(url: URL): ResponseParts {
  const bytes = fileContents(url);
  const { buffer, byteOffset: at, length } = bytes;
  return {
    ...{ ok: true, url: url.href, status: 200, statusText: "OK", headers: { get: () => null } },
    arrayBuffer: async () => buffer.slice(at, at + length),
    blob: async () => new Blob([bytes]),
  };
}

function fileContents(url: URL): Buffer<ArrayBuffer> {
  try {
    return readFileSync(url);
  } catch (error) {
    if (!url.pathname.endsWith(".wasm")) throw error;
    // Usually the script was bundled without the package's modules.
    throw new Error(`${(error as Error).message}. See In Node in sudoku-lab's README.`);
  }
}

// A local file costs nothing to fetch, so the first module need not be small.
loadAllAtOnce(bindings);
