/** Tells the page around the frame the height at which the whole view is visible. */
import { onResize } from "../../ui/resize";

const rootElement = document.documentElement;
/**
 * The smallest change of the height that is reported, in CSS pixels. Smaller changes would move the content around the
 * frame for no visible gain.
 */
const MIN_HEIGHT_CHANGE_PX = 2;

/**
 * Returns the height that the content needs, in CSS pixels. The result depends only on the width of the frame, not on
 * its current height; otherwise the frame and its content would resize each other without end.
 */
function measureContentHeight(): number {
  rootElement.dataset.flow = "";
  const { height } = document.body.getBoundingClientRect();
  delete rootElement.dataset.flow;
  return Math.ceil(height) + 1; // drawings are aligned to whole pixels
}

/**
 * Implements the resizing protocol of H5P: the host answers a greeting, and from then on each height is announced
 * before it is sent. Returns a function that announces the current height.
 */
function followH5P(height: () => number) {
  let isPresent = false;
  const post = (action: string, more: object = {}) =>
    parent.postMessage({ context: "h5p", action, ...more }, "*");
  const prepare = () => {
    if (isPresent) post("prepareResize", { scrollHeight: height(), clientHeight: innerHeight });
  };
  addEventListener("message", ({ source, data }) => {
    if (source !== parent || data?.context !== "h5p") return;
    if (data.action === "hello") isPresent = true;
    if (data.action === "hello" || data.action === "resize") prepare();
    if (data.action === "resizePrepared") post("resize", { scrollHeight: height() });
  });
  post("hello");
  return prepare;
}

/**
 * Calls back with the height in CSS pixels whenever it changes, and informs learning platforms that have protocols of
 * their own. The height does not shrink while the width and the address stay the same, because the reader may be
 * reading the text around the frame. Returns a function that resets the height.
 */
export function followHeight(report: (height: number) => void): () => void {
  let lastReported = { width: 0, height: 0 };
  let frameRequest = 0;
  const prepare = followH5P(() => lastReported.height);
  const update = () => {
    frameRequest = 0;
    const [width, height] = [innerWidth, measureContentHeight()];
    if (height === 0) return; // the frame is not displayed
    if (width === lastReported.width && height - lastReported.height < MIN_HEIGHT_CHANGE_PX) return;
    lastReported = { width, height };
    report(height);
    parent.postMessage({ subject: "lti.frameResize", height }, "*"); // the protocol of Canvas
    prepare();
  };
  const schedule = () => {
    if (frameRequest === 0) frameRequest = requestAnimationFrame(update);
  };
  onResize([document.body, ...document.querySelectorAll("#app, main")], update);
  return () => {
    lastReported = { width: 0, height: 0 };
    schedule();
  };
}
