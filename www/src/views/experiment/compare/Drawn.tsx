/** A figure of the measurements: the choice of its kind and measure, and the puzzle behind each mark. */

import type { Signal } from "@preact/signals";
import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { FigureKind } from "../../../lab/experiment/types";
import { useSession, useStore } from "../../../session/context";
import { guarded } from "../../../ui/Boundary";
import { SvgFigure } from "../../../ui/DrawnFigure";
import { LabelledSelect } from "../../../ui/Field";
import { Menu } from "../../../ui/Menu";
import { MoreIcon } from "../../../ui/MoreIcon";
import { onResize } from "../../../ui/resize";
import { words } from "../../../words/experiment";
import { reasonOf } from "../../../words/messages";
import * as css from "../Experiment.module.css";
import { createCompareController } from "./controller";
import { heightOf } from "./defaults";
import { createDrawing, kinds, measures, drawings as names, scales } from "./drawing";
import { Marks } from "./Marks";
import { FIGURE_FILE_FORMATS, saveFigure } from "./save";
import { createStyles } from "./styles";

/** The figures without an axis of costs. */
const FIGURES_WITHOUT_SCALE: readonly FigureKind[] = [
  "shares",
  "ranks",
  "heat",
  "success",
  "hardness",
];
/** Figures that tell puzzles apart by something. */
const FIGURES_BY_CLASS: readonly FigureKind[] = ["shares", "growth", "success"];

export const ExperimentFigure = guarded("compare/drawn", ExperimentFigureContent);

function ExperimentFigureContent() {
  const session = useSession();
  const { experimentSession, measured, classes, drawn, figure } =
    session.get(createCompareController);
  const { scale, drawing, by } = session.get(createDrawing);
  const { styles } = session.get(createStyles);
  const host = useRef<HTMLDivElement>(null);
  const width = useSignal(0);
  const pair = useSignal<readonly [number, number]>([0, 1]);
  useEffect(() => {
    if (!host.current) return;
    return onResize(host.current, (entry) => {
      width.value = Math.round(entry?.contentRect.width ?? 0);
    });
  }, []);
  // With many runs, a summary and a figure each take noticeable time, so they are computed in separate tasks.
  const due = useSignal(0);
  useSignalEffect(() => {
    const now = experimentSession.told.value;
    const timer = setTimeout(() => {
      due.value = now;
    });
    return () => clearTimeout(timer);
  });
  const svg = useComputed(() => {
    due.value;
    if (width.value === 0) return null;
    const [first, other] = pair.value;
    const options = {
      measure: measured.value,
      by: classes.value,
      log: scale.value !== "linear",
      width: width.value,
      styles: styles.value,
      ...heightOf(drawn.value),
      one: first,
      other,
    };
    try {
      const svg = figure(drawn.value, options);
      return svg === null ? null : { svg, options };
    } catch (error) {
      return { failed: reasonOf(error) };
    }
  });
  const now = svg.value;
  const kind = drawn.value;
  return (
    <div class="drawn">
      <div class={`${css.row} ${css.options}`}>
        <LabelledSelect
          terse
          label={words.show}
          aria-label={words.show}
          value={kind}
          onChange={(event) => {
            drawing.value = event.currentTarget.value as FigureKind;
          }}
        >
          {names.map((id) => (
            <option key={id} value={id}>
              {words.figure[id]}
            </option>
          ))}
        </LabelledSelect>
        <CostChoice scaled={!FIGURES_WITHOUT_SCALE.includes(kind)} />
        {FIGURES_BY_CLASS.includes(kind) && (
          <Choice
            label={words.byLabel}
            choice={by}
            value={classes.value}
            all={kinds}
            names={words.by}
          />
        )}
        {kind === "scatter" && <PairSelect pair={pair} />}
        {now?.svg !== undefined && (
          <Menu label={words.saveFigures} icon ghost trigger={<MoreIcon name="save" />}>
            {FIGURE_FILE_FORMATS.map((as) => (
              <button
                key={as}
                type="button"
                data-close
                onClick={() => void saveFigure(session, kind, now.options, as)}
              >
                {words.saveFigure[as]}
              </button>
            ))}
          </Menu>
        )}
      </div>
      <SvgFigure ref={host}>
        {now?.svg !== undefined && <Marks svg={now.svg} />}
        {now?.failed !== undefined && <p class="muted">{words.noFigure(now.failed)}</p>}
      </SvgFigure>
    </div>
  );
}

/** Shows the fields for the measure of cost and the scale of its axis. */
function CostChoice({ scaled }: { readonly scaled: boolean }) {
  const session = useSession();
  const { scale, measure } = session.get(createDrawing);
  const { measured } = session.get(createCompareController);
  const axes = scaled ? scales : [null];
  const axis = scaled ? (scale.value ?? "log") : null;
  return (
    <LabelledSelect
      terse
      label={words.costLabel}
      aria-label={words.costLabel}
      value={`${measured.value} ${axis ?? ""}`}
      onChange={(event) => {
        const [cost, on] = event.currentTarget.value.split(" ");
        measure.value = measures.find((one) => one === cost) ?? null;
        if (scaled) scale.value = scales.find((one) => one === on) ?? null;
      }}
    >
      {measures.flatMap((cost) =>
        axes.map((on) => (
          <option key={`${cost} ${on}`} value={`${cost} ${on ?? ""}`}>
            {words.costBy(words.measures[cost], on && words.scales[on])}
          </option>
        )),
      )}
    </LabelledSelect>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly choice: { value: T | null };
  /** The value shown if the address contains none. */
  readonly value?: T;
  readonly all: readonly T[];
  readonly names: Readonly<Record<T, string>>;
}

function Choice<T extends string>({ label, choice, value, all, names: texts }: ChoiceProps<T>) {
  return (
    <LabelledSelect
      label={label}
      value={value ?? choice.value ?? all[0]}
      onChange={(event) => {
        choice.value = event.currentTarget.value as T;
      }}
    >
      {all.map((id) => (
        <option key={id} value={id}>
          {texts[id]}
        </option>
      ))}
    </LabelledSelect>
  );
}

/** Shows the fields for the two contestants of the scatter plot. */
function PairSelect({ pair }: { readonly pair: Signal<readonly [number, number]> }) {
  const { shown } = useStore(createCompareController);
  const all = shown.value?.contestants ?? [];
  return ([0, 1] as const).map((end) => (
    <LabelledSelect
      key={end}
      label={end === 0 ? words.across : words.upward}
      value={pair.value[end]}
      onChange={(event) => {
        const next = Number(event.currentTarget.value);
        const other = pair.value[1 - end] ?? 0;
        // Choosing the same contestant for both axes exchanges the two.
        const kept = next === other ? pair.value[end] : other;
        pair.value = end === 0 ? [next, kept] : [kept, next];
      }}
    >
      {all.map((name, index) => (
        <option key={name} value={index}>
          {name}
        </option>
      ))}
    </LabelledSelect>
  ));
}
