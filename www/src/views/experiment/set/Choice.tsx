/** The choice of the puzzles: the visitor's own file, or a set that comes with the page. */

import { useEffect } from "preact/hooks";
import { sets } from "../../../lab/sets";
import { useSession, useStore } from "../../../session/context";
import { guarded } from "../../../ui/Boundary";
import { Button } from "../../../ui/Button";
import { LabelledSelect } from "../../../ui/Field";
import { FileButton } from "../../../ui/FileButton";
import { LoadErrorActions } from "../../../ui/Lazy";
import { Notice } from "../../../ui/Notice";
import { words as common } from "../../../words";
import { words } from "../../../words/many";
import { sentence } from "../../../words/messages";
import { createSetController } from "./controller";
import * as css from "./Many.module.css";
import { SolveButton } from "./Solving";
import { createSetStore } from "./store";

/** The maximum number of malformed lines that are listed. */
const MAX_LISTED_LINES = 100;

export const Choice = guarded("set/choice", ChoiceContent);

function ChoiceContent() {
  const session = useSession();
  const { set } = session.get(createSetStore);
  const { offerSets, source, take, openSet, unfetched, reading, stop } =
    session.get(createSetController);
  useEffect(() => {
    if (set.peek() === null) void offerSets(); // otherwise the list is fetched together with the set
  }, []);
  const now = source.value;
  const knownSets = sets.value ?? [];
  const about = knownSets.find(({ id }) => id === set.value);
  return (
    <div class={css.choice}>
      <div class={css.row}>
        {now && <SolveButton />}
        <LabelledSelect
          label={words.setLabel}
          aria-label={words.setLabel}
          value={set.value ?? ""}
          onChange={(event) => {
            const id = event.currentTarget.value;
            if (id === "") return;
            // What could not be fetched may be chosen again.
            if (set.value === id) void openSet(id);
            set.value = id;
          }}
        >
          <option value="">{now ? words.ownSet : words.chooseSet}</option>
          {knownSets.map(({ id, puzzles }) => (
            <option key={id} value={id}>
              {words.set(id, puzzles)}
            </option>
          ))}
        </LabelledSelect>
        <FileButton
          label={words.choose}
          primary={!now}
          data-start={now ? undefined : ""}
          onFile={(file) => void take(file.name, file)}
        />
      </div>
      {unfetched.value && (
        <Notice as="p" role="alert">
          <span>{unfetched.value.text}</span>
          <LoadErrorActions acts={[{ label: common.tryAgain, run: unfetched.value.again }]} />
        </Notice>
      )}
      <p class="muted">
        {about && words.about(about.what, about.source)} {words.drop}
      </p>
      {reading.value !== null && (
        <div class={css.row}>
          <progress max={1} value={reading.value} aria-label={words.reading(reading.value)} />
          <span class="numbers">{words.reading(reading.value)}</span>
          <Button small onClick={stop}>
            {words.stopReading}
          </Button>
        </div>
      )}
      {now && <ReadFile />}
    </div>
  );
}

function ReadFile() {
  const { source } = useStore(createSetController);
  const now = source.value;
  if (!now) return null;
  const { length, wrong, wrongCount, cut } = now.file;
  return (
    <>
      <p data-field="read">
        <strong>{now.name}</strong>: {words.read(length, wrongCount)}.{" "}
        {now.origin === null && <span class="muted">{words.notKept}</span>}
      </p>
      {cut && <p>{words.cut(length)}</p>}
      {wrongCount > 0 && (
        <details class={css.wrong}>
          <summary>{words.wrongTitle(wrongCount)}</summary>
          <ul>
            {wrong.slice(0, MAX_LISTED_LINES).map(({ line, column, i18n, reason }) => (
              <li key={line}>{words.wrong(line, column, sentence(i18n, reason))}</li>
            ))}
            {wrongCount > MAX_LISTED_LINES && (
              <li>{words.wrongMore(wrongCount - MAX_LISTED_LINES)}</li>
            )}
          </ul>
        </details>
      )}
    </>
  );
}
