/** What the page is for, what the signs mean, and which keys do what. */

import { createAddress } from "../lab/address/link";
import { createNavigation } from "../lab/address/views";
import { useSession } from "../session/context";
import type { Session } from "../session/session";
import { bring } from "../ui/Later";
import { words } from "../words/help";
import { words as tour } from "../words/tour";

const load = () => import("./tour/Tour");

/** The tour is of the race. */
async function takeTour(session: Session, close: () => void): Promise<void> {
  const { view } = session.get(createNavigation);
  const { linkTo } = session.get(createAddress);
  close();
  const { open } = await bring(load);
  if (view.value !== "race") location.hash = linkTo("race");
  // The view is there a moment after its address.
  setTimeout(() => open(session, 0));
}

export function HelpText({ close }: { readonly close: () => void }) {
  const session = useSession();
  return (
    <div class="prose">
      {words.text.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        <a href={words.courseAt}>{words.course}</a>{" "}
        <button type="button" onClick={() => void takeTour(session, close)}>
          {tour.again}
        </button>
      </p>
      <h3>{words.signs}</h3>
      <dl class="keys">
        {words.signsOf.map(([sign, meaning]) => (
          <div key={sign}>
            <dt>{sign}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <h3>{words.keys}</h3>
      <dl class="keys">
        {words.keysOf.map(([keys, meaning]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
