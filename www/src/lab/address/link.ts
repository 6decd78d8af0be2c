/** Keeps the page and its address the same, in both directions. */
import { batch, effect } from "@preact/signals";
import type { Lab, Puzzle } from "sudoku-lab";
import { keepOwn, recallOwn } from "../../ui/storage";
import * as sharing from "../../views/experiment/cores/state";
import * as many from "../../views/experiment/set/state";
import * as making from "../../views/generate/state";
import { words } from "../../words";
import { checkLanes, sentence, solvers } from "../check";
import * as store from "../store";
import {
  formatHash,
  type LaneSpec,
  type Link,
  MOST_LANES,
  type Problem,
  parseHash,
  type View,
  views,
} from "./hash";
import { followAddress, write } from "./history";

/** What a view keeps in the address; the puzzle on the board only if it is about that one. */
type Own = Omit<Link, "view" | "puzzle" | "box" | "version" | "rest"> &
  Partial<Pick<Link, "puzzle" | "box">>;

const nothing: Own = {
  lanes: null,
  seed: null,
  steps: null,
  pace: null,
  until: null,
  rank: null,
  seeds: null,
  solutions: null,
  look: null,
  set: null,
};

/** How a view's state goes into the address, and comes out of it. */
interface Home {
  /** The keys of a link that say something to it. */
  keys(link: Link): string;
  write(): Own;
  /** `whole`: what the link leaves out takes its default, instead of staying as it is. */
  read(lab: Lab, link: Link, whole: boolean): readonly Problem[];
}

