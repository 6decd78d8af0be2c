/** A solver of the visitor's own: written, run, raced. */
import { useEffect } from "preact/hooks";
import { LearnTrail } from "../../parts/Trail";
import { words } from "../../words/own";
import { CodePanel } from "./CodePanel";
import { follow } from "./code";
import { followOnward } from "./run/model";
import { RunPanel } from "./run/RunPanel";
import { TaskPanel } from "./task/TaskPanel";
import { Teacher } from "./task/Teacher";
import "../../styles/own.css";

export function Own() {
  useEffect(follow, []);
  useEffect(followOnward, []);
  return (
    <div class="own">
      <LearnTrail />
      <header class="own-head">
        <h2 tabIndex={-1} data-start="">
          {words.title}
        </h2>
        <p class="muted">{words.intro}</p>
      </header>
      <TaskPanel />
      <CodePanel />
      <RunPanel />
      <Teacher />
    </div>
  );
}
