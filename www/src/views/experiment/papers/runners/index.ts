/** What runs a table: its definition, or a runner of its own. */
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

/** Throws where the page has no such runner. */
export function runnerOf({ runner }: Table): Runner {
  if (runner === undefined) return byDefinition;
  const found = runners[runner];
  if (!found) throw new Error(`no runner “${runner}”`);
  return found;
}
