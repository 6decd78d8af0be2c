/** The parts of a race that every race needs but its first picture does not: one file. */
export { HowToRead } from "./HowToRead";
export * from "./keys";
export * from "./Results";
export { remember } from "./remember";
export { Sections } from "./Sections";
