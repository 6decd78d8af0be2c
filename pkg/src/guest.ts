/**
 * Solvers that visitors bring along: what somebody wrote, run where it can do no harm, and judged as ours
 * are. `docs/own-solver.md` says what such a solver is.
 */
import { SudokuError } from "./errors.js";
import { aboutOf } from "./guest/about.js";
import { frames } from "./guest/frame.js";
import { guestError, Link, Refused } from "./guest/link.js";
import type { Spawn } from "./guest/place.js";
import type { GuestText } from "./guest/protocol.js";
import { GuestWorker } from "./guest/worker.js";
import { expect, fieldsOf } from "./module/arguments.js";
import type { Registry } from "./module/registry.js";
import type { AlgorithmInfo } from "./types.js";

export { OWN } from "./guest/about.js";
export type { Place, Spawn, Where } from "./guest/place.js";

/** A solver as it is handed over: the text of a module of JavaScript, or a module of WebAssembly. */
export type GuestSource = GuestText;

export interface GuestOptions {
  /** The address of the package's `guest.html`, which a frame shows, where it is not found by itself. */
  readonly page?: URL | string;
  readonly signal?: AbortSignal | undefined;
  /** What does not come back for so many milliseconds is ended; by default 10,000. */
  readonly patience?: number;
  /** Where it runs, in place of a frame. */
  readonly spawn?: Spawn;
}

/** A solver that was opened. It runs where `Registry.guest` is set to it, under its own id. */
export interface Guest {
  readonly info: AlgorithmInfo;
  /** What it says of how it works, as Markdown; `docsOf` has that of ours. */
  readonly docs: string;
  readonly source: GuestSource;
  /** What the same source has, and no other: of SHA-256 the first 64 bits, as hex. */
  readonly digest: string;
  /** A worker that runs it, and what it runs is checked by this registry. */
  createWorker(lab: Registry): Worker;
  /** Ends its workers. */
  dispose(): void;
}

const PATIENCE_MS = 10_000;

/** In the one form that bundlers recognise. */
const usualPage = () => new URL("../guest.html", import.meta.url);

/**
 * Begins a visitor's solver, in a frame of no origin, and asks what it says of itself. Nothing of it may be
 * opened that was not shown to who is to allow it.
 *
 * Rejects with the signal's reason, and with a `SudokuError`: `guest` for what is wrong with it, with the
 * place in its text where that is known; `crashed` where it does not come back; `network` where the frame
 * does not arrive; `unsupported` where there are no frames or workers.
 */
export async function openGuest(given: GuestSource, options: GuestOptions = {}): Promise<Guest> {
  const {
    page = usualPage(),
    signal,
    patience = PATIENCE_MS,
    spawn = frames(page),
  } = fieldsOf<GuestOptions>("options", options, {
    page: "any?",
    signal: "signal?",
    patience: "number?",
    spawn: "function?",
  });
  const source = sourceOf(given);
  signal?.throwIfAborted();
  const link = (onFail: (error: SudokuError) => void) => new Link(spawn, patience, onFail);
  const first = link(() => {});
  const leave = () => first.end();
  signal?.addEventListener("abort", leave);
  try {
    const { info, docs } = aboutOf(await first.ask({ type: "load", source }), drawsChance(source));
    const workers = new Set<GuestWorker>();
    return {
      info,
      docs,
      source,
      digest: await digestOf(source),
      createWorker(lab) {
        const worker = new GuestWorker(lab, info, source, link);
        workers.add(worker);
        // It has of a worker what is used of one.
        return worker as unknown as Worker;
      },
      dispose() {
        for (const worker of workers) worker.terminate();
        workers.clear();
      },
    };
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof Refused)) throw error;
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

/** What is handed over, checked. */
function sourceOf(given: GuestSource): GuestSource {
  expect("source", given, "object");
  type Fields = { kind: string; text?: string; bytes?: Uint8Array<ArrayBuffer> };
  const { kind, text, bytes } = fieldsOf<Fields>("source", given as Fields, {
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

/** Whether it asks for chance, as far as can be seen without running it: if not, one seed is as good as another. */
function drawsChance(source: GuestSource): boolean {
  const text = source.kind === "js" ? source.text : new TextDecoder("latin1").decode(source.bytes);
  return source.kind === "js"
    ? /\brandom\b/.test(text)
    : /\bown\W{1,2}random\b|\benv\W{1,2}seed\b/.test(text);
}

async function digestOf(source: GuestSource): Promise<string> {
  const bytes = source.kind === "js" ? new TextEncoder().encode(source.text) : source.bytes;
  // A page that came by plain http has none; there the length and a sum tell sources apart.
  if (!globalThis.crypto?.subtle) return `${bytes.length}-${plainSum(bytes)}`;
  const all = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(all.subarray(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** FNV-1a, 32 bits. */
function plainSum(bytes: Uint8Array): string {
  const sum = bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193), 0x811c9dc5);
  return (sum >>> 0).toString(16).padStart(8, "0");
}
