/** Keeps the page and its address the same, in both directions. */
import { batch, effect } from "@preact/signals";
import type { Lab, Puzzle } from "sudoku-lab";
import { words } from "../words";
import { checkLanes, sentence, solvers } from "./check";
import { formatHash, type LaneSpec, type Link, type Problem, parseHash } from "./hash";
import { keep, recall } from "./storage";
import * as store from "./store";

/** A race that comes with the page: a title, a sentence, and what it sets, as a hash. */
export interface ReadyMade {
  readonly title: string;
  readonly note: string;
  readonly hash: string;
}

/** The state as a link; `only` keeps one lane. */
export function currentLink(only?: number): Link {
  const puzzle = store.puzzle.value;
  const lanes = store.lanes.value.filter((_, index) => only === undefined || index === only);
  return {
    puzzle: puzzle?.text ?? null,
    box: puzzle && !puzzle.usualBox ? puzzle.box : null,
    lanes,
    seed: store.seed.value === store.DEFAULT_SEED ? null : store.seed.value,
    steps: store.maxSteps.value,
    pace: store.pace.value,
    until: store.until.value === "all" ? null : store.until.value,
    seeds: store.seeds.value === store.DEFAULT_SEEDS ? null : store.seeds.value,
    look: store.looked.value === null ? null : store.looked.value + 1,
    version: store.lab.value?.version ?? null,
    rest: store.foreign.value,
  };
}

/** The puzzle of a link; what cannot be read is reported and `null`. */
function readPuzzle(lab: Lab, link: Link, problems: Problem[]): Puzzle | null {
  if (link.puzzle === null) return null;
  try {
    return lab.read(link.puzzle, link.box === null ? {} : { box: link.box });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    problems.push({ key: "p", value: link.puzzle, why });
    return null;
  }
}

/** Takes over what a hash says and leaves the rest as it is. */
export function applyHash(lab: Lab, hash: string, whole: boolean): void {
  const { link, problems: malformed } = parseHash(hash);
  const problems = [...malformed];
  const puzzle = readPuzzle(lab, link, problems);
  const checked = link.lanes === null ? null : checkLanes(lab, link.lanes);
  if (checked) problems.push(...checked.problems);
  batch(() => {
    if (puzzle) store.setPuzzle(puzzle);
    if (checked && checked.lanes.length > 0) setLanes(checked.lanes);
    if (whole || link.seed !== null) store.seed.value = link.seed ?? store.DEFAULT_SEED;
    if (whole || link.steps !== null) store.maxSteps.value = link.steps;
    if (whole || link.pace !== null) store.pace.value = link.pace;
    if (whole || link.seeds !== null) store.seeds.value = link.seeds || store.DEFAULT_SEEDS;
    if (whole) store.looked.value = link.look ? link.look - 1 : null;
    if (whole || link.until !== null) store.until.value = link.until ?? "all";
    if (whole) store.foreign.value = link.rest;
    for (const problem of problems) store.notify(sentence(problem));
    if (whole && link.version !== null && link.version !== lab.version) {
      store.notify(words.otherVersion(link.version, lab.version));
    }
  });
}

/** Lanes that are the same keep their keys, so that nothing on the page starts anew for them. */
function setLanes(next: readonly LaneSpec[]): void {
  const current = store.lanes.value;
  store.lanes.value = next.map((lane, index) => {
    const old = current[index];
    return old?.algorithm === lane.algorithm ? { ...lane, key: old.key } : store.withKey(lane);
  });
}

let entering = false;

/** Loads what is another set-up, so that the browser's way back leads to the one before. */
export function asNewEntry(load: () => void): void {
  entering = true;
  try {
    batch(load);
  } finally {
    entering = false;
  }
}

const STORED = "race";

/** Opens what the address says, else what was last open, else the first ready-made race. */
export function open(lab: Lab, readyMade: readonly ReadyMade[], puzzle: string): void {
  const first = readyMade[0]?.hash ?? "";
  if (first) applyHash(lab, first, false);
  const stored = recall(STORED);
  const hash = location.hash.length > 1 ? location.hash : stored;
  if (hash) applyHash(lab, hash, true);
  if (!store.puzzle.value) store.setPuzzle(lab.read(puzzle));
  if (store.lanes.value.length === 0) {
    const some = solvers(lab).slice(0, 4);
    setLanes(some.map(({ id }) => ({ algorithm: id, preset: null, params: {} })));
  }
  store.forgetHistory();
  effect(() => {
    const hash = formatHash(currentLink());
    if (hash !== location.hash) {
      if (entering) history.pushState(history.state, "", hash);
      else history.replaceState(history.state, "", hash);
    }
    keep(STORED, hash);
  });
  addEventListener("hashchange", () => applyHash(lab, location.hash, true));
}
