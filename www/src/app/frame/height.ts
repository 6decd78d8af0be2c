/** Reports the height at which the whole view is visible to the page around the frame. */
import { onResize } from "../../ui/resize";

const root = document.documentElement;
/**
 * Smaller changes of the height are not reported, in CSS pixels, because they would move the content around
 * the frame.
 */
const LEAST = 2;

/**
 * The height depends only on the width of the frame, not on its current height: otherwise each would follow
 * the other.
 */
function wished(): number {
  root.dataset.flow = "";
  const { height } = document.body.getBoundingClientRect();
  delete root.dataset.flow;
  return Math.ceil(height) + 1; // drawings are aligned to whole pixels
}

/**
 * The resizer of H5P: it receives a greeting, and after its answer each height is announced before it is
 * sent.
 */
function followH5P(height: () => number) {
  let there = false;
  const say = (action: string, more: object = {}) =>
    parent.postMessage({ context: "h5p", action, ...more }, "*");
  const prepare = () => {
    if (there) say("prepareResize", { scrollHeight: height(), clientHeight: innerHeight });
  };
  addEventListener("message", ({ source, data }) => {
    if (source !== parent || data?.context !== "h5p") return;
    if (data.action === "hello") there = true;
    if (data.action === "hello" || data.action === "resize") prepare();
    if (data.action === "resizePrepared") say("resize", { scrollHeight: height() });
  });
  say("hello");
  return prepare;
}

/**
 * Calls back with the height whenever it changes, and informs course systems that have a protocol of their
 * own. The height does not shrink while the width and the address stay the same, because the reader may be
 * reading the text around the frame. Returns a function that resets the height.
 */
export function followHeight(tell: (height: number) => void): () => void {
  let told = { width: 0, height: 0 };
  let asked = 0;
  const prepare = followH5P(() => told.height);
  const look = () => {
    asked = 0;
    const [width, height] = [innerWidth, wished()];
    if (height === 0) return; // in a frame that is not displayed
    if (width === told.width && height - told.height < LEAST) return;
    told = { width, height };
    tell(height);
    parent.postMessage({ subject: "lti.frameResize", height }, "*"); // Canvas
    prepare();
  };
  const soon = () => {
    if (asked === 0) asked = requestAnimationFrame(look);
  };
  onResize([document.body, ...document.querySelectorAll("#app, main")], look);
  return () => {
    told = { width: 0, height: 0 };
    soon();
  };
}
