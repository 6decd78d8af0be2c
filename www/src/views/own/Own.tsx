/** The view in which visitors write, run and race their own solver. */
import { useEffect } from "preact/hooks";
import { LearnTrail } from "../../parts/Trail";
import { useSession } from "../../session/context";
import { words } from "../../words/own";
import { CodePanel } from "./CodePanel";
import { createCode } from "./code";
import * as css from "./Own.module.css";
import { createOwnController } from "./run/controller";
import { RunPanel } from "./run/RunPanel";
import { TaskPanel } from "./task/TaskPanel";
import { Teacher } from "./task/Teacher";

export function Own() {
  const session = useSession();
  const { follow } = session.get(createCode);
  const { followOnward } = session.get(createOwnController);
  useEffect(follow, []);
  useEffect(followOnward, []);
  return (
    <div class={css.root}>
      <LearnTrail />
      <header class={css.head}>
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
