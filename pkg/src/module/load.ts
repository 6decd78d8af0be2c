import { describeError, fetchFailed, SudokuError } from "../errors.js";
import type { AlgorithmInfo } from "../types.js";
import { fieldsOf } from "./arguments.js";
import { Bindings } from "./bindings.js";
import { wasmBindings } from "./glue.js";
import { Registry } from "./registry.js";

/** The source of the compiled solvers: an address, their bytes, a response, or the module itself. */
export type WasmSource =
  | URL
  | string
  | BufferSource
  | WebAssembly.Module
  | Response
  | Promise<Response>;

const bindings = new Bindings(wasmBindings);

/** The smallest module that uses 128-bit vectors: one function that creates a vector and drops it. */
const SIMD_TEST_MODULE = new Uint8Array([
  // The header; one type, () → (); one function of this type.
  0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0,
  // The code of the function: i32.const 0, i8x16.splat, drop, end.
  10, 9, 1, 7, 0, 65, 0, 253, 15, 26, 11,
]);

export interface LoadOptions {
  /** The source of the module that workers fetch for algorithms that the first module does not contain. */
  readonly all?: WasmSource;
  /**
   * Whether the descriptions of the algorithms begin with few texts, as those of `briefInfos`; by default, they are complete.
   */
  readonly brief?: boolean;
}

/**
 * Loads the registry like `load`, for a page that leaves all runs to workers: code that runs algorithms in the page's
 * own thread need not be among its scripts.
 */
export async function loadRegistry(source?: WasmSource, options?: LoadOptions): Promise<Registry> {
  return new Registry(...(await createRegistryParts(source, options)));
}

/** Returns the parts of a registry. */
export async function createRegistryParts(
  source: WasmSource | undefined,
  options: LoadOptions = {},
): Promise<ConstructorParameters<typeof Registry>> {
  const { all, brief = false } = fieldsOf<LoadOptions>("options", options, {
    all: "any?",
    brief: "boolean?",
  });
  const [module, solvers] = await Promise.all([
    source ? compileModule(source) : loadDefaultModule(),
    brief ? briefInfos() : algorithmInfos(),
  ]);
  // The modules differ in their imports, so each module is called by the code that was generated for it.
  const whole = WebAssembly.Module.exports(module).some(({ name }) => name === "catalog");
  const own = whole ? ofAll : bindings;
  if (!own)
    throw new SudokuError("unsupported", "Load all of it by load() of sudoku-lab/workshop.");
  return [module, own, solvers, all ? () => compileModule(all) : compileAll];
}

let loadDefaultModule = (): Promise<WebAssembly.Module> =>
  compileModule(new URL("../../wasm/sudoku_lab_bg.wasm", import.meta.url));

/** The bindings of the module with everything, if this thread may load it. */
let ofAll: Bindings | null = null;

/** Loads everything at once, where fetching costs nothing. */
export function loadAllAtOnce(bindings: Bindings): void {
  loadDefaultModule = compileAll;
  ofAll = bindings;
}

let pendingModule: Promise<WebAssembly.Module> | null = null;

/** Returns the module with everything, which is compiled once; a failed attempt is repeated on the next request. */
export function compileAll(): Promise<WebAssembly.Module> {
  const address = new URL("../../wasm/workshop/sudoku_lab_bg.wasm", import.meta.url);
  pendingModule ??= compileModule(address).catch((error: unknown) => {
    pendingModule = null;
    throw error;
  });
  return pendingModule;
}

/**
 * The descriptions of all solvers without the texts about parameters and counters, and with the first clause of the text about
 * each preset. `algorithmInfos` completes them in place. Rejects with a `SudokuError` `network`.
 */
export async function briefInfos(): Promise<readonly AlgorithmInfo[]> {
  const script = await importScript(import("../../wasm/catalog.js"));
  return script.default as readonly AlgorithmInfo[];
}

