/** The paths of replicas between levels: thin lines for all replicas, with one of them highlighted. */
import { useState } from "preact/hooks";
import { Chart, useWide } from "../../../chart/Chart";
import { Button } from "../../../ui/Button";
import { DataFold } from "../../../ui/DataFold";
import { Headings } from "../../../ui/Headings";
import { format, words } from "../../../words";
import { words as curves } from "../../../words/curves";
import { boardName, words as look } from "../../../words/look";
import { axisFigure } from "../curves/groups";
import * as css from "./Closer.module.css";
import { crossings, type Path, type Paths as Shown } from "./levels";

const LEAST = 300;
const LEFT = 64;
const RIGHT = 14;
const ABOVE = 12;
const BELOW = 44;
/** The distance between two levels, units of the drawing. */
const APART = 28;

export function Paths({ shown }: { readonly shown: Shown }) {
  const [chosen, choose] = useState("");
  const { steps, paths, most } = shown;
  const level = ({ levels }: Path) => levels.at(-1) ?? 1;
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
  readonly followed: Path;
  readonly label: string;
}

function Plot({ shown: { steps, paths, most }, followed, label }: PlotProps) {
  const { place, wide } = useWide(LEAST);
  const from = steps[0] ?? 0;
  const to = Math.max(from + 1, steps.at(-1) ?? 0);
  const high = ABOVE + (most - 1) * APART + BELOW;
  const x = (step: number) => LEFT + 8 + ((step - from) / (to - from)) * (wide - LEFT - RIGHT - 8);
  const y = (level: number) => ABOVE + (most - level) * APART;
  const line = ({ levels }: Path) =>
    levels
      .map((level, at) => `${at ? `H${x(steps[at] ?? 0).toFixed(1)}V` : `M${x(from)} `}${y(level)}`)
      .join("");
  const behind = paths.filter((path) => path !== followed);
  return (
    <Chart
      class={css.pathsPlot}
      place={place}
      label={label}
      wide={wide}
      high={high}
      field={{ left: LEFT, right: wide - RIGHT, top: y(most), bottom: y(1) }}
      up={Array.from({ length: most }, (_, index) => ({
        at: y(index + 1),
        text: look.atLevel(index + 1),
      }))}
      across={[from, to].map((step) => ({ at: x(step), text: axisFigure(step) }))}
      axis={{ text: curves.axes.step, x: (LEFT + wide - RIGHT) / 2, y: high - 8 }}
    >
      {behind.map((path) => (
        <path key={path.id} class="path-behind" d={line(path)} />
      ))}
      <path class={css.pathFollowed} d={line(followed)} />
    </Chart>
  );
}
