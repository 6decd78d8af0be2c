/** Fetches a definition of the papers. */
import type { AnyDefinition } from "sudoku-lab/workshop";
import { parseDefinition } from "../../../../lab/experiment/definition";
import { fetchOwn } from "../../../../lab/sets";

export const readDefinition = async (file: string): Promise<AnyDefinition> =>
  parseDefinition(await (await fetchOwn(`papers/${file}`)).text());
