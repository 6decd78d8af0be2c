/** The way from a step to the page of its technique. */

import { createAddress } from "../../lab/address/link";
import { useStore } from "../../session/context";

interface Props {
  /** The technique's id. */
  readonly of: string;
  /** Places it, in a sheet of its parent. */
  readonly class?: string;
  readonly children: string;
}

export function AboutTechnique({ of, class: placed, children }: Props) {
  const { linkTo } = useStore(createAddress);
  return (
    <a class={placed} href={linkTo("technique", { technique: [["technique", of]] })}>
      {children}
    </a>
  );
}
