/** Links between the views of one name. */
import { linkTo } from "../lab/address/link";
import { view, viewOf, views } from "../lab/address/views";
import { words } from "../words";

export function Kinds() {
  const { id: now, name, under } = viewOf(view.value);
  const same = views().filter((one) => one.name === name);
  return (
    <nav
      class="kinds segmented"
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
              (one) => (one.id === id || one.under === id) && one.id !== now && one.working.value,
            ) && <AtWork />}
          </a>
        ))}
    </nav>
  );
}

export const AtWork = () => (
  <span class="at-work" role="img" aria-label={words.atWork} title={words.atWork} />
);
