/** The tables of printed figures with the measured ones, and of results of runners. */
import { words } from "../../../words/reproduced";
import { Verdict } from "./Claims";
import type { Beside, JudgedFigure } from "./figures";
import { shownName } from "./names";
import * as css from "./Reproduced.module.css";
import type { Found } from "./runners/runner";
import { cost, number, percent } from "./say";

/** Returns the full text of a cell. */
function told(of: JudgedFigure): string {
  const { judgement, family } = of;
  const untested = of.figure.untested ?? of.figure.depends;
  if (untested !== undefined) return `${compared(of)} ${words.untested(untested)}`;
  if (judgement === null || of.input === null || of.input.kind === "untested") return compared(of);
  const { pFor, pAgainst, pBeyond, power } = judgement;
  const told = words.judgedFigure(margin(of), percent(power), pFor, pAgainst, pBeyond, family);
  return `${compared(of)} ${told}`;
}

/** Returns the margin of a figure with its reason. */
function margin({ figure, scale }: JudgedFigure): string {
  if (scale) return words.figureFactor(number(scale.factor), scale.why);
  if (figure.kind !== "mean") return "";
  return words.figureMargin(words.measured(figure.measure, figure.margin));
}

/** Returns how the measured value compares with the printed figure. */
function compared({ figure, place, ours }: Beside): string {
  if (figure.fault !== undefined) return words.cell.fault(figure.fault);
  if (figure.kind === "time") return words.cell.time;
  if (figure.kind === "mean") return words.cell.mean;
  if (!ours) return words.cell.nothing;
  if (!place) return words.cell.median;
  return `${words.cell.board(place.less, place.boards)} ${words.cell.range}`;
}

/** Returns the verdict, or why there is none. */
function short({ figure, ours, mark }: JudgedFigure): string {
  if (figure.fault !== undefined) return words.cell.unfinished;
  if (figure.kind === "time") return words.cell.uncompared;
  return ours ? words.marks[mark] : words.cell.nothing;
}

function Cell({ of }: { readonly of: JudgedFigure }) {
  const { figure, printed, ours, mark } = of;
  const { measure, note, values } = figure;
  const show = (value: number) => cost(measure, value);
  return (
    <td data-mark={mark}>
      <span title={told(of)}>
        <b>{show(printed)}</b>
        {values && <span class="muted"> {words.middleOf(values.length)}</span>}{" "}
        <Verdict mark={mark} text={short(of)} />
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
  of,
  label,
}: {
  readonly of: readonly JudgedFigure[];
  readonly label: string;
}) {
  const measures = [...new Set(of.map(({ figure }) => figure.measure))];
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
          {[...new Set(of.map(key))].map((row) => {
            const [set, contestant] = row.split("\n");
            const cells = of.filter((one) => key(one) === row);
            return (
              <tr key={row}>
                <th scope="row">{set && shownName(set)}</th>
                <th scope="row">{contestant && shownName(contestant)}</th>
                {measures.map((measure) => {
                  const cell = cells.find(({ figure }) => figure.measure === measure);
                  return cell ? <Cell key={measure} of={cell} /> : <td key={measure} />;
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
export function FoundTable({ found, label }: { readonly found: Found; readonly label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the section can be scrolled by keyboard
    <section class={css.wide} tabIndex={0} aria-label={label}>
      <table class="numbers">
        <thead>
          <tr>
            {found.head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{shownName(name)}</th>
              {values.map((value, at) => (
                <td key={found.head[at + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
