/** How the build names the classes of CSS modules: names that a reader, a test and a static page can write. */
import { basename } from "node:path";

/**
 * `Menu.module.css` and `setting` give `menu-setting`; the class `root` of a component has the name of its sheet, `menu`.
 * `tests/page/styles.test.mjs` checks that no two sheets give the same name.
 * @param {string} local @param {string} file
 */
export function classNameOf(local, file) {
  const component = basename(file.replace(/\?.*/, ""), ".module.css")
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-")
    .toLowerCase();
  return local === "root" ? component : `${component}-${local}`;
}

/** @type {import("vite").CSSModulesOptions} */
export const cssModules = { localsConvention: "camelCaseOnly", generateScopedName: classNameOf };
