/** Gives the package what it takes from the browser elsewhere: workers, the number of cores, files. */
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { bindings } from "../module/all.js";
import { loadAllAtOnce, requestBy } from "../module/load.js";
import { workersBy } from "../page/client.js";
import { NodeWorker } from "./worker.js";

// It has those members of a web worker that the package uses.
workersBy(() => new NodeWorker() as unknown as Worker, availableParallelism);

// Node's own `fetch` knows no files.
requestBy(async (address) => {
  if (!/^file:/i.test(String(address))) return fetch(address);
  const response = new Response(readFileSync(new URL(address)));
  return Object.defineProperty(response, "url", { value: String(address) });
});

// A file that is there need not be small.
loadAllAtOnce(bindings);
