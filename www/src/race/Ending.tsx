/** When a race ends by itself. */
import { untils } from "../state/hash";
import { until } from "../state/store";
import { words } from "../words";

export function Ending() {
  return (
    <>
      <div class="field">
        <label for="until">{words.until}</label>
        <select
          id="until"
          value={until.value}
          aria-describedby="until-note"
          onChange={(event) => {
            until.value = event.currentTarget.value === "first" ? "first" : "all";
          }}
        >
          {untils.map((name) => (
            <option key={name} value={name}>
              {words.untils[name]}
            </option>
          ))}
        </select>
      </div>
      {until.value === "first" && (
        <p class="muted race-note" id="until-note">
          {words.untilNote}
        </p>
      )}
    </>
  );
}
