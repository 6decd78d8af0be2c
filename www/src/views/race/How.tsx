/** The description of an algorithm, with the source of the preset in use. */
import "../../lab/details";
import { createAddress } from "../../lab/address/link";
import { presetOf } from "../../lab/check";
import { CUSTOM_SOLVER_ID } from "../../lab/own/running";
import { Docs } from "../../parts/docs/Docs";
import { useStore } from "../../session/context";
import { words } from "../../words";
import { words as own } from "../../words/own";
import { type Props, SettingsSource } from "./Settings";
import * as css from "./Settings.module.css";

export function AlgorithmDescription({ info, entry }: Props) {
  const { linkTo } = useStore(createAddress);
  const preset = presetOf(info, entry.preset);
  return (
    <>
      <Docs id={info.id} />
      {info.id === CUSTOM_SOLVER_ID && <a href={linkTo(CUSTOM_SOLVER_ID)}>{own.change}</a>}
      <p class="muted">{info.complete ? words.complete : words.incomplete}</p>
      {preset && (
        <div class={css.preset}>
          <h3>
            {words.preset}: {preset.name}
          </h3>
          <SettingsSource preset={preset} entry={entry} />
        </div>
      )}
    </>
  );
}
