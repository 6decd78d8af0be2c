/** The package's own worker for Node, which tests can observe, delay and change. */
import { NodeWorker as Own } from "../../pkg/dist/node/worker.js";

export class NodeWorker {
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  /** All sent messages, in order. */
  sent = [];
  terminated = false;
  #own;

  /** Optionally runs another script than the worker's own, with memory limits. */
  constructor(script, limits) {
    this.#own = new Own(script, limits);
    this.#own.onmessage = ({ data }) => this.terminated || this.hear(data);
    this.#own.onmessageerror = () => this.onmessageerror?.();
    this.#own.onerror = (event) => this.onerror?.(event);
  }

  /** A separate method, so that a test can delay or change the messages of the worker. */
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

const script = new URL("crashing-worker.mjs", import.meta.url);

/** Returns a worker that dies in this way instead of answering, after this number of answers. */
export function mortalWorker(how, answers, limits) {
  // The thread starts with a copy of the environment.
  Object.assign(process.env, { MORTAL_HOW: how, MORTAL_AFTER: answers });
  return new NodeWorker(script, limits);
}
