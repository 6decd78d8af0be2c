/** A file that was handed in: what it says, and what came of its code when it was run again here. */
import { judge } from "../../../lab/own/assignment";
import { useStore } from "../../../session/context";
import { lab } from "../../../session/engine";
import { words } from "../../../words/assignment";
import * as css from "../Own.module.css";
import { createAssignmentController } from "./controller";

export function Recheck() {
  const { handedIn, differing, asSet } = useStore(createAssignmentController);
  const file = handedIn.value;
  if (!file) return null;
  const { result, untouched } = file;
  const { assignment, step, records, by, version } = result;
  const ours = lab.value?.version ?? "";
  const other = differing.value;
  const whole = { true: words.untouched, false: words.touched, null: words.noDigest };
  const set = { true: words.asSet, false: words.notAsSet, null: words.setUnknown };
  return (
    <div class={css.recheck} role="status">
      <p>
        <strong>{words.handedIn(by)}</strong>
      </p>
      <ul>
        <li>{words.says(words.standing(judge(assignment, step, records), assignment))}</li>
        <li class={untouched === false ? "wrong" : ""}>{whole[`${untouched}`]}</li>
        <li class={asSet.value === false ? "wrong" : ""}>{set[`${asSet.value}`]}</li>
        {version !== ours && <li class="wrong">{words.otherVersion(version, ours)}</li>}
        <li class={other && other.length > 0 ? "wrong" : ""}>
          {other === null
            ? words.runAgain
            : other.length === 0
              ? words.same
              : words.differ(other.length, (other[0] ?? 0) + 1)}
        </li>
      </ul>
    </div>
  );
}
