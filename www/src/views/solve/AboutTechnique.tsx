/** A link from a step to the page of its technique. */

import { createAddress } from "../../lab/address/link";
import { useStore } from "../../session/context";

interface Props {
  /** The id of the technique. */
  readonly techniqueId: string;
  /** A class of the parent's style sheet that places the link. */
  readonly class?: string;
  readonly children: string;
}

export function AboutTechnique({ techniqueId, class: placed, children }: Props) {
  const { linkTo } = useStore(createAddress);
  return (
    <a class={placed} href={linkTo("technique", { technique: [["technique", techniqueId]] })}>
      {children}
    </a>
  );
}
