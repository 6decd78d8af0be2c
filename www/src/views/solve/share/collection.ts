/** Several puzzles that came in one text: which is on the board, and which are solved; kept where they are few. */
import { effect, signal } from "@preact/signals";
import { lab } from "../../../lab/store";
import type { Entry } from "../../../play/formats/format";
import { readLine } from "../../../play/line";
import { isSolved, type Position, samePuzzle } from "../../../play/position";
import { position } from "../../../play/store";
import { notify } from "../../../ui/notices";
import { keep, recallOwn } from "../../../ui/storage";
import { words } from "../../../words/formats";
import { open } from "./opening";
import { reading } from "./reader";

export interface Collection {
  readonly name: string;
  readonly entries: readonly Entry[];
  /** The one that was opened last. */
  readonly at: number;
  readonly solved: ReadonlySet<number>;
  /** Lines that are no puzzle. */
  readonly wrong: number;
}

const KEY = "collection";
/** Characters that the browser is asked to keep. */
const KEPT = 400_000;

export const collection = signal<Collection | null>(recallCollection());
/** Why the one that was to be opened could not be. */
export const failed = signal<string | null>(null);
/** Whether the next visit will have it. */
export const kept = signal(true);

/** The puzzle on the board, if it is of the collection. */
let opened: { readonly at: number; readonly puzzle: Pick<Position, "givens" | "box"> } | null =
  null;

export function recallCollection(): Collection | null {
  try {
    const { name, entries, at, solved, wrong } = JSON.parse(recallOwn(KEY) ?? "null");
    const right = (one: Entry) => typeof one.text === "string" && typeof one.label === "string";
    if (!Array.isArray(entries) || entries.length < 2 || !entries.every(right)) return null;
    return {
      name: String(name),
      entries,
      at: Number.isInteger(at) && at >= 0 && at < entries.length ? at : 0,
      solved: new Set(Array.isArray(solved) ? solved.filter(Number.isInteger) : []),
      wrong: Number(wrong) || 0,
    };
  } catch {
    return null;
  }
}

function store(now: Collection | null): void {
  const size =
    now?.entries.reduce((sum, { text, label }) => sum + text.length + label.length, 0) ?? 0;
  kept.value = size <= KEPT;
  if (kept.value) keep(KEY, JSON.stringify(now && { ...now, solved: [...now.solved] }));
}

/** Begins with the first of them. */
export async function begin(
  name: string,
  entries: readonly Entry[],
  wrong: number,
): Promise<boolean> {
  collection.value = { name, entries, at: 0, solved: new Set(), wrong };
  store(collection.value);
  return go(0);
}

/** Opens one by its number, from 0; false, with `failed` set, if it is none. */
export async function go(at: number): Promise<boolean> {
  const now = collection.peek();
  const entry = now?.entries[at];
  if (!now || !entry) return false;
  collection.value = { ...now, at };
  store(collection.value);
  failed.value = null;
  const reader = await reading();
  if (!reader) {
    failed.value = words.notFetched;
    return false;
  }
  if (collection.peek()?.at !== at) return false;
  try {
    const found = reader.readOne(reader.workshop, entry.text);
    opened = { at, puzzle: found.position };
    return open({ ...found, title: "" });
  } catch (error) {
    failed.value = words.entryWrong(
      entry.line,
      error instanceof Error ? error.message : String(error),
    );
    return false;
  }
}

export function close(): void {
  collection.value = null;
  failed.value = null;
  opened = null;
  store(null);
}

/** The one that was open on the last visit, if it can be read at once. */
function again({ entries, at }: Collection): typeof opened {
  const puzzle = readLine(entries[at]?.text ?? "");
  return puzzle && { at, puzzle };
}

/** Takes note of what is solved; ends with what it gives back. */
export const follow = (): (() => void) =>
  effect(() => {
    const p = position.value;
    const now = collection.peek();
    if (!p || !now || !lab.peek()) return;
    opened ??= again(now);
    if (!opened || !samePuzzle(opened.puzzle, p)) return;
    if (now.solved.has(opened.at) || !isSolved(p)) return;
    collection.value = { ...now, solved: new Set([...now.solved, opened.at]) };
    store(collection.value);
    const left = now.entries.length - now.solved.size - 1;
    notify(words.entrySolved(opened.at + 1, left));
  });
