/** The files of `../golden`. */
import { readFileSync } from "node:fs";
import { linesOf } from "../golden/runs.mjs";

export const read = (name) => readFileSync(new URL(`../golden/${name}`, import.meta.url), "utf8");

/** Returns the words of each line of a file. */
export const lines = (name) => linesOf(read(name));
