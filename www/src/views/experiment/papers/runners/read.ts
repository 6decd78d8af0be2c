/** Fetches a definition of the papers. */
import type { AnyDefinition } from "sudoku-lab/workshop";
import { parseDefinition } from "../../../../lab/experiment/definition";
import { fetchOwnSets } from "../../../../lab/sets";

export const readDefinition = async (file: string): Promise<AnyDefinition> =>
  parseDefinition(await (await fetchOwnSets(`papers/${file}`)).text());
