/**
 * The program of a worker for a visitor's solver, as text, because the frame of the worker cannot fetch anything. The
 * functions work as text even after a bundler has renamed them.
 */
import { boot } from "./program/boot.js";
import { compiled } from "./program/compiled.js";
import { javascript } from "./program/javascript.js";
import { limitLog } from "./program/log.js";
import { serve } from "./program/main.js";
import { randomFrom } from "./program/random.js";
import { runner } from "./program/run.js";
import { traceOf } from "./program/trace.js";

const programFunctions = { compiled, javascript, limitLog, randomFrom, runner, traceOf };

/** Returns the text of the program. `bring` imports an address; bundlers would rewrite a literal import. */
export function programText(): string {
  const parts = Object.entries(programFunctions).map(([name, part]) => `${name}: ${part}`);
  const bring = "(address) => import(address)";
  return `(${boot})(self, ${bring}, (scope) => (${serve})(scope, { ${parts.join(",\n")} }));`;
}
