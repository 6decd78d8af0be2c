/** Returns the number of cores that work may use while the page stays responsive. */
export const spareCores = (): number => Math.max(1, (navigator.hardwareConcurrency || 2) - 1);
