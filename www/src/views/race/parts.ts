/** The parts that every race needs, but its first picture does not, bundled into one file. */
export * from "./keys";
export * from "./Results";
export { remember } from "./remember";
export { Sections, Waiting } from "./Sections";
