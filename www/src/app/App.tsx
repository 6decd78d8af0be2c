/** The page around its views. */

import { compact, unframed } from "../lab/address/frame";
import { linkTo, shared } from "../lab/address/link";
import { view, viewOf } from "../lab/address/views";
import { failure, lab, puzzle } from "../lab/store";
import { Boundary } from "../ui/Boundary";
import { Icon } from "../ui/Icon";
import { Acts, Said } from "../ui/Later";
import { announcement, dismiss, type Notice, notices, reload } from "../ui/notices";
import { focus } from "../ui/scroll";
import { storageRefused } from "../ui/storage";
import { words } from "../words";
import { Header } from "./Header";
import { Views } from "./views";

export function App() {
  return (
    <>
      <button type="button" class="skip" onClick={skip}>
        {words.skipTo(viewOf(view.value).words.link)}
      </button>
      <Boundary part="header">
        <Header />
      </Boundary>
      <Notices />
      <main data-view={view.value} data-version={lab.value?.version}>
        <Content />
      </main>
      {compact.value && <OpenFull />}
      <p class="visually-hidden" role="status">
        {announcement.value}
      </p>
    </>
  );
}

/** All at once when it is there, so that nothing on the page moves. */
function Content() {
  if (failure.value !== null) {
    return (
      <div class="notice" role="alert">
        <span>
          <strong>{words.failed}</strong> {failure.value}
        </span>
        <Acts acts={[reload]} />
      </div>
    );
  }
  const ready = lab.value && puzzle.value;
  if (!ready && !viewOf(view.value).early) return <p class="loading">{words.loading}</p>;
  return <Views />;
}

/** The way out of what shows little of the page. */
const OpenFull = () => (
  <p class="open-full" data-part="links">
    <a href={linkTo(view.value, { ...shared(), ...unframed })} target="_blank" rel="noopener">
      {words.openFull}
    </a>
  </p>
);

/** No link to a place on the page: the hash is the state. */
function skip(): void {
  focus(document.querySelector<HTMLElement>(".view:not([hidden]) [data-start]"));
}

function Notices() {
  const unkept = storageRefused.value && failure.value === null; // else there is no race to keep
  const said = notices.value;
  const all: readonly Notice[] = unkept ? [{ text: words.storage, acts: [] }, ...said] : said;
  if (all.length === 0) return null;
  return (
    <div class="notices" role="alert">
      {all.map((notice) => (
        <div key={notice.text + notice.detail} class={notice.calm ? "calm notice" : "notice"}>
          <Said {...notice} />
          <button
            type="button"
            class="icon faint"
            onClick={() => {
              if (notice.text === words.storage) storageRefused.value = false;
              else dismiss(notice.text, notice.detail);
            }}
          >
            <Icon name="close" label={words.dismiss} />
          </button>
        </div>
      ))}
    </div>
  );
}
