/** The names of the bundled puzzles, fetched together with their list. */
import { table } from "./tables";

export const words = await table("library");
