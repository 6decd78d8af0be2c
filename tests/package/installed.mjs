/** The package as whoever installs it has it: packed, and installed into a project of its own, offline. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

function npm(folder, ...args) {
  const path = process.env.npm_execpath; // set by npm itself
  const [program, ...first] = path?.endsWith(".js") ? [process.execPath, path] : ["npm"];
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  return execFileSync(program, [...first, ...args, ...quiet], { cwd: folder, encoding: "utf8" });
}

/** A temporary folder with the package as a file, and what that holds. */
function pack() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "sudoku-lab-")));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const packed = npm(join(root, "pkg"), "pack", "--json", "--pack-destination", folder);
  const [{ filename, files }] = JSON.parse(packed);
  return { folder, file: join(folder, filename), files: files.map(({ path }) => path) };
}

/** Makes a project that has the package and nothing else of an empty folder. */
export function installInto(project, { file } = pack()) {
  const settings = { name: "project", private: true, type: "module" };
  writeFileSync(join(project, "package.json"), JSON.stringify(settings));
  npm(project, "install", "--offline", file);
}

/** The folder of such a project, and the files of the package. */
export function install() {
  const packed = pack();
  const project = join(packed.folder, "project");
  mkdirSync(project);
  installInto(project, packed);
  return { project, files: packed.files };
}
