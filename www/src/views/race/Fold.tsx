/** The puzzle and what is set: on a small screen behind one line, so that the lanes are the first to be seen. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { clashing, puzzle } from "../../lab/store";
import { hexadecimal, refusal } from "../../parts/puzzle/refusal";
import { Icon } from "../../ui/Icon";
import { words } from "../../words";
import { saidBefore } from "./ready-made";

export function Fold({ children }: { readonly children: ComponentChildren }) {
  const [wished, setWished] = useState(false);
  // What is asked or wrong there is not to be missed.
  const asks = clashing.value || refusal.value?.from === "page" || hexadecimal.value !== null;
  const open = wished || asks;
  useEffect(() => {
    if (asks) setWished(true); // and it stays while that is mended
  }, [asks]);
  const before = saidBefore();
  const givens = puzzle.value?.givens.filter((digit) => digit > 0).length ?? 0;
  return (
    <div class="fold" data-open={open || undefined}>
      <button type="button" class="fold-line" aria-expanded={open} onClick={() => setWished(!open)}>
        <Icon name={open ? "up" : "down"} />
        {words.fold}
        <span class="muted numbers">{words.facts(puzzle.value?.side ?? 0, givens)}</span>
      </button>
      {before && (
        <p class="before" aria-hidden="true">
          {before}
        </p>
      )}
      {children}
    </div>
  );
}
