/** The package's own worker for Node, which can be looked at, held back and changed. */
import { NodeWorker as Own } from "../../pkg/dist/node/worker.js";

export class NodeWorker {
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  /** Every message sent, in order. */
  sent = [];
  terminated = false;
  #own;

  /** Runs another script than the worker's own, if there is one, within limits of memory. */
  constructor(script, limits) {
    this.#own = new Own(script, limits);
    this.#own.onmessage = ({ data }) => this.terminated || this.hear(data);
    this.#own.onmessageerror = () => this.onmessageerror?.();
    this.#own.onerror = (event) => this.onerror?.(event);
  }

  /** Apart, so that a test can hold back or change what the worker says. */
  hear(data) {
    this.onmessage?.({ data });
  }

  postMessage(message, transfer) {
    this.sent.push(message);
    this.#own.postMessage(message, transfer);
  }

  terminate() {
    this.terminated = true;
    this.#own.terminate();
  }
}

const script = new URL("mortal.mjs", import.meta.url);

/** A worker that dies in such a way in place of an answer, after so many others. */
export function mortalWorker(how, answers, limits) {
  // The thread begins with a copy of the environment.
  Object.assign(process.env, { MORTAL_HOW: how, MORTAL_AFTER: answers });
  return new NodeWorker(script, limits);
}
