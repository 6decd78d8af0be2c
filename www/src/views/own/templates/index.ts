/** What one can begin with. */
import backtracking from "./backtracking.js?raw";
import blank from "./blank.js?raw";
import climbing from "./climbing.js?raw";

export const templates = { backtracking, climbing, blank } as const;
export type Template = keyof typeof templates;

/** Whether a text is as it came with the page, so that there is nothing to keep or to allow. */
export const isTemplate = (text: string) => Object.values(templates).some((one) => one === text);
