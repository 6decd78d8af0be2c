/** The keys of the race, which are fetched when it is there. */
export { listenForKeys, project } from "./projector-keys";
export { startOnSpace } from "./space";
