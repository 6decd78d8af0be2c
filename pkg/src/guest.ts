/**
 * Custom solvers: code of a visitor, executed in a sandbox and verified like the built-in solvers.
 * `docs/own-solver.md` specifies such solvers.
 */
import { SudokuError } from "./errors.js";
import { aboutOf } from "./guest/about.js";
import { spawnInFrames } from "./guest/frame.js";
import { guestError, RefusedError, WorkerLink } from "./guest/link.js";
import type { Spawn } from "./guest/place.js";
import type { GuestText } from "./guest/protocol.js";
import { GuestWorker } from "./guest/worker.js";
import { expect, fieldsOf } from "./module/arguments.js";
import type { Registry } from "./module/registry.js";
import type { AlgorithmInfo } from "./types.js";

export { OWN } from "./guest/about.js";
export type { Place, Spawn, Where } from "./guest/place.js";

/** The source of a solver: the text of a JavaScript module, or a WebAssembly module. */
export type GuestSource = GuestText;

export interface GuestOptions {
  /**
   * The address of `guest.html` of the package, which the frame loads, if the default address is not
   * correct.
   */
  readonly page?: URL | string;
  readonly signal?: AbortSignal | undefined;
  /**
   * A call that does not return within this number of milliseconds is terminated; by default 10,000.
   */
  readonly patience?: number;
  /** The place in which the solver runs, instead of a frame. */
  readonly spawn?: Spawn;
}

/**
 * A solver that has been opened. The solver runs, under its own id, with a registry whose `guest` is set to
 * it.
 */
export interface Guest {
  readonly info: AlgorithmInfo;
  /** The documentation of the solver, as Markdown; `docsOf` returns that of built-in solvers. */
  readonly docs: string;
  readonly source: GuestSource;
  /** A digest of the source: the first 64 bits of its SHA-256 hash, as hexadecimal digits. */
  readonly digest: string;
  /** Returns a worker that runs the solver; this registry verifies the solutions. */
  createWorker(lab: Registry): Worker;
  /** Ends the workers of the solver. */
  dispose(): void;
}

const ANSWER_TIMEOUT_MS = 10_000;

/** Only this form of the expression is recognised by bundlers. */
const usualPage = () => new URL("../guest.html", import.meta.url);

/**
 * Loads a visitor's solver in a frame without an origin, and reads its declaration. Show the source to the user, and
 * ask for permission, before you call this function. Rejects with the reason of the signal, and with a `SudokuError`:
 * `guest` for an error of the solver, with its position in the source if it is known; `crashed` if the solver does not
 * return in time; `network` if the frame cannot be loaded; `unsupported` if the environment has no frames or workers.
 */
export async function openGuest(given: GuestSource, options: GuestOptions = {}): Promise<Guest> {
  const {
    page = usualPage(),
    signal,
    patience = ANSWER_TIMEOUT_MS,
    spawn = spawnInFrames(page),
  } = fieldsOf<GuestOptions>("options", options, {
    page: "any?",
    signal: "signal?",
    patience: "number?",
    spawn: "function?",
  });
  const source = sourceOf(given);
  signal?.throwIfAborted();
  const link = (onFail: (error: SudokuError) => void) => new WorkerLink(spawn, patience, onFail);
  const first = link(() => {});
  const leave = () => first.end();
  signal?.addEventListener("abort", leave);
  try {
    const { info, docs } = aboutOf(
      await first.ask({ type: "load", source }),
      usesRandomNumbers(source),
    );
    const workers = new Set<GuestWorker>();
    return {
      info,
      docs,
      source,
      digest: await digestOf(source),
      createWorker(lab) {
        const worker = new GuestWorker(lab, info, source, link);
        workers.add(worker);
        // The object has the members of a worker that are used.
        return worker as unknown as Worker;
      },
      dispose() {
        for (const worker of workers) worker.terminate();
        workers.clear();
      },
    };
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof RefusedError)) throw error;
    const { why } = error;
    const unknown =
      source.kind === "js" && why.line === undefined && /^SyntaxError/.test(why.message);
    const where = unknown ? await first.locate(source.text) : null;
    throw guestError({ ...why, ...where });
  } finally {
    signal?.removeEventListener("abort", leave);
    first.end();
  }
}

/** Returns the source after its type was checked. */
function sourceOf(given: GuestSource): GuestSource {
  expect("source", given, "object");
  type SourceFields = { kind: string; text?: string; bytes?: Uint8Array<ArrayBuffer> };
  const { kind, text, bytes } = fieldsOf<SourceFields>("source", given as SourceFields, {
    kind: "string",
    text: "string?",
    bytes: "Uint8Array?",
  });
  if (kind === "js" && text !== undefined) return { kind, text };
  if (kind === "wasm" && bytes !== undefined) return { kind, bytes };
  throw new SudokuError(
    "argument",
    'source must be { kind: "js", text } or { kind: "wasm", bytes }',
  );
}

/**
 * Whether the source uses random numbers, as far as its text shows: if not, all seeds give the same run.
 */
function usesRandomNumbers(source: GuestSource): boolean {
  const text = source.kind === "js" ? source.text : new TextDecoder("latin1").decode(source.bytes);
  return source.kind === "js"
    ? /\brandom\b/.test(text)
    : /\bown\W{1,2}random\b|\benv\W{1,2}seed\b/.test(text);
}

async function digestOf(source: GuestSource): Promise<string> {
  const bytes = source.kind === "js" ? new TextEncoder().encode(source.text) : source.bytes;
  // Pages loaded over plain HTTP have no `crypto.subtle`; there, the length and a checksum
  // distinguish sources.
  if (!globalThis.crypto?.subtle) return `${bytes.length}-${fnv1a(bytes)}`;
  const all = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(all.subarray(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** FNV-1a, 32 bits. */
function fnv1a(bytes: Uint8Array): string {
  const sum = bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193), 0x811c9dc5);
  return (sum >>> 0).toString(16).padStart(8, "0");
}
