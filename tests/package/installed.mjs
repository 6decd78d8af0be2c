/** The package as a user has it: packed, and installed offline into a separate project. */
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

/** Returns a temporary folder with the packed package, and the list of its files. */
function pack() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "sudoku-lab-")));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const packed = npm(join(root, "pkg"), "pack", "--json", "--pack-destination", folder);
  const [{ filename, files }] = JSON.parse(packed);
  return { folder, file: join(folder, filename), files: files.map(({ path }) => path) };
}

/** Creates a project in an empty folder that has only the package installed. */
export function installInto(project, { file } = pack()) {
  const settings = { name: "project", private: true, type: "module" };
  writeFileSync(join(project, "package.json"), JSON.stringify(settings));
  npm(project, "install", "--offline", file);
}

/** Returns the folder of such a project, and the files of the package. */
export function install() {
  const packed = pack();
  const project = join(packed.folder, "project");
  mkdirSync(project);
  installInto(project, packed);
  return { project, files: packed.files };
}
