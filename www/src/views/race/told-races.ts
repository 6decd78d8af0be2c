/**
 * Translates the ready-made races into the language of the page; importing this module waits until they are translated.
 */
import { translateText } from "../../words/language";
import { readyMadeRaces } from "./store";

readyMadeRaces.value = [...(await translateText("races", readyMadeRaces.peek()))];
