/** What a plot can be saved as. */
export const formats = ["svg", "png", "tikz", "vega-lite", "csv", "json"] as const;
export type Format = (typeof formats)[number];
