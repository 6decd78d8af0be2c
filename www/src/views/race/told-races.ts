/** The ready-made races in the language of the page: the list of them waits until they are here. */
import { retold } from "../../words/language";
import { readyMade } from "./store";

readyMade.value = [...(await retold("races", readyMade.peek()))];
