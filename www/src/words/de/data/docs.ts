/** Die ausführlichen Beschreibungen der Algorithmen. */
export { algorithms as texts } from "../docs/algorithms";
