/** The entries of the key to the boards, in their order. */

/** What nearly every race shows. */
export const COMMON_SIGNS = ["given", "placed", "possible", "latest", "conflict"] as const;
/** With every mark that a solver draws over its board. */
export const ALL_SIGNS = [...COMMON_SIGNS, "undone", "struck"] as const;
