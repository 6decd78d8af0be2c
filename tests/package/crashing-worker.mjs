/**
 * The worker's script in a thread that dies while it works: it accepts one more request and never answers it.
 * Environment variables determine how it dies, and after how many answers.
 */
import { parentPort } from "node:worker_threads";

const { MORTAL_HOW: how, MORTAL_AFTER: after } = process.env;

const crashKinds = {
  exit: () => process.exit(3),
  /** Thrown outside of every `try`. */
  error: () => setImmediate(() => JSON.parse("no JSON")),
  memory: () => {
    const hoard = [];
    for (;;) hoard.push(new Array(1000).fill(hoard.length));
  },
};

const post = parentPort.postMessage.bind(parentPort);
let remainingRequests = Number(after);
parentPort.postMessage = (message, transfer) => {
  if (message.type !== "answer" || remainingRequests > 0) post(message, transfer);
  else crashKinds[how]();
  if (message.type === "answer") remainingRequests -= 1;
};

await import("../../pkg/dist/node/thread.js");
