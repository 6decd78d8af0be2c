/** The keyboard shortcuts of the race, fetched after the race is shown. */
export { enterProjectorView as project, listenForKeys } from "./projector-keys";
export { startOnSpace } from "./space";
