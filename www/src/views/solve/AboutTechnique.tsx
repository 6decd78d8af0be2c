/** The way from a step to the page of its technique. */
import { linkTo } from "../../lab/address/link";

interface Props {
  /** The technique's id. */
  readonly of: string;
  readonly children: string;
}

export function AboutTechnique({ of, children }: Props) {
  return (
    <a class="about-technique" href={linkTo("technique", { technique: [["technique", of]] })}>
      {children}
    </a>
  );
}
