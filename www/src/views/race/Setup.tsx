/** What is raced: ready-made races, another lane, the seed and the limit. */

import { applyHash, asNewEntry, leftOff, linkTo, resume } from "../../lab/address/link";
import { racers } from "../../lab/check";
import { lab } from "../../lab/store";
import { SeedField, StepLimitField } from "../../parts/params/RunFields";
import { guarded } from "../../ui/Boundary";
import { Icon } from "../../ui/Icon";
import { useLater } from "../../ui/Later";
import { words } from "../../words";
import { Ending } from "./Ending";
import { ProjectorButton } from "./Projector";
import { plain, readyMadeOpen } from "./ready-made";
import { SeriesButton } from "./series/SeriesButton";
import { addLane, lanes, MOST_LANES, maxSteps, readyMade, seed } from "./store";

export const Setup = guarded("race/setup", SetupContent);

function SetupContent() {
  const current = lab.value;

  function add() {
    const all = current ? racers(current) : [];
    const unused = all.find(({ id }) => !lanes.value.some(({ algorithm }) => algorithm === id));
    const info = unused ?? all[0];
    if (info) addLane({ algorithm: info.id, preset: null, params: {} });
  }

  return (
    <section class="setup panel" data-part="setup" aria-labelledby="setup-title">
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
      {readyMade.value.length > 0 && <Choice />}
      {leftOff.value !== null && leftOff.value !== linkTo("race") && (
        <button type="button" class="small" onClick={resume}>
          {words.leftOff}
        </button>
      )}
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

function Choice() {
  const { at, changes } = readyMadeOpen();
  const race = readyMade.value[at];
  const changed = race && changes.length > 0;
  return (
    <>
      <Races
        value={race && !changed ? String(at) : ""}
        title={changed ? words.changedRace(race.title) : words.chooseRace}
      />
      {race && (
        <p class="muted race-note">
          {changed ? words.changedIn(changes.map((of) => words.changes[of])) : race.note}
        </p>
      )}
    </>
  );
}

const loadRecent = () => import("../../lab/recent").then(({ recent }) => recent);

function Races({ value, title }: { readonly value: string; readonly title: string }) {
  const { part: recent } = useLater(loadRecent);
  const recentRaces = recent?.value.races ?? [];
  return (
    <select
      aria-label={words.readyMade}
      value={value}
      onChange={({ currentTarget: select }) => {
        const before = /^recent (\d+)$/.exec(select.value);
        const again = before && recentRaces[Number(before[1])];
        const race = select.value === "" ? undefined : readyMade.value[Number(select.value)];
        const known = lab.value;
        if (again && known) asNewEntry(() => applyHash(known, again.hash, true));
        else if (race && known) {
          asNewEntry(() => {
            plain();
            applyHash(known, race.hash, false);
          });
        }
        select.value = value; // until the page is drawn again: what was chosen may not be open
      }}
    >
      <option value="">{title}</option>
      {readyMade.value.map(({ title, note }, index) => (
        <option key={title} value={index} title={note}>
          {title}
        </option>
      ))}
      {recentRaces.length > 0 && (
        <optgroup label={words.recent}>
          {recentRaces.map(({ hash, label }, index) => (
            <option key={hash} value={`recent ${index}`}>
              {label}
            </option>
          ))}
        </optgroup>
      )}
    </select>
  );
}
