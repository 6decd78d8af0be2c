/** The page around the race. */
import { PuzzlePanel } from "../puzzle/PuzzlePanel";
import { Finish } from "../race/Finish";
import { RaceView } from "../race/RaceView";
import { Setup } from "../race/Setup";
import type { ReadyMade } from "../state/link";
import { storageRefused } from "../state/storage";
import { announcement, dismiss, failure, lab, notices, puzzle } from "../state/store";
import { words } from "../words";
import { Header } from "./Header";
import { Icon } from "./Icon";

export function App({
  readyMade,
}: {
  readonly readyMade: { readonly value: readonly ReadyMade[] };
}) {
  return (
    <>
      <button type="button" class="skip" onClick={skip}>
        {words.skip}
      </button>
      <Header />
      <Notices />
      <main data-view="race">
        <Content readyMade={readyMade.value} />
      </main>
      <p class="visually-hidden" role="status">
        {announcement.value}
      </p>
    </>
  );
}

/** All at once when it is there, so that nothing on the page moves. */
function Content({ readyMade }: { readonly readyMade: readonly ReadyMade[] }) {
  if (failure.value !== null) {
    return (
      <div class="notice" role="alert">
        <strong>{words.failed}</strong> {failure.value}
      </div>
    );
  }
  if (!lab.value || !puzzle.value) return <p class="loading">{words.loading}</p>;
  return (
    <>
      <PuzzlePanel />
      <Setup readyMade={readyMade} />
      <div class="stage">
        <RaceView />
      </div>
      <Finish />
    </>
  );
}

/** No link to a place on the page: the hash is the state. */
function skip(): void {
  document.querySelector<HTMLElement>("#race button")?.focus();
}

function Notices() {
  const all = storageRefused.value ? [words.storage, ...notices.value] : notices.value;
  if (all.length === 0) return null;
  return (
    <ul class="notices" role="alert">
      {all.map((text) => (
        <li key={text} class="notice">
          {text}
          <button
            type="button"
            class="icon faint"
            onClick={() => {
              if (text === words.storage) storageRefused.value = false;
              else dismiss(text);
            }}
          >
            <Icon name="close" label={words.dismiss} />
          </button>
        </li>
      ))}
    </ul>
  );
}
