/** The table of the measurements, with one row per contestant and class of puzzles. */

import type { Interval } from "sudoku-lab/workshop";
import type { Row } from "../../../lab/experiment/types";
import { useSession, useStore } from "../../../session/context";
import type { Session } from "../../../session/session";
import { formatDuration } from "../../../text/times";
import { guarded } from "../../../ui/Boundary";
import { LaneGlyph } from "../../../ui/Marker";
import { GlossaryDialog } from "../../../ui/Meanings";
import { Scroller } from "../../../ui/Scroller";
import { format } from "../../../words";
import { words } from "../../../words/experiment";
import * as css from "../Experiment.module.css";
import { createCompareController } from "./controller";
import { createStyles } from "./styles";

/** Formats a cost: a time with its unit, or a number of steps or nodes. */
const costText = (session: Session, value: number) => {
  const { measured } = session.get(createCompareController);
  return measured.value === "time" ? formatDuration(value) : words.number(value);
};

export const Table = guarded("compare/table", TableContent);

function TableContent() {
  const { summary, shownDefinition, measured } = useStore(createCompareController);
  const now = summary.value;
  if (!now) return null;
  const { columns } = words;
  const budget = shownDefinition.value?.budget ?? {};
  const scored = now.rows.some(({ par2Seconds, par2Steps }) => par2Seconds ?? par2Steps);
  const limited = budget.seconds !== undefined || budget.steps !== undefined || scored;
  // Scores in seconds have one limit.
  const inSteps = now.rows.some(({ par2Seconds }) => !par2Seconds);
  const order = [...new Set(now.rows.map(({ contestant }) => contestant))];
  const terms = [
    words.terms.order,
    words.terms.marks,
    ...(limited ? [words.terms.par2] : []),
    ...(limited && inSteps ? [words.terms.par2Own] : []),
    ...(measured.value === "nodes" ? [words.terms.nodes] : []),
  ];
  const classes = [...new Set(now.rows.map((row) => row.class))];
  return (
    <div class={css.table} data-classes={classes.length}>
      <Scroller tabIndex={0} aria-label={words.table}>
        <table class="numbers">
          <thead>
            <tr>
              <th scope="col">{columns.contestant}</th>
              <th scope="col">{columns.solved}</th>
              <th scope="col">{columns.half}</th>
              <th scope="col">{columns.mean}</th>
              {limited && <th scope="col">{columns.par2}</th>}
            </tr>
          </thead>
          {classes.map((name) => (
            <tbody key={name ?? ""}>
              {classes.length > 1 && (
                <tr class={css.group}>
                  <th colSpan={5} scope="rowgroup">
                    {name ?? words.all}
                  </th>
                </tr>
              )}
              {now.rows
                .filter((row) => row.class === name)
                .toSorted(bestFirst)
                .map((row) => (
                  <SummaryRow
                    key={row.contestant}
                    row={row}
                    place={order.indexOf(row.contestant)}
                    limited={limited}
                  />
                ))}
            </tbody>
          ))}
        </table>
      </Scroller>
      <p class="muted table-terms">{terms.join(" ")}</p>
      <GlossaryDialog title={words.meaning} read={() => words.meanings} />
    </div>
  );
}

/**
 * Sorts rows: contestants that solve more come first; ties go to the lower median cost, then to the lower mean cost.
 */
function bestFirst(first: Row, other: Row): number {
  const cost = (value: number | null | undefined) => value ?? Number.MAX_VALUE;
  return (
    other.share.value - first.share.value ||
    cost(first.half) - cost(other.half) ||
    cost(first.mean?.value) - cost(other.mean?.value)
  );
}

interface SummaryRowProps {
  readonly row: Row;
  readonly place: number;
  readonly limited: boolean;
}

function SummaryRow({ row, place, limited }: SummaryRowProps) {
  const session = useSession();
  const { styles } = session.get(createStyles);
  const { columns } = words;
  const { contestant, solved, runs, share, half, mean, par2Seconds, par2Steps } = row;
  return (
    <tr data-contestant={contestant} data-place={place}>
      <th scope="row">
        <span class={css.swatched}>
          <LaneGlyph lane={styles.value[place] ?? place} />
          {contestant}
        </span>
      </th>
      <td data-column={columns.solved}>
        <strong>{words.share(solved, runs)}</strong>{" "}
        <span class={`muted ${css.setting}`}>
          {words.shareAround(share.value, share.low, share.high)}
        </span>
      </td>
      <td data-column={columns.half}>
        {half === null ? (
          <span class="muted">{words.never}</span>
        ) : (
          <strong>{costText(session, half)}</strong>
        )}
      </td>
      <td data-column={columns.mean}>
        {mean ? <CentredValue interval={mean} text={(value) => costText(session, value)} /> : "–"}
      </td>
      {limited && (
        <td data-column={columns.par2}>
          {par2Seconds ? (
            <CentredValue interval={par2Seconds} text={(value) => formatDuration(1e6 * value)} />
          ) : par2Steps ? (
            <CentredValue interval={par2Steps} text={(value) => format(Math.round(value))} />
          ) : (
            "–"
          )}
        </td>
      )}
    </tr>
  );
}

function CentredValue({
  interval: { value, low, high },
  text,
}: {
  readonly interval: Interval;
  readonly text: (value: number) => string;
}) {
  const known = Number.isFinite(low) && Number.isFinite(high);
  return (
    <>
      <strong>{text(value)}</strong>{" "}
      {known && (
        <span class={`muted ${css.setting}`}>
          {words.interval(text(Math.max(0, low)), text(high))}
        </span>
      )}
    </>
  );
}
