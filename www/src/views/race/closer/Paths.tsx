/** The paths of replicas between levels: thin lines for all replicas, with one of them highlighted. */
import { useState } from "preact/hooks";
import { Chart, useMeasuredWidth } from "../../../chart/Chart";
import { Button } from "../../../ui/Button";
import { DataFold } from "../../../ui/DataFold";
import { Headings } from "../../../ui/Headings";
import { format, words } from "../../../words";
import { words as curves } from "../../../words/curves";
import { boardName, words as look } from "../../../words/look";
import { formatAxisValue } from "../curves/groups";
import * as css from "./Closer.module.css";
import { crossings, type LevelPath, type LevelPaths as Shown } from "./levels";

const MIN_WIDTH = 300;
const MARGIN_LEFT = 64;
const MARGIN_RIGHT = 14;
const MARGIN_TOP = 12;
const MARGIN_BOTTOM = 44;
/** The distance between two levels, units of the drawing. */
const LEVEL_GAP = 28;

export function Paths({ shown }: { readonly shown: Shown }) {
  const [chosen, choose] = useState("");
  const { steps, paths, most } = shown;
  const level = ({ levels }: LevelPath) => levels.at(-1) ?? 1;
  const lowest = paths.find((path) => level(path) === 1) ?? paths[0];
  const followed = paths.find(({ id }) => id === chosen) ?? lowest;
  if (!followed) return null;
  const name = boardName(followed.id);
  const across = paths.filter(({ levels }) => crossings(levels, most) > 0).length;
  const text = look.pathsText(name, level(followed), across, paths.length, steps[0] ?? 0);
  return (
    <section class={`${css.lookPart} ${css.lookDetail}`} aria-labelledby="look-paths">
      <h3 id="look-paths">{look.paths}</h3>
      <p>{text}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would require its own legend */}
      <div class="chips" role="group" aria-label={look.pathsFollow}>
        {paths.map(({ id }) => (
          <Button
            key={id}
            small
            toggle
            aria-pressed={id === followed.id}
            onClick={() => choose(id)}
          >
            {boardName(id)}
          </Button>
        ))}
      </div>
      <Plot shown={shown} followed={followed} label={text} />
      <DataFold>
        <summary>{words.data}</summary>
        <table class="numbers">
          <Headings names={Object.values(look.pathsColumns)} />
          <tbody>
            {paths.map((path) => (
              <tr key={path.id}>
                <td>{boardName(path.id)}</td>
                <td>{level(path)}</td>
                <td>{Math.min(...path.levels)}</td>
                <td>{Math.max(...path.levels)}</td>
                <td>{format(crossings(path.levels, most))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </DataFold>
    </section>
  );
}

interface PlotProps {
  readonly shown: Shown;
  readonly followed: LevelPath;
  readonly label: string;
}

function Plot({ shown: { steps, paths, most }, followed, label }: PlotProps) {
  const { place, measuredWidth } = useMeasuredWidth(MIN_WIDTH);
  const from = steps[0] ?? 0;
  const to = Math.max(from + 1, steps.at(-1) ?? 0);
  const height = MARGIN_TOP + (most - 1) * LEVEL_GAP + MARGIN_BOTTOM;
  const x = (step: number) =>
    MARGIN_LEFT +
    8 +
    ((step - from) / (to - from)) * (measuredWidth - MARGIN_LEFT - MARGIN_RIGHT - 8);
  const y = (level: number) => MARGIN_TOP + (most - level) * LEVEL_GAP;
  const line = ({ levels }: LevelPath) =>
    levels
      .map((level, at) => `${at ? `H${x(steps[at] ?? 0).toFixed(1)}V` : `M${x(from)} `}${y(level)}`)
      .join("");
  const behind = paths.filter((path) => path !== followed);
  return (
    <Chart
      class={css.pathsPlot}
      place={place}
      label={label}
      wide={measuredWidth}
      high={height}
      field={{ left: MARGIN_LEFT, right: measuredWidth - MARGIN_RIGHT, top: y(most), bottom: y(1) }}
      up={Array.from({ length: most }, (_, index) => ({
        at: y(index + 1),
        text: look.atLevel(index + 1),
      }))}
      across={[from, to].map((step) => ({ at: x(step), text: formatAxisValue(step) }))}
      axis={{
        text: curves.axes.step,
        x: (MARGIN_LEFT + measuredWidth - MARGIN_RIGHT) / 2,
        y: height - 8,
      }}
    >
      {behind.map((path) => (
        <path key={path.id} class="path-behind" d={line(path)} />
      ))}
      <path class={css.pathFollowed} d={line(followed)} />
    </Chart>
  );
}
