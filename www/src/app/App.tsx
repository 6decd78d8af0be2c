/** The header, the notices, the open view and, in compact mode, the link to the whole page. */

import { createFrame, withoutFrameKeys } from "../lab/address/frame";
import { createAddress } from "../lab/address/link";
import { createNavigation, viewOf } from "../lab/address/views";
import { useSession } from "../session/context";
import { catalog, lab, loadFailure } from "../session/engine";
import { Boundary } from "../ui/Boundary";
import { LoadErrorActions } from "../ui/Lazy";
import { Loading } from "../ui/Loading";
import { Notice } from "../ui/Notice";
import { Notices } from "../ui/Notices";
import { announcement, reloadAction } from "../ui/notices";
import { focusElement } from "../ui/scroll";
import { words } from "../words";
import * as css from "./App.module.css";
import { Header } from "./Header";
import { isReady, Views } from "./views";

export function App() {
  const session = useSession();
  const { view } = session.get(createNavigation);
  const { compact } = session.get(createFrame);
  return (
    <>
      <button type="button" class={css.skip} data-dense onClick={skipToContent}>
        {words.skipTo(viewOf(view.value).words.link)}
      </button>
      <Boundary part="header">
        <Header />
      </Boundary>
      <Notices modal={null} keeps={loadFailure.value === null} />
      <main data-view={view.value} data-version={lab.value?.version}>
        {compact.value && <h1 class="visually-hidden">{words.title}</h1>}
        <Content />
      </main>
      {compact.value && <FullPageLink />}
      <p class="visually-hidden" role="status">
        {announcement.value}
      </p>
    </>
  );
}

/** Appears in one piece once the registry and the puzzle are available, so that nothing on the page moves. */
function Content() {
  const session = useSession();
  const { view } = session.get(createNavigation);
  if (loadFailure.value !== null) {
    return (
      <Notice role="alert">
        <span>
          <strong>{words.failed}</strong> {loadFailure.value}
        </span>
        <LoadErrorActions acts={[reloadAction]} />
      </Notice>
    );
  }
  // A view that is shown without the engine stays while another one waits for it.
  const shows = isReady(session) || catalog.value !== null || viewOf(view.value).early;
  if (!shows) return <Loading>{words.loading}</Loading>;
  return <Views />;
}

/** The link from a compact page to the whole page. */
const FullPageLink = () => {
  const session = useSession();
  const { linkTo, shared } = session.get(createAddress);
  const { view } = session.get(createNavigation);
  return (
    <footer class={css.openFull} data-part="links">
      <a
        href={linkTo(view.value, { ...shared(), ...withoutFrameKeys })}
        target="_blank"
        rel="noopener"
      >
        {words.openFull}
      </a>
    </footer>
  );
};

/** Moves the focus to the open view. A link to an anchor is impossible because the hash of the address is the state. */
function skipToContent(): void {
  focusElement(document.querySelector<HTMLElement>(".view:not([hidden]) [data-start]"));
}
