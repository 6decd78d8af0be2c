/** A part of the page that most visits do not need: it is fetched when it is first shown. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { words } from "../words";

interface Props<P> {
  /** Brings the part. */
  readonly load: () => Promise<ComponentType<P>>;
  /** What the part is given. */
  readonly given: P;
}

/** What was fetched before is shown at once. */
const fetched = new WeakMap<() => Promise<unknown>, unknown>();

export function Later<P extends object>({ load, given }: Props<P>) {
  const [got, setGot] = useState<{ Part: ComponentType<P> } | { failed: string } | null>(() => {
    const Part = fetched.get(load) as ComponentType<P> | undefined;
    return Part ? { Part } : null;
  });
  useEffect(() => {
    load().then(
      (Part) => {
        fetched.set(load, Part);
        setGot({ Part });
      },
      (error: unknown) => setGot({ failed: String(error) }),
    );
  }, []);
  if (got === null) return <p class="muted">{words.loadingView}</p>;
  if ("failed" in got) return <p role="alert">{words.viewFailed(got.failed)}</p>;
  return <got.Part {...given} />;
}
