/** A file that was handed in: its content, and the records of its code when it was run again here. */
import type { ComponentChildren } from "preact";
import { judgeAssignment } from "../../../lab/own/assignment";
import { useStore } from "../../../session/context";
import { lab } from "../../../session/engine";
import { FieldError } from "../../../ui/Field";
import { words } from "../../../words/assignment";
import * as css from "../Own.module.css";
import { createAssignmentController } from "./controller";

export function Recheck() {
  const { handedIn, differing, asSet } = useStore(createAssignmentController);
  const file = handedIn.value;
  if (!file) return null;
  const { result, untouched } = file;
  const { assignment, step, records, by, version } = result;
  const ownVersion = lab.value?.version ?? "";
  const other = differing.value;
  const whole = { true: words.untouched, false: words.touched, null: words.noDigest };
  const set = { true: words.asSet, false: words.notAsSet, null: words.setUnknown };
  return (
    <div class={css.recheck} role="status">
      <p>
        <strong>{words.handedIn(by)}</strong>
      </p>
      <ul>
        <li>
          {words.says(words.standing(judgeAssignment(assignment, step, records), assignment))}
        </li>
        <Finding wrong={untouched === false}>{whole[`${untouched}`]}</Finding>
        <Finding wrong={asSet.value === false}>{set[`${asSet.value}`]}</Finding>
        {version !== ownVersion && (
          <Finding wrong={true}>{words.otherVersion(version, ownVersion)}</Finding>
        )}
        <Finding wrong={other !== null && other.length > 0}>
          {other === null
            ? words.runAgain
            : other.length === 0
              ? words.same
              : words.differ(other.length, (other[0] ?? 0) + 1)}
        </Finding>
      </ul>
    </div>
  );
}

interface FindingProps {
  readonly wrong: boolean;
  readonly children: ComponentChildren;
}

const Finding = ({ wrong, children }: FindingProps) =>
  wrong ? <FieldError as="li">{children}</FieldError> : <li>{children}</li>;
