/**
 * Rates the puzzle while it is being made: always the newest grid, in a worker that exists only while there are grids
 * to rate.
 */
import { signal } from "@preact/signals";
import { findRatings, type Pool, SudokuError } from "sudoku-lab";
import { createPool } from "../../lab/pool";
import { scalesForSide } from "../../lab/workshop/difficulty";
import { words } from "../../words/order";
import { loadedMakers, sideOf } from "./makers";

interface GridPicture {
  readonly box: string;
  readonly givens: Uint8Array;
}

/** The pause between two ratings, ms, so that a rating can be read. */
const RATING_PAUSE_MS = 100;
/** The time without work after which the worker is released, ms. */
const IDLE_TIMEOUT_MS = 1000;

/** Returns the ratings of a grid on the scales with classes, which are fast to compute; empty if there are none. */
async function ratingText(pool: Pool, { box, givens }: GridPicture): Promise<string> {
  const all = scalesForSide(loadedMakers.peek()?.scales ?? [], sideOf(box));
  const scales = all.filter(({ columns }) => columns.some(({ classes }) => classes.length > 0));
  if (scales.length === 0) return "";
  try {
    const ratings = await findRatings(
      pool,
      { box, givens },
      { scales: scales.map(({ id }) => id) },
    );
    return ratings
      .map(({ values }, at) =>
        words.rated(
          scales[at]?.name ?? "",
          values.map(({ text }) => text),
        ),
      )
      .join(" · ");
  } catch (error) {
    return error instanceof SudokuError && error.code === "not-unique" ? words.notYet : "";
  }
}

export function createGridRating() {
  /** The rating in words; empty before the first rating, and if no scale is defined for the size. */
  const rated = signal("");
  let next: GridPicture | null = null;
  let busy = false;
  /** The number of puzzles begun so far; a rating of an earlier puzzle is dropped. */
  let startedRatings = 0;

  /** Rates a grid, unless a newer one arrives before its turn. */
  function rateGrid(picture: GridPicture): void {
    next = { ...picture, givens: picture.givens.slice() };
    if (!busy) void rateNext();
  }

  /** Removes the rating, because another puzzle is begun. */
  function clearRating(): void {
    next = null;
    startedRatings += 1;
    rated.value = "";
  }

  async function rateNext(): Promise<void> {
    const lab = loadedMakers.peek();
    if (!lab) return;
    busy = true;
    const pool = createPool(lab, 1);
    try {
      for (let idle = 0; idle < IDLE_TIMEOUT_MS; idle += RATING_PAUSE_MS) {
        const now = next;
        if (now) {
          idle = 0;
          next = null;
          const of = startedRatings;
          const said = await ratingText(pool, now);
          if (of === startedRatings) rated.value = said;
        }
        await new Promise((settle) => setTimeout(settle, RATING_PAUSE_MS));
      }
    } finally {
      pool.dispose();
      busy = false;
    }
  }

  return { rated, rate: rateGrid, forget: clearRating };
}
