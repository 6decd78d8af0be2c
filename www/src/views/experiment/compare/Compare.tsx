/** The view that compares algorithms on sets of puzzles: the questions, the answer, the evidence, and the settings. */
import { batch } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isStorageRefused } from "../../../lab/experiment/store";
import { Kinds } from "../../../parts/Kinds";
import { useSession, useStore } from "../../../session/context";
import type { Session } from "../../../session/session";
import { SvgFigure } from "../../../ui/DrawnFigure";
import { Headline } from "../../../ui/Headline";
import { Icon } from "../../../ui/Icon";
import { LoadErrorActions } from "../../../ui/Lazy";
import { Notice } from "../../../ui/Notice";
import { words as common } from "../../../words";
import { words } from "../../../words/experiment";
import * as css from "../Experiment.module.css";
import { Answer } from "./Answer";
import { createCompareController } from "./controller";
import { ExperimentFigure } from "./Drawn";
import { Files } from "./Files";
import { ForeignSolver } from "./ForeignSolver";
import { Hardness } from "./Hardness";
import { ReadyMades } from "./ReadyMades";
import { Running } from "./Running";
import { Settings } from "./Settings";
import { createCompareStore } from "./store";
import { Table } from "./Table";

export function Compare() {
  const session = useSession();
  const { follow, experimentSession, shown, failure, asking, title, reopen, opened, shipped } =
    session.get(createCompareController);
  useEffect(follow, []);
  const isPresent = shown.value !== null;
  const failed = failure.value ?? experimentSession.failed.value;
  return (
    <>
      <div class={css.side}>
        <Kinds />
        <ReadyMades />
        <button type="button" disabled={!isPresent} onClick={() => openSettings(session)}>
          <Icon name="plus" />
          {words.askOwn}
        </button>
      </div>
      <section class={css.root} aria-labelledby="experiment-title">
        <h2 id="experiment-title" tabIndex={-1} data-start={isPresent ? undefined : ""}>
          {isPresent || asking.value ? title.value : words.title}
        </h2>
        {failed !== null && (
          <Notice role="alert">
            <span>{failure.value === null ? words.failed(failed) : failed}</span>
            {failure.value !== null && (
              <LoadErrorActions acts={[{ label: common.tryAgain, run: reopen }]} />
            )}
          </Notice>
        )}
        {isStorageRefused.value && (
          <Notice as="p" calm>
            {words.unkept}
          </Notice>
        )}
        {isPresent && <OpeningPanel />}
        {!isPresent && failed === null && <PlaceholderPanel />}
        {isPresent && <Answer />}
        {isPresent && <ForeignSolver />}
        {isPresent && <Running />}
        {isPresent && <ExperimentFigure />}
        {isPresent && <Table />}
        {isPresent && (
          <p class="muted experiment-note">
            {opened.value?.note ?? words.ownNote}{" "}
            {shipped.value && opened.value?.where && words.shipped(opened.value.where)}
          </p>
        )}
        {isPresent && <Hardness />}
        {isPresent && <Settings />}
        {isPresent && <Files />}
      </section>
    </>
  );
}

function OpeningPanel() {
  const { experimentSession } = useStore(createCompareController);
  const puzzles = experimentSession.opening.value;
  return puzzles === null ? null : <p class="muted numbers">{words.opening(puzzles)}</p>;
}

/** Reserves the space of the answer and the figure until they are loaded. */
function PlaceholderPanel() {
  return (
    <div class={css.toCome}>
      <Headline as="div" class={css.headline} />
      <div>
        <OpeningPanel />
      </div>
      <div class={css.primary} />
      <div class={css.options} />
      <SvgFigure />
    </div>
  );
}

/**
 * Opens the settings, in which visitors define their own experiment. The form takes the focus as soon as it is there: it
 * is fetched when it is first opened.
 */
function openSettings(session: Session): void {
  const { settingsOpen, askingOwn } = session.get(createCompareStore);
  batch(() => {
    settingsOpen.value = true;
    askingOwn.value = true;
  });
}
