/** The settings for when a race stops by itself and by which measure the lanes are ranked. */

import { useStore } from "../../session/context";
import { Field } from "../../ui/Field";
import { Note } from "../../ui/Text";
import { words } from "../../words";
import { createRaceStore, rankMeasures, stopRules } from "./store";

export function RaceRuleSettings() {
  const { until, rank } = useStore(createRaceStore);
  return (
    <>
      <Field label={words.until} for="until">
        <select
          id="until"
          value={until.value}
          aria-describedby="until-note"
          onChange={(event) => {
            until.value = event.currentTarget.value === "first" ? "first" : "all";
          }}
        >
          {stopRules.map((name) => (
            <option key={name} value={name}>
              {words.untils[name]}
            </option>
          ))}
        </select>
      </Field>
      <Field label={words.rank} for="rank">
        <select
          id="rank"
          value={rank.value}
          onChange={(event) => {
            rank.value = event.currentTarget.value === "steps" ? "steps" : "time";
          }}
        >
          {rankMeasures.map((name) => (
            <option key={name} value={name}>
              {words.ranks[name]}
            </option>
          ))}
        </select>
      </Field>
      {until.value === "first" && <Note id="until-note">{words.untilNotes[rank.value]}</Note>}
    </>
  );
}
