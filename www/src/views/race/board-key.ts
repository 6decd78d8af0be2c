/** The entries of the key to the boards, in display order. */

/** The marks that nearly every race shows. */
export const COMMON_SIGNS = ["given", "placed", "possible", "latest", "conflict"] as const;
/** All marks, including those that only some solvers draw over their board. */
export const ALL_SIGNS = [...COMMON_SIGNS, "undone", "struck"] as const;
