/** The experiments that come with the page, as links. */
import { words } from "../../../words/experiment";
import { linkOf, opened } from "./model";
import { readyMades } from "./ready-made";

export function ReadyMades() {
  return (
    <nav class="ready-mades" aria-label={words.readyMade}>
      {readyMades.value.map((one) => (
        <a
          key={one.id}
          href={linkOf(one)}
          title={`${one.title} ${one.note}`}
          class={one.link ? "elsewhere" : undefined}
          aria-current={one === opened.value ? "true" : undefined}
          // By itself a browser leaves one that is half in sight where it is.
          onFocus={({ currentTarget }) =>
            currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" })
          }
        >
          {one.short}
        </a>
      ))}
    </nav>
  );
}
