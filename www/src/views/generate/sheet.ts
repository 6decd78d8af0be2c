/** Makes a sheet of puzzles, one per seed, in as many workers as there are spare cores. */
import { computed, signal } from "@preact/signals";
import { type Ask, type Done, makeBy, type Piece } from "sudoku-lab";
import { spareCores } from "../../lab/cores";
import { withPool } from "../../lab/pool";
import { MAX_SEED } from "../../lab/setup";
import { scalesAt } from "../../lab/workshop/difficulty";
import type { Session } from "../../session/session";
import { sessionTask } from "../../session/task";
import { announcement } from "../../ui/notices";
import { generateWords as words } from "../../words/generate";
import { reasonOf } from "../../words/messages";
import { words as ordering } from "../../words/order";
import { createGenerateController } from "./controller";
import { createMakers, emptyGrid, makers } from "./makers";
import { checked, createOrder } from "./order";
import { createGenerateStore } from "./store";
import { check, type Made, run } from "./work";

/** An entry of a sheet. */
export interface Entry {
  readonly seed: number;
  /** The checked puzzle; `null` until it is made. */
  readonly made: Made | null;
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
  readonly entries: readonly Entry[];
}

/** The duration of a slice of the rating, and the maximum duration of the rating of one puzzle, ms. */
const RATING_SLICE_MS = 30;
const MAX_RATING_MS = 1500;

interface Rated {
  readonly made: Made;
  readonly level: string;
}

/** Rates a puzzle on the first scale with levels, for the printed caption. */
async function withLevel(ask: Ask, made: Made): Promise<Rated> {
  const { puzzle } = made;
  const all = scalesAt(makers.peek()?.scales ?? [], puzzle?.side ?? 0);
  const scale = all.find(({ columns }) => columns.some(({ classes }) => classes.length > 0));
  if (!puzzle || !scale || made.several || made.unproved) return { made, level: "" };
  const { text, box } = puzzle;
  const rating = { puzzle: { text, box }, scales: [scale.id], seed: 1, ms: RATING_SLICE_MS };
  let part = await ask({ type: "rate", ...rating });
  for (let ms = RATING_SLICE_MS; part.more && ms < MAX_RATING_MS; ms += RATING_SLICE_MS) {
    part = await ask({ type: "rate-on", ms: RATING_SLICE_MS });
  }
  const place = scale.columns.findIndex(({ classes }) => classes.length > 0);
  const level = part.ratings[0]?.values[place]?.text;
  return { made, level: level ? ordering.rated(scale.name, [level]) : "" };
}

/** A puzzle of a sheet with its number, from 1. */
export interface Placed {
  readonly number: number;
  readonly seed: number;
  readonly puzzle: NonNullable<Made["puzzle"]>;
  readonly made: Made;
  readonly level: string;
}

/** Returns the puzzles of a sheet that are not known to have several solutions. */
export function puzzlesOf(of: Sheet | null): readonly Placed[] {
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
    const lab = makers.peek();
    const now = chosen.peek();
    if (!lab || !now || obstacle.peek()) return;
    const pattern = emptyGrid(lab, box.peek());
    const most = (timeLimit.peek() ?? Number.POSITIVE_INFINITY) * 1000;
    const seeds = sheetSeeds.peek();
    const pieces = seeds.map((one): Piece<Rated> => {
      const setup = setupOf(now.spec, one);
      const wanted = wantedBy(one);
      if (wanted) {
        return async (ask) => {
          const { puzzle, outcome, tried, nearest } = await makeBy(ask, lab, wanted, {
            maxSeconds: most / 1000,
          });
          const made = puzzle && (await checked(ask, puzzle, wanted));
          if (made) return withLevel(ask, made);
          const end = ordering.missed[outcome === "solved" ? "stalled" : outcome];
          throw new Error(ordering.reached(end, tried, nearest?.says ?? null));
        };
      }
      return async (ask) => {
        const end = await run(ask, pattern, setup, most);
        return withLevel(ask, await check(ask, lab, pattern.box, setup, end));
      };
    });
    const blank: Sheet = {
      ...{ box: pattern.box, side: pattern.side, algorithm: now.info.id },
      entries: seeds.map((one) => ({ seed: one, made: null, error: null, level: "" })),
    };
    await making.run(async (signal) => {
      let made = blank;
      sheet.value = made;
      /** Changes entries of this sheet, unless another sheet has replaced it. */
      const put = (fits: (entry: Entry, at: number) => boolean, part: Partial<Entry>) => {
        if (sheet.peek() !== made) return;
        const entries = made.entries.map((one, at) => (fits(one, at) ? { ...one, ...part } : one));
        made = { ...made, entries };
        sheet.value = made;
      };
      const onDone = (index: number, done: Done<Rated>) => {
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
