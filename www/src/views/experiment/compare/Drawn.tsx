/** One drawing of what was measured: which, of what, and the puzzle behind each of its marks. */

import type { Signal } from "@preact/signals";
import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { FigureKind } from "../../../lab/experiment/types";
import { guarded } from "../../../ui/Boundary";
import { message } from "../../../ui/notices";
import { onResize } from "../../../ui/resize";
import { words } from "../../../words/experiment";
import { by, drawing, kinds, measure, measures, drawings as names, scale, scales } from "./drawing";
import { Marks } from "./Marks";
import { classes, drawn, it, measured } from "./model";
import { saveFigure } from "./save";
import "../../../styles/drawn.css";

/** Figures that have no axis of costs. */
const WITHOUT_SCALE: readonly FigureKind[] = ["shares", "ranks", "heat", "success", "hardness"];
/** Figures that tell puzzles apart by something. */
const BY_CLASS: readonly FigureKind[] = ["shares", "growth", "success"];

export const Drawn = guarded("compare/drawn", DrawnContent);

function DrawnContent() {
  const host = useRef<HTMLDivElement>(null);
  const width = useSignal(0);
  const pair = useSignal<readonly [number, number]>([0, 1]);
  useEffect(() => {
    if (!host.current) return;
    return onResize(host.current, (entry) => {
      width.value = Math.round(entry?.contentRect.width ?? 0);
    });
  }, []);
  // Of many runs a summary and a drawing take a while each: the page breathes in between.
  const due = useSignal(0);
  useSignalEffect(() => {
    const now = it.told.value;
    const timer = setTimeout(() => {
      due.value = now;
    });
    return () => clearTimeout(timer);
  });
  const made = useComputed(() => {
    due.value;
    if (width.value === 0) return null;
    const [one, other] = pair.value;
    const options = {
      measure: measured.value,
      by: classes.value,
      log: scale.value !== "linear",
      width: width.value,
      one,
      other,
    };
    try {
      const svg = it.figure(drawn.value, options);
      return svg === null ? null : { svg, options };
    } catch (error) {
      return { failed: message(error) };
    }
  });
  const now = made.value;
  const kind = drawn.value;
  return (
    <div class="panel drawn">
      <div class="tabs" role="tablist" aria-label={words.figures}>
        {names.map((id) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === kind}
            aria-controls="drawn-figure"
            tabIndex={id === kind ? 0 : -1}
            onClick={() => {
              drawing.value = id;
            }}
            onKeyDown={(event) => turn(event, id)}
          >
            {words.figure[id]}
          </button>
        ))}
      </div>
      <div class="experiment-row options">
        <Choice
          label={words.measureLabel}
          of={measure}
          value={measured.value}
          all={measures}
          names={words.measures}
        />
        {!WITHOUT_SCALE.includes(kind) && (
          <Choice label={words.scaleLabel} of={scale} all={scales} names={words.scales} />
        )}
        {BY_CLASS.includes(kind) && (
          <Choice
            label={words.byLabel}
            of={by}
            value={classes.value}
            all={kinds}
            names={words.by}
          />
        )}
        {kind === "scatter" && <Pair pair={pair} />}
        <span class="spacer" />
        {now?.svg !== undefined &&
          (["svg", "png"] as const).map((as) => (
            <button
              key={as}
              type="button"
              class="small"
              onClick={() => void saveFigure(kind, now.options, as)}
            >
              {words.saveFigure[as]}
            </button>
          ))}
      </div>
      <div
        ref={host}
        id="drawn-figure"
        class="drawn-figure"
        role="tabpanel"
        aria-labelledby={`tab-${kind}`}
      >
        {now?.svg !== undefined && <Marks svg={now.svg} />}
        {now?.failed !== undefined && <p class="muted">{words.noFigure(now.failed)}</p>}
      </div>
    </div>
  );
}

/** Arrow keys, Home and End turn to another tab. */
function turn(event: KeyboardEvent, id: FigureKind): void {
  const at = names.indexOf(id);
  const to = {
    ArrowRight: (at + 1) % names.length,
    ArrowLeft: (at + names.length - 1) % names.length,
    Home: 0,
    End: names.length - 1,
  }[event.key];
  const next = to === undefined ? undefined : names[to];
  if (next === undefined) return;
  event.preventDefault();
  drawing.value = next;
  document.getElementById(`tab-${next}`)?.focus();
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly of: { value: T | null };
  /** What is chosen, where that is not said. */
  readonly value?: T;
  readonly all: readonly T[];
  readonly names: Readonly<Record<T, string>>;
}

function Choice<T extends string>({ label, of, value, all, names: said }: ChoiceProps<T>) {
  return (
    <label class="field">
      <span>{label}</span>
      <select
        value={value ?? of.value ?? all[0]}
        onChange={(event) => {
          of.value = event.currentTarget.value as T;
        }}
      >
        {all.map((id) => (
          <option key={id} value={id}>
            {said[id]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The two that are set against each other. */
function Pair({ pair }: { readonly pair: Signal<readonly [number, number]> }) {
  const all = it.experiment.value?.contestants ?? [];
  return ([0, 1] as const).map((end) => (
    <label key={end} class="field">
      <span>{end === 0 ? words.across : words.upward}</span>
      <select
        value={pair.value[end]}
        onChange={(event) => {
          const next = Number(event.currentTarget.value);
          const other = pair.value[1 - end] ?? 0;
          // Chosen for both, they change places.
          const kept = next === other ? pair.value[end] : other;
          pair.value = end === 0 ? [next, kept] : [kept, next];
        }}
      >
        {all.map((name, index) => (
          <option key={name} value={index}>
            {name}
          </option>
        ))}
      </select>
    </label>
  ));
}
