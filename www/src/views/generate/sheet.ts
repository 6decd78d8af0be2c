/** Makes a sheet of puzzles, one per seed, in as many workers as there are spare cores. */
import { computed, signal } from "@preact/signals";
import { type Ask, type Done, makeBy, type Piece } from "sudoku-lab";
import { spareCores } from "../../lab/cores";
import { withPool } from "../../lab/pool";
import { MAX_SEED } from "../../lab/setup";
import { scalesForSide } from "../../lab/workshop/difficulty";
import type { Session } from "../../session/session";
import { sessionTask } from "../../session/task";
import { announcement } from "../../ui/notices";
import { generateWords as words } from "../../words/generate";
import { reasonOf } from "../../words/messages";
import { words as ordering } from "../../words/order";
import { createGenerateController } from "./controller";
import { createMakers, emptyGrid, loadedMakers } from "./makers";
import { checkPuzzle, createOrder } from "./order";
import { createGenerateStore } from "./store";
import { checkUnique, type MadePuzzle, runMaker } from "./work";

/** An entry of a sheet. */
export interface SheetEntry {
  readonly seed: number;
  /** The checked puzzle; `null` until it is made. */
  readonly made: MadePuzzle | null;
  /** Why the puzzle could not be made; `null` if there was no failure. */
  readonly error: string | null;
  /**
   * The scale and the level of the puzzle's difficulty; empty if no scale has levels for the size, or if the rating
   * took too long.
   */
  readonly level: string;
}

export interface Sheet {
  readonly box: string;
  readonly side: number;
  /** The id of the generator, used in file names. */
  readonly algorithm: string;
  readonly entries: readonly SheetEntry[];
}

/** The duration of a slice of the rating, and the maximum duration of the rating of one puzzle, ms. */
const RATING_SLICE_MS = 30;
const MAX_RATING_MS = 1500;

interface RatedPuzzle {
  readonly made: MadePuzzle;
  readonly level: string;
}

/** Rates a puzzle on the first scale with levels, for the printed caption. */
async function withLevel(request: Ask, madePuzzle: MadePuzzle): Promise<RatedPuzzle> {
  const { puzzle } = madePuzzle;
  const all = scalesForSide(loadedMakers.peek()?.scales ?? [], puzzle?.side ?? 0);
  const scale = all.find(({ columns }) => columns.some(({ classes }) => classes.length > 0));
  if (!puzzle || !scale || madePuzzle.several || madePuzzle.unproved)
    return { made: madePuzzle, level: "" };
  const { text, box } = puzzle;
  const rating = { puzzle: { text, box }, scales: [scale.id], seed: 1, ms: RATING_SLICE_MS };
  let part = await request({ type: "rate", ...rating });
  for (let ms = RATING_SLICE_MS; part.more && ms < MAX_RATING_MS; ms += RATING_SLICE_MS) {
    part = await request({ type: "rate-on", ms: RATING_SLICE_MS });
  }
  const place = scale.columns.findIndex(({ classes }) => classes.length > 0);
  const level = part.ratings[0]?.values[place]?.text;
  return { made: madePuzzle, level: level ? ordering.rated(scale.name, [level]) : "" };
}

/** A puzzle of a sheet with its number, from 1. */
export interface PlacedPuzzle {
  readonly number: number;
  readonly seed: number;
  readonly puzzle: NonNullable<MadePuzzle["puzzle"]>;
  readonly made: MadePuzzle;
  readonly level: string;
}

/** Returns the puzzles of a sheet that are not known to have several solutions. */
export function puzzlesOf(of: Sheet | null): readonly PlacedPuzzle[] {
  return (of?.entries ?? []).flatMap(({ seed, made, level }, index) =>
    made?.puzzle && !made.several
      ? [{ number: index + 1, seed, puzzle: made.puzzle, made, level }]
      : [],
  );
}

export function createSheet(session: Session) {
  const { count, seed, box } = session.get(createGenerateStore);
  const { chosen, obstacle, setupOf } = session.get(createMakers);
  const { timeLimit } = session.get(createGenerateController);
  const { wantedBy } = session.get(createOrder);

  const sheet = signal<Sheet | null>(null);
  /** The seeds of the sheet with the present settings. */
  const sheetSeeds = computed(() =>
    Array.from({ length: count.value }, (_, at) => (seed.value + at) % (MAX_SEED + 1)),
  );

  /** Removes a sheet when another size is chosen; it can be made again from its seeds. */
  function followSize(): void {
    session.effect(() => {
      const size = box.value;
      const stale = sheet.peek();
      if (stale && stale.box !== size && !making.running.peek()) sheet.value = null;
    });
  }

  /** The running task. When it is cancelled, the puzzles made so far are kept. */
  const making = sessionTask(session);

  async function makeSheet(): Promise<void> {
    const lab = loadedMakers.peek();
    const now = chosen.peek();
    if (!lab || !now || obstacle.peek()) return;
    const pattern = emptyGrid(lab, box.peek());
    const max = (timeLimit.peek() ?? Number.POSITIVE_INFINITY) * 1000;
    const seeds = sheetSeeds.peek();
    const pieces = seeds.map((seed): Piece<RatedPuzzle> => {
      const setup = setupOf(now.spec, seed);
      const wanted = wantedBy(seed);
      if (wanted) {
        return async (request) => {
          const { puzzle, outcome, tried, nearest } = await makeBy(request, lab, wanted, {
            maxSeconds: max / 1000,
          });
          const checkedPuzzle = puzzle && (await checkPuzzle(request, puzzle, wanted));
          if (checkedPuzzle) return withLevel(request, checkedPuzzle);
          const end = ordering.missed[outcome === "solved" ? "stalled" : outcome];
          throw new Error(ordering.reached(end, tried, nearest?.says ?? null));
        };
      }
      return async (ask) => {
        const end = await runMaker(ask, pattern, setup, max);
        return withLevel(ask, await checkUnique(ask, lab, pattern.box, setup, end));
      };
    });
    const blank: Sheet = {
      ...{ box: pattern.box, side: pattern.side, algorithm: now.info.id },
      entries: seeds.map((one) => ({ seed: one, made: null, error: null, level: "" })),
    };
    await making.run(async (signal) => {
      let checkedPuzzle = blank;
      sheet.value = checkedPuzzle;
      /** Changes entries of this sheet, unless another sheet has replaced it. */
      const put = (fits: (entry: SheetEntry, at: number) => boolean, part: Partial<SheetEntry>) => {
        if (sheet.peek() !== checkedPuzzle) return;
        const entries = checkedPuzzle.entries.map((one, at) =>
          fits(one, at) ? { ...one, ...part } : one,
        );
        checkedPuzzle = { ...checkedPuzzle, entries };
        sheet.value = checkedPuzzle;
      };
      const onDone = (index: number, done: Done<RatedPuzzle>) => {
        const part = "error" in done ? { error: reasonOf(done.error) } : done.value;
        put((_, at) => at === index, part);
      };
      try {
        await withPool(lab, spareCores(), signal, (pool) => pool.run(pieces, { signal, onDone }));
      } catch (error) {
        if (signal.aborted) throw error;
        put(({ made, error: before }) => !made && !before, { error: reasonOf(error) });
      }
    });
    if (!making.running.peek())
      announcement.value = words.sheetDone(puzzlesOf(sheet.peek()).length, seeds.length);
  }

  return { sheet, sheetSeeds, followSize, making, makeSheet };
}
