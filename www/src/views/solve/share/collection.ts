/**
 * The collection of several puzzles from one text: the puzzle on the board and those that are solved. Stored by the
 * browser if it is small enough.
 */
import { effect, signal } from "@preact/signals";
import type { TextEntry } from "../../../play/formats/format";
import { readLine } from "../../../play/line";
import { isSamePuzzle, isSolved, type Position } from "../../../play/position";
import { createGame } from "../../../play/store";
import { lab } from "../../../session/engine";
import type { Session } from "../../../session/session";
import { showError } from "../../../ui/notices";
import { readJson, storeValue } from "../../../ui/storage";
import { words } from "../../../words/formats";
import { reasonOf } from "../../../words/messages";
import { createOpening } from "./opening";
import { loadParser } from "./reader";

export interface Collection {
  readonly name: string;
  readonly entries: readonly TextEntry[];
  /** The index of the puzzle that was opened last, from 0. */
  readonly at: number;
  readonly solved: ReadonlySet<number>;
  /** The number of lines that are not puzzles. */
  readonly wrong: number;
  /** Stored entries that are damaged. They are stored again, so that nothing is lost. */
  readonly damaged: readonly DamagedEntry[];
}

interface DamagedEntry {
  /** The number among the entries when they were stored, from 1. */
  readonly number: number;
  readonly content: unknown;
}

const STORAGE_KEY = "collection";
/** The maximum number of characters that are stored. */
const MAX_STORED_CHARACTERS = 400_000;

// Defined before the signal, whose initial value uses them while the module is loaded.
const isObject = (one: unknown): one is Record<string, unknown> =>
  typeof one === "object" && one !== null;
const isEntry = (one: unknown) =>
  isObject(one) && typeof one.text === "string" && typeof one.label === "string";
const isDamaged = (one: unknown) => isObject(one) && Number.isSafeInteger(one.number);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

interface OpenedEntry {
  readonly at: number;
  readonly puzzle: Pick<Position, "givens" | "box">;
}

/**
 * Returns the stored collection. Damaged entries are left out, so the numbers of later entries are lower; `null` if
 * nothing usable is stored.
 */
export function recallCollection(): Collection | null {
  const storedValue = (readJson(STORAGE_KEY) ?? {}) as Record<string, unknown>;
  const { name, entries, at, solved, wrong, damaged } = storedValue;
  const all = listOf(entries);
  const sound = all.flatMap((one, index) => (isEntry(one) ? [index] : []));
  if (all.length < 2 && listOf(damaged).length === 0) return null;
  if (sound.length === 0) return null;
  const matches = all.flatMap((content, index) =>
    isEntry(content) ? [] : [{ number: index + 1, content }],
  );
  return {
    name: typeof name === "string" ? name : "",
    entries: sound.map((index) => all[index] as TextEntry),
    at: Math.max(0, sound.indexOf(at as number)),
    solved: new Set(
      listOf(solved).flatMap((one) => {
        const index = sound.indexOf(one as number);
        return index >= 0 ? [index] : [];
      }),
    ),
    wrong: Number.isSafeInteger(wrong) ? (wrong as number) : 0,
    damaged: [...(listOf(damaged).filter(isDamaged) as DamagedEntry[]), ...matches],
  };
}

/** Returns the puzzle that was open on the last visit; `null` if it cannot be parsed without further code. */
function reopenLast({ entries, at }: Collection): OpenedEntry | null {
  const puzzle = readLine(entries[at]?.text ?? "");
  return puzzle && { at, puzzle };
}

export function createCollection(session: Session) {
  const { open } = session.get(createOpening);
  const { position } = session.get(createGame);

  const collection = signal<Collection | null>(recallCollection());
  /** Why the requested puzzle could not be opened; `null` if there was no failure. */
  const failed = signal<string | null>(null);
  /** Whether the collection is stored for the next visit. */
  const isStored = signal(true);
  /** The puzzle on the board, if it belongs to the collection. */
  let opened: OpenedEntry | null = null;

  function storeCollection(now: Collection | null): void {
    const size =
      now?.entries.reduce((sum, { text, label }) => sum + text.length + label.length, 0) ?? 0;
    isStored.value = size <= MAX_STORED_CHARACTERS;
    if (isStored.value)
      storeValue(STORAGE_KEY, JSON.stringify(now && { ...now, solved: [...now.solved] }));
  }

  /** Opens a collection at its first puzzle. */
  async function openCollection(
    name: string,
    entries: readonly TextEntry[],
    wrong: number,
  ): Promise<boolean> {
    collection.value = { name, entries, at: 0, solved: new Set(), wrong, damaged: [] };
    storeCollection(collection.value);
    return openEntry(0);
  }

  /** Opens a puzzle by its index, from 0. Resolves to false, with `failed` set, if it cannot be opened. */
  async function openEntry(at: number): Promise<boolean> {
    const now = collection.peek();
    const entry = now?.entries[at];
    if (!now || !entry) return false;
    collection.value = { ...now, at };
    storeCollection(collection.value);
    failed.value = null;
    const reader = await loadParser();
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
      failed.value = words.entryWrong(entry.line, reasonOf(error));
      return false;
    }
  }

  function closeCollection(): void {
    collection.value = null;
    failed.value = null;
    opened = null;
    storeCollection(null);
  }

  /** Records which puzzles are solved, until the returned function is called. */
  const follow = (): (() => void) =>
    effect(() => {
      const p = position.value;
      const now = collection.peek();
      if (!p || !now || !lab.peek()) return;
      opened ??= reopenLast(now);
      if (!opened || !isSamePuzzle(opened.puzzle, p)) return;
      if (now.solved.has(opened.at) || !isSolved(p)) return;
      collection.value = { ...now, solved: new Set([...now.solved, opened.at]) };
      storeCollection(collection.value);
      const left = now.entries.length - now.solved.size - 1;
      showError(words.entrySolved(opened.at + 1, left));
    });

  return {
    collection,
    failed,
    isStored,
    begin: openCollection,
    go: openEntry,
    close: closeCollection,
    follow,
  };
}
