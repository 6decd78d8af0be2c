/** What is raced: ready-made races, another lane, the seed and the limit. */

import { readLanes } from "../../lab/address/hash";
import { applyHash, asNewEntry, parse } from "../../lab/address/link";
import { solvers } from "../../lab/check";
import { recent } from "../../lab/recent";
import type { LaneSpec } from "../../lab/setup";
import { lab, puzzle } from "../../lab/store";
import { SeedField, StepLimitField } from "../../parts/params/RunFields";
import { Icon } from "../../ui/Icon";
import { words } from "../../words";
import { Ending } from "./Ending";
import { ProjectorButton } from "./Projector";
import { SeriesButton } from "./series/SeriesButton";
import { addLane, lanes, MOST_LANES, maxSteps, type ReadyMade, readyMade, seed } from "./store";

export function Setup() {
  const current = lab.value;

  function add() {
    const all = current ? solvers(current) : [];
    const unused = all.find(({ id }) => !lanes.value.some(({ algorithm }) => algorithm === id));
    const info = unused ?? all[0];
    if (info) addLane({ algorithm: info.id, preset: null, params: {} });
  }

  return (
    <section class="setup panel" aria-labelledby="setup-title">
      <div class="panel-head">
        <h2 id="setup-title">{words.setup}</h2>
        <span class="spacer" />
        <ProjectorButton />
        <button
          type="button"
          class="small"
          disabled={!current || lanes.value.length >= MOST_LANES}
          onClick={add}
        >
          <Icon name="plus" />
          {words.addLane}
        </button>
      </div>
      {readyMade.value.length + recent.value.races.length > 0 && <Choice />}
      <div class="toolbar">
        <SeedField id="seed" class="field" value={seed} />
        <span class="spacer" />
        <StepLimitField id="limit" class="field" value={maxSteps} />
      </div>
      <Ending />
      <SeriesButton />
    </section>
  );
}

/** Whether a race is the one on the page: its lanes on its puzzle. */
function isOpen({ hash }: ReadyMade): boolean {
  const set = parse(hash);
  const named = readLanes(set);
  const same = ({ algorithm, preset, params }: LaneSpec, index: number) => {
    const wanted = named?.[index];
    if (wanted?.algorithm !== algorithm || wanted.preset !== preset) return false;
    const own = Object.entries(params);
    const all = Object.keys(wanted.params).length === own.length;
    return all && own.every(([id, value]) => wanted.params[id] === value);
  };
  return (
    puzzle.value?.text === set.given.get("p") &&
    lanes.value.length === named?.length &&
    lanes.value.every(same)
  );
}

function Choice() {
  const chosen = readyMade.value.findIndex(isOpen);
  const value = chosen < 0 ? "" : String(chosen);
  const note = readyMade.value[chosen]?.note;
  return (
    <>
      <Races value={value} />
      {note && <p class="muted race-note">{note}</p>}
    </>
  );
}

function Races({ value }: { readonly value: string }) {
  return (
    <select
      aria-label={words.readyMade}
      value={value}
      onChange={({ currentTarget: select }) => {
        const before = /^recent (\d+)$/.exec(select.value);
        const again = before && recent.value.races[Number(before[1])];
        const race = select.value === "" ? undefined : readyMade.value[Number(select.value)];
        const known = lab.value;
        if (again && known) asNewEntry(() => applyHash(known, again.hash, true));
        else if (race && known) asNewEntry(() => applyHash(known, race.hash, false));
        select.value = value; // until the page is drawn again: what was chosen may not be open
      }}
    >
      <option value="">{words.chooseRace}</option>
      {readyMade.value.map(({ title, note }, index) => (
        <option key={title} value={index} title={note}>
          {title}
        </option>
      ))}
      {recent.value.races.length > 0 && (
        <optgroup label={words.recent}>
          {recent.value.races.map(({ hash, label }, index) => (
            <option key={hash} value={`recent ${index}`}>
              {label}
            </option>
          ))}
        </optgroup>
      )}
    </select>
  );
}
