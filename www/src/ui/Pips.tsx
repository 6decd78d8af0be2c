/** A difficulty as bars, at most five. */

import * as css from "./Pips.module.css";

const MAX_PIPS = 5;

export function LevelPips({ count }: { readonly count: number }) {
  return (
    <span class={css.root} aria-hidden="true">
      {Array.from({ length: MAX_PIPS }, (_, at) => (
        <i key={at} class={at < count ? css.on : undefined} />
      ))}
    </span>
  );
}
