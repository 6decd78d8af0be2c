/** The keyboard shortcuts of the race, fetched after the race is shown. */
export { listenForKeys, project } from "./projector-keys";
export { startOnSpace } from "./space";
