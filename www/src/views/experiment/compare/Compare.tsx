/** The view that compares algorithms on sets of puzzles: the questions, the answer, the evidence, and the settings. */
import { batch } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { unkept } from "../../../lab/experiment/store";
import { Kinds } from "../../../parts/Kinds";
import { useSession, useStore } from "../../../session/context";
import type { Session } from "../../../session/session";
import { DrawnFigure } from "../../../ui/DrawnFigure";
import { Headline } from "../../../ui/Headline";
import { Icon } from "../../../ui/Icon";
import { Acts } from "../../../ui/Later";
import { Notice } from "../../../ui/Notice";
import { words as common } from "../../../words";
import { words } from "../../../words/experiment";
import * as css from "../Experiment.module.css";
import { Answer } from "./Answer";
import { createCompareController } from "./controller";
import { Drawn } from "./Drawn";
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
  const { follow, it, shown, trouble, asking, title, reopen, opened, shipped } =
    session.get(createCompareController);
  useEffect(follow, []);
  const there = shown.value !== null;
  const failed = trouble.value ?? it.failed.value;
  return (
    <>
      <div class={css.side}>
        <Kinds />
        <ReadyMades />
        <button type="button" disabled={!there} onClick={() => ask(session)}>
          <Icon name="plus" />
          {words.askOwn}
        </button>
      </div>
      <section class={css.root} aria-labelledby="experiment-title">
        <h2 id="experiment-title" tabIndex={-1} data-start={there ? undefined : ""}>
          {there || asking.value ? title.value : words.title}
        </h2>
        {failed !== null && (
          <Notice role="alert">
            <span>{trouble.value === null ? words.failed(failed) : failed}</span>
            {trouble.value !== null && <Acts acts={[{ label: common.tryAgain, run: reopen }]} />}
          </Notice>
        )}
        {unkept.value && (
          <Notice as="p" calm>
            {words.unkept}
          </Notice>
        )}
        {there && <Opening />}
        {!there && failed === null && <ToCome />}
        {there && <Answer />}
        {there && <ForeignSolver />}
        {there && <Running />}
        {there && <Drawn />}
        {there && <Table />}
        {there && (
          <p class="muted experiment-note">
            {opened.value?.note ?? words.ownNote}{" "}
            {shipped.value && opened.value?.where && words.shipped(opened.value.where)}
          </p>
        )}
        {there && <Hardness />}
        {there && <Settings />}
        {there && <Files />}
      </section>
    </>
  );
}

function Opening() {
  const { it } = useStore(createCompareController);
  const puzzles = it.opening.value;
  return puzzles === null ? null : <p class="muted numbers">{words.opening(puzzles)}</p>;
}

/** Reserves the space of the answer and the figure until they are loaded. */
function ToCome() {
  return (
    <div class={css.toCome}>
      <Headline as="div" class={css.headline} />
      <div>
        <Opening />
      </div>
      <div class={css.primary} />
      <div class={css.options} />
      <DrawnFigure />
    </div>
  );
}

/**
 * Opens the settings, in which visitors define their own experiment. The form takes the focus as soon as it is there: it
 * is fetched when it is first opened.
 */
function ask(session: Session): void {
  const { settingsOpen, askingOwn } = session.get(createCompareStore);
  batch(() => {
    settingsOpen.value = true;
    askingOwn.value = true;
  });
}
