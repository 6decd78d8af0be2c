/** The choice between one run divided into parts and many seeds side by side. */
import { batch } from "@preact/signals";
import { DEFAULT_SEEDS } from "../../../lab/setup";
import { useSession } from "../../../session/context";
import { words } from "../../../words/portfolio";
import * as css from "./Cores.module.css";
import { createCoresController } from "./controller";
import { createCoresStore } from "./store";

export function ParallelModes() {
  const session = useSession();
  const { cancel, forget } = session.get(createCoresController);
  const { seeds } = session.get(createCoresStore);
  const choose = (count: number | null) =>
    batch(() => {
      cancel();
      forget();
      seeds.value = count;
    });
  return (
    <fieldset class={css.ways}>
      <legend class="visually-hidden">{words.ways}</legend>
      {([null, DEFAULT_SEEDS] as const).map((many) => (
        <label key={many}>
          <input
            type="radio"
            name="way"
            checked={(seeds.value === null) === (many === null)}
            onChange={() => choose(many)}
          />
          {many === null ? words.parts : words.seedsSideBySide}
        </label>
      ))}
    </fieldset>
  );
}
