/** The file formats in which a plot can be saved. */
export const formats = ["svg", "png", "tikz", "vega-lite", "csv", "json"] as const;
export type Format = (typeof formats)[number];
