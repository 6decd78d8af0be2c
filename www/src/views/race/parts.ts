/** The parts of a race that every race needs but its first picture does not: one file. */
export * from "./keys";
export * from "./Results";
export { remember } from "./remember";
export { Sections, Waiting } from "./Sections";
