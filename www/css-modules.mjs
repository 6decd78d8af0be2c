/** The class names of CSS modules: readable and predictable, so that tests and static pages can use them. */
import { basename } from "node:path";

/**
 * Returns the global name of a class. The class `setting` in `Menu.module.css` becomes `menu-setting`; the class `root`
 * becomes the name of the sheet, `menu`. `tests/page/styles.test.mjs` checks that the names are unique.
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
