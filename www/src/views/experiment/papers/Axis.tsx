/** Draws a claim: a mark or a band for the paper's value, and a bar for the measured one. */
import { drawableRange, shareOf } from "sudoku-lab/plot";
import { words } from "../../../words/reproduced";
import { type ClaimAxis, limitsOf } from "./axis";
import * as css from "./Reproduced.module.css";
import { number, percent } from "./say";

/** The vertical positions of the label of the paper's value, its mark and the bar, CSS pixels from the top. */
const LABEL = 12;
const TOP = 18;
const LINE = 34;
const HEIGHT = 50;
const HALF_BAR = 4;

export function Axis({ of }: { readonly of: ClaimAxis }) {
  const { min, max, share, log, theirs, ours } = of;
  const text = share ? percent : number;
  const range = drawableRange(min, max, log === true);
  /** Returns the horizontal position of a value, in per cent. */
  const at = (value: number) => 100 * Math.min(1, Math.max(0, shareOf(range, value)));
  const x = (value: number) => `${at(value)}%`;
  const wide = (low: number, high: number) => `${at(high) - at(low)}%`;
  const isPoint = theirs !== null && theirs.low === theirs.high;
  const middle = theirs && (at(theirs.low) + at(theirs.high)) / 2;
  const anchor =
    middle === null || (middle > 12 && middle < 88) ? "middle" : middle < 50 ? "start" : "end";
  return (
    <svg class={css.claimAxis} width="100%" height={HEIGHT} aria-hidden="true">
      <line class={css.base} x1="0" x2="100%" y1={LINE} y2={LINE} />
      {theirs && !isPoint && (
        <rect
          class={css.theirsBand}
          x={x(theirs.low)}
          width={wide(theirs.low, theirs.high)}
          y={LINE - 2 * HALF_BAR}
          height={4 * HALF_BAR}
        />
      )}
      <rect
        class={css.oursBar}
        x={x(ours.low)}
        width={wide(ours.low, ours.high)}
        y={LINE - HALF_BAR}
        height={2 * HALF_BAR}
        rx={HALF_BAR}
      />
      <circle class={css.ours} cx={x(ours.value)} cy={LINE} r={HALF_BAR + 1} />
      {theirs &&
        [...new Set([theirs.low, theirs.high])]
          .filter((end) => end > min && end <= max && (isPoint || end < max))
          .map((end) => (
            <line key={end} class={css.theirs} x1={x(end)} x2={x(end)} y1={TOP} y2={HEIGHT} />
          ))}
      {theirs && middle !== null && (
        <text x={`${middle}%`} y={LABEL} text-anchor={anchor}>
          {isPoint ? text(theirs.low) : words.range(...limitsOf(of, theirs), text)}
        </text>
      )}
    </svg>
  );
}
