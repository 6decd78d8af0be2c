/** A position in small, with a step of the path drawn over it; its cells can be pointed at. */
import { Layer } from "../../../board/Layer";
import type { Overlay } from "../../../board/overlay";
import { candidatesOf, digitAt, digitsIn, type Position } from "../../../play/position";
import { boxSize, glyph } from "../../../text/digits";

interface Props {
  readonly p: Position;
  readonly overlay: Overlay | null;
  readonly label: string;
  /** Told which cell was pressed; what it does can be had by keys elsewhere. */
  readonly onCell: (cell: number) => void;
}

export function StepBoard({ p, overlay, label, onCell }: Props) {
  const { side } = p;
  const { rows, columns } = boxSize(p.box);
  const left = candidatesOf(p);
  const lines = Array.from({ length: side + 1 }, (_, at) => at);
  const line = (at: number) => `M0 ${at}H${side}M${at} 0V${side}`;
  const across = lines.filter((at) => at % rows === 0).map((at) => `M0 ${at}H${side}`);
  const down = lines.filter((at) => at % columns === 0).map((at) => `M${at} 0V${side}`);
  return (
    <div class="step-board">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: for keys there is the list of steps */}
      <svg
        viewBox={`-0.05 -0.05 ${side + 0.1} ${side + 0.1}`}
        role="img"
        aria-label={label}
        onClick={(event) => {
          const { left: x, top: y, width } = event.currentTarget.getBoundingClientRect();
          const at = (from: number) =>
            Math.min(side - 1, Math.max(0, Math.floor((from / width) * side)));
          onCell(at(event.clientY - y) * side + at(event.clientX - x));
        }}
      >
        <path class="lines" d={lines.map(line).join("")} />
        <path class="edges" d={[...across, ...down].join("")} />
        {Array.from({ length: side * side }, (_, cell) => {
          const digit = digitAt(p, cell);
          const [x, y] = [cell % side, Math.floor(cell / side)];
          if (digit > 0) {
            const given = (p.givens[cell] ?? 0) > 0;
            return (
              <text key={cell} class={given ? "given" : "found"} x={x + 0.5} y={y + 0.74}>
                {glyph(digit, side)}
              </text>
            );
          }
          return digitsIn(left[cell] ?? 0).map((candidate) => (
            <text
              key={`${cell} ${candidate}`}
              class="candidate"
              style={{ fontSize: `${0.78 / Math.max(rows, columns)}px` }}
              x={x + (((candidate - 1) % columns) + 0.5) / columns}
              y={y + (Math.floor((candidate - 1) / columns) + 0.5) / rows + 0.27 / rows}
            >
              {glyph(candidate, side)}
            </text>
          ));
        })}
      </svg>
      {overlay && <Layer overlay={overlay} side={side} box={boxSize(p.box)} />}
    </div>
  );
}
