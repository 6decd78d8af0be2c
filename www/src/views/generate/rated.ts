/** How hard the puzzle in the making is by now: the newest of its pictures, rated in a worker that is there while there are some. */
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

/** Nothing is rated between two of them, ms: it is to be read. */
const PAUSE = 100;
/** A worker without work is let go of after so long, ms. */
const IDLE = 1000;

/** The classes and numbers of the scales that have classes, which are quick to tell. */
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
  /** In words; empty before there is any, and where no scale is defined for the size. */
  const rated = signal("");
  let next: Picture | null = null;
  let busy = false;
  /** How many puzzles were begun: what is found out of an earlier one is not said any more. */
  let begun = 0;

  /** Rates a picture, unless a newer one comes before it is its turn. */
  function rate(picture: Picture): void {
    next = { ...picture, givens: picture.givens.slice() };
    if (!busy) void work();
  }

  /** Forgets what was rated: another puzzle is begun. */
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
