/** The runners of tables: the runner of definitions, and special ones. */
import type { Table } from "../data";
import { runCrowd } from "./crowd";
import { runDefinition } from "./definition";
import { runGeneration } from "./generation";
import { runRatings } from "./ratings";
import type { Runner } from "./runner";
import { runSpeed } from "./speed";

const runners: Readonly<Record<string, Runner>> = {
  crowd: runCrowd,
  generation: runGeneration,
  ratings: runRatings,
  speed: runSpeed,
};

/** Returns the runner of a table. Throws an error if the page has no runner of this name. */
export function runnerOf({ runner }: Table): Runner {
  if (runner === undefined) return runDefinition;
  const found = runners[runner];
  if (!found) throw new Error(`no runner “${runner}”`);
  return found;
}
