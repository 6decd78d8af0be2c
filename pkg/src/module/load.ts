import * as glue from "../../wasm/sudoku_lab.js";
import { describe, SudokuError } from "../errors.js";
import { Bindings } from "./bindings.js";
import { Lab } from "./lab.js";

/** Where the compiled solvers come from: an address, their bytes, a response, or the module itself. */
export type WasmSource =
  | URL
  | string
  | BufferSource
  | WebAssembly.Module
  | Response
  | Promise<Response>;

const bindings = new Bindings(glue);

/** The least module that uses 128-bit vectors: one function that makes one and drops it. */
const VECTORS = new Uint8Array([
  // Header; one type, () → (); one function of that type.
  0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0,
  // Its code: i32.const 0, i8x16.splat, drop, end.
  10, 9, 1, 7, 0, 65, 0, 253, 15, 26, 11,
]);

/**
 * Loads the solvers: the one way in.
 *
 * Throws a `SudokuError`: `unsupported` where WebAssembly or its vectors are missing or forbidden,
 * `network` where the file cannot be fetched.
 */
export async function load(source?: WasmSource): Promise<Lab> {
  const usual = new URL("../../wasm/sudoku_lab_bg.wasm", import.meta.url);
  return new Lab(await compile(source ?? usual), bindings);
}

/** The module of a source, where modules can be run. */
export async function compile(source: WasmSource): Promise<WebAssembly.Module> {
  if (typeof WebAssembly !== "object" || !WebAssembly.validate(VECTORS)) {
    const what = "WebAssembly with 128-bit vectors (SIMD)";
    throw new SudokuError("unsupported", `The solvers need ${what}, which is missing here.`);
  }
  if (source instanceof WebAssembly.Module) return source;
  const response = isBytes(source) ? null : await open(source);
  const from = response?.url && ` from ${response.url}`;
  try {
    let bytes = source as BufferSource;
    if (response) {
      const type = response.headers.get("Content-Type") ?? "";
      // Compiling while it arrives demands the right type, which not every server knows. Whoever has
      // vectors can do it.
      if (/^application\/wasm\b/i.test(type)) return await WebAssembly.compileStreaming(response);
      bytes = await response.arrayBuffer();
      if (!/^\0asm/.test(new TextDecoder().decode(bytes.slice(0, 4)))) {
        // Most often the page of a server that has no such file, as after a bundler left it behind.
        throw new Error(
          `that is ${type || "nothing"}, not WebAssembly. See “Bundlers” in the README of sudoku-lab.`,
        );
      }
    }
    return await WebAssembly.compile(bytes);
  } catch (error) {
    // A policy without `wasm-unsafe-eval`, a broken file, or a connection that broke on the way.
    const code = error instanceof WebAssembly.CompileError ? "unsupported" : "network";
    throw new SudokuError(code, `The solvers could not be loaded${from ?? ""}: ${describe(error)}`);
  }
}

async function open(source: URL | string | Response | Promise<Response>): Promise<Response> {
  try {
    const isAddress = typeof source === "string" || source instanceof URL;
    const response = await (isAddress ? request(source) : source);
    if (response.ok) return response;
    throw new Error(`${response.status} ${response.statusText} from ${response.url}`);
  } catch (error) {
    throw new SudokuError("network", `The solvers could not be fetched: ${describe(error)}`);
  }
}

let request = (address: URL | string): Promise<Response> => fetch(address);

/** Where the usual way to fetch does not do. */
export function requestBy(other: typeof request): void {
  request = other;
}

function isBytes(source: WasmSource | BufferSource): source is BufferSource {
  return source instanceof ArrayBuffer || ArrayBuffer.isView(source);
}
