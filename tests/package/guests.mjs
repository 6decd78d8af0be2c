/** Custom solvers in threads of Node, in place of the frames of a page. */
import { readFileSync } from "node:fs";
import { MessageChannel, Worker } from "node:worker_threads";
import { openGuest } from "../../pkg/dist/guest.js";

/** The parts of a web worker that a Node thread lacks: message handling, and modules by the address of a blob. */
export const shim = `
  const { parentPort } = require("node:worker_threads");
  const { resolveObjectURL } = require("node:buffer");
  globalThis.self = globalThis;
  parentPort.once("message", (port) => self.onmessage({ ports: [port] }));
`;
export const importSource = `async (address) => {
  const text = await resolveObjectURL(address).text();
  return import("data:text/javascript," + encodeURIComponent(text));
}`;

/** The places that were started, and whether they were ended. */
export const spawnedHosts = [];

export async function spawn(program, fail) {
  const text = program.replace("(address) => import(address)", () => importSource);
  const worker = new Worker(shim + text, {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: 64 },
  });
  const one = { ended: false };
  spawnedHosts.push(one);
  worker.on("error", ({ message }) => fail(message));
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(port2, [port2]);
  const end = () => {
    one.ended = true;
    port1.close();
    void worker.terminate();
  };
  return { port: port1, end, locate: async () => null };
}

export const openSource = (text, options) => openGuest({ kind: "js", text }, { spawn, ...options });

/** Returns an example of the documentation. */
export const readExample = (name) =>
  readFileSync(new URL(`../../docs/own/${name}`, import.meta.url), "utf8");

/** Returns the solver in the text of the documentation: its first JavaScript code block. */
export function documentedSolver() {
  const page = readFileSync(new URL("../../docs/own-solver.md", import.meta.url), "utf8");
  return page.split("```js\n")[1].split("```")[0];
}
