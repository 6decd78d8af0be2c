/** Draws a claim: a mark or a band for the paper's value, and a bar for the measured one. */
import { drawableRange, shareOf } from "sudoku-lab/plot";
import { words } from "../../../words/reproduced";
import { type ClaimAxis, limitsOf } from "./axis";
import { formatNumber, formatPercent } from "./finding-text";
import * as css from "./Reproduced.module.css";

/** The vertical positions of the label of the paper's value, its mark and the bar, CSS pixels from the top. */
const LABEL_TOP = 12;
const MARK_TOP = 18;
const BAR_TOP = 34;
const AXIS_HEIGHT = 50;
const HALF_BAR_HEIGHT = 4;

export function Axis({ claimAxis }: { readonly claimAxis: ClaimAxis }) {
  const { min, max, share, log, theirs, ours } = claimAxis;
  const text = share ? formatPercent : formatNumber;
  const range = drawableRange(min, max, log === true);
  /** Returns the horizontal position of a value, in per cent. */
  const at = (value: number) => 100 * Math.min(1, Math.max(0, shareOf(range, value)));
  const x = (value: number) => `${at(value)}%`;
  const widthPercent = (low: number, high: number) => `${at(high) - at(low)}%`;
  const isPoint = theirs !== null && theirs.low === theirs.high;
  const middle = theirs && (at(theirs.low) + at(theirs.high)) / 2;
  const anchor =
    middle === null || (middle > 12 && middle < 88) ? "middle" : middle < 50 ? "start" : "end";
  return (
    <svg class={css.claimAxis} width="100%" height={AXIS_HEIGHT} aria-hidden="true">
      <line class={css.base} x1="0" x2="100%" y1={BAR_TOP} y2={BAR_TOP} />
      {theirs && !isPoint && (
        <rect
          class={css.theirsBand}
          x={x(theirs.low)}
          width={widthPercent(theirs.low, theirs.high)}
          y={BAR_TOP - 2 * HALF_BAR_HEIGHT}
          height={4 * HALF_BAR_HEIGHT}
        />
      )}
      <rect
        class={css.oursBar}
        x={x(ours.low)}
        width={widthPercent(ours.low, ours.high)}
        y={BAR_TOP - HALF_BAR_HEIGHT}
        height={2 * HALF_BAR_HEIGHT}
        rx={HALF_BAR_HEIGHT}
      />
      <circle class={css.ours} cx={x(ours.value)} cy={BAR_TOP} r={HALF_BAR_HEIGHT + 1} />
      {theirs &&
        [...new Set([theirs.low, theirs.high])]
          .filter((end) => end > min && end <= max && (isPoint || end < max))
          .map((end) => (
            <line
              key={end}
              class={css.theirs}
              x1={x(end)}
              x2={x(end)}
              y1={MARK_TOP}
              y2={AXIS_HEIGHT}
            />
          ))}
      {theirs && middle !== null && (
        <text x={`${middle}%`} y={LABEL_TOP} text-anchor={anchor}>
          {isPoint ? text(theirs.low) : words.range(...limitsOf(claimAxis, theirs), text)}
        </text>
      )}
    </svg>
  );
}
