/** A frame of no origin, that can reach nothing, and in it the worker of a visitor's solver. */
import { SudokuError } from "../errors.js";
import type { Place, Spawn, Where } from "./place.js";

/** So long a frame may take to arrive, ms. */
const PATIENCE_MS = 15_000;
/** And one that a service worker keeps. */
const KEPT_MS = 3000;

/** What the frame says: that it is there, what failed, and where. */
type Said =
  | { readonly type: "ready" }
  | { readonly type: "refused"; readonly why: string }
  | { readonly type: "failed"; readonly message: string; readonly where?: Where }
  | { readonly type: "located"; readonly where: Where | null };

/** Frames that show this page: `guest.html` of the package. */
export function frames(page: URL | string): Spawn {
  return async (program, fail) => {
    if (typeof document === "undefined") {
      throw new SudokuError(
        "unsupported",
        "A custom solver runs in a frame, so it requires a page.",
      );
    }
    // A service worker answers no frame with a sandbox, so where there is one it is asked for the page with the
    // sandbox in its header. The page itself refuses where it was not told so.
    if (isServed()) {
      try {
        return await begin(page, KEPT_MS, program, fail);
      } catch {
        // It knows nothing of that.
      }
    }
    return begin(page, null, program, fail);
  };
}

function isServed(): boolean {
  try {
    return navigator.serviceWorker.controller !== null;
  } catch {
    return false; // barred, as in a sandbox
  }
}

/** Begins the program in a frame that is sandboxed by this page, or, if it comes so soon, by what it shows. */
async function begin(
  page: URL | string,
  soon: number | null,
  program: string,
  fail: Parameters<Spawn>[1],
): Promise<Place> {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  if (soon === null) frame.sandbox.add("allow-scripts");
  frame.src = String(page);
  const [control, work] = [new MessageChannel(), new MessageChannel()];
  let located: (where: Where | null) => void = () => {};
  const end = () => {
    frame.remove();
    control.port1.close();
    work.port1.close();
    located(null);
  };
  await new Promise<void>((settle, reject) => {
    const give = (code: "network" | "unsupported", why: string) => {
      end();
      reject(new SudokuError(code, `The frame for a solver of your own ${why}`));
    };
    const late = setTimeout(() => give("network", "did not load in time."), soon ?? PATIENCE_MS);
    frame.addEventListener(
      "load",
      () => {
        // It has no origin to be named by.
        frame.contentWindow?.postMessage({ program }, "*", [control.port2, work.port2]);
      },
      { once: true },
    );
    control.port1.onmessage = ({ data }: MessageEvent<Said>) => {
      if (data.type === "located") located(data.where);
      else if (data.type === "failed") fail(data.message, data.where);
      else {
        clearTimeout(late);
        if (data.type === "ready") settle();
        else give("unsupported", `says: ${data.why}`);
      }
    };
    document.documentElement.append(frame);
  });
  return {
    port: work.port1,
    end,
    locate: (text) =>
      new Promise((settle) => {
        located = settle;
        control.port1.postMessage({ text });
        setTimeout(() => settle(null), PATIENCE_MS);
      }),
  };
}
