/** The build of the first module without SIMD and with overflow checks, for long runs. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildScalar } from "../../tools/wasm.mjs";

export async function scalar() {
  const folder = await buildScalar();
  const bytes = readFileSync(join(folder, "sudoku_lab_bg.wasm"));
  const glue = await import(pathToFileURL(join(folder, "sudoku_lab.js")).href);
  glue.initSync({ module: new WebAssembly.Module(bytes) });
  return glue;
}
