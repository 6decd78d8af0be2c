/** The runners of tables: the runner of definitions, and special ones. */
import type { Table } from "../data";
import { byCrowd } from "./crowd";
import { byDefinition } from "./definition";
import { byGeneration } from "./generation";
import { byRatings } from "./ratings";
import type { Runner } from "./runner";
import { bySpeed } from "./speed";

const runners: Readonly<Record<string, Runner>> = {
  crowd: byCrowd,
  generation: byGeneration,
  ratings: byRatings,
  speed: bySpeed,
};

/** Returns the runner of a table. Throws an error if the page has no runner of this name. */
export function runnerOf({ runner }: Table): Runner {
  if (runner === undefined) return byDefinition;
  const found = runners[runner];
  if (!found) throw new Error(`no runner “${runner}”`);
  return found;
}
