/** Opens the visitor's own solver, so that races can use it like the solvers of the lab. */
import { type AlgorithmInfo, SudokuError } from "sudoku-lab";
import { openGuest } from "sudoku-lab/guest";
import { lab } from "../../session/engine";
import { runningCode } from "./running";
import { packSource, type Source } from "./source";

/** Returns the position of an error in the visitor's text; lines and columns count from 1. */
export const placeOf = (
  error: unknown,
): { readonly line: number; readonly column: number } | null =>
  (error instanceof SudokuError && error.place) || null;

/**
 * Opens a solver in place of the previous one. Only code that was shown to and allowed by the visitor may be passed
 * here. Rejects with a `SudokuError`; the previous solver then stays open.
 */
export async function openCustomSolver(
  source: Source,
  signal: AbortSignal,
): Promise<AlgorithmInfo> {
  const registry = lab.peek();
  if (!registry) throw new SudokuError("unsupported", "");
  const [guest, packed] = await Promise.all([openGuest(source, { signal }), packSource(source)]);
  if (signal.aborted) guest.dispose();
  signal.throwIfAborted();
  registry.guest?.dispose();
  registry.guest = guest;
  runningCode.value = packed;
  return guest.info;
}
