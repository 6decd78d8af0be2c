/** The comparison of generators: the contenders, the progress and the results. */

import type { Interval, Statistics } from "sudoku-lab/workshop";
import { useSession, useStore } from "../../session/context";
import { guarded } from "../../ui/Boundary";
import { Button } from "../../ui/Button";
import { download } from "../../ui/download";
import { Headings } from "../../ui/Headings";
import { Icon } from "../../ui/Icon";
import { Panel } from "../../ui/Panel";
import { Row } from "../../ui/Row";
import { Scroller } from "../../ui/Scroller";
import { LabelledField } from "../../ui/WholeField";
import { words as common, format } from "../../words";
import { words } from "../../words/compare";
import { formatFixed } from "../../words/format";
import * as css from "./Compare.module.css";
import { csv, type Share, type Summary, summarizeComparison } from "./compare-summary";
import {
  type Comparison,
  type Contender,
  type ContenderStanding,
  createComparison,
  createContender,
  MAX_PUZZLES,
  puzzleMakers,
  variants,
} from "./comparison";
import { createMakers, loadedMakers, supportsBox } from "./makers";
import { createGenerateStore } from "./store";

export const Compare = guarded("generate/compare", CompareContent);

function CompareContent() {
  const session = useSession();
  const { contenders, comparison, comparing, wanted, compare } = session.get(createComparison);
  const { box } = session.get(createGenerateStore);
  const lab = loadedMakers.value;
  if (!lab) return null;
  const taking = contenders.value ?? puzzleMakers(lab).map((info) => createContender(info));
  const now = comparison.value;
  const fit = taking.filter(({ info }) => supportsBox(info, box.value));
  return (
    <Panel
      class={css.root}
      aria-labelledby="compare-title"
      data-running={now ? comparing.running.value : undefined}
    >
      <h2 id="compare-title">{words.title}</h2>
      <p class="muted">{words.help}</p>
      <ContenderChoice taking={taking} />
      <Row tools>
        <LabelledField
          label={words.each}
          id="compare-count"
          value={wanted.value}
          min={2}
          max={MAX_PUZZLES}
          allowed={common.wholeNumber(2, MAX_PUZZLES)}
          onChange={(value) => {
            if (value !== null) wanted.value = value;
          }}
        />
        <button
          type="button"
          disabled={fit.length === 0 || comparing.running.value}
          onClick={() => void compare(taking)}
        >
          {words.compare}
        </button>
        {now && comparing.running.value && <Progress comparison={now} />}
        {now && !comparing.running.value && (
          <button
            type="button"
            onClick={() =>
              download(new Blob([csv(now)], { type: "text/csv" }), "sudoku-lab_generators.csv")
            }
          >
            {words.save}
          </button>
        )}
      </Row>
      {now && <Table comparison={now} statistics={lab.statistics} />}
      {now && <p class="muted">{words.note}</p>}
    </Panel>
  );
}

const nameOf = ({ info, preset, params }: Contender) => {
  const setting = words.setting(preset, params);
  return setting ? `${info.name} (${setting})` : info.name;
};

