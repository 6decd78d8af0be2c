/** Links between the views that share a name. */

import { createAddress } from "../lab/address/link";
import { createNavigation, viewOf, views } from "../lab/address/views";
import { useSession } from "../session/context";
import { SegmentedLinks } from "../ui/Segmented";
import { words } from "../words";
import { BusyIndicator } from "./AtWork";
import * as css from "./Kinds.module.css";

export function Kinds() {
  const session = useSession();
  const { view, isWorking } = session.get(createNavigation);
  const { linkTo } = session.get(createAddress);
  const { id: now, name, under } = viewOf(view.value);
  const same = views().filter((one) => one.name === name);
  return (
    <SegmentedLinks
      class={css.root}
      data-part="links"
      aria-label={words.kindsLabel(viewOf(now).words.link)}
    >
      {same
        .filter((one) => one.under === undefined)
        .map(({ id, words: { title } }) => (
          <a
            key={id}
            href={linkTo(id)}
            aria-current={id === now ? "page" : id === under ? "true" : undefined}
          >
            {title}
            {same.some(
              (one) => (one.id === id || one.under === id) && one.id !== now && isWorking(one),
            ) && <BusyIndicator />}
          </a>
        ))}
    </SegmentedLinks>
  );
}
