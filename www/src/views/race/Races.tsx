/** The ready-made races and those of before, to choose from. */
import { applyHash, asNewEntry, leftOff, linkTo, resume } from "../../lab/address/link";
import { recent } from "../../lab/recent";
import { lab } from "../../lab/store";
import { words } from "../../words";
import { plain, readyMadeOpen } from "./ready-made";
import { sheets } from "./sheets";
import { readyMade } from "./store";
import "./told-races";

export function Races() {
  const { at, changes } = readyMadeOpen();
  const open = readyMade.value[at];
  const changed = open && changes.length > 0;

  /** Opens a race by its hash; `whole` where the hash says everything. */
  function choose(hash: string, whole: boolean) {
    const known = lab.value;
    if (!known) return;
    asNewEntry(() => {
      if (!whole) plain();
      applyHash(known, hash, whole);
    });
    sheets.races.value = false;
  }

  return (
    <div class="races" data-part="setup">
      {changed && (
        <p class="muted race-note">
          {words.changedRace(open.title)}. {words.changedIn(changes.map((of) => words.changes[of]))}
        </p>
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
      <ul>
        {readyMade.value.map(({ title, note, hash }, index) => (
          <li key={title}>
            <button
              type="button"
              class="choice"
              aria-current={index === at && !changed ? "true" : undefined}
              onClick={() => choose(hash, false)}
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
                <button type="button" class="choice" onClick={() => choose(hash, true)}>
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
