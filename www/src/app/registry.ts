/** The views of the page, in the order in which they are listed. */
import type { View } from "../lab/address/views";
import type { Session } from "../session/session";
import { experiment } from "../views/experiment/compare/view";
import { cores } from "../views/experiment/cores/view";
import { papers } from "../views/experiment/papers/view";
import { set } from "../views/experiment/set/view";
import { tune } from "../views/experiment/tune/view";
import { generate } from "../views/generate/view";
import { learn } from "../views/learn/view";
import { own } from "../views/own/view";
import { race } from "../views/race/view";
import { solve } from "../views/solve/view";
import { technique } from "../views/technique/view";
import { train } from "../views/train/view";
import { prepareMessages } from "../words/messages";
import { fetchAhead } from "../words/tables";

/**
 * Wraps a view so that it is shown only once its texts and the explanatory messages are loaded. All of them are fetched
 * at the same time.
 */
function translateRegistry(view: View): View {
  const { content, tables } = view;
  if (typeof content === "function") return view;
  const load = async (session: Session) => {
    fetchAhead(tables);
    const [part] = await Promise.all([content.load(session), prepareMessages()]);
    return part;
  };
  return { ...view, content: { load } };
}

export const registry: readonly View[] = [
  solve,
  race,
  generate,
  experiment,
  papers,
  set,
  cores,
  tune,
  learn,
  technique,
  own,
  train,
].map(translateRegistry);
