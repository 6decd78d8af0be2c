/**
 * Rates the puzzle while it is being made: always the newest grid, in a worker that exists only while there are grids
 * to rate.
 */
import { signal } from "@preact/signals";
import { findRatings, type Pool, SudokuError } from "sudoku-lab";
import { createPool } from "../../lab/pool";
import { scalesAt } from "../../lab/workshop/difficulty";
import { words } from "../../words/order";
import { makers, sideOf } from "./makers";

interface Picture {
  readonly box: string;
  readonly givens: Uint8Array;
}

/** The pause between two ratings, ms, so that a rating can be read. */
const PAUSE = 100;
/** The time without work after which the worker is released, ms. */
const IDLE = 1000;

/** Returns the ratings of a grid on the scales with classes, which are fast to compute; empty if there are none. */
async function told(pool: Pool, { box, givens }: Picture): Promise<string> {
  const all = scalesAt(makers.peek()?.scales ?? [], sideOf(box));
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

export function createRated() {
  /** The rating in words; empty before the first rating, and if no scale is defined for the size. */
  const rated = signal("");
  let next: Picture | null = null;
  let busy = false;
  /** The number of puzzles begun so far; a rating of an earlier puzzle is dropped. */
  let begun = 0;

  /** Rates a grid, unless a newer one arrives before its turn. */
  function rate(picture: Picture): void {
    next = { ...picture, givens: picture.givens.slice() };
    if (!busy) void work();
  }

  /** Removes the rating, because another puzzle is begun. */
  function forget(): void {
    next = null;
    begun += 1;
    rated.value = "";
  }

  async function work(): Promise<void> {
    const lab = makers.peek();
    if (!lab) return;
    busy = true;
    const pool = createPool(lab, 1);
    try {
      for (let idle = 0; idle < IDLE; idle += PAUSE) {
        const now = next;
        if (now) {
          idle = 0;
          next = null;
          const of = begun;
          const said = await told(pool, now);
          if (of === begun) rated.value = said;
        }
        await new Promise((settle) => setTimeout(settle, PAUSE));
      }
    } finally {
      pool.dispose();
      busy = false;
    }
  }

  return { rated, rate, forget };
}
