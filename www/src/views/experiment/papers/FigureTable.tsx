/** The tables of printed figures with the measured ones, and of results of runners. */
import { words } from "../../../words/reproduced";
import { Verdict } from "./Claims";
import type { BesideFigure, JudgedFigure } from "./figures";
import { formatCost, formatNumber, formatPercent } from "./finding-text";
import { shownName } from "./names";
import * as css from "./Reproduced.module.css";
import type { RunnerResult } from "./runners/runner";

/** Returns the full text of a cell. */
function cellText(figure: JudgedFigure): string {
  const { judgement, family } = figure;
  const untested = figure.figure.untested ?? figure.figure.depends;
  if (untested !== undefined) return `${comparisonText(figure)} ${words.untested(untested)}`;
  if (judgement === null || figure.input === null || figure.input.kind === "untested")
    return comparisonText(figure);
  const { pFor, pAgainst, pBeyond, power } = judgement;
  const told = words.judgedFigure(
    marginText(figure),
    formatPercent(power),
    pFor,
    pAgainst,
    pBeyond,
    family,
  );
  return `${comparisonText(figure)} ${told}`;
}

/** Returns the margin of a figure with its reason. */
function marginText({ figure, scale }: JudgedFigure): string {
  if (scale) return words.figureFactor(formatNumber(scale.factor), scale.why);
  if (figure.kind !== "mean") return "";
  return words.figureMargin(words.measured(figure.measure, figure.margin));
}

/** Returns how the measured value compares with the printed figure. */
function comparisonText({ figure, place, ours }: BesideFigure): string {
  if (figure.fault !== undefined) return words.cell.fault(figure.fault);
  if (figure.kind === "time") return words.cell.time;
  if (figure.kind === "mean") return words.cell.mean;
  if (!ours) return words.cell.nothing;
  if (!place) return words.cell.median;
  return `${words.cell.board(place.less, place.boards)} ${words.cell.range}`;
}

/** Returns the verdict, or why there is none. */
function shortText({ figure, ours, mark }: JudgedFigure): string {
  if (figure.fault !== undefined) return words.cell.unfinished;
  if (figure.kind === "time") return words.cell.uncompared;
  return ours ? words.marks[mark] : words.cell.nothing;
}

function Cell({ judgedFigure }: { readonly judgedFigure: JudgedFigure }) {
  const { figure, printed, ours, mark } = judgedFigure;
  const { measure, note, values } = figure;
  const show = (value: number) => formatCost(measure, value);
  return (
    <td data-mark={mark}>
      <span title={cellText(judgedFigure)}>
        <b>{show(printed)}</b>
        {values && <span class="muted"> {words.middleOf(values.length)}</span>}{" "}
        <Verdict mark={mark} text={shortText(judgedFigure)} />
      </span>
      <span class={css.ourFigure}>
        {ours ? (
          <>
            {words.ours(show(ours.value))}{" "}
            <span class="muted">{words.interval(show(ours.low), show(ours.high))}</span>
          </>
        ) : (
          "–"
        )}
      </span>
      {values && (
        <span class={`muted ${css.ourFigure} ${css.printedAll}`}>
          {words.printedAll(values.map(show).join(" · "))}
        </span>
      )}
      {note && <span class={`muted ${css.ourFigure}`}>{note}</span>}
    </td>
  );
}

export function FigureTable({
  judgedFigures,
  label,
}: {
  readonly judgedFigures: readonly JudgedFigure[];
  readonly label: string;
}) {
  const measures = [...new Set(judgedFigures.map(({ figure }) => figure.measure))];
  const key = ({ figure }: JudgedFigure) => `${figure.set ?? words.all}\n${figure.contestant}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the section can be scrolled by keyboard
    <section class={css.wide} tabIndex={0} aria-label={label}>
      <table class={`numbers ${css.printedFigures}`}>
        <thead>
          <tr>
            <th scope="col">{words.set}</th>
            <th scope="col">{words.contestant}</th>
            {measures.map((measure) => (
              <th key={measure} scope="col">
                {words.measures[measure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...new Set(judgedFigures.map(key))].map((row) => {
            const [set, contestant] = row.split("\n");
            const cells = judgedFigures.filter((one) => key(one) === row);
            return (
              <tr key={row}>
                <th scope="row">{set && shownName(set)}</th>
                <th scope="row">{contestant && shownName(contestant)}</th>
                {measures.map((measure) => {
                  const cell = cells.find(({ figure }) => figure.measure === measure);
                  return cell ? <Cell key={measure} judgedFigure={cell} /> : <td key={measure} />;
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** Shows the comparison that a runner found. */
export function FoundTable({
  result,
  label,
}: {
  readonly result: RunnerResult;
  readonly label: string;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the section can be scrolled by keyboard
    <section class={css.wide} tabIndex={0} aria-label={label}>
      <table class="numbers">
        <thead>
          <tr>
            {result.head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {result.rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{shownName(name)}</th>
              {values.map((value, at) => (
                <td key={result.head[at + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
