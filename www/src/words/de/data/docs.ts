/** Was Algorithmen ausführlich von sich sagen. */
export { algorithms as texts } from "../docs/algorithms";
