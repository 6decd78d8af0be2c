/**
 * What algorithms say of their parameters, presets and counters, in the language of the page. Modules that show it import
 * this one, which waits until it is here. English came with the algorithms.
 */
import { lab } from "../session/engine";
import { language, retold } from "../words/language";

if (language !== "en") {
  const { algorithms } = await new Promise<NonNullable<typeof lab.value>>((settle) => {
    lab.subscribe((loaded) => loaded && settle(loaded));
  });
  await retold("algorithms", algorithms);
}
