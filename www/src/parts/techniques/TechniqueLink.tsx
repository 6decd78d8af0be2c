/** A way from one page of the gallery to another: an address, followed without a visit to the network. */
import type { ComponentChildren } from "preact";
import { createAddress } from "../../lab/address/link";
import { createNavigation } from "../../lab/address/views";
import { useSession } from "../../session/context";
import { arrival, createChosenTechnique } from "./chosen";

interface Props {
  /** The technique; `null` is the index of all. */
  readonly to: string | null;
  readonly children: ComponentChildren;
}

export function TechniqueLink({ to, children }: Props) {
  const session = useSession();
  const { linkTo, asNewEntry } = session.get(createAddress);
  const { view } = session.get(createNavigation);
  const { chosen } = session.get(createChosenTechnique);
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
