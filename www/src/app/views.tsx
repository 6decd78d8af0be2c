/** The views of the page, and the links between them. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { createAddress } from "../lab/address/link";
import { createNavigation, type View, viewNames, viewOf, views } from "../lab/address/views";
import { BusyIndicator } from "../parts/AtWork";
import { useSession } from "../session/context";
import { createDocument } from "../session/document";
import { catalog, isWaiting, lab } from "../session/engine";
import type { Session } from "../session/session";
import { Boundary } from "../ui/Boundary";
import { Lazy } from "../ui/Lazy";
import { Loading } from "../ui/Loading";
import { dismissOtherNotices } from "../ui/notices";
import { focusElement } from "../ui/scroll";
import { isFramed } from "../ui/storage";
import { words } from "../words";
import * as css from "./Header.module.css";

/** Whether there is what the open view shows: the engine with a puzzle, or the catalog alone. */
export function isReady(session: Session): boolean {
  const { puzzle } = session.get(createDocument);
  return isWaiting.value ? catalog.value !== null : lab.value !== null && puzzle.value !== null;
}

export function Views() {
  const session = useSession();
  const { view } = session.get(createNavigation);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const now = view.value;
  const ready = isReady(session) || viewOf(now).early === true;
  useEffect(() => {
    if (ready && !opened.has(now)) setOpened(new Set([...opened, now]));
  }, [now, opened, ready]);
  useFocusOnArrival(now);
  return (
    <>
      {views()
        .filter(({ id }) => id === now || opened.has(id))
        .map((item) => (
          // A view stays mounted while another is open, so that its state is preserved.
          <div key={item.id} class={`view view-${item.id}`} hidden={item.id !== now}>
            <Boundary part={item.id}>
              {ready || opened.has(item.id) ? (
                <Content of={item} />
              ) : (
                <Loading>{words.loading}</Loading>
              )}
            </Boundary>
          </div>
        ))}
    </>
  );
}

/** Sets the title of the document, and moves the focus to the new view if the previous view contained it. */
function useFocusOnArrival(now: string): void {
  const session = useSession();
  const before = useRef(now);
  const { subject, words: texts } = viewOf(now);
  const title = subject?.(session).value ?? texts.title;
  useEffect(() => {
    document.title = words.titleOf(title);
  }, [title]);
  const opened = useRef(now);
  // In a layout effect, before the view is painted: the scroll position and the notices belong to the previous view.
  useLayoutEffect(() => {
    if (opened.current === now) return;
    opened.current = now;
    scrollTo(0, 0);
    dismissOtherNotices(now);
  }, [now]);
  useEffect(() => {
    if (before.current === now) return;
    before.current = now;
    if (isFramed && !document.hasFocus()) return; // the focus is in the page around the frame
    const focused = document.activeElement;
    if (focused && focused !== document.body && !focused.closest(".view[hidden]")) return;
    focusElement(document.querySelector<HTMLElement>(".view:not([hidden]) [data-start]"));
  }, [now]);
}

function Content({ of }: { readonly of: View }) {
  const session = useSession();
  const { view } = session.get(createNavigation);
  const { id, content: Part } = of;
  const load = useCallback(() => ("load" in Part ? Part.load(session) : Promise.reject()), []);
  if (typeof Part === "function") return <Part />;
  return <Lazy load={load} given={{}} wanted={id === view.value} />;
}

/** Links rather than buttons, so that a view can be opened in another tab. */
export function ViewLinks() {
  const session = useSession();
  const { view, latest, isWorking } = session.get(createNavigation);
  const { linkTo } = session.get(createAddress);
  const open = viewOf(view.value);
  return (
    <nav class={css.views} data-part="links" aria-label={words.viewsLabel}>
      {viewNames().map((name) => {
        const same = views().filter((one) => one.name === name);
        const { id, words: viewTexts } = latest(name);
        const busy = same.some((one) => one !== open && isWorking(one));
        return (
          <a key={name} href={linkTo(id)} aria-current={name === open.name ? "page" : undefined}>
            {viewTexts.link}
            {busy && <BusyIndicator />}
          </a>
        );
      })}
    </nav>
  );
}
