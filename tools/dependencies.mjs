/** What the locks bring in: licences that fit, no address of a registry, and a reason for each direct one. */
import { readFileSync } from "node:fs";
import { capture, inRoot, say } from "./run.mjs";

/**
 * One package that a lock names.
 * @typedef {{ name: string, licence: string }} Package
 */

/**
 * @typedef {{ name: string, license?: string, source: string | null, dependencies: { name: string, source: string | null }[] }} Crate
 * @returns {Crate[]}
 */
const crates = () =>
  ["Cargo.toml", "tools/bench/native/Cargo.toml"].flatMap((manifest) => {
    const args = ["metadata", "--format-version=1", "--locked", "--manifest-path", manifest];
    return JSON.parse(capture("cargo", args)).packages;
  });

const lock = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8"));

/** The lock names the packages of every platform, not only those installed here. @returns {Package[]} */
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

/** Whether one of the licences to choose from is free of all that match. @param {string} licence @param {RegExp} unwanted */
const avoids = (licence, unwanted) =>
  licence !== "" && licence.split(/ OR |\//).some((choice) => !unwanted.test(choice));

/** The names of what we ask for ourselves. @param {readonly Crate[]} all @returns {Set<string>} */
function direct(all) {
  const { devDependencies = {} } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
  const pkg = JSON.parse(readFileSync(inRoot("pkg", "package.json"), "utf8"));
  const ours = all.filter(({ source }) => source === null);
  const asked = ours.flatMap(({ dependencies }) => dependencies.filter(({ source }) => source));
  const npm = Object.keys({ ...devDependencies, ...pkg.dependencies });
  return new Set([...npm, ...asked.map(({ name }) => name)]);
}

/** @returns {string[]} what is wrong, a line each */
export function checkDependencies() {
  const all = crates();
  const packages = [
    ...all.map(({ name, license = "" }) => ({ name, licence: license })),
    ...npmPackages(),
  ];
  const weak = packages.filter(({ licence }) => !avoids(licence, /LGPL|MPL/));
  say(`weak copyleft, used unchanged: ${weak.map(({ name }) => name).join(", ")}`);
  const table = readFileSync(inRoot("tools", "README.md"), "utf8");
  return [
    ...packages
      .filter(({ licence }) => !avoids(licence, /(^|[^L])GPL/))
      .map(({ name, licence }) => `${name}: licence ${licence || "unknown"}`),
    ...[...direct(all)]
      .filter((name) => !table.includes(`| \`${name}\` |`))
      .map((name) => `${name}: tools/README.md does not say what it is for`),
    ...Object.entries(lock.packages)
      .filter(([, { resolved = "" }]) => /^[a-z+]+:\/\//.test(resolved))
      .map(([path]) => `${path}: package-lock.json holds an address; npm install with our .npmrc`),
  ];
}