const homes: Readonly<Record<View, Home>> = {
  race: {
    keys: () => "p box a seed steps pace until rank seeds look",
    write: () => ({
      ...nothing,
      lanes: store.lanes.value,
      seed: store.seed.value === store.DEFAULT_SEED ? null : store.seed.value,
      steps: store.maxSteps.value,
      pace: store.pace.value,
      until: store.until.value === "all" ? null : store.until.value,
      rank: store.rank.value === "time" ? null : store.rank.value,
      seeds: store.seeds.value === store.DEFAULT_SEEDS ? null : store.seeds.value,
      look: store.looked.value === null ? null : store.looked.value + 1,
    }),
    read(lab, link, whole) {
      const checked = link.lanes === null ? null : checkLanes(lab, link.lanes);
      if (checked && checked.lanes.length > 0) setLanes(checked.lanes);
      if (whole || link.seed !== null) store.seed.value = link.seed ?? store.DEFAULT_SEED;
      if (whole || link.steps !== null) store.maxSteps.value = link.steps;
      if (whole || link.pace !== null) store.pace.value = link.pace;
      if (whole || link.seeds !== null) store.seeds.value = link.seeds || store.DEFAULT_SEEDS;
      if (whole || link.until !== null) store.until.value = link.until ?? "all";
      if (whole || link.rank !== null) store.rank.value = link.rank ?? "time";
      const problems = [...(checked?.problems ?? [])];
      const { look } = link;
      const there = look !== null && look <= store.lanes.value.length;
      if (look !== null && !there) {
        problems.push({ key: "look", value: String(look), why: words.unknownLane });
      }
      if (whole) store.looked.value = there ? look - 1 : null;
      return problems;
    },
  },
  cores: {
    keys: ({ seeds }) => `p box a seed ${seeds ? "seeds steps" : "solutions"}`,
    write() {
      const seeds = sharing.seeds.value;
      const lane = seeds === null ? sharing.shared.value : sharing.lucky.value;
      const counted = seeds === null && sharing.solutions.value !== sharing.FIRST;
      return {
        ...nothing,
        lanes: lane && [lane],
        seed: sharing.seed.value === store.DEFAULT_SEED ? null : sharing.seed.value,
        seeds,
        steps: seeds === null ? null : sharing.maxSteps.value,
        solutions: counted ? sharing.solutions.value : null,
      };
    },
    read(lab, link, whole) {
      const checked = link.lanes === null ? null : checkLanes(lab, link.lanes);
      if (whole || link.seeds !== null) sharing.seeds.value = link.seeds || null;
      const lane = sharing.seeds.value === null ? sharing.shared : sharing.lucky;
      if (whole || checked) lane.value = checked?.lanes[0] ?? null;
      if (whole || link.steps !== null) sharing.maxSteps.value = link.steps;
      if (whole || link.seed !== null) sharing.seed.value = link.seed ?? store.DEFAULT_SEED;
      if (whole || link.solutions !== null) {
        sharing.solutions.value = link.solutions || sharing.FIRST;
      }
      return checked?.problems ?? [];
    },
  },
  generate: {
    keys: () => "box a seed steps pace seeds",
    write: () => ({
      ...nothing,
      puzzle: null,
      box: making.box.value === making.DEFAULT_BOX ? null : making.box.value,
      lanes: making.maker.value && [making.maker.value],
      seed: making.seed.value === store.DEFAULT_SEED ? null : making.seed.value,
      steps: making.maxSteps.value,
      pace: making.pace.value,
      seeds: making.count.value === making.DEFAULT_COUNT ? null : making.count.value,
    }),
    // The view itself holds it against the registry, once it is fetched.
    read(_lab, link, whole) {
      if (whole || link.lanes !== null) making.maker.value = link.lanes?.[0] ?? null;
      if (whole || link.box !== null) making.box.value = link.box ?? making.DEFAULT_BOX;
      if (whole || link.seed !== null) making.seed.value = link.seed ?? store.DEFAULT_SEED;
      if (whole || link.steps !== null) making.maxSteps.value = link.steps;
      if (whole || link.pace !== null) making.pace.value = link.pace;
      if (whole || link.seeds !== null) {
        making.count.value = Math.min(link.seeds || making.DEFAULT_COUNT, making.MAX_COUNT);
      }
      return [];
    },
  },
  many: {
    keys: () => "p box a set solutions steps",
    write: () => ({
      ...nothing,
      set: many.set.value,
      lanes: many.solver.value && [many.solver.value],
      solutions: many.solutions.value === many.DEFAULT_SOLUTIONS ? null : many.solutions.value,
      steps: many.maxSteps.value,
    }),
    read(lab, link, whole) {
      const checked = link.lanes === null ? null : checkLanes(lab, link.lanes);
      const [first] = checked?.lanes ?? [];
      if (whole || first) many.solver.value = first ?? null;
      if (whole || link.set !== null) many.set.value = link.set;
      if (whole || link.steps !== null) many.maxSteps.value = link.steps;
      if (whole || link.solutions !== null) {
        const wanted = link.solutions || many.DEFAULT_SOLUTIONS;
        many.solutions.value = Math.min(wanted, many.MAX_SOLUTIONS);
      }
      return checked?.problems ?? [];
    },
  },
};

