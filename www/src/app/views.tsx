/** What each view of the page shows, and the links between them. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Race } from "../race/Race";
import { formatHash, type View, views } from "../state/hash";
import { currentLink } from "../state/link";
import { view } from "../state/store";
import { words } from "../words";

/** A view that most visits do not need is fetched when it is first opened: `load` brings it. */
const contents: Readonly<Record<View, Now | Later>> = {
  race: { now: Race },
  cores: { load: () => import("../cores/Cores").then(({ Cores }) => Cores) },
  generate: { load: () => import("../generate/open").then(({ open }) => open()) },
  many: { load: () => import("../many/Many").then(({ Many }) => Many) },
};

interface Now {
  readonly now: ComponentType;
}

interface Later {
  readonly load: () => Promise<ComponentType>;
}

export function Views() {
  const [opened, setOpened] = useState<ReadonlySet<View>>(new Set());
  const now = view.value;
  useEffect(() => {
    if (!opened.has(now)) setOpened(new Set([...opened, now]));
  }, [now, opened]);
  return (
    <>
      {views
        .filter((one) => one === now || opened.has(one))
        .map((one) => (
          // It stays when another is looked at, so that nothing in it is lost.
          <div key={one} class={`view view-${one}`} hidden={one !== now}>
            <Content of={one} />
          </div>
        ))}
    </>
  );
}

function Content({ of }: { readonly of: View }) {
  const content = contents[of];
  const [got, setGot] = useState<Now | { readonly failed: string } | null>(
    "now" in content ? content : null,
  );
  useEffect(() => {
    if (!("load" in content)) return;
    content.load().then(
      (now) => setGot({ now }),
      (error: unknown) => setGot({ failed: String(error) }),
    );
  }, [content]);
  if (got === null) return <p class="loading">{words.loadingView}</p>;
  if ("now" in got) return <got.now />;
  return (
    <p class="notice" role="alert">
      {words.viewFailed(got.failed)}
    </p>
  );
}

/** Links, so that a view can be opened beside this one. */
export function ViewLinks() {
  if (views.length < 2) return null;
  return (
    <nav class="views" aria-label={words.viewsLabel}>
      {views.map((one) => (
        <a
          key={one}
          href={formatHash({ ...currentLink(one) })}
          aria-current={one === view.value ? "page" : undefined}
        >
          {words.views[one]}
        </a>
      ))}
    </nav>
  );
}
