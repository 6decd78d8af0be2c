/** The glyph of a lane: a colour and a shape, so that lanes can be distinguished by either. */
import { LANE_COLOUR_COUNT } from "./colours";
import * as css from "./Marker.module.css";

/** The shapes in the same order as in figures. */
const glyphShapes = [
  "M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z",
  "M2.5 2.500h11v11h-11z",
  "M8 1.8 14.8 13.500H1.200z",
  "M8 1 15 8 8 15 1 8z",
  "M3.5 1.5 8 6l4.5-4.5 2 2L10 8l4.5 4.5-2 2L8 10l-4.5 4.5-2-2L6 8 1.5 3.500z",
  "M6 1.500h4V6h4.500v4H10v4.500H6V10H1.500V6H6z",
  "M1.2 2.500h13.600L8 14.200z",
  "M2.5 2.500v11h11v-11zM4.500 4.500h7v7h-7z",
] as const;

export function LaneGlyph({ lane }: { readonly lane: number }) {
  // From the ninth lane on, the colours repeat with different shapes, as in figures.
  const at = (lane + 3 * Math.floor(lane / LANE_COLOUR_COUNT)) % glyphShapes.length;
  return (
    <svg
      class={`${css.root} lane-colour-${(lane % LANE_COLOUR_COUNT) + 1}`}
      viewBox="0 0 16 16"
      width="12"
      height="12"
      aria-hidden="true"
    >
      <path d={glyphShapes[at]} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}
