/** What a lane says that failed, with a link that makes it fail again. */
import { writeLanes } from "../../lab/address/hash";
import { linkTo } from "../../lab/address/link";
import { words } from "../../words";
import { lanes } from "./store";

/** The race with this lane only. */
const alone = (index: number) =>
  linkTo("race", { a: writeLanes(lanes.value.filter((_, lane) => lane === index)) });

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
      <a href={alone(index)} target="_blank" rel="noopener">
        {words.reproduce}
      </a>
    </div>
  );
}
