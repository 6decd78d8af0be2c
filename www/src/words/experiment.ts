/** The texts of experiments. */
import { className } from "./classes";
import * as figures from "./figures";
import { formatRough } from "./format";
import { table } from "./tables";

/** A difficulty class, and the solvers to which the statement applies. */
type Class<T> = readonly [name: T, whom: readonly string[]];

/** The step limit of the runs of a contestant. */
export interface LimitText {
  readonly name: string;
  readonly steps: number | null;
  readonly unit: string;
  readonly selfDeclared: boolean;
}

const texts = await table("experiment", figures);
/** Empty in English, because the engine itself contains the English texts of figures. */
const drawn: Readonly<Record<string, string>> = await table("drawn");

export const words = {
  ...texts,
  drawn,
  number: formatRough,
  times: figures.RATIO,
  percent: figures.PERCENT,
  /** A share with its interval, whose ends have as few decimal places as tell them apart. */
  shareAround: (share: number, low: number, high: number) => {
    const ends = (more: number) => [low, high].map((end) => figures.percentText(end, more));
    const more = [0, 1, 2, 3].find((places) => new Set(ends(places)).size > 1);
    const [from = "", to = ""] = more === undefined ? [] : ends(more);
    return texts.shareAround(share, from, to);
  },
  /** The limits of contestants, such as “A: 100 nodes”. */
  limits: (limit: readonly LimitText[]) =>
    limit.map(({ name, steps, unit, selfDeclared }) => {
      if (steps === null) return texts.limitNone(name);
      return (selfDeclared ? texts.limitDeclared : texts.limitOf)(name, steps, unit || "step");
    }),
  classOf: (name: string, n: number) => texts.classOf(className(name), n),
  soFar: (done: number, tasks: number) => texts.soFar(done / tasks),
  shareByClass: (
    name: string,
    [least, low]: readonly [string, number],
    [most, high]: readonly [string, number],
  ) => texts.shareByClass(name, least, low, most, high),
  hardestFor: (of: readonly Class<string>[]) =>
    texts.hardestFor(of.map(([name, whom]) => texts.hardestOne(name, whom))),
  halfFrom: (of: readonly Class<string | null>[]) =>
    texts.halfFrom(
      of.map(([from, whom]) =>
        from === null ? texts.halfNever(whom) : texts.halfWith(from, whom),
      ),
    ),
  part: (kind: string, givens: string, easier: number | null) =>
    [kind, givens && texts.partGivens(givens), easier !== null && texts.partEasier(easier)]
      .filter(Boolean)
      .join(" "),
};
