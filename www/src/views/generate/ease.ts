/** The puzzle just made, or that of the race, made easier by a worker that is let go of then: to see how many solutions it has may take long. */
import { computed, signal } from "@preact/signals";
import type { Puzzle } from "sudoku-lab";
import { puzzle } from "../../lab/store";
import { announcement } from "../../ui/notices";
import { words } from "../../words/compare";
import { generateWords } from "../../words/generate";
import type { Command, Report } from "./compare-protocol";
import { newest } from "./driver";
import { makers } from "./makers";

interface Easing {
  /** What it is made of. */
  readonly of: Puzzle;
  readonly running: boolean;
  readonly easier: Puzzle | null;
  /** Whether it has as many givens as are asked for, so that there is nothing to add. */
  readonly enough: boolean;
  /** Why there is none. */
  readonly error: string | null;
}

/** Givens it is to have; `null` is some more than it has. */
export const givens = signal<number | null>(null);
export const seed = signal(1);
const asked = signal<Easing | null>(null);
/** What is made easier: the puzzle that was made here last, before that the one of the race. */
export const original = computed(() => newest.value ?? puzzle.value);
/** What came of it, while it is about that puzzle. */
export const easing = computed(() =>
  asked.value && asked.value.of.text === original.value?.text ? asked.value : null,
);

/** More givens, unless a number is set. */
const MORE = 5;

export const given = ({ givens: digits }: Puzzle) => digits.filter((digit) => digit > 0).length;

export const wanted = (of: Puzzle) => Math.min(givens.value ?? given(of) + MORE, of.givens.length);

const none = { easier: null, enough: false, error: null };

let worker: Worker | null = null;

/** Asks for an easier version; what was asked before is given up. */
export function ease(): void {
  cancel();
  const of = original.peek();
  const module = makers.peek()?.module;
  if (!of || !module) return;
  const end = (came: Partial<Easing>, said: string) => {
    worker?.terminate();
    worker = null;
    asked.value = { ...none, of, running: false, ...came };
    announcement.value = said;
  };
  const fail = (error: string) => end({ error }, generateWords.easeFailed(error));
  if (wanted(of) <= given(of)) {
    end({ enough: true }, generateWords.easeEnough(given(of), of.givens.length));
    return;
  }
  asked.value = { ...none, of, running: true };
  try {
    worker = new Worker(new URL("./compare-worker.ts", import.meta.url), { type: "module" });
  } catch (error) {
    fail(String(error));
    return;
  }
  const post = (command: Command) => worker?.postMessage(command);
  worker.onerror = (event) => {
    event.preventDefault();
    fail(event.message || words.noWorker);
  };
  worker.onmessage = ({ data }: MessageEvent<Report>) => {
    if (data.type === "ready") {
      post({ type: "ease", puzzle: of, givens: wanted(of), seed: seed.peek() });
    } else if (data.type === "eased") {
      end({ easier: data.puzzle }, generateWords.eased(given(of), given(data.puzzle)));
    } else if (data.type !== "made") {
      fail(data.message);
    }
  };
  post({ type: "init", module });
}

/** Takes what came of it away: something else is asked for, or what is refused. */
export function forget(): void {
  if (!asked.value?.running) asked.value = null;
}

/** Gives up what is under way. */
export function cancel(): void {
  worker?.terminate();
  worker = null;
  if (asked.value?.running) asked.value = null;
}