function ContenderChoice({ taking }: { readonly taking: readonly Contender[] }) {
  const session = useSession();
  const { chosen } = session.get(createMakers);
  const { box } = session.get(createGenerateStore);
  const { contenders } = session.get(createComparison);
  const lab = loadedMakers.value;
  const set = chosen.value;
  if (!lab) return null;
  const all = puzzleMakers(lab).map((info) => ({ info, ways: variants(info) }));
  const own = set && createContender(set.info, set.spec.preset ?? undefined, set.spec.params);
  const offered = own && puzzleMakers(lab).includes(own.info) ? own : null;
  const known = [...(offered ? [offered] : []), ...all.flatMap(({ ways }) => ways)];
  const absent = ({ key }: Contender) => !taking.some((one) => one.key === key);
  return (
    <div class={css.taking}>
      <ul aria-label={words.taking}>
        {taking.map((contender) => (
          <li key={contender.key}>
            {nameOf(contender)}
            {!supportsBox(contender.info, box.value) && (
              <span class="muted"> {words.wrongSize}</span>
            )}
            <Button
              icon
              faint
              title={words.remove(nameOf(contender))}
              onClick={() => {
                contenders.value = taking.filter(({ key }) => key !== contender.key);
              }}
            >
              <Icon name="close" label={words.remove(nameOf(contender))} />
            </Button>
          </li>
        ))}
      </ul>
      <select
        aria-label={words.add}
        value=""
        onChange={(event) => {
          const added = known.find(({ key }) => key === event.currentTarget.value);
          event.currentTarget.value = "";
          if (added && absent(added)) contenders.value = [...taking, added];
        }}
      >
        <option value="">{words.add}</option>
        {offered && absent(offered) && <option value={offered.key}>{words.addSet}</option>}
        {all.map(({ info, ways }) => (
          <optgroup key={info.id} label={info.name}>
            {ways.filter(absent).map((way) => (
              <option key={way.key} value={way.key}>
                {words.setting(way.preset, way.params) || words.asItIs}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

function Progress({
  comparison: { wanted: total, standings },
}: {
  readonly comparison: Comparison;
}) {
  const { comparing } = useStore(createComparison);
  const going = standings.filter(({ error }) => error === null);
  const done = going.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <>
      <progress value={done} max={going.length * total} aria-label={words.progress} />
      <span class="numbers">{words.sofar(done, going.length * total)}</span>
      <button type="button" onClick={comparing.cancel}>
        {words.cancel}
      </button>
    </>
  );
}

interface TableProps {
  readonly comparison: Comparison;
  readonly statistics: Statistics;
}

function Table({ comparison: { standings }, statistics }: TableProps) {
  const all = standings.map((one) => ({
    standing: one,
    sums: summarizeComparison(one, statistics),
  }));
  const spreads = all.flatMap(({ sums }) => sums?.spread.map(([givens]) => givens) ?? []);
  const range: Range = [Math.min(...spreads), Math.max(...spreads)];
  return (
    <Scroller tabIndex={0} aria-label={words.table}>
      <table class="numbers">
        <caption class="visually-hidden">{words.table}</caption>
        <Headings names={Object.values(words.columns)} />
        <tbody>
          {all.map(({ standing, sums }) => (
            <ContenderRow
              key={standing.contender.key}
              standing={standing}
              sums={sums}
              range={range}
            />
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

type Range = readonly [least: number, most: number];

interface ContenderRowProps {
  readonly standing: ContenderStanding;
  readonly sums: Summary | null;
  readonly range: Range;
}

function ContenderRow({ standing: { contender, error }, sums, range }: ContenderRowProps) {
  return (
    <tr data-generator={contender.key}>
      <th scope="row">
        {contender.info.name}
        <span class={`muted ${css.setting}`}>
          {[
            words.setting(contender.preset, contender.params),
            error,
            sums && sums.gaveUp > 0 && words.gaveUp(sums.gaveUp),
          ]
            .filter(Boolean)
            .join("; ")}
        </span>
      </th>
      {sums ? (
        <Figures sums={sums} range={range} />
      ) : (
        <td colSpan={7} class="muted">
          {error ? "–" : words.pending}
        </td>
      )}
    </tr>
  );
}

/** The maximum number of techniques that are named; the others are counted together. */
const MAX_NAMED_TECHNIQUES = 3;

function Figures({ sums, range }: { readonly sums: Summary; readonly range: Range }) {
  const { perSecond, givens, nodes, hardest } = sums;
  const [low = 0, middle = 0, high = 0] = nodes;
  const rated = hardest.reduce((sum, [, of]) => sum + of, 0);
  const rate = (value: number) =>
    format(value < 10 ? Number(value.toPrecision(2)) : Math.round(value));
  const formatOneDecimal = (value: number) => formatFixed(value, 1);
  const whole = (value: number) => format(Math.round(value));
  const part = (name: string, of: number) => words.hardest(name, Math.round((100 * of) / rated));
  const others = hardest.slice(MAX_NAMED_TECHNIQUES).reduce((sum, [, of]) => sum + of, 0);
  return (
    <>
      <td>{intervalText(perSecond, rate)}</td>
      <td>
        <Part share={sums.unique} />
        {sums.unproved > 0 && (
          <span class={`muted ${css.setting}`}>{words.unproved(sums.unproved)}</span>
        )}
      </td>
      <td>{intervalText(givens, formatOneDecimal)}</td>
      <td>
        <Histogram spread={sums.spread} range={range} />
      </td>
      <td>
        <Part share={sums.minimal} />
      </td>
      <td>{rated > 0 ? intervalBetween(whole(middle), whole(low), whole(high)) : "–"}</td>
      <td class={css.hardest}>
        {[
          ...hardest
            .slice(0, MAX_NAMED_TECHNIQUES)
            .map(([id, of]) => part(words.technique(id), of)),
          ...(others > 0 ? [part(words.others, others)] : []),
        ].join(", ") || "–"}
      </td>
    </>
  );
}

function Part({ share: { hits, total, interval } }: { readonly share: Share }) {
  if (total === 0) return <>–</>;
  const percent = (share: number) => `${Math.round(100 * share)} %`;
  return intervalBetween(words.share(hits, total), percent(interval[0]), percent(interval[1]));
}

/** Renders a mean with its interval; without one if there are too few values. */
function intervalText({ value, low, high }: Interval, text: (value: number) => string) {
  const told = Number.isFinite(low) && Number.isFinite(high);
  return withNote(text(value), told ? words.range(text(low), text(high)) : words.tooFew);
}

const intervalBetween = (middle: string, low: string, high: string) =>
  withNote(middle, words.range(low, high));

function withNote(figure: string, note: string) {
  return (
    <>
      <strong>{figure}</strong> <span class={`muted ${css.setting}`}>({note})</span>
    </>
  );
}

/** The width of a bar of the histogram and the height of the histogram, units of the drawing. */
const BAR_WIDTH = 4;
const HISTOGRAM_HEIGHT = 24;

/** Shows a histogram of the numbers of givens, on the same scale in every row. */
function Histogram({
  spread,
  range: [least, most],
}: {
  readonly spread: Summary["spread"];
  readonly range: Range;
}) {
  const top = Math.max(...spread.map(([, puzzles]) => puzzles));
  const width = (most - least + 1) * BAR_WIDTH;
  return (
    <svg
      class={css.spread}
      role="img"
      aria-label={words.histogram(spread)}
      viewBox={`0 0 ${width} ${HISTOGRAM_HEIGHT}`}
      width={width}
      height={HISTOGRAM_HEIGHT}
    >
      {spread.map(([givens, puzzles]) => {
        const height = (HISTOGRAM_HEIGHT * puzzles) / top;
        return (
          <rect
            key={givens}
            x={(givens - least) * BAR_WIDTH}
            y={HISTOGRAM_HEIGHT - height}
            width={BAR_WIDTH - 1}
            height={height}
          >
            <title>{words.histogram([[givens, puzzles]])}</title>
          </rect>
        );
      })}
    </svg>
  );
}
