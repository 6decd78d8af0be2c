/** How a person likes to play. */
import { type Settings as All, set, settings } from "../../../play/settings";
import { Check } from "../../../ui/Check";
import { words } from "../../../words/play";

const names = Object.keys(words.setting) as (keyof All)[];

export function Settings() {
  return (
    <div class="play-settings">
      {names.map((name) => (
        <Check key={name}>
          <input
            type="checkbox"
            checked={settings.value[name]}
            onChange={(event) => set(name, event.currentTarget.checked)}
          />
          {words.setting[name]}
        </Check>
      ))}
    </div>
  );
}
