/**
 * The texts of algorithms about their parameters, presets and counters, in the language of the page. Modules that show
 * these texts import this module, which waits until they have loaded.
 */
import { detailsReady } from "./details-ready";

await detailsReady();
