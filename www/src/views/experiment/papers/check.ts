/** Checks the file of a paper, because types do not apply to fetched data. */
import { words } from "../../../words/reproduced";
import type { Paper } from "./data";

/**
 * Throws an error that names the place if a claim or a printed mean has no margin, or if a table with figures of single
 * boards has no factor that matters or no reason for it. There is no default, because the margin decides the verdict.
 */
export function checkMargins({ id, tables }: Paper): void {
  const check = (margin: number | undefined, place: string) => {
    if (margin === undefined || !(margin > 0)) throw new Error(words.noMargin(`${id}.json`, place));
  };
  for (const { id: table, claims, figures, factor = 0, why = "" } of tables) {
    if (figures.some(({ kind }) => kind === "board" || kind === "values"))
      check(why === "" ? undefined : factor - 1, `${table}.factor and why`);
    for (const [at, { margin }] of claims.entries()) check(margin, `${table}.claims[${at}]`);
    for (const [at, figure] of figures.entries()) {
      if (figure.kind === "mean") check(figure.margin, `${table}.figures[${at}]`);
    }
  }
}
