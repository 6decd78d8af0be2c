/** When a race ends by itself, and what decides the places. */

import { useStore } from "../../session/context";
import { words } from "../../words";
import { createRaceStore, ranks, untils } from "./store";

export function Ending() {
  const { until, rank } = useStore(createRaceStore);
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
      <div class="field">
        <label for="rank">{words.rank}</label>
        <select
          id="rank"
          value={rank.value}
          onChange={(event) => {
            rank.value = event.currentTarget.value === "steps" ? "steps" : "time";
          }}
        >
          {ranks.map((name) => (
            <option key={name} value={name}>
              {words.ranks[name]}
            </option>
          ))}
        </select>
      </div>
      {until.value === "first" && (
        <p class="muted race-note" id="until-note">
          {words.untilNotes[rank.value]}
        </p>
      )}
    </>
  );
}
