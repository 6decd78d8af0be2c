/** A live preview of the embedded page. */
import { useEffect, useRef } from "preact/hooks";
import { words } from "../../words/sharing";
import type { SharedView } from "./code";
import * as css from "./Embed.module.css";

/** The time without input after which a changed value counts as complete, ms. */
const DEBOUNCE_MS = 300;

/** Shows the page in a frame. Later addresses replace the first one, so that none adds an entry to the history. */
export function Preview({ shown }: { readonly shown: SharedView }) {
  const { address, title, width, height } = shown;
  const frame = useRef<HTMLIFrameElement>(null);
  const first = useRef(address);
  const now = useRef(address);
  useEffect(() => {
    if (now.current === address) return;
    const timer = setTimeout(() => {
      now.current = address;
      frame.current?.contentWindow?.location.replace(address);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [address]);
  // In a sandbox with an opaque origin, the content security policy blocks the frame.
  if (globalThis.origin === "null") return null;
  return (
    <section class={css.preview} aria-labelledby="embed-preview">
      <h3 id="embed-preview">{words.preview}</h3>
      <div class={css.stage}>
        <iframe
          ref={frame}
          src={first.current}
          title={words.previewOf(title)}
          width={width ?? "100%"}
          height={height}
        />
      </div>
    </section>
  );
}
