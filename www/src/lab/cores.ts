/** Cores that work may take while the page itself goes on. */
export const spareCores = (): number => Math.max(1, (navigator.hardwareConcurrency || 2) - 1);
