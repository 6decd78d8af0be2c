/** What the locks bring in: licences that fit, no address of a registry, and a reason for each direct one. */
import { readFileSync } from "node:fs";
import { capture, inRoot, say } from "./run.mjs";

/**
 * One package that a lock names.
 * @typedef {{ name: string, licence: string }} Package
 */

/** @returns {Package[]} */
function cratePackages() {
  const metadata = JSON.parse(capture("cargo", ["metadata", "--format-version=1", "--locked"]));
  return metadata.packages.map((/** @type {{ name: string, license?: string }} */ crate) => ({
    name: crate.name,
    licence: crate.license ?? "",
  }));
}

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

/** Whether one of the licences to choose from is free of GPL and AGPL. @param {string} licence */
const acceptable = (licence) =>
  licence !== "" && licence.split(/ OR |\//).some((choice) => !/(^|[^L])GPL/.test(choice));

/** The names of what we ask for ourselves. @returns {string[]} */
function direct() {
  const { devDependencies = {} } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
  const pkg = JSON.parse(readFileSync(inRoot("pkg/package.json"), "utf8"));
  const cargo = readFileSync(inRoot("Cargo.toml"), "utf8");
  const table = /^\[workspace\.dependencies\]$(.*?)^\[/ms.exec(cargo)?.[1] ?? "";
  const crates = [...table.matchAll(/^([\w-]+) = (?!\{ path)/gm)].map((match) => match[1] ?? "");
  return [...Object.keys({ ...devDependencies, ...pkg.dependencies }), ...crates];
}

/** @returns {string[]} what is wrong, a line each */
export function checkDependencies() {
  const packages = [...cratePackages(), ...npmPackages()];
  const weak = packages.filter(({ licence }) => /LGPL|MPL/.test(licence));
  say(
    `weak copyleft, used unchanged: ${weak.map(({ name, licence }) => `${name} (${licence})`).join(", ")}`,
  );
  const table = readFileSync(inRoot("tools", "README.md"), "utf8");
  return [
    ...packages
      .filter(({ licence }) => !acceptable(licence))
      .map(({ name, licence }) => `${name}: licence ${licence || "unknown"}`),
    ...direct()
      .filter((name) => !table.includes(`| \`${name}\` |`))
      .map((name) => `${name}: tools/README.md does not say what it is for`),
    ...Object.entries(lock.packages)
      .filter(([, { resolved = "" }]) => /^[a-z+]+:\/\//.test(resolved))
      .map(([path]) => `${path}: package-lock.json holds an address; npm install with our .npmrc`),
  ];
}
