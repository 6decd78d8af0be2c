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
const VECTORS = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0], // header
  ...[1, 4, 1, 96, 0, 0], // one type: () → ()
  ...[3, 2, 1, 0], // one function of that type
  ...[10, 9, 1, 7, 0, 65, 0, 253, 15, 26, 11], // i32.const 0, i8x16.splat, drop, end
);

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
  if (typeof WebAssembly !== "object") {
    throw new SudokuError(
      "unsupported",
      "This browser has no WebAssembly, which the solvers need.",
    );
  }
  if (!WebAssembly.validate(VECTORS)) {
    throw new SudokuError(
      "unsupported",
      "This browser's WebAssembly has no 128-bit vectors (SIMD), which the solvers need.",
    );
  }
  if (source instanceof WebAssembly.Module) return source;
  const bytesOrResponse = isBytes(source) ? source : await open(source);
  try {
    if (isBytes(bytesOrResponse)) return await WebAssembly.compile(bytesOrResponse);
    const type = bytesOrResponse.headers.get("Content-Type") ?? "";
    // Compiling while it arrives demands the right type, which not every server knows.
    return "compileStreaming" in WebAssembly && /^application\/wasm\b/i.test(type)
      ? await WebAssembly.compileStreaming(bytesOrResponse)
      : await WebAssembly.compile(await bytesOrResponse.arrayBuffer());
  } catch (error) {
    // A policy without `wasm-unsafe-eval`, a broken file, or a connection that broke on the way.
    const code = error instanceof WebAssembly.CompileError ? "unsupported" : "network";
    throw new SudokuError(code, `The solvers could not be loaded: ${describe(error)}`);
  }
}

async function open(
  source: URL | string | Response | Promise<Response>,
): Promise<BufferSource | Response> {
  let response: Response;
  try {
    if (typeof source === "string" || source instanceof URL) {
      const bytes = readFile(source);
      if (bytes) return bytes;
      response = await fetch(source);
    } else {
      response = await source;
    }
  } catch (error) {
    throw new SudokuError("network", `The solvers could not be fetched: ${describe(error)}`);
  }
  if (response.ok) return response;
  const why = `${response.status} ${response.statusText}`.trim();
  throw new SudokuError("network", `The solvers could not be fetched: ${why} from ${response.url}`);
}

/** What of Node is used: its `fetch` knows no files. */
interface Node {
  readonly process?: {
    getBuiltinModule?(name: "node:fs"): { readFileSync(path: URL): Uint8Array<ArrayBuffer> };
  };
}

function readFile(source: URL | string): Uint8Array<ArrayBuffer> | null {
  if (!/^file:/i.test(String(source))) return null;
  const files = (globalThis as Node).process?.getBuiltinModule?.("node:fs");
  return files ? files.readFileSync(new URL(source)) : null;
}

function isBytes(source: WasmSource | BufferSource): source is BufferSource {
  return source instanceof ArrayBuffer || ArrayBuffer.isView(source);
}
