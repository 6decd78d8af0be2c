/** The way to a closer look at one lane; the look itself is fetched when it is first wanted. */

import { Icon } from "../../../ui/Icon";
import { useLater } from "../../../ui/Later";
import { words } from "../../../words";
import { lanes, looked } from "../store";

const load = () => import("./Closer").then(({ Closer }) => Closer);

export function Looking() {
  const index = looked.value;
  const open = index !== null && index < lanes.value.length;
  const { part: Closer, failed } = useLater(load, open);
  if (!open) return null;
  return Closer ? <Closer key={index} index={index} /> : failed;
}

export function LookButton({ index }: { readonly index: number }) {
  const open = looked.value === index;
  return (
    <button
      type="button"
      class="icon faint look"
      title={words.look.open}
      aria-expanded={open}
      onClick={() => {
        looked.value = open ? null : index;
      }}
    >
      <Icon name="lens" label={words.look.of(index + 1)} />
    </button>
  );
}
