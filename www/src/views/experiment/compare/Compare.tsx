/** Algorithms compared over sets of puzzles: the answer first, then what it rests on, then what was asked. */
import { useEffect } from "preact/hooks";
import { unkept } from "../../../lab/experiment/store";
import { Acts } from "../../../ui/Later";
import { words as common } from "../../../words";
import { words } from "../../../words/experiment";
import { Answer } from "./Answer";
import { Drawn } from "./Drawn";
import { Files } from "./Files";
import { Hardness } from "./Hardness";
import { follow, it, opened, reopen, title, trouble } from "./model";
import { ReadyMades } from "./ReadyMades";
import { Running } from "./Running";
import { Settings } from "./Settings";
import { Table } from "./Table";
import "../../../styles/experiment.css";

export function Compare() {
  useEffect(follow, []);
  const there = it.experiment.value !== null;
  const failed = trouble.value ?? it.failed.value;
  return (
    <section class="experiment" aria-labelledby="experiment-title">
      <ReadyMades />
      <header class="experiment-head">
        <h2 id="experiment-title" tabIndex={-1} data-start={there ? undefined : ""}>
          {there ? title.value : words.title}
        </h2>
        {there && <p class="muted">{opened.value?.note ?? words.ownNote}</p>}
      </header>
      {failed !== null && (
        <div class="notice" role="alert">
          <span>{trouble.value === null ? words.failed(failed) : failed}</span>
          {trouble.value !== null && <Acts acts={[{ label: common.tryAgain, run: reopen }]} />}
        </div>
      )}
      {unkept.value && <p class="notice calm">{words.unkept}</p>}
      {it.opening.value !== null && <p class="muted numbers">{words.opening(it.opening.value)}</p>}
      {there && <Answer />}
      {there && <Running />}
      {there && (
        <div class="experiment-told">
          <Drawn />
          <Table />
        </div>
      )}
      {there && <Hardness />}
      {there && <Settings />}
      {there && <Files />}
    </section>
  );
}
