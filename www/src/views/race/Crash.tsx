/** What a lane says that failed, with a link that makes it fail again. */
import { formatHash, type Link } from "../../lab/address/hash";
import { currentLink } from "../../lab/address/link";
import { words } from "../../words";

/** The race with this lane only. */
function alone(index: number): Link {
  const link = currentLink("race");
  return { ...link, lanes: link.lanes?.filter((_, lane) => lane === index) ?? null };
}

interface Props {
  readonly index: number;
  readonly message: string;
  /** Whether it broke, rather than refused what it was given. */
  readonly broke: boolean;
}

export function Crash({ index, message, broke }: Props) {
  return (
    <div class="crash">
      <strong>{broke ? words.crash : words.refused}</strong>
      <p>{message}</p>
      <a href={formatHash(alone(index))} target="_blank" rel="noopener">
        {words.reproduce}
      </a>
    </div>
  );
}
