/** Tells the page around a frame how high the frame would have to be for all of it to be seen. */
import { onResize } from "../../ui/resize";

const root = document.documentElement;
/** What is smaller is no reason to move what stands around the frame, CSS pixels. */
const LEAST = 2;

/** By its width alone, whatever height the frame has now: else each would follow the other. */
function wished(): number {
  root.dataset.flow = "";
  const { height } = document.body.getBoundingClientRect();
  delete root.dataset.flow;
  return Math.ceil(height) + 1; // what is drawn is laid on whole pixels
}

/** H5P's resizer: it is greeted, and once it has answered each height is announced before it is told. */
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
 * Calls with the height whenever it has become another, and tells those systems for courses that have a way
 * of their own. While its width and its address stay it does not shrink: the text around it is being read.
 * Returns what begins anew.
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
