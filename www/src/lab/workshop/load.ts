/** What makes and compares puzzles: not needed at first, so fetched by what first needs it. */
import { load, type Workshop } from "sudoku-lab/workshop";

let loading: Promise<Workshop> | null = null;

/** The one of this page; what failed is tried again by the next who asks. */
export function loadWorkshop(): Promise<Workshop> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
