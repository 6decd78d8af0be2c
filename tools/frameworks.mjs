/**
 * The frameworks whose JSX knows `<sudoku-lab>` through the types of the package. They are not needed to work on the
 * project.
 */
import { requirePackages } from "./bundlers.mjs";

/**
 * A framework. `entry`: the name below `sudoku-lab/embed`. `source`: the package with the JSX types. `listener`: the
 * attribute that listens to the event `finish`.
 * @typedef {{ name: string, packages: Record<string, string>, entry: string, source: string, listener: string }}
 *   Framework
 */

/** @type {readonly Framework[]} */
export const frameworks = [
  {
    name: "React 19 types",
    packages: { "@types/react": "19.3.3" },
    entry: "react",
    source: "react",
    listener: "onfinish",
  },
  {
    name: "Preact 10",
    packages: { preact: "10.29.8" },
    entry: "preact",
    source: "preact",
    listener: "onfinish",
  },
  { name: "Vue 3", packages: { vue: "3.5.45" }, entry: "vue", source: "vue", listener: "onFinish" },
  {
    name: "Solid 1",
    packages: { "solid-js": "1.9.20" },
    entry: "solid",
    source: "solid-js",
    listener: "on:finish",
  },
];

/** Installs the missing frameworks. Only `npm run test:long` calls this function. */
export const needFrameworks = () => requirePackages(frameworks, "to test the JSX types");
