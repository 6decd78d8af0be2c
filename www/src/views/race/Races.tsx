/** The list of ready-made and recent races to choose from. */

import { createAddress } from "../../lab/address/link";
import { recent } from "../../lab/recent";
import { useSession } from "../../session/context";
import { lab } from "../../session/engine";
import { words } from "../../words";
import { LanePicker } from "./Choose";
import { readyMadeOpen, resetSettings } from "./ready-made";
import { createRaceSheets } from "./sheets";
import { readyMadeRaces } from "./store";
import "./told-races";
import { Note } from "../../ui/Text";
import * as css from "./Races.module.css";

export function Races() {
  const session = useSession();
  const { asNewEntry, applyHash, leftOff, linkTo, resume } = session.get(createAddress);
  const { sheets } = session.get(createRaceSheets);
  const { at, changes } = readyMadeOpen(session);
  const open = readyMadeRaces.value[at];
  const changed = open && changes.length > 0;

  /**
   * Opens a race by its hash. `isComplete` means that the hash contains all settings, so that defaults need not be restored
   * first.
   */
  function openReadyMade(hash: string, isComplete: boolean) {
    const registry = lab.value;
    if (!registry) return;
    asNewEntry(() => {
      if (!isComplete) resetSettings(session);
      applyHash(registry, hash, isComplete);
    });
    sheets.races.value = false;
  }

  return (
    <div class={css.root} data-part="setup">
      {changed && (
        <Note>
          {words.changedRace(open.title)}. {words.changedIn(changes.map((of) => words.changes[of]))}
        </Note>
      )}
      {leftOff.value !== null && leftOff.value !== linkTo("race") && (
        <button
          type="button"
          onClick={() => {
            sheets.races.value = false;
            resume();
          }}
        >
          {words.leftOff}
        </button>
      )}
      <LanePicker
        onDone={() => {
          sheets.races.value = false;
        }}
      />
      <h3>{words.readyMade}</h3>
      <ul>
        {readyMadeRaces.value.map(({ title, note, hash }, index) => (
          <li key={title}>
            <button
              type="button"
              class={css.choice}
              aria-current={index === at && !changed ? "true" : undefined}
              onClick={() => openReadyMade(hash, false)}
            >
              <strong>{title}</strong>
              <span class="muted">{note}</span>
            </button>
          </li>
        ))}
      </ul>
      {recent.value.races.length > 0 && (
        <>
          <h3>{words.recent}</h3>
          <ul>
            {recent.value.races.map(({ hash, label }) => (
              <li key={hash}>
                <button type="button" class={css.choice} onClick={() => openReadyMade(hash, true)}>
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
