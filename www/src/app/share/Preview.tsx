/** What the code shows, at work. */
import { useEffect, useRef } from "preact/hooks";
import { words } from "../../words/sharing";
import type { Shown } from "./code";
import * as css from "./Embed.module.css";

/** Until what is typed is taken for complete, ms. */
const SETTLE = 300;

/** A frame begins with an address, and is told of others: so none of them is an entry of the history. */
export function Preview({ shown }: { readonly shown: Shown }) {
  const { address, title, width, height } = shown;
  const frame = useRef<HTMLIFrameElement>(null);
  const first = useRef(address);
  const now = useRef(address);
  useEffect(() => {
    if (now.current === address) return;
    const timer = setTimeout(() => {
      now.current = address;
      frame.current?.contentWindow?.location.replace(address);
    }, SETTLE);
    return () => clearTimeout(timer);
  }, [address]);
  // In a sandbox without an origin the page's policy has no frame for it.
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
