/** Gives a thread of Node the globals of a web worker that the worker's script uses. */
import { parentPort, type Transferable } from "node:worker_threads";

if (!parentPort) throw new Error("sudoku-lab/worker is to be run in a worker, not imported.");
const port = parentPort;

Object.defineProperties(globalThis, {
  self: { value: globalThis, configurable: true },
  postMessage: {
    value: (message: unknown, { transfer }: { transfer: readonly Transferable[] }) =>
      port.postMessage(message, transfer),
    configurable: true,
  },
  // This handler is set once. Earlier messages wait in the port until then.
  onmessage: {
    set: (listen: (event: { data: unknown }) => void) => {
      port.on("message", (data) => listen({ data }));
    },
    configurable: true,
  },
});
