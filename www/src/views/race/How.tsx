/** What an algorithm says of itself, and where the preset in use comes from. */
import { presetOf } from "../../lab/check";
import { Markdown } from "../../ui/Markdown";
import { words } from "../../words";
import { type Props, Source } from "./Settings";

export function How({ info, entry }: Props) {
  const preset = presetOf(info, entry.preset);
  return (
    <>
      <Markdown text={info.docs} />
      <p class="muted">{info.complete ? words.complete : words.incomplete}</p>
      {preset && (
        <div class="preset-block">
          <h3>
            {words.preset}: {preset.name}
          </h3>
          <Source preset={preset} entry={entry} />
        </div>
      )}
    </>
  );
}
