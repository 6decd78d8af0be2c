/** The share of the puzzles that were answered, against steps: a line for each solver. */
import { COLOURS, dashOf } from "../ui/colours";
import type { Tally } from "../views/experiment/set/tally";
import { words } from "../words/many";

export interface Line {
  readonly tally: Tally;
  /** Where it stands among those that were tried; decides its colour. */
  readonly place: number;
}

const WIDE = 500;
const HIGH = 260;
const LEFT = 56;
const RIGHT = 18;
const ABOVE = 12;
const BELOW = 46;
const SHARES = [0, 0.25, 0.5, 0.75, 1];
/** Powers of ten that are named at most. */
const NAMED = 7;

const look = (place: number) => ({
  class: `steps-line lane-colour-${(place % COLOURS) + 1}`,
  "stroke-dasharray": dashOf(place).join(" "),
});

/** How a solver's line looks. */
export function Key({ place }: { readonly place: number }) {
  return (
    <svg class="steps-key" viewBox="0 0 28 10" width="28" height="10" aria-hidden="true">
      <path {...look(place)} d="M0 5h28" />
    </svg>
  );
}

export function StepsPlot({ lines }: { readonly lines: readonly Line[] }) {
  const most = Math.max(1, ...lines.map(({ tally }) => tally.hardest?.steps ?? 0));
  const powers = Array.from({ length: Math.ceil(Math.log10(most)) + 1 }, (_, power) => power);
  const every = Math.ceil(powers.length / NAMED);
  const far = Math.log10(1 + most);
  // No step at all has a place on it too.
  const x = (steps: number) =>
    LEFT + 10 + (Math.log10(1 + steps) / far) * (WIDE - LEFT - RIGHT - 10);
  const y = (share: number) => HIGH - BELOW - share * (HIGH - BELOW - ABOVE);
  const marks = [0, ...powers.filter((power) => power % every === 0).map((power) => 10 ** power)];
  return (
    <svg
      class="steps-plot"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      role="img"
      aria-label={words.steps.plot(lines.length)}
    >
      {SHARES.map((share) => (
        <g key={share}>
          <line class="grid" x1={LEFT} x2={WIDE - RIGHT} y1={y(share)} y2={y(share)} />
          <text x={LEFT - 6} y={y(share) + 4} text-anchor="end">
            {words.steps.percent(share)}
          </text>
        </g>
      ))}
      {marks
        .filter((steps) => steps <= most)
        .map((steps) => (
          <g key={steps}>
            <line class="grid" x1={x(steps)} x2={x(steps)} y1={y(0)} y2={y(1)} />
            <text x={x(steps)} y={HIGH - BELOW + 18} text-anchor="middle">
              {words.steps.tick(steps)}
            </text>
          </g>
        ))}
      <text x={(LEFT + WIDE - RIGHT) / 2} y={HIGH - 6} text-anchor="middle">
        {words.steps.axis}
      </text>
      {lines.map(({ tally, place }) => (
        <path key={place} {...look(place)} d={stairs(tally, x, y)} />
      ))}
    </svg>
  );
}

/** Up at each number of steps that some puzzle took; what is less than half a unit apart is one. */
function stairs(
  { puzzles, hardest, curve: { steps, within } }: Tally,
  x: (steps: number) => number,
  y: (share: number) => number,
): string {
  let path = `M${x(0)} ${y(0)}`;
  let at = x(0);
  let share = 0;
  for (const [place, one] of steps.entries()) {
    if (x(one) - at >= 0.5) {
      at = x(one);
      path += `V${y(share).toFixed(1)}H${at.toFixed(1)}`;
    }
    share = (within[place] ?? 0) / puzzles;
  }
  return `${path}V${y(share).toFixed(1)}H${x(hardest?.steps ?? 0).toFixed(1)}`;
}
