/** The page around the race. */
import { PuzzlePanel } from "../puzzle/PuzzlePanel";
import { Finish } from "../race/Finish";
import { RaceView } from "../race/RaceView";
import { Setup } from "../race/Setup";
import type { ReadyMade } from "../state/link";
import { storageRefused } from "../state/storage";
import { announcement, dismiss, failure, lab, notices } from "../state/store";
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
        {failure.value !== null ? (
          <div class="notice" role="alert">
            <strong>{words.failed}</strong> {failure.value}
          </div>
        ) : (
          <>
            <PuzzlePanel />
            <Setup readyMade={readyMade.value} />
            <div class="stage">
              {lab.value ? <RaceView /> : <p class="loading">{words.loading}</p>}
            </div>
            <Finish />
          </>
        )}
      </main>
      <p class="visually-hidden" role="status">
        {announcement.value}
      </p>
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