/** The state of a view, by default of the one that is open, as a link. */
export function currentLink(view: View = store.view.value): Link {
  const puzzle = store.puzzle.value;
  return {
    view,
    puzzle: puzzle?.text ?? null,
    box: puzzle && !puzzle.usualBox ? puzzle.box : null,
    version: store.lab.value?.version ?? null,
    rest: store.foreign.value,
    ...homes[view].write(),
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

/** Problems of a link that are told, each in a sentence. */
const MOST_TOLD = 8;

/** Takes over what a hash says and leaves the rest as it is. */
export function applyHash(lab: Lab, hash: string, whole: boolean): void {
  const { link: all, given, problems: malformed } = parseHash(hash);
  const problems = [...malformed];
  const view = all.view ?? "race";
  const keys = ["v", "view", "version", ...homes[view].keys(all).split(" ")];
  for (const [key, value] of given) {
    if (!keys.includes(key)) {
      problems.push({ key, value, why: words.unused(words.views[view]) });
    }
  }
  const most = view === "race" ? MOST_LANES : 1;
  const link = { ...all, lanes: all.lanes?.slice(0, most) ?? null };
  if (all.lanes && all.lanes.length > most) {
    const value = given.get("a") ?? "";
    problems.push({ key: "a", value, why: words.tooManyLanes(most) });
  }
  const puzzle = keys.includes("p") ? readPuzzle(lab, link, problems) : null;
  batch(() => {
    if (puzzle) store.setPuzzle(puzzle);
    problems.push(...homes[view].read(lab, link, whole));
    if (whole) store.view.value = view;
    if (whole) store.foreign.value = link.rest;
    for (const problem of problems.slice(0, MOST_TOLD)) store.notify(sentence(problem));
    if (problems.length > MOST_TOLD) {
      store.notify(words.moreProblems(problems.length - MOST_TOLD));
    }
    if (whole && link.version !== null && link.version !== lab.version) {
      store.notify(words.otherVersion(link.version.slice(0, 40), lab.version));
    }
  });
}

const text = ({ algorithm, preset, params }: LaneSpec) =>
  JSON.stringify([algorithm, preset, Object.entries(params).sort()]);

/** Lanes that are the same keep their keys, so that nothing on the page starts anew for them. */
function setLanes(next: readonly LaneSpec[]): void {
  const current = store.lanes.value;
  // Whoever only comes back to the view finds their race as they left it.
  if (JSON.stringify(next.map(text)) === JSON.stringify(current.map(text))) return;
  store.removed.value = [];
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

/**
 * What is kept in the browser is the visitor's own set-up: what they have changed themselves, never
 * what a link or the first visit has put before them. So each view remembers how a link has brought
 * it, and is kept from the first change on. A frame keeps nothing: it is part of another page.
 */
const brought = new Map<View, string>();

function bring(some: readonly View[] = views): void {
  for (const view of some) brought.set(view, formatHash(currentLink(view)));
}

/** What the page itself corrects of a view that a link has brought is not the visitor's doing. */
export function correct(view: View, change: () => void): void {
  const theirs = brought.get(view) === formatHash(currentLink(view));
  batch(() => {
    change();
    if (theirs) bring([view]);
  });
}

/** Whether what the address says has been taken over. */
let taken = false;

/** The address of what is open, also where the browser has not written it yet. */
export const address = () =>
  taken ? location.href.replace(/#.*/, "") + formatHash(currentLink()) : location.href;

/** What was open last; beside it each view keeps its own link, under its name. */
const LAST = "last";

/** Opens what the address says, else what was last open, else the first ready-made race. */
export function open(lab: Lab, puzzle: string): void {
  const first = store.readyMade.value[0]?.hash ?? "";
  if (first) applyHash(lab, first, false);
  const hash = location.hash.length > 1 ? location.hash : (recallOwn(LAST) ?? "");
  const opened = parseHash(hash).link.view ?? "race";
  for (const other of views) {
    const kept = other === opened ? null : recallOwn(other);
    if (!kept) continue;
    const { link } = parseHash(kept);
    const board = other === "race" && readPuzzle(lab, link, []);
    if (board) store.setPuzzle(board);
    homes[other].read(lab, link, true);
  }
  if (hash) applyHash(lab, hash, true);
  if (!store.puzzle.value) store.setPuzzle(lab.read(puzzle));
  if (store.lanes.value.length === 0) {
    const some = solvers(lab).slice(0, 4);
    setLanes(some.map(({ id }) => ({ algorithm: id, preset: null, params: {} })));
  }
  taken = true;
  store.forgetHistory();
  bring();
  const own = followAddress((hash, own) =>
    batch(() => {
      const view = parseHash(hash).link.view ?? "race";
      // The page's own links between its views bring nothing.
      const known = hash === formatHash(currentLink(view));
      applyHash(lab, hash, true);
      if (own) brought.delete(view);
      else if (!known) bring();
    }),
  );
  if (own || (hash && hash !== location.hash)) brought.delete(store.view.value);
  effect(() => {
    const view = store.view.value;
    const hash = formatHash(currentLink());
    const own = hash !== brought.get(view);
    write(hash, own, entering);
    if (!own) return;
    brought.delete(view);
    keepOwn(LAST, hash);
    keepOwn(view, hash);
  });
}
