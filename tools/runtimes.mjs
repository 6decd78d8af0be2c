/** The runtimes other than Node in which the package is tested. They are not needed to work on the project. */
import { join } from "node:path";
import { packagesFolderOf, requirePackages } from "./bundlers.mjs";

/** @typedef {{ name: string, packages: Record<string, string>, path: string, args: readonly string[] }} Runtime */

const arch = process.arch === "arm64" ? "aarch64" : process.arch;

/** @type {readonly Runtime[]} */
export const runtimes = [
  { name: "Deno 2", packages: { deno: "2.9.6" }, path: ".bin/deno", args: ["run", "--allow-all"] },
  // Bun's program is called directly, because the one in `.bin` exists only after the installation script of the
  // package.
  {
    name: "Bun 1",
    packages: { bun: "1.4.5" },
    path: `@oven/bun-${process.platform}-${arch}/bin/bun`,
    args: [],
  },
];

/** Returns the path of the program of a runtime; `undefined` if it is not installed. @param {Runtime} runtime */
export function programOf(runtime) {
  const home = packagesFolderOf(runtime);
  return home && join(home, "node_modules", runtime.path);
}

/** Installs the missing runtimes. Only `npm run test:long` calls this function. */
export const needRuntimes = () => requirePackages(runtimes, "to test the package");
