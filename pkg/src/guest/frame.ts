/** A frame of no origin, that can reach nothing, and in it the worker of a visitor's solver. */
import { SudokuError } from "../errors.js";
import type { Place, Spawn, Where } from "./place.js";

/** So long a frame may take to arrive, ms. */
const PATIENCE_MS = 15_000;

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
        "A solver of your own runs in a frame, so in a page alone.",
      );
    }
    const frame = document.createElement("iframe");
    frame.hidden = true;
    frame.sandbox.add("allow-scripts");
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
      const late = setTimeout(() => give("network", "did not arrive."), PATIENCE_MS);
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
    } satisfies Place;
  };
}
