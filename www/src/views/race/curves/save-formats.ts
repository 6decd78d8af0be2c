/** What a plot can be saved as. */
export const formats = ["svg", "png", "csv", "json"] as const;
export type Format = (typeof formats)[number];
