/** Makes puzzles, looks into them, and times the making alone. */
import type { Setup } from "sudoku-lab";
import { load, type Workshop } from "sudoku-lab/workshop";
import type { Command, Report, Row } from "./protocol";

/** Engines compile code when it first runs, which is not to count: so many puzzles are made in vain. */
const REHEARSED = 2;

let lab: Workshop | null = null;
const rehearsed = new Set<string>();

const report = (message: Report) => self.postMessage(message);
const say = (error: unknown) => (error instanceof Error ? error.message : String(error));

self.onmessage = async ({ data }: MessageEvent<Command>) => {
  try {
    if (data.type === "init") {
      lab = await load(data.module);
      report({ type: "ready" });
    } else if (lab && data.type === "make") {
      make(lab, data);
    } else if (lab && data.type === "ease") {
      ease(lab, data);
    } else if (lab && data.type === "look") {
      report({ type: "looked", facts: lab.facts(data.puzzle) });
    }
  } catch (error) {
    report({ type: "failed", message: say(error) });
  }
};

function make(lab: Workshop, { setup, box, count }: Extract<Command, { type: "make" }>): void {
  let bytes: Uint8Array;
  let micros: number;
  try {
    rehearse(lab, setup, box);
    const begin = performance.now();
    bytes = lab.generateMany(setup, count, box);
    micros = (performance.now() - begin) * 1000;
  } catch (error) {
    report({ type: "refused", message: say(error) });
    return;
  }
  const cells = bytes.length / count;
  const rows = Array.from({ length: count }, (_, at): Row => {
    const givens = bytes.slice(at * cells, (at + 1) * cells);
    const seed = (setup.seed + at) >>> 0;
    if (givens.every((digit) => digit === 0)) return { seed, text: "", facts: null };
    const puzzle = lab.read(lab.write(givens, box), { box });
    return { seed, text: puzzle.text, facts: lab.facts(puzzle, setup.params?.engine ?? "") };
  });
  report({ type: "made", rows, micros });
}

function ease(lab: Workshop, of: Extract<Command, { type: "ease" }>): void {
  try {
    report({ type: "eased", puzzle: lab.ease(of.puzzle, of.givens, of.seed) });
  } catch (error) {
    report({ type: "refused", message: say(error) });
  }
}

function rehearse(lab: Workshop, setup: Setup, box: string): void {
  const key = JSON.stringify([setup.algorithm, setup.preset, setup.params]);
  if (rehearsed.has(key)) return;
  rehearsed.add(key);
  lab.generateMany(setup, REHEARSED, box);
}
