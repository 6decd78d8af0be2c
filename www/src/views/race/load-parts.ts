/** Fetches the parts that every race needs, but its first picture does not. */
export const loadParts = () => import("./parts");
