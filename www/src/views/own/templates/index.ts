/** The templates with which visitors can start. */
import backtracking from "./backtracking.js?raw";
import blank from "./blank.js?raw";
import climbing from "./climbing.js?raw";

export const templates = { backtracking, climbing, blank } as const;
export type Template = keyof typeof templates;

/** Returns whether a text is an unchanged template, which need not be stored or allowed. */
export const isTemplate = (text: string) => Object.values(templates).some((one) => one === text);
