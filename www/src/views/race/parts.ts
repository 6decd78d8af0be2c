/** The parts that every race needs, but its first picture does not, bundled into one file. */
export * from "./keys";
export * from "./Results";
export { rememberRaces as remember } from "./remember";
export { SectionPlaceholder as Waiting, Sections } from "./Sections";
