/** The menu with the formats in which a plot can be saved. The code that saves is fetched when it is first used. */
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Frame } from "sudoku-lab";
import { useSession } from "../../../session/context";
import type { Session } from "../../../session/session";
import { Button } from "../../../ui/Button";
import { ensureLoaded } from "../../../ui/Lazy";
import { MoreIcon } from "../../../ui/MoreIcon";
import { announcement, showError } from "../../../ui/notices";
import { focusElement } from "../../../ui/scroll";
import { words as told } from "../../../words/curves";
import { reasonOf } from "../../../words/messages";
import { framesOf, useRace } from "../context";
import * as css from "./Curve.module.css";
import type { CurveGroup } from "./groups";
import { type Format, formats } from "./save-formats";
import type { Scales } from "./settings";

const load = () => import("./save");

export async function save(
  session: Session,
  format: Format,
  group: CurveGroup,
  scales: Scales,
  frames: readonly (Frame | null)[],
): Promise<void> {
  const { saveAs } = await ensureLoaded(load);
  try {
    announcement.value = told.saved(await saveAs(session, format, group, scales, frames));
  } catch (error) {
    showError(told.saveFailed(reasonOf(error)));
  }
}

interface Props {
  readonly group: CurveGroup;
  readonly scales: Scales;
}

export function SaveMenu({ group, scales }: Props) {
  const session = useSession();
  const race = useRace();
  const open = useSignal(false);
  const root = useRef<HTMLDivElement>(null);
  const close = () => {
    open.value = false;
    focusElement(root.current?.querySelector("button"));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the element handles events that bubble from its buttons
    <div
      ref={root}
      class={css.save}
      onFocusOut={(event) => {
        if (!root.current?.contains(event.relatedTarget as Node | null)) open.value = false;
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape" && open.value) close();
      }}
    >
      <Button
        icon
        faint
        aria-expanded={open.value}
        title={told.saveOf(group.title)}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        <MoreIcon name="save" label={told.saveOf(group.title)} />
      </Button>
      {open.value && (
        <ul class={css.saveMenu}>
          {formats.map((format) => (
            <li key={format}>
              <Button
                small
                onClick={() => {
                  close();
                  void save(session, format, group, scales, framesOf(race));
                }}
              >
                {told.saveAs[format]}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
