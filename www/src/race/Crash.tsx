/** What a lane says that failed, with a link that makes it fail again. */
import { formatHash } from "../state/hash";
import { currentLink } from "../state/link";
import { words } from "../words";

export function Crash({ index, message }: { readonly index: number; readonly message: string }) {
  return (
    <div class="crash">
      <strong>{words.crash}</strong>
      <p>{message}</p>
      <a href={formatHash(currentLink(index))} target="_blank" rel="noopener">
        {words.reproduce}
      </a>
    </div>
  );
}
