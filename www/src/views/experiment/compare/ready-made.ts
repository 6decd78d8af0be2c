/** The experiments that come with the page: their list, their definitions and their recorded runs. */
import { signal } from "@preact/signals";
import { parseDefinition } from "../../../lab/experiment/definition";
import type { Definition, FigureKind, Measure } from "../../../lab/experiment/types";
import { fetchOwnSets } from "../../../lab/sets";
import { translateText } from "../../../words/language";
import { namesIn } from "../../../words/tables";

export interface ReadyMade {
  readonly id: string;
  /** The name among the other experiments (`short`), and the question that the experiment answers (`title`). */
  readonly short: string;
  readonly title: string;
  readonly note: string;
  /** The file with the definition; absent if the experiment has its own view. */
  readonly definition?: string;
  /** The file with runs that come with the page, and the machine on which they were made. */
  readonly records?: string;
  readonly where?: string;
  /** The file with the ratings of the puzzles, as written by `lab rate`. */
  readonly ratings?: string;
  /** The figure, classes and measure that are shown first. */
  readonly figure?: FigureKind;
  readonly by?: "givens" | "size";
  readonly measure?: Measure;
  /** The address of the experiment's own view. */
  readonly link?: string;
}

const EXPERIMENTS_FOLDER = "experiments/";

/** The ready-made experiments, shared by all sessions of the page, which fetches them once. */
export const readyMades = signal<readonly ReadyMade[]>([]);

/** Fetches the list of ready-made experiments, unless it is already loaded. */
export async function fetchReadyMades(): Promise<readonly ReadyMade[]> {
  if (readyMades.value.length === 0) {
    readyMades.value = await translateText(
      "experiments",
      await (await fetchOwnSets(`${EXPERIMENTS_FOLDER}index.json`)).json(),
    );
  }
  return readyMades.value;
}

/** The translated names of contestants and sets, by their English names. */
const translatedNames = [...(await namesIn("contestants"))];

/**
 * Fetches a definition or its records with translated names. Both contain the same names, by which records are matched
 * to contestants.
 */
async function fetchTranslated(file: string): Promise<string> {
  const english = await (await fetchOwnSets(EXPERIMENTS_FOLDER + file)).text();
  return translatedNames.reduce(
    (all, [name, own]) =>
      all.replaceAll(`name = "${name}"`, `name = "${own}"`).replaceAll(`,${name},`, `,${own},`),
    english,
  );
}

/** How hard the puzzles of one with ratings are; `null` if it has none. */
export const fetchRatings = async ({ ratings }: ReadyMade): Promise<string | null> =>
  ratings === undefined ? null : fetchTranslated(ratings);

/** What it asks for, its runs, and how hard its puzzles are. */
export async function fetchReadyMade({ definition = "", records, ratings }: ReadyMade): Promise<{
  readonly definition: Definition;
  readonly records: readonly string[];
  readonly ratings: string | null;
}> {
  const [definitionText, done, rated] = await Promise.all(
    [definition, records, ratings].map((file) => (file ? fetchTranslated(file) : null)),
  );
  return {
    definition: await parseDefinition(definitionText ?? ""),
    records: done ? [done] : [],
    ratings: rated ?? null,
  };
}
