/** Shows the weights of each pool as an image. */
import { useEffect, useRef } from "preact/hooks";
import { NET_POOLS } from "sudoku-lab";
import { useStore } from "../../session/context";
import { palette } from "../../ui/appearance";
import { laneColour, readPalette } from "../../ui/colours";
import { Fold } from "../../ui/Fold";
import { fixed } from "../../words/format";
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
  const most = Math.max(...parts.map(({ values }) => extent(values)), 1e-9);
  return (
    <Fold title={words.weights} says={words.weightsSay(weights.length)} part="code" open>
      <p class="muted">{words.weightsIntro}</p>
      <div class={css.weights}>
        {parts.map(({ pool, values }) => (
          <figure key={pool}>
            {pools.includes(pool) ? (
              <Picture
                values={values}
                wide={hidden}
                high={features}
                most={most}
                label={words.weightsOf(words.pools[pool], fixed(extent(values), 2))}
              />
            ) : (
              <div class={css.off}>{words.off}</div>
            )}
            <figcaption>{words.pools[pool]}</figcaption>
          </figure>
        ))}
      </div>
      <p class={css.scale} aria-hidden="true">
        −{fixed(most, 2)} <span /> {fixed(most, 2)}
      </p>
    </Fold>
  );
}

/** Returns the largest absolute value. */
const extent = (values: Float32Array) =>
  values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

interface Props {
  readonly values: Float32Array;
  readonly wide: number;
  readonly high: number;
  /** The absolute value that is shown in the full colour. */
  readonly most: number;
  readonly label: string;
}

/**
 * Draws one pixel per weight: in one colour for negative, in another for positive weights, with an opacity by absolute
 * value.
 */
function Picture({ values, wide, high, most, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const version = palette.value;
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const colours = readPalette(version);
    context.clearRect(0, 0, wide, high);
    for (let at = 0; at < values.length; at++) {
      const value = values[at] ?? 0;
      context.fillStyle = laneColour(colours, value < 0 ? 1 : 0);
      context.globalAlpha = Math.min(1, Math.abs(value) / most);
      context.fillRect(at % wide, Math.floor(at / wide), 1, 1);
    }
  });
  return <canvas ref={canvas} width={wide} height={high} role="img" aria-label={label} />;
}
