/** The names of the puzzles that can be chosen, fetched with the list of them. */
import { table } from "./tables";

export const words = await table("library");
