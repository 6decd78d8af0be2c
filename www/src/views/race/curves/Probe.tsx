/** The cursor of a plot as a slider, with keys that move it, zoom and save the plot. */

import { useSession } from "../../../session/context";
import type { Session } from "../../../session/session";
import { words as told } from "../../../words/curves";
import { framesOf, useRaced } from "../context";
import { createCursor } from "./cursor";
import { wholeAxis } from "./extent";
import { type CurveColumns, type CurveGroup, formatValue } from "./groups";
import * as css from "./Plot.module.css";
import { readingTexts } from "./Readings";
import type { Format } from "./save-formats";
import { createPlotStore } from "./settings";

interface Props {
  readonly group: CurveGroup;
  readonly read: () => CurveColumns;
  readonly onSave: (format: Format) => void;
}

/** Returns whether a position is in the visible part of the axis. */
const isVisible = (session: Session, x: number) => {
  const { zoom } = session.get(createPlotStore);
  const part = zoom.peek();
  return !part || (x >= part[0] && x <= part[1]);
};

export function Probe({ group, read, onSave }: Props) {
  const session = useSession();
  const { cursor, move, pin, leave } = session.get(createCursor);
  const { against, zoom, zoomBy } = session.get(createPlotStore);
  const on = useRaced();
  const frames = framesOf(on?.race);
  const at = cursor.value;
  const axis = against.value;
  const place = at === null ? told.cursorNowhere : told.cursorAt[axis](formatValue(at));
  const values = at === null ? "" : readingTexts(group, frames, at, axis).join("; ");

  function onKeyDown(event: KeyboardEvent) {
    if (!on || event.ctrlKey || event.metaKey || event.altKey) return;
    const [all] = read();
    const end = all.at(-1) ?? 0;
    const whole = wholeAxis(framesOf(on.race), axis);
    const now = cursor.peek();
    const stepSize = event.shiftKey ? 10 : 1;
    const go = (by: number) => {
      const shown = all.filter((x) => isVisible(session, x));
      const before = now === null ? -1 : shown.findLastIndex((x) => x <= now);
      const from = now === null ? (by > 0 ? -1 : shown.length) : before;
      const to = shown[Math.min(Math.max(from + by, 0), shown.length - 1)];
      if (to !== undefined) move(on, to);
    };
    const actions: Record<string, () => void> = {
      ArrowLeft: () => go(-stepSize),
      ArrowRight: () => go(stepSize),
      Home: () => move(on, zoom.peek()?.[0] ?? 0),
      End: () => move(on, zoom.peek()?.[1] ?? end),
      Enter: () => now !== null && pin(on, now),
      " ": () => now !== null && pin(on, now),
      Escape: () => leave(on),
      "+": () => zoomBy(0.5, now, whole),
      "=": () => zoomBy(0.5, now, whole),
      "-": () => zoomBy(2, now, whole),
      "0": () => {
        zoom.value = null;
      },
      s: () => onSave("svg"),
      p: () => onSave("png"),
      c: () => onSave("csv"),
    };
    const act = actions[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <div
      class={css.probe}
      role="slider"
      tabIndex={0}
      aria-label={told.cursorOf(group.title)}
      aria-valuemin={0}
      aria-valuemax={Math.max(at ?? 0, read()[0].at(-1) ?? 0)}
      aria-valuenow={at ?? 0}
      aria-valuetext={values ? `${place}: ${values}` : place}
      onKeyDown={onKeyDown}
      onBlur={() => on && cursor.peek() !== null && leave(on)}
    />
  );
}
