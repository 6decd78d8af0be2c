/**
 * The growth of the cost of an iteration with the size of the puzzle: plots with logarithmic axes, and a table of the
 * exponents.
 */
import { drawableRange, shareOf, ticksOf } from "sudoku-lab/plot";
import type { Growth } from "sudoku-lab/workshop";
import { Chart, useMeasuredWidth } from "../../../chart/Chart";
import { powerOfTen } from "../../../text/powers";
import { format } from "../../../words";
import { words } from "../../../words/reproduced";
import { CurveLegend } from "./CurveLegend";
import type { Cost, GrowthForm } from "./data";
import type { Statistics } from "./estimate";
import { formatCost as costText, exponentText, formatNumber } from "./finding-text";
import { COSTS, costsBySize, growthOf, type SizeCost, storedBytes } from "./growth";
import { shownName } from "./names";
import * as css from "./Reproduced.module.css";
import type { Runs } from "./runs";

/** The costs that are counted exactly, so that they can be plotted with the claim of the text. */
const COUNTED_COSTS = ["operations", "bytes"] as const;

const MIN_WIDTH = 300;
const PLOT_HEIGHT = 260;
const MARGIN_LEFT = 48;
const MARGIN_RIGHT = 14;
const MARGIN_TOP = 12;
const MARGIN_BOTTOM = 44;
/** The approximate number of ticks along each axis. */
const TARGET_TICKS = 6;
const POINT_RADIUS = 4;

interface FormCosts {
  readonly form: GrowthForm;
  readonly sizes: readonly SizeCost[];
  readonly fits: Readonly<Record<Cost, Growth | null>>;
}

/** The exponents that the text claims, by cost. */
type Claimed = Readonly<Partial<Record<Cost, number>>>;

interface Props {
  readonly runs: Runs;
  readonly claimed: Claimed;
  readonly statistics: Statistics;
}

export function GrowthFigure({ runs, claimed, statistics }: Props) {
  const all = (runs.contestants as readonly GrowthForm[]).map((form): FormCosts => {
    const sizes = costsBySize(runs, form);
    const fit = (cost: Cost) => growthOf(sizes, cost, statistics);
    const fits = { operations: fit("operations"), bytes: fit("bytes"), micros: fit("micros") };
    return { form, sizes, fits };
  });
  if (all.every(({ sizes }) => sizes.length === 0)) return null;
  return (
    <>
      <div class={css.growth}>
        {COUNTED_COSTS.map((cost) => (
          <CostPlot key={cost} cost={cost} all={all} claimed={claimed[cost] ?? null} />
        ))}
      </div>
      <ExponentTable all={all} claimed={claimed} />
      <details>
        <summary>{words.growthSizes}</summary>
        <SizeTable all={all} />
      </details>
    </>
  );
}

interface PlottedLine {
  readonly name: string;
  /** The exponent as shown. */
  readonly exponent: string;
  /** Returns the cost at a value of `n · l`. */
  readonly at: (labels: number) => number;
  /** The measured sizes; empty for a claim. */
  readonly sizes: readonly SizeCost[];
}

/** Returns the lines of a plot: the fits and the claim of the text. */
function linesOf(cost: Cost, all: readonly FormCosts[], claimed: number | null): PlottedLine[] {
  const fits = all.flatMap(({ form, sizes, fits }): PlottedLine[] => {
    const fit = fits[cost];
    if (!fit) return [];
    const at = (labels: number) => fit.factor * labels ** fit.exponent.value;
    return [{ name: shownName(form), exponent: exponentText(fit.exponent.value), at, sizes }];
  });
  const [first] = all;
  const middle = first?.sizes[Math.floor(first.sizes.length / 2)];
  if (claimed === null || !middle) return fits;
  const paper =
    cost === "bytes"
      ? { name: words.growthStored, at: storedBytes }
      : {
          name: words.growthPaper,
          // An order of growth has no factor, so the line is drawn through the middle size.
          at: (labels: number) => middle[cost] * (labels / middle.labels) ** claimed,
        };
  return [...fits, { ...paper, exponent: formatNumber(claimed), sizes: [] }];
}

/** The dashes of the lines, so that they do not differ by colour alone. */
const DASHES = ["", "7 4", "2 4"];

/** Formats a power of ten with an exponent: costs are too large to be written out beside an axis. */
function costTick(cost: number): string {
  const [lead, exponent] = cost.toExponential().split("e");
  return lead === "1" ? powerOfTen(Number(exponent)) : format(cost);
}

