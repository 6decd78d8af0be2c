/**
 * A web worker over one of Node's: the package's own worker script in a thread of its own, behind the
 * few members that races use.
 */
import { Worker as Thread } from "node:worker_threads";

const script = new URL("../../pkg/dist/worker.js", import.meta.url);

const bootstrap = `
  const { parentPort } = require("node:worker_threads");
  const early = [];
  let hear = (data) => early.push(data);
  globalThis.self = {
    postMessage: (message, { transfer }) => parentPort.postMessage(message, transfer),
    set onmessage(listener) {
      hear = (data) => listener({ data });
      for (const data of early.splice(0)) hear(data);
    },
  };
  parentPort.on("message", (data) => hear(data));
  import(${JSON.stringify(script.href)});
`;

export class NodeWorker {
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  /** Every message sent, in order. */
  sent = [];
  terminated = false;
  #thread = new Thread(bootstrap, { eval: true });

  constructor() {
    this.#thread.on("message", (data) => this.terminated || this.hear(data));
    this.#thread.on("error", (error) => this.onerror?.({ message: error.message }));
  }

  /** Apart, so that a test can hold back or change what the worker says. */
  hear(data) {
    this.onmessage?.({ data });
  }

  postMessage(message, transfer) {
    this.sent.push(message);
    this.#thread.postMessage(message, transfer);
  }

  terminate() {
    this.terminated = true;
    void this.#thread.terminate();
  }
}
