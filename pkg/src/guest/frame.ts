/** A frame without an origin, which cannot reach the network, and the worker of a visitor's solver in it. */
import { SudokuError } from "../errors.js";
import type { Place, Spawn, Where } from "./place.js";

/** The maximum time until a frame has loaded, ms. */
const LOAD_TIMEOUT_MS = 15_000;
/** The maximum time until a frame that a service worker has stored has loaded, ms. */
const CACHED_LOAD_TIMEOUT_MS = 3000;

/** A message of the frame: that it has loaded, or what failed and where. */
type FrameMessage =
  | { readonly type: "ready" }
  | { readonly type: "refused"; readonly why: string }
  | { readonly type: "failed"; readonly message: string; readonly where?: Where }
  | { readonly type: "located"; readonly where: Where | null };

/** Returns a function that starts solvers in frames with this page: `guest.html` of the package. */
export function spawnInFrames(page: URL | string): Spawn {
  return async (program, fail) => {
    if (typeof document === "undefined") {
      throw new SudokuError(
        "unsupported",
        "A custom solver runs in a frame, so it requires a page.",
      );
    }
    // A service worker does not answer a frame with a sandbox. Where there is a service worker, it is therefore asked
    // for the page with the sandbox in its header. The page itself refuses to run if the header is missing.
    if (isServedByWorker()) {
      try {
        return await startInFrame(page, CACHED_LOAD_TIMEOUT_MS, program, fail);
      } catch {
        // An older service worker does not know this request.
      }
    }
    return startInFrame(page, null, program, fail);
  };
}

function isServedByWorker(): boolean {
  try {
    return navigator.serviceWorker.controller !== null;
  } catch {
    return false; // access is forbidden, as in a sandbox
  }
}

/**
 * Starts the program in a frame that is sandboxed by this page or, if the page was delivered in this way, by its
 * header.
 */
async function startInFrame(
  page: URL | string,
  timeoutMs: number | null,
  program: string,
  fail: Parameters<Spawn>[1],
): Promise<Place> {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  if (timeoutMs === null) frame.sandbox.add("allow-scripts");
  frame.src = String(page);
  const [control, work] = [new MessageChannel(), new MessageChannel()];
  let located: (where: Where | null) => void = () => {};
  const end = () => {
    frame.remove();
    control.port1.close();
    work.port1.close();
    located(null);
  };
  await new Promise<void>((resolve, reject) => {
    const give = (code: "network" | "unsupported", why: string) => {
      end();
      reject(new SudokuError(code, `The frame for a solver of your own ${why}`));
    };
    const timeout = setTimeout(
      () => give("network", "did not load in time."),
      timeoutMs ?? LOAD_TIMEOUT_MS,
    );
    frame.addEventListener(
      "load",
      () => {
        // The target origin is `*`, because the frame has an opaque origin.
        frame.contentWindow?.postMessage({ program }, "*", [control.port2, work.port2]);
      },
      { once: true },
    );
    control.port1.onmessage = ({ data }: MessageEvent<FrameMessage>) => {
      if (data.type === "located") located(data.where);
      else if (data.type === "failed") fail(data.message, data.where);
      else {
        clearTimeout(timeout);
        if (data.type === "ready") resolve();
        else give("unsupported", `says: ${data.why}`);
      }
    };
    document.documentElement.append(frame);
  });
  return {
    port: work.port1,
    end,
    locate: (text) =>
      new Promise((resolvePromise) => {
        located = resolvePromise;
        control.port1.postMessage({ text });
        setTimeout(() => resolvePromise(null), LOAD_TIMEOUT_MS);
      }),
  };
}