function CostPlot({
  cost,
  all,
  claimed,
}: {
  readonly cost: Cost;
  readonly all: readonly FormCosts[];
  readonly claimed: number | null;
}) {
  const { place, measuredWidth } = useMeasuredWidth(MIN_WIDTH);
  const lines = linesOf(cost, all, claimed);
  const labels = all.flatMap(({ sizes }) => sizes.map((size) => size.labels));
  const [min, max] = [Math.min(...labels), Math.max(...labels)];
  const along = drawableRange(min / 1.3, max * 1.3, true);
  const ends = lines.flatMap(({ at }) => [at(min), at(max)]);
  const up = drawableRange(Math.min(...ends) / 2, Math.max(...ends) * 2, true);
  const x = (value: number) =>
    MARGIN_LEFT + shareOf(along, value) * (measuredWidth - MARGIN_LEFT - MARGIN_RIGHT);
  const y = (value: number) =>
    PLOT_HEIGHT - MARGIN_BOTTOM - shareOf(up, value) * (PLOT_HEIGHT - MARGIN_BOTTOM - MARGIN_TOP);
  const texts = lines.map(({ name, exponent }) => words.growthLine(name, exponent));
  const title = words.growthCosts[cost];
  return (
    <figure class={css.curves}>
      <h4>{title}</h4>
      <Chart
        place={place}
        class={css.chart}
        label={words.growthFigure(title, texts)}
        wide={measuredWidth}
        high={PLOT_HEIGHT}
        field={{
          left: MARGIN_LEFT,
          right: measuredWidth - MARGIN_RIGHT,
          top: MARGIN_TOP,
          bottom: PLOT_HEIGHT - MARGIN_BOTTOM,
        }}
        across={ticksOf(along, { most: TARGET_TICKS }).map((at) => ({
          at: x(at),
          text: format(at),
        }))}
        up={ticksOf(up, { most: TARGET_TICKS }).map((at) => ({ at: y(at), text: costTick(at) }))}
        axis={{ text: words.growthAxis, x: (MARGIN_LEFT + measuredWidth) / 2, y: PLOT_HEIGHT - 6 }}
      >
        {lines.map(({ name, at, sizes }, line) => (
          <g key={name} data-curve={line + 1}>
            <polyline
              stroke-dasharray={DASHES[line]}
              points={[min, max].map((end) => `${x(end)},${y(at(end))}`).join(" ")}
            />
            {sizes.map((size) =>
              line === 0 ? (
                <circle key={size.labels} cx={x(size.labels)} cy={y(size[cost])} r={POINT_RADIUS} />
              ) : (
                <rect
                  key={size.labels}
                  x={x(size.labels) - POINT_RADIUS}
                  y={y(size[cost]) - POINT_RADIUS}
                  width={2 * POINT_RADIUS}
                  height={2 * POINT_RADIUS}
                />
              ),
            )}
          </g>
        ))}
      </Chart>
      <CurveLegend names={texts} dashes={DASHES} />
    </figure>
  );
}

function ExponentTable({
  all,
  claimed,
}: {
  readonly all: readonly FormCosts[];
  readonly claimed: Claimed;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the section can be scrolled by keyboard
    <section class={css.wide} tabIndex={0} aria-label={words.growthTable}>
      <table class="numbers">
        <caption>{words.growthTable}</caption>
        <thead>
          <tr>
            <th scope="col">{words.growthForm}</th>
            {COSTS.map((cost) => (
              <th key={cost} scope="col">
                {words.growthCosts[cost]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map(({ form, fits }) => (
            <tr key={form}>
              <th scope="row">{shownName(form)}</th>
              {COSTS.map((cost) => {
                const { value = 0, low = 0, high = 0 } = fits[cost]?.exponent ?? {};
                return (
                  <td key={cost}>
                    {fits[cost]
                      ? words.growthFit(exponentText(value), exponentText(low), exponentText(high))
                      : "–"}
                  </td>
                );
              })}
            </tr>
          ))}
          <tr>
            <th scope="row">{words.growthPaper}</th>
            {COSTS.map((cost) => (
              <td key={cost}>{claimed[cost] === undefined ? "–" : formatNumber(claimed[cost])}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function SizeTable({ all }: { readonly all: readonly FormCosts[] }) {
  const sizes = all[0]?.sizes ?? [];
  const columns = COSTS.flatMap((cost) => all.map((one) => ({ ...one, cost })));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the section can be scrolled by keyboard
    <section class={css.wide} tabIndex={0} aria-label={words.growthSizes}>
      <table class="numbers">
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {words.growthBlanks}
            </th>
            <th scope="col" rowSpan={2}>
              {words.growthLabels}
            </th>
            {COSTS.map((cost) => (
              <th key={cost} scope="colgroup" colSpan={all.length}>
                {words.growthCosts[cost]}
              </th>
            ))}
          </tr>
          <tr>
            {columns.map(({ form, cost }) => (
              <th key={`${form} ${cost}`} scope="col" class="number">
                {shownName(form)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map(({ blanks, side }) => (
            <tr key={`${blanks} ${side}`}>
              <td class="number">{blanks}</td>
              <td class="number">{side}</td>
              {columns.map(({ form, cost, sizes }) => {
                const size = sizes.find((one) => one.blanks === blanks && one.side === side);
                return (
                  <td key={`${form} ${cost}`} class="number">
                    {size && (cost === "micros" ? costText(cost, size[cost]) : format(size[cost]))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
