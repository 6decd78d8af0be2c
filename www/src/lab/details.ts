/**
 * The texts of algorithms about their parameters, presets and counters, in the language of the page. Modules that show
 * these texts import this module, which waits until they have loaded. The English texts come with the algorithms.
 */
import { lab } from "../session/engine";
import { language, retold } from "../words/language";

if (language !== "en") {
  const { algorithms } = await new Promise<NonNullable<typeof lab.value>>((settle) => {
    lab.subscribe((loaded) => loaded && settle(loaded));
  });
  await retold("algorithms", algorithms);
}
