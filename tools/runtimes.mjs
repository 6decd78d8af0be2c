/** The runtimes beside Node that the package is tried in. None is needed to work on the project. */
import { join } from "node:path";
import { homeOf, need } from "./bundlers.mjs";

/** @typedef {{ name: string, packages: Record<string, string>, path: string, args: readonly string[] }} Runtime */

const arch = process.arch === "arm64" ? "aarch64" : process.arch;

/** @type {readonly Runtime[]} */
export const runtimes = [
  { name: "Deno 2", packages: { deno: "2.9.6" }, path: ".bin/deno", args: ["run", "--allow-all"] },
  // The program in `.bin` is there only after the package's own script has run.
  {
    name: "Bun 1",
    packages: { bun: "1.4.5" },
    path: `@oven/bun-${process.platform}-${arch}/bin/bun`,
    args: [],
  },
];

/** The path of a runtime's program; `undefined` if it is not at hand. @param {Runtime} runtime */
export function programOf(runtime) {
  const home = homeOf(runtime);
  return home && join(home, "node_modules", runtime.path);
}

/** Fetches those that are not at hand, for `npm run test:long` alone. */
export const needRuntimes = () => need(runtimes, "to run the package in");
