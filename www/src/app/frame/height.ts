/** Tells the page around the frame the height at which the whole view is visible. */
import { onResize } from "../../ui/resize";

const root = document.documentElement;
/**
 * The smallest change of the height that is reported, in CSS pixels. Smaller changes would move the content around the
 * frame for no visible gain.
 */
const LEAST = 2;

/**
 * Returns the height that the content needs, in CSS pixels. The result depends only on the width of the frame, not on
 * its current height; otherwise the frame and its content would resize each other without end.
 */
function wished(): number {
  root.dataset.flow = "";
  const { height } = document.body.getBoundingClientRect();
  delete root.dataset.flow;
  return Math.ceil(height) + 1; // drawings are aligned to whole pixels
}

/**
 * Implements the resizing protocol of H5P: the host answers a greeting, and from then on each height is announced
 * before it is sent. Returns a function that announces the current height.
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
 * Calls back with the height in CSS pixels whenever it changes, and informs learning platforms that have protocols of
 * their own. The height does not shrink while the width and the address stay the same, because the reader may be
 * reading the text around the frame. Returns a function that resets the height.
 */
export function followHeight(tell: (height: number) => void): () => void {
  let told = { width: 0, height: 0 };
  let asked = 0;
  const prepare = followH5P(() => told.height);
  const look = () => {
    asked = 0;
    const [width, height] = [innerWidth, wished()];
    if (height === 0) return; // the frame is not displayed
    if (width === told.width && height - told.height < LEAST) return;
    told = { width, height };
    tell(height);
    parent.postMessage({ subject: "lti.frameResize", height }, "*"); // the protocol of Canvas
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
