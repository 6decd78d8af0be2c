/**
 * Translates the ready-made races into the language of the page; importing this module waits until they are translated.
 */
import { retold } from "../../words/language";
import { readyMade } from "./store";

readyMade.value = [...(await retold("races", readyMade.peek()))];