/** The texts about an algorithm that `briefInfos` leaves out, in the order of what they describe. */
type AlgorithmTexts = readonly [
  /** For each parameter, its text and those of its options. */
  params: readonly (readonly [doc: string, ...options: string[]])[],
  presets: readonly string[],
  counters: readonly string[],
];

let pendingInfos: Promise<readonly AlgorithmInfo[]> | null = null;

/**
 * The descriptions of all solvers, the same as those in `Registry.algorithms`, without a module. Rejects with a
 * `SudokuError` `network`; the next request tries again.
 */
export function algorithmInfos(): Promise<readonly AlgorithmInfo[]> {
  pendingInfos ??= completeInfos().catch((error: unknown) => {
    pendingInfos = null;
    throw error;
  });
  return pendingInfos;
}

async function completeInfos(): Promise<readonly AlgorithmInfo[]> {
  const [infos, script] = await Promise.all([
    briefInfos(),
    importScript(import("../../wasm/texts.js")),
  ]);
  const texts = script.default as Readonly<Record<string, AlgorithmTexts>>;
  for (const { id, params, presets, counters } of infos) {
    const [ofParams = [], ofPresets = [], ofCounters = []] = texts[id] ?? [];
    assignDocs(
      params,
      ofParams.map(([doc]) => doc),
    );
    for (const [at, param] of params.entries()) {
      if ("options" in param) assignDocs(param.options, ofParams[at]?.slice(1) ?? []);
    }
    assignDocs(presets, ofPresets);
    assignDocs(counters, ofCounters);
  }
  return infos;
}

/** Sets the texts of descriptions that are in the same order. */
function assignDocs(all: readonly { doc: string }[], docs: readonly string[]): void {
  for (const [at, one] of all.entries()) one.doc = docs[at] ?? "";
}

/** The content of a script that belongs to a module. */
export async function importScript<T>(script: Promise<T>): Promise<T> {
  try {
    return await script;
  } catch (error) {
    throw fetchFailed(error);
  }
}

/** Compiles the module of a source, if this environment can run modules. */
export async function compileModule(source: WasmSource): Promise<WebAssembly.Module> {
  if (typeof WebAssembly !== "object" || !WebAssembly.validate(SIMD_TEST_MODULE)) {
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
      const response: ResponseParts = await (isAddress ? fetchAddress(source) : source);
      const from = ` from ${response.url || "a response"}`;
      if (!response.ok) throw new Error(`${response.status} ${response.statusText}${from}`);
      failed = `loaded${from}`;
      const type = response.headers.get("Content-Type") || "nothing";
      // Streaming compilation requires the right content type, which not every server sends. Every browser with vectors
      // supports it.
      if (/^application\/wasm\b/i.test(type)) {
        return await WebAssembly.compileStreaming(response as Response);
      }
      bytes = await response.arrayBuffer();
      if (!/^\0asm/.test(new TextDecoder().decode(bytes.slice(0, 4)))) {
        // Usually the error page of a server that does not have the file, for example because a bundler has not copied
        // it.
        throw new Error(`it is ${type}, not WebAssembly. See Bundlers in sudoku-lab's README.`);
      }
    }
    return await WebAssembly.compile(bytes);
  } catch (error) {
    // The cause is a policy without `wasm-unsafe-eval`, a broken file, or a connection that failed during the download.
    const code = error instanceof WebAssembly.CompileError ? "unsupported" : "network";
    throw new SudokuError(code, `The solvers could not be ${failed}: ${describeError(error)}`);
  }
}

/** The parts of a response that are used. */
export type ResponseParts = Pick<
  Response,
  "ok" | "url" | "status" | "statusText" | "arrayBuffer" | "blob"
> & { readonly headers: Pick<Headers, "get"> };

/** Fetches an address; in Node, the address may also be that of a file. */
export let fetchAddress = (address: URL | string, signal?: AbortSignal): Promise<ResponseParts> =>
  fetch(address, { signal: signal ?? null });

/** Replaces the function that fetches, where the default does not work. */
export function requestBy(other: typeof fetchAddress): void {
  fetchAddress = other;
}
