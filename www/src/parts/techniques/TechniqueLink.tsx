/** A link from one page of the gallery to another, followed without loading a document. */
import type { ComponentChildren } from "preact";
import { createAddress } from "../../lab/address/link";
import { createNavigation } from "../../lab/address/views";
import { useSession } from "../../session/context";
import { arrivalState, createChosenTechnique } from "./chosen";

interface Props {
  /** The id of the technique; `null` for the index of all techniques. */
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
        arrivalState.followed = true;
        if (view.peek() !== "technique" || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        asNewEntry(() => {
          chosen.value = to;
        });
        scrollTo(0, 0);
        // Moves the focus to the start of the page, for keyboard and screen-reader users.
        requestAnimationFrame(() =>
          document.querySelector<HTMLElement>(".view-technique [data-start]")?.focus(),
        );
      }}
    >
      {children}
    </a>
  );
}
