/** The description of an algorithm, with the source of the preset in use. */
import "../../lab/details";
import { createAddress } from "../../lab/address/link";
import { presetOf } from "../../lab/check";
import { OWN } from "../../lab/own/running";
import { Docs } from "../../parts/docs/Docs";
import { useStore } from "../../session/context";
import { words } from "../../words";
import { words as own } from "../../words/own";
import { type Props, Source } from "./Settings";
import * as css from "./Settings.module.css";

export function How({ info, entry }: Props) {
  const { linkTo } = useStore(createAddress);
  const preset = presetOf(info, entry.preset);
  return (
    <>
      <Docs id={info.id} />
      {info.id === OWN && <a href={linkTo(OWN)}>{own.change}</a>}
      <p class="muted">{info.complete ? words.complete : words.incomplete}</p>
      {preset && (
        <div class={css.preset}>
          <h3>
            {words.preset}: {preset.name}
          </h3>
          <Source preset={preset} entry={entry} />
        </div>
      )}
    </>
  );
}
