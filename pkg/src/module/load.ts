import { describe, fetchFailed, SudokuError } from "../errors.js";
import type { AlgorithmInfo } from "../types.js";
import { fieldsOf } from "./arguments.js";
import { Bindings } from "./bindings.js";
import * as glue from "./glue.js";
import { Registry } from "./registry.js";

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

export interface LoadOptions {
  /** Where the module comes from that workers fetch for what the first does not hold. */
  readonly all?: WasmSource;
}

/**
 * As `load`, for a page that leaves all runs to workers: what runs things in its own thread need not be
 * among its scripts then.
 */
export async function loadRegistry(source?: WasmSource, options?: LoadOptions): Promise<Registry> {
  return new Registry(...(await loaded(source, options)));
}

/** What a registry is made of. */
export async function loaded(
  source: WasmSource | undefined,
  options: LoadOptions = {},
): Promise<ConstructorParameters<typeof Registry>> {
  const { all } = fieldsOf<LoadOptions>("options", options, { all: "any?" });
  const [module, solvers] = await Promise.all([source ? compile(source) : usual(), catalog()]);
  // What they import differs, so each module is called by what was generated for it.
  const whole = WebAssembly.Module.exports(module).some(({ name }) => name === "catalog");
  const own = whole ? ofAll : bindings;
  if (!own)
    throw new SudokuError("unsupported", "Load all of it by load() of sudoku-lab/workshop.");
  return [module, own, solvers, all ? () => compile(all) : compileAll];
}

let usual = (): Promise<WebAssembly.Module> =>
  compile(new URL("../../wasm/sudoku_lab_bg.wasm", import.meta.url));

/** What calls the module with everything, where it may be loaded here. */
let ofAll: Bindings | null = null;

/** Where what is fetched costs nothing, all of it is loaded at once. */
export function loadAllAtOnce(bindings: Bindings): void {
  usual = compileAll;
  ofAll = bindings;
}

let compiling: Promise<WebAssembly.Module> | null = null;

/** The module with everything, compiled once; what failed is tried anew for the next who asks. */
export function compileAll(): Promise<WebAssembly.Module> {
  const address = new URL("../../wasm/workshop/sudoku_lab_bg.wasm", import.meta.url);
  compiling ??= compile(address).catch((error: unknown) => {
    compiling = null;
    throw error;
  });
  return compiling;
}

/** What the solvers say of themselves, written down when the package was built. */
export async function catalog(): Promise<readonly AlgorithmInfo[]> {
  const script = await fetched(import("../../wasm/catalog.js"));
  return script.default as readonly AlgorithmInfo[];
}

/** A script that comes with a module. */
export async function fetched<T>(script: Promise<T>): Promise<T> {
  try {
    return await script;
  } catch (error) {
    throw fetchFailed(error);
  }
}

/** The module of a source, where modules can be run. */
export async function compile(source: WasmSource): Promise<WebAssembly.Module> {
  if (typeof WebAssembly !== "object" || !WebAssembly.validate(VECTORS)) {
    const what = "WebAssembly with 128-bit vectors (SIMD)";
    throw new SudokuError("unsupported", `The solvers need ${what}, which is missing here.`);
  }
  let failed = "loaded";
  try {
    if (source instanceof WebAssembly.Module) return source;
    let bytes = source as BufferSource;
    if (!(source instanceof ArrayBuffer || ArrayBuffer.isView(source))) {
      failed = "fetched";
      const isAddress = typeof source === "string" || source instanceof URL;
      const response: Fetched = await (isAddress ? request(source) : source);
      const from = ` from ${response.url || "a response"}`;
      if (!response.ok) throw new Error(`${response.status} ${response.statusText}${from}`);
      failed = `loaded${from}`;
      const type = response.headers.get("Content-Type") || "nothing";
      // Compiling while it arrives demands the right type, which not every server knows. Whoever has
      // vectors can do it.
      if (/^application\/wasm\b/i.test(type)) {
        return await WebAssembly.compileStreaming(response as Response);
      }
      bytes = await response.arrayBuffer();
      if (!/^\0asm/.test(new TextDecoder().decode(bytes.slice(0, 4)))) {
        // Most often the page of a server that has no such file, as after a bundler left it behind.
        throw new Error(`it is ${type}, not WebAssembly. See Bundlers in sudoku-lab's README.`);
      }
    }
    return await WebAssembly.compile(bytes);
  } catch (error) {
    // A policy without `wasm-unsafe-eval`, a broken file, or a connection that broke on the way.
    const code = error instanceof WebAssembly.CompileError ? "unsupported" : "network";
    throw new SudokuError(code, `The solvers could not be ${failed}: ${describe(error)}`);
  }
}

/** What is used of a response. */
export type Fetched = Pick<
  Response,
  "ok" | "url" | "status" | "statusText" | "arrayBuffer" | "blob"
> & { readonly headers: Pick<Headers, "get"> };

/** Fetches: in Node also files. */
export let request = (address: URL | string, signal?: AbortSignal): Promise<Fetched> =>
  fetch(address, { signal: signal ?? null });

/** Where the usual way to fetch does not do. */
export function requestBy(other: typeof request): void {
  request = other;
}
