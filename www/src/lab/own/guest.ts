/** Opens the visitor's own solver, so that races take it as they take ours. */
import { type AlgorithmInfo, SudokuError } from "sudoku-lab";
import { openGuest } from "sudoku-lab/guest";
import { lab } from "../../session/engine";
import { running } from "./running";
import { packSource, type Source } from "./source";

/** Where in the visitor's text what went wrong is, from 1. */
export const placeOf = (
  error: unknown,
): { readonly line: number; readonly column: number } | null =>
  (error instanceof SudokuError && error.place) || null;

/**
 * Opens it in place of the one before. Only what was shown and allowed may come here. Rejects with a
 * `SudokuError`, and then the one before stays.
 */
export async function openOwn(source: Source, signal: AbortSignal): Promise<AlgorithmInfo> {
  const known = lab.peek();
  if (!known) throw new SudokuError("unsupported", "");
  const [guest, packed] = await Promise.all([openGuest(source, { signal }), packSource(source)]);
  if (signal.aborted) guest.dispose();
  signal.throwIfAborted();
  known.guest?.dispose();
  known.guest = guest;
  running.value = packed;
  return guest.info;
}
