/** The help of the open view: its purpose, the marks on its boards, and its keys. */

import { createAddress } from "../lab/address/link";
import { createNavigation, viewOf } from "../lab/address/views";
import { useSession } from "../session/context";
import type { Session } from "../session/session";
import { ensureLoaded } from "../ui/Lazy";
import { Prose, Terms } from "../ui/Text";
import { words } from "../words/help";

const load = () => import("./later");

/** Starts the tour in the race view, because all its steps refer to that view. */
async function startTour(session: Session, close: () => void): Promise<void> {
  const { view } = session.get(createNavigation);
  const { linkTo } = session.get(createAddress);
  close();
  const { openTour } = await ensureLoaded(load);
  if (view.value !== "race") location.hash = linkTo("race");
  // The view is rendered after the task that handles the `hashchange` event.
  setTimeout(() => openTour(session, 0));
}

/** The optional sections of the help, by view. */
const HELP_SECTIONS: Readonly<
  Record<string, { signs?: boolean; keys?: readonly (keyof typeof words.keysOf)[] }>
> = {
  solve: {}, // its board has its own list of keys
  race: { signs: true, keys: ["page", "puzzle", "race", "timeline", "plots"] },
  generate: { keys: ["page", "timeline"] },
};

export function HelpText({ close }: { readonly close: () => void }) {
  const session = useSession();
  const { view } = session.get(createNavigation);
  const { name } = viewOf(view.value);
  const { signs = false, keys = [] } = HELP_SECTIONS[name] ?? { keys: ["page"] };
  return (
    <Prose>
      {words.about[name as keyof typeof words.about].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        <a href={words.courseAt}>{words.course}</a> ·{" "}
        <a href="docs/index.html">{words.documentation}</a>
      </p>
      <p>
        <button type="button" onClick={() => void startTour(session, close)}>
          {words.takeTour}
        </button>
      </p>
      {signs && (
        <>
          <h3>{words.signs}</h3>
          <Terms entries={words.signsOf} />
        </>
      )}
      {keys.length > 0 && (
        <>
          <h3>{words.keys}</h3>
          {keys.map((part) => (
            <Terms key={part} entries={words.keysOf[part]} keys />
          ))}
        </>
      )}
    </Prose>
  );
}
