/** What every view is about: the algorithms, and the puzzle on the board. */
import { batch, computed, signal } from "@preact/signals";
import type { Puzzle, Registry } from "sudoku-lab";

export const lab = signal<Registry | null>(null);
/** Why there is no lab. */
export const failure = signal<string | null>(null);
export const puzzle = signal<Puzzle | null>(null);
export const clashing = computed(() => (puzzle.value?.clashes.length ?? 0) > 0);
/** Whether a race is under way, which is not to share its cores with what nobody asked for. */
export const racing = signal(false);

/**
 * Counts what a person does that decides about the board: another puzzle, a race. What was asked for before and arrives
 * later, such as a puzzle that takes a while to make, is dropped.
 */
const decisions = signal(0);
export function decide(): void {
  decisions.value = decisions.peek() + 1;
}

/** Whether something was decided since this was called; an effect that asks follows it. */
export function decidedSince(): () => boolean {
  const before = decisions.peek();
  return () => decisions.value !== before;
}

interface Entry {
  readonly text: string;
  readonly box: string;
}

const past = signal<readonly Entry[]>([]);
const future = signal<readonly Entry[]>([]);
export const canUndo = computed(() => past.value.length > 0);
export const canRedo = computed(() => future.value.length > 0);
const KEPT = 200;

const entry = ({ text, box }: Puzzle): Entry => ({ text, box });

/** Puts another puzzle on the board; the one before can be had back. */
export function setPuzzle(next: Puzzle): void {
  decide();
  const current = puzzle.value;
  if (current?.text === next.text && current.box === next.box) return;
  batch(() => {
    if (current) past.value = [...past.value.slice(1 - KEPT), entry(current)];
    future.value = [];
    puzzle.value = next;
  });
}

/** Begins a new history with what is on the board. */
export function forgetHistory(): void {
  past.value = [];
  future.value = [];
}

export const undo = () => travel(past, future);
export const redo = () => travel(future, past);

function travel(from: typeof past, to: typeof past): void {
  const target = from.value.at(-1);
  const current = puzzle.value;
  if (!target || !current || !lab.value) return;
  const next = lab.value.read(target.text, { box: target.box });
  decide();
  batch(() => {
    from.value = from.value.slice(0, -1);
    to.value = [...to.value, entry(current)];
    puzzle.value = next;
  });
}

/** Sets or clears one given. */
export function setGiven(cell: number, digit: number): void {
  const current = puzzle.value;
  if (!lab.value || !current || current.givens[cell] === digit) return;
  const givens = current.givens.slice();
  givens[cell] = digit;
  setGivens(givens, current.box);
}

export function setGivens(givens: Uint8Array<ArrayBuffer>, box: string): void {
  if (!lab.value) return;
  setPuzzle(lab.value.read(lab.value.write(givens, box), { box }));
}
