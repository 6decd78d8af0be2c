/** A way from one page of the gallery to another: an address, followed without a visit to the network. */
import type { ComponentChildren } from "preact";
import { asNewEntry, linkTo } from "../../lab/address/link";
import { view } from "../../lab/address/views";
import { arrival, chosen } from "./chosen";

interface Props {
  /** The technique; `null` is the index of all. */
  readonly to: string | null;
  readonly children: ComponentChildren;
}

export function TechniqueLink({ to, children }: Props) {
  return (
    <a
      href={linkTo("technique", { technique: to === null ? [] : [["technique", to]] })}
      onClick={(event) => {
        arrival.followed = true;
        if (view.peek() !== "technique" || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        asNewEntry(() => {
          chosen.value = to;
        });
        scrollTo(0, 0);
        // Who follows it by keys or ears goes on at the head of what it leads to.
        requestAnimationFrame(() =>
          document.querySelector<HTMLElement>(".view-technique [data-start]")?.focus(),
        );
      }}
    >
      {children}
    </a>
  );
}
