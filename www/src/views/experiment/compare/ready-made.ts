/** The experiments that come with the page: which there are, their definitions, and runs that were done before. */
import { signal } from "@preact/signals";
import { parseDefinition } from "../../../lab/experiment/definition";
import type { Definition, FigureKind, Measure } from "../../../lab/experiment/types";
import { fetchOwn } from "../../../lab/sets";
import { retold } from "../../../words/language";
import { namesIn } from "../../../words/tables";

export interface ReadyMade {
  readonly id: string;
  /** What it is called beside the others, and the question that it answers. */
  readonly short: string;
  readonly title: string;
  readonly note: string;
  /** The file of its definition; none where it has a panel of its own. */
  readonly definition?: string;
  /** The file of runs that came with the page, and where they were done. */
  readonly records?: string;
  readonly where?: string;
  /** The file of how hard its puzzles are, as `lab rate` writes it. */
  readonly ratings?: string;
  /** What is drawn of it at first. */
  readonly figure?: FigureKind;
  readonly by?: "givens" | "size";
  readonly measure?: Measure;
  /** The address of its own panel. */
  readonly link?: string;
}

const FOLDER = "experiments/";

/** The ready-made experiments. They are of the page, which fetches them once. */
export const readyMades = signal<readonly ReadyMade[]>([]);

/** Fetches the list, once. */
export async function fetchReadyMades(): Promise<readonly ReadyMade[]> {
  if (readyMades.value.length === 0) {
    readyMades.value = await retold(
      "experiments",
      await (await fetchOwn(`${FOLDER}index.json`)).json(),
    );
  }
  return readyMades.value;
}

/** What contestants and sets are called in another language, by their English names. */
const names = [...(await namesIn("contestants"))];

/** A definition, or records of it: both have these names, by which they belong together. */
async function text(file: string): Promise<string> {
  const english = await (await fetchOwn(FOLDER + file)).text();
  return names.reduce(
    (all, [name, own]) =>
      all.replaceAll(`name = "${name}"`, `name = "${own}"`).replaceAll(`,${name},`, `,${own},`),
    english,
  );
}

/** How hard the puzzles of one with ratings are; `null` if it has none. */
export const fetchRatings = async ({ ratings }: ReadyMade): Promise<string | null> =>
  ratings === undefined ? null : text(ratings);

/** What it asks for, its runs, and how hard its puzzles are. */
export async function fetchOne({ definition = "", records, ratings }: ReadyMade): Promise<{
  readonly definition: Definition;
  readonly records: readonly string[];
  readonly ratings: string | null;
}> {
  const [asked, done, rated] = await Promise.all(
    [definition, records, ratings].map((file) => (file ? text(file) : null)),
  );
  return {
    definition: await parseDefinition(asked ?? ""),
    records: done ? [done] : [],
    ratings: rated ?? null,
  };
}
