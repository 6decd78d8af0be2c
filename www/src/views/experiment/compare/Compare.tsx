/** Algorithms compared over sets of puzzles: the questions, the answer first, then what it rests on, then what was asked. */
import { useEffect } from "preact/hooks";
import { unkept } from "../../../lab/experiment/store";
import { Kinds } from "../../../parts/Kinds";
import { Icon } from "../../../ui/Icon";
import { Acts } from "../../../ui/Later";
import { words as common } from "../../../words";
import { words } from "../../../words/experiment";
import { Answer } from "./Answer";
import { Drawn } from "./Drawn";
import { Files } from "./Files";
import { Hardness } from "./Hardness";
import { follow, it, opened, reopen, shipped, title, trouble } from "./model";
import { ReadyMades } from "./ReadyMades";
import { Running } from "./Running";
import { Settings, settingsOpen } from "./Settings";
import { Table } from "./Table";
import "../../../styles/experiment.css";

export function Compare() {
  useEffect(follow, []);
  const there = it.experiment.value !== null;
  const failed = trouble.value ?? it.failed.value;
  return (
    <>
      <div class="experiment-side">
        <Kinds />
        <ReadyMades />
        {there && (
          <button type="button" onClick={ask}>
            <Icon name="plus" />
            {words.askOwn}
          </button>
        )}
      </div>
      <section class="experiment" aria-labelledby="experiment-title">
        <h2 id="experiment-title" tabIndex={-1} data-start={there ? undefined : ""}>
          {there ? title.value : words.title}
        </h2>
        {failed !== null && (
          <div class="notice" role="alert">
            <span>{trouble.value === null ? words.failed(failed) : failed}</span>
            {trouble.value !== null && <Acts acts={[{ label: common.tryAgain, run: reopen }]} />}
          </div>
        )}
        {unkept.value && <p class="notice calm">{words.unkept}</p>}
        {it.opening.value !== null && (
          <p class="muted numbers">{words.opening(it.opening.value)}</p>
        )}
        {there && <Answer />}
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

/** Opens the settings, in which an experiment of one's own is put together. */
function ask(): void {
  settingsOpen.value = true;
  requestAnimationFrame(() => {
    const summary = document.querySelector<HTMLElement>(".experiment-settings > summary");
    summary?.scrollIntoView();
    summary?.focus();
  });
}
