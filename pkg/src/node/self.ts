/** Those of a web worker's globals that the worker's script uses. */
import { parentPort, type Transferable } from "node:worker_threads";

if (!parentPort) throw new Error("sudoku-lab/worker is to be run in a worker, not imported.");
const port = parentPort;

const web = {
  postMessage(message: unknown, { transfer }: { transfer: readonly Transferable[] }) {
    port.postMessage(message, transfer);
  },
  /** Set once. What came before waits in the port until then. */
  set onmessage(listen: (event: { data: unknown }) => void) {
    port.on("message", (data) => listen({ data }));
  },
};

Object.defineProperty(globalThis, "self", { value: web, configurable: true });
