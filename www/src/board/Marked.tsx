/** A position with its candidates and marks. Each role has its own colour and line style. */

import { candidate, type Overlay, type Shape, shapesOf } from "sudoku-lab/board";
import { boxSize, glyph } from "../text/digits";
import { framePath } from "./Layer";
import * as css from "./Marked.module.css";

interface Props {
  readonly side: number;
  readonly box: string;
  /** The digit of each cell; 0 is blank. */
  readonly digits: ArrayLike<number>;
  readonly given: readonly boolean[];
  /**
   * The candidates of each cell, with bit d − 1 for digit d. If `null`, the board is drawn as a small picture that
   * shows only the marked candidates.
   */
  readonly candidates: Uint32Array | null;
  readonly overlay: Overlay;
}

/** The font sizes of digits, in cells: on a board with candidates, and in a small picture. */
const [DIGIT_SIZE, PICTURE_DIGIT_SIZE] = [0.62, 0.76];
/** The distance from the centre of a digit down to its baseline, as a fraction of the font size. */
const BASELINE_OFFSET = 0.36;

const MARK_PATHS = {
  ring: `${css.sign} ${css.ring}`,
  frame: `${css.sign} ${css.frame}`,
  stroke: css.sign,
  strong: `${css.sign} ${css.link}`,
  weak: `${css.sign} ${css.link} ${css.weak}`,
};

/** Returns the class of a shape; `undefined` for heat shapes, which have none. */
function classOf(shape: Shape): string | undefined {
  if (shape.type === "heat") return undefined;
  if (shape.type === "link") return MARK_PATHS[shape.strong ? "strong" : "weak"];
  return MARK_PATHS[shape.type];
}

/** The paths of the signs in a picture of a single sign, which is 18 units wide and high. */
const SAMPLE_PATHS: Readonly<Record<keyof typeof MARK_PATHS, string>> = {
  ring: "M2 9a7 7 0 1 0 14 0a7 7 0 1 0 -14 0",
  frame: "M2 2h14v14h-14z",
  stroke: "M3 3L15 15",
  strong: "M1 9L17 9",
  weak: "M1 9L17 9",
};

interface SignProps {
  readonly sign: keyof typeof MARK_PATHS;
  readonly role?: string;
}

/** A single sign, for a legend. */
export const Sign = ({ sign, role }: SignProps) => (
  <svg class={css.root} viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
    <path class={MARK_PATHS[sign]} data-role={role} d={SAMPLE_PATHS[sign]} />
  </svg>
);

const roleOf = (shape: Shape) => ("role" in shape ? shape.role : undefined);

export function MarkedBoard({ side, box, digits, given, candidates, overlay }: Props) {
  const size = boxSize(box);
  const large = candidates ? DIGIT_SIZE : PICTURE_DIGIT_SIZE;
  const small = 0.8 / Math.max(size.rows, size.columns);
  const cells = Array.from({ length: side * side }, (_, cell) => cell);
  const lines = (every: (at: number) => boolean, across: boolean) =>
    Array.from({ length: side + 1 }, (_, at) => at)
      .filter(every)
      .map((at) => (across ? `M0 ${at}H${side}` : `M${at} 0V${side}`))
      .join("");
  const markedCandidates = new Set(overlay.marks.map(({ cell, digit }) => `${cell} ${digit}`));
  const shapes = shapesOf(overlay, side, size, true);
  const signs = (wanted: (shape: Shape) => boolean) =>
    shapes
      .filter(wanted)
      .map((shape, index) => (
        <path key={index} class={classOf(shape)} data-role={roleOf(shape)} d={framePath(shape)} />
      ));
  const over = (shape: Shape) => shape.type === "stroke" || shape.type === "link";
  return (
    <svg class={css.root} viewBox={`-0.05 -0.05 ${side + 0.1} ${side + 0.1}`} aria-hidden="true">
      {signs((shape) => !over(shape))}
      <path class={css.thin} d={lines(() => true, true) + lines(() => true, false)} />
      <path
        class={css.bold}
        d={
          lines((at) => at % size.rows === 0, true) + lines((at) => at % size.columns === 0, false)
        }
      />
      {cells.map((cell) => {
        const digit = digits[cell] ?? 0;
        if (digit > 0) {
          const [x, y] = [(cell % side) + 0.5, Math.floor(cell / side) + 0.5];
          return (
            <text
              key={cell}
              class={given[cell] ? css.given : css.value}
              x={x}
              y={y + BASELINE_OFFSET * large}
              font-size={large}
            >
              {glyph(digit, side)}
            </text>
          );
        }
        const bits = candidates?.[cell] ?? 0;
        return Array.from({ length: side }, (_, index) => index + 1)
          .filter((one) => (bits >> (one - 1)) & 1)
          .map((item) => {
            const { x, y } = candidate(cell, item, side, size);
            return (
              <text
                key={`${cell} ${item}`}
                class={`${css.candidate} ${markedCandidates.has(`${cell} ${item}`) ? css.told : ""}`}
                x={x}
                y={y + BASELINE_OFFSET * small}
                font-size={small}
              >
                {glyph(item, side)}
              </text>
            );
          });
      })}
      {signs(over)}
    </svg>
  );
}
