/** What each view of the page shows, and the links between them. */
import type { ComponentType } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { formatHash, type View, views } from "../lab/address/hash";
import { currentLink } from "../lab/address/link";
import { view, working } from "../lab/store";
import { Later } from "../ui/Later";
import { focus } from "../ui/scroll";
import { Race } from "../views/race/Race";
import { words } from "../words";

/** A view that most visits do not need is fetched when it is first opened. */
const contents: Readonly<Record<View, (() => Promise<ComponentType>) | null>> = {
  race: null, // here from the first
  cores: () => import("../views/experiment/cores/Cores").then(({ Cores }) => Cores),
  generate: () => import("../views/generate/open").then(({ open }) => open()),
  many: () => import("../views/experiment/set/Many").then(({ Many }) => Many),
};

export function Views() {
  const [opened, setOpened] = useState<ReadonlySet<View>>(new Set());
  const now = view.value;
  useEffect(() => {
    if (!opened.has(now)) setOpened(new Set([...opened, now]));
  }, [now, opened]);
  useArrival(now);
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

/** Says where one is, and takes the focus along if it would be lost with the view that is left. */
function useArrival(now: View): void {
  const before = useRef(now);
  useEffect(() => {
    document.title = words.titleOf(words.views[now]);
    if (before.current === now) return;
    before.current = now;
    const focused = document.activeElement;
    if (focused && focused !== document.body && !focused.closest(".view[hidden]")) return;
    focus(document.querySelector<HTMLElement>(".view:not([hidden]) [data-start]"));
  }, [now]);
}

function Content({ of }: { readonly of: View }) {
  const load = contents[of];
  return load ? <Later load={load} given={{}} wanted={of === view.value} /> : <Race />;
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
          {one !== view.value && working[one].value && (
            <span class="at-work" role="img" aria-label={words.atWork} title={words.atWork} />
          )}
        </a>
      ))}
    </nav>
  );
}
