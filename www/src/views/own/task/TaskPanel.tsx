/** The assignment on the student's side: the task, the state of the code, and the file to hand in. */
import { useEffect, useRef } from "preact/hooks";
import type { Outcome } from "sudoku-lab";
import { useSession, useStore } from "../../../session/context";
import { lab } from "../../../session/engine";
import { guarded } from "../../../ui/Boundary";
import { Button } from "../../../ui/Button";
import { Failure } from "../../../ui/Failure";
import { Panel, PanelHead } from "../../../ui/Panel";
import { scrollIntoView } from "../../../ui/scroll";
import { words as common } from "../../../words";
import { words } from "../../../words/assignment";
import { createCode } from "../code";
import * as css from "../Own.module.css";
import { checkTask, createAssignmentController } from "./controller";
import { Recheck } from "./Recheck";

export const TaskPanel = guarded("own/task", TaskPanelContent);

function TaskPanelContent() {
  const session = useSession();
  const { assignment, allowed, module } = session.get(createCode);
  const { previews, sofar, standing, leave, check } = session.get(createAssignmentController);
  const currentAssignment = assignment.value;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(0);
  // The form below opens this panel above itself: without scrolling, nothing in view would change.
  useEffect(() => {
    if (!currentAssignment || previews.value === shown.current) return;
    shown.current = previews.value;
    const panel = heading.current?.closest("section");
    heading.current?.focus({ preventScroll: true });
    if (panel) scrollIntoView(panel, true);
  }, [currentAssignment, previews.value]);
  if (!currentAssignment) return null;
  const { title, text, goal, take } = currentAssignment;
  const records = sofar.value;
  const solved = records.filter(({ outcome }) => outcome === "solved").length;
  const running = checkTask.running.value;
  const now = standing.value;
  return (
    <Panel class={css.task} aria-labelledby="own-task">
      <PanelHead>
        <h3
          id="own-task"
          ref={heading}
          tabIndex={-1}
        >{`${words.title}${title && `: ${title}`}`}</h3>
        <Button small onClick={leave}>
          {words.leave}
        </Button>
      </PanelHead>
      {text.split(/\n{2,}/).map((part) => part.trim() && <p key={part}>{part}</p>)}
      <p class="own-goal">
        <strong>{words.goal(currentAssignment)}</strong> {goal.step && words.unit(goal.step)}
      </p>
      <Recheck />
      <div class={css.row}>
        <Button
          primary
          disabled={!allowed.value || module.value !== null || !lab.value}
          onClick={() => (running ? checkTask.cancel() : void check())}
        >
          {running ? words.stop : words.check}
        </Button>
        {running && (
          <>
            <progress max={take} value={records.length} aria-label={words.check} />
            <span class="numbers">{words.progress(records.length, take, solved)}</span>
          </>
        )}
        {module.value && <span class="muted">{words.moduleNot}</span>}
      </div>
      {checkTask.failed.value !== null && (
        <Failure as="p" role="alert">
          {checkTask.failed.value}
        </Failure>
      )}
      {now && !running && (
        <p class={`${css.standing} ${now.met ? css.isMet : ""}`}>
          {words.standing(now, currentAssignment)}
        </p>
      )}
      {now && !running && <FailedPuzzles />}
      {now && !running && <HandIn />}
    </Panel>
  );
}

/** The maximum number of buttons. A solver that fails on every puzzle is best examined on the first puzzles. */
const MAX_FAILED_BUTTONS = 12;

/** Shows the puzzles on which the goal is missed, each with a button that opens it. */
function FailedPuzzles() {
  const { sofar, tryOn } = useStore(createAssignmentController);
  const missed = [...sofar.value.entries()].filter(([, { outcome }]) => outcome !== "solved");
  if (missed.length === 0) return null;
  return (
    <div class={css.row}>
      <span>{words.missed(missed.length)}</span>
      {missed.slice(0, MAX_FAILED_BUTTONS).map(([at, { outcome }]) => (
        <Button
          key={at}
          small
          title={common.outcomes[outcome as Outcome]}
          aria-label={words.tryOn(at + 1)}
          onClick={() => void tryOn(at)}
        >
          {at + 1}
        </Button>
      ))}
    </div>
  );
}

function HandIn() {
  const { by, handIn } = useStore(createAssignmentController);
  return (
    <div class={`${css.row} ${css.handIn}`}>
      <label for="own-by">{words.by}</label>
      <input
        id="own-by"
        maxLength={200}
        autocomplete="name"
        value={by.value}
        onInput={(event) => {
          by.value = event.currentTarget.value;
        }}
      />
      <button type="button" onClick={() => void handIn()}>
        {words.handIn}
      </button>
      <p class="muted">{words.handInHelp}</p>
    </div>
  );
}
