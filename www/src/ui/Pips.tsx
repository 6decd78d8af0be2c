/** A difficulty as bars, up to five. */

import "../styles/level.css";

const MAX_PIPS = 5;

export function Pips({ count }: { readonly count: number }) {
  return (
    <span class="pips" aria-hidden="true">
      {Array.from({ length: MAX_PIPS }, (_, at) => (
        <i key={at} class={at < count ? "on" : undefined} />
      ))}
    </span>
  );
}
