/** Links between the views of one name. */
import { linkTo } from "../lab/address/link";
import { view, viewOf, views } from "../lab/address/views";
import { words } from "../words";

export function Kinds() {
  const { id: now, name } = viewOf(view.value);
  const same = views().filter((one) => one.name === name);
  return (
    <nav
      class="kinds segmented"
      data-part="links"
      aria-label={words.kindsLabel(viewOf(now).words.link)}
    >
      {same.map(({ id, words: { title }, working }) => (
        <a key={id} href={linkTo(id)} aria-current={id === now ? "page" : undefined}>
          {title}
          {id !== now && working.value && <AtWork />}
        </a>
      ))}
    </nav>
  );
}

export const AtWork = () => (
  <span class="at-work" role="img" aria-label={words.atWork} title={words.atWork} />
);
