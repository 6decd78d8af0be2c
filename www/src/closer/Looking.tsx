/** The way to a closer look at one lane; the look itself is fetched when it is first wanted. */
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../app/Icon";
import { lanes, looked } from "../state/store";
import { words } from "../words";

type Loaded = FunctionComponent<{ readonly index: number }>;

export function Looking() {
  const [Closer, setCloser] = useState<Loaded | null>(null);
  const index = looked.value;
  const open = index !== null && index < lanes.value.length;
  useEffect(() => {
    if (open && !Closer) void import("./Closer").then((loaded) => setCloser(() => loaded.Closer));
  }, [open]);
  return open && Closer ? <Closer key={index} index={index} /> : null;
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
