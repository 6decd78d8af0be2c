/**
 * Checks the packages in the lock files: their licences are permitted, no entry contains the address of a registry, and
 * tools/README.md gives a reason for each direct dependency.
 */
import { readFileSync } from "node:fs";
import { capture, inRoot, say } from "./run.mjs";

/**
 * A package in a lock file.
 * @typedef {{ name: string, licence: string }} Package
 */

/**
 * @typedef {{ name: string, license?: string, source: string | null, dependencies: { name: string, source: string | null }[] }} Crate
 * @param {readonly string[]} manifests
 * @returns {Crate[]}
 */
const crates = (manifests) =>
  manifests.flatMap((manifest) => {
    const args = ["metadata", "--format-version=1", "--locked", "--manifest-path", manifest];
    return JSON.parse(capture("cargo", args)).packages;
  });

const lock = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8"));

/**
 * Returns the npm packages of the lock file, which lists those of every platform, not only the installed ones.
 * @returns {Package[]}
 */
function npmPackages() {
  /** @type {[string, { license?: string, link?: boolean }][]} */
  const entries = Object.entries(lock.packages);
  return entries
    .filter(([, { link }]) => !link)
    .map(([path, { license }]) => ({
      name: path.replace("node_modules/", "") || "(root)",
      licence: license ?? "",
    }));
}

/** Licences that require no more than a notice. */
const PERMISSIVE_LICENCES = [
  ...["MIT", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "0BSD", "Zlib", "BSL-1.0"],
  ...["Unicode-3.0", "Unlicense", "PSF-2.0", "Apache-2.0 WITH LLVM-exception"],
];
/** The licence of fonts, which permits their delivery with software. */
const FONT_LICENCES = ["OFL-1.1"];
/** Weak copyleft licences: permitted for packages that are used unchanged and only build or test the project. */
const WEAK_COPYLEFT_LICENCES = ["MPL-2.0"];

/**
 * Whether a licence expression (SPDX, or two licences separated by `/`) offers an alternative all of whose parts are
 * allowed.
 * @param {string} licence @param {readonly string[]} allowed @returns {boolean}
 */
export function isPermitted(licence, allowed) {
  const choices = licence
    .replace(/\((.*?)\)/g, (_, inner) => inner.replaceAll(" OR ", "/"))
    .split(" OR ");
  return choices.some((choice) =>
    choice
      .split(" AND ")
      .every((part) => part.split("/").some((one) => allowed.includes(one.trim()))),
  );
}

/**
 * Returns the names of the direct dependencies, of npm and of cargo.
 * @param {readonly Crate[]} all @returns {Set<string>}
 */
function directDependencies(all) {
  const { devDependencies = {} } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
  const pkg = JSON.parse(readFileSync(inRoot("pkg", "package.json"), "utf8"));
  const workspaceCrates = all.filter(({ source }) => source === null);
  const asked = workspaceCrates.flatMap(({ dependencies }) =>
    dependencies.filter(({ source }) => source),
  );
  const npm = Object.keys({ ...devDependencies, ...pkg.dependencies });
  return new Set([...npm, ...asked.map(({ name }) => name)]);
}

/**
 * Whether a table in Markdown has a row whose first cell contains the name.
 * @param {string} table @param {string} name
 */
const hasReason = (table, name) =>
  table
    .split("\n")
    .some((line) => line.startsWith("| ") && line.split(" | ")[0]?.includes(`\`${name}\``));

/**
 * @param {readonly string[]} [manifests] the workspaces of cargo
 * @returns {string[]} the problems, one line each
 */
export function checkDependencies(manifests = ["Cargo.toml", "tools/bench/native/Cargo.toml"]) {
  const all = crates(manifests);
  const packages = [
    ...all.map(({ name, license = "" }) => ({ name, licence: license })),
    ...npmPackages(),
  ];
  const weak = packages.filter(
    ({ licence }) => !isPermitted(licence, [...PERMISSIVE_LICENCES, ...FONT_LICENCES]),
  );
  say(`weak copyleft, used unchanged: ${weak.map(({ name }) => name).join(", ")}`);
  const table = readFileSync(inRoot("tools", "README.md"), "utf8");
  return [
    ...packages
      .filter(
        ({ licence }) =>
          !isPermitted(licence, [
            ...PERMISSIVE_LICENCES,
            ...FONT_LICENCES,
            ...WEAK_COPYLEFT_LICENCES,
          ]),
      )
      .map(({ name, licence }) => `${name}: licence ${licence || "unknown"} is not permitted`),
    ...[...directDependencies(all)]
      .filter((name) => !hasReason(table, name))
      .map((name) => `${name}: tools/README.md gives no reason for it`),
    ...Object.entries(lock.packages)
      .filter(([, { resolved = "" }]) => /^[a-z+]+:\/\//.test(resolved))
      .map(
        ([path]) =>
          `${path}: package-lock.json contains a registry address; reinstall it with .npmrc`,
      ),
  ];
}
