/**
 * A custom solver that logs without end: the page stores every line that it receives, so the number of lines is
 * limited.
 */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { MessageChannel, Worker } from "node:worker_threads";
import { limitLog } from "../../pkg/dist/guest/program/log.js";
import { Race } from "../../pkg/dist/index.js";
import { importSource, openSource, shim } from "./guests.mjs";
import { NodeWorker } from "./node_worker.mjs";
import { easy, lab, waitUntil } from "./support.mjs";

test("the first lines are kept, further lines are dropped with a notice, and each run resets the count", () => {
  const lines = [];
  const target = { log: (line) => lines.push(line), warn: (line) => lines.push(`! ${line}`) };
  const recount = limitLog(target, 3);
  for (let line = 0; line < 100; line += 1) target[line % 2 ? "warn" : "log"](line);
  const dropped = "… more lines were dropped: one run of a solver may log 3.";
  assert.deepEqual(lines, [0, "! 1", 2, dropped]);
  recount();
  target.log("again");
  assert.deepEqual(lines.slice(4), ["again"]);
});

after(() => {
  lab.guest = null;
});

test("300,000 lines of a kilobyte in one step are cut short, and the run continues to its end", async () => {
  let bytes = 0;
  let lines = 0;
  let tail = "";
  const spawn = async (program, fail) => {
    const text = program.replace("(address) => import(address)", () => importSource);
    const limits = { maxOldGenerationSizeMb: 64 };
    const worker = new Worker(shim + text, { eval: true, stdout: true, resourceLimits: limits });
    worker.stdout.on("data", (chunk) => {
      bytes += chunk.length;
      const rows = `${tail}${chunk}`.split("\n");
      tail = rows.pop() ?? "";
      lines += rows.length;
      if (rows.some((row) => row.startsWith("… more lines were dropped"))) dropped += 1;
    });
    worker.on("error", ({ message }) => fail(message));
    const { port1, port2 } = new MessageChannel();
    worker.postMessage(port2, [port2]);
    const end = () => {
      port1.close();
      void worker.terminate();
    };
    return { port: port1, end, locate: async () => null };
  };
  let dropped = 0;
  const flood = `
    export const start = ({ givens }) => givens;
    export const view = (state) => state;
    export function step() {
      const line = "x".repeat(1023);
      for (let at = 0; at < 300_000; at += 1) console.log(line);
      return "stalled";
    }`;
  lab.guest = await openSource(flood, { spawn });
  const race = new Race(lab, { cores: 2, createWorker: () => new NodeWorker() });
  race.prepare(easy, [{ algorithm: "own" }]);
  race.play();
  const [lane] = race.lanes;
  await waitUntil(() => lane.state === "ended", "the end of the lane");
  assert.equal(lane.progress.outcome, "stalled");
  assert.equal(lane.error, null);
  await waitUntil(() => dropped > 0, "the line that says that lines were dropped");
  assert.ok(lines <= 10_001, `${lines} lines`);
  assert.ok(bytes < 11 * 2 ** 20, `${bytes} bytes`);
  race.dispose();
});
