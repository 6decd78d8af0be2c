/** Shows the weights of each pool as an image. */
import { useEffect, useRef } from "preact/hooks";
import { NET_POOLS } from "sudoku-lab";
import { useStore } from "../../session/context";
import { paletteVersion } from "../../ui/appearance";
import { laneColour, readPalette } from "../../ui/colours";
import { Fold } from "../../ui/Fold";
import { formatFixed } from "../../words/format";
import { words } from "../../words/train";
import { createTrain } from "./controller";
import * as css from "./Train.module.css";

export function Weights() {
  const { shown, watch } = useStore(createTrain);
  const now = shown.value;
  const weights = now?.kind === "file" ? now.net.weights : watch.weights.value;
  if (!now || !weights) return null;
  const { features, hidden, pools } = now.recipe;
  const size = features * hidden;
  const first = features + size + hidden;
  const parts = NET_POOLS.map((pool, at) => ({
    pool,
    values: weights.subarray(first + at * size, first + (at + 1) * size),
  }));
  const max = Math.max(...parts.map(({ values }) => maxAbsolute(values)), 1e-9);
  return (
    <Fold title={words.weights} summary={words.weightsSay(weights.length)} part="code" open>
      <p class="muted">{words.weightsIntro}</p>
      <div class={css.weights}>
        {parts.map(({ pool, values }) => (
          <figure key={pool}>
            {pools.includes(pool) ? (
              <WeightsPicture
                values={values}
                columns={hidden}
                rows={features}
                maxWeight={max}
                label={words.weightsOf(words.pools[pool], formatFixed(maxAbsolute(values), 2))}
              />
            ) : (
              <div class={css.off}>{words.off}</div>
            )}
            <figcaption>{words.pools[pool]}</figcaption>
          </figure>
        ))}
      </div>
      <p class={css.scale} aria-hidden="true">
        −{formatFixed(max, 2)} <span /> {formatFixed(max, 2)}
      </p>
    </Fold>
  );
}

/** Returns the largest absolute value. */
const maxAbsolute = (values: Float32Array) =>
  values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

interface Props {
  readonly values: Float32Array;
  readonly columns: number;
  readonly rows: number;
  /** The absolute value that is shown in the full colour. */
  readonly maxWeight: number;
  readonly label: string;
}

/**
 * Draws one pixel per weight: in one colour for negative, in another for positive weights, with an opacity by absolute
 * value.
 */
function WeightsPicture({ values, columns, rows, maxWeight, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const version = paletteVersion.value;
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const colours = readPalette(version);
    context.clearRect(0, 0, columns, rows);
    for (let at = 0; at < values.length; at++) {
      const value = values[at] ?? 0;
      context.fillStyle = laneColour(colours, value < 0 ? 1 : 0);
      context.globalAlpha = Math.min(1, Math.abs(value) / maxWeight);
      context.fillRect(at % columns, Math.floor(at / columns), 1, 1);
    }
  });
  return <canvas ref={canvas} width={columns} height={rows} role="img" aria-label={label} />;
}
