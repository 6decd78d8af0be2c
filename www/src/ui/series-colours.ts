/** How the lines of plots are told apart: their dashes, and the shades of the series of a lane. */
import { LANE_COLOUR_COUNT, laneColour, type Palette } from "./colours";

/** The lengths of dashes and gaps of each lane's line, in CSS pixels. */
const lineDashes: readonly (readonly number[])[] = [
  [],
  [7, 3],
  [2, 2.5],
  [9, 3, 2, 3],
  [4, 2],
  [12, 4],
  [2, 4],
  [6, 2, 2, 2, 2, 2],
];

/** The number of lanes whose colours and labels are enough to tell their lines apart. */
const MAX_SOLID_LANES = 4;

/** Whether the reader wishes for more contrast: then all lines differ by more than their colours. */
const wantsContrast = (): boolean =>
  typeof document !== "undefined" &&
  (document.documentElement.dataset.theme === "contrast" ||
    matchMedia("(prefers-contrast: more), (forced-colors: active)").matches);

/**
 * The dashes of a lane's line; empty for a solid line. The first lines of up to four lanes are solid. A further series of a
 * lane, which has nearly the same colour, and the lanes from the fifth on are dashed.
 */
export const dashOf = (lane: number, series = 0): number[] =>
  series === 0 && lane < MAX_SOLID_LANES && !wantsContrast()
    ? []
    : [
        ...(lineDashes[
          (lane + 3 * series + 5 * Math.floor(lane / LANE_COLOUR_COUNT)) % lineDashes.length
        ] ?? []),
      ];

/** The share of the page's ink (positive) or paper (negative) in the colours of a lane's series. */
const SERIES_SHADES = [0, 0.6, -0.325, -0.22, -0.11];

/** Returns the shade of a series; the first one has the unmodified colour of the lane. */
const shadeOf = (series: number) => SERIES_SHADES[series % SERIES_SHADES.length] ?? 0;

const colourChannels = (colour: string) => colour.match(/[\d.]+/g)?.map(Number) ?? [];

/** Returns the colour of a lane's series, as `rgb()`. Each of several series in one plot has its own shade. */
export function seriesColour(palette: Palette, lane: number, series: number): string {
  const [own, shade] = [laneColour(palette, lane), shadeOf(series)];
  if (shade === 0) return own;
  const other = colourChannels(shade > 0 ? palette.ink : palette.paper);
  const mixed = colourChannels(own).map((channel, at) => {
    return Math.round(channel + Math.abs(shade) * ((other[at] ?? 0) - channel));
  });
  return `rgb(${mixed.slice(0, 3).join(" ")})`;
}

/**
 * Returns the same colour as a CSS value, for elements within the colour of the lane. Mixes with `--surface` because
 * plots are on a panel, and `--board` is a length beside lanes.
 */
export function seriesColourCss(series: number): string {
  const shade = shadeOf(series);
  const other = shade > 0 ? "var(--ink)" : "var(--surface)";
  return `color-mix(in srgb, var(--lane), ${other} ${100 * Math.abs(shade)}%)`;
}
