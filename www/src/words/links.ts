/** The texts about links that are pasted as puzzles. */
import { table } from "./tables";

export const words = await table("links");
