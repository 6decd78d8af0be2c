/** A puzzle made easier: how many givens, by which seed, and what came of it. */
import type { Puzzle } from "sudoku-lab";
import { Icon } from "../app/Icon";
import { SeedField } from "../params/RunFields";
import { LabelledField } from "../params/WholeField";
import { asNewEntry } from "../state/link";
import { setPuzzle, view } from "../state/store";
import { words } from "../words";
import { generateWords } from "../words/generate";
import { Drawing } from "./Drawing";
import { newest } from "./driver";
import { cancel, ease, easing, given, givens, original, seed, wanted } from "./ease";

export function Ease() {
  const of = original.value;
  const now = easing.value;
  if (!of) return null;
  const cells = of.givens.length;
  return (
    <section class="ease panel" aria-labelledby="ease-title">
      <div class="sheet-controls">
        <h2 id="ease-title">{generateWords.ease}</h2>
        <p class="muted">{generateWords.easeHelp(given(of), of === newest.value)}</p>
        <div class="toolbar">
          <LabelledField
            label={generateWords.givens}
            id="ease-givens"
            value={wanted(of)}
            min={0}
            max={cells}
            allowed={words.wholeNumber(0, cells)}
            onChange={(value) => {
              if (value !== null) givens.value = value;
            }}
          />
          <SeedField id="ease-seed" class="field" value={seed} label={generateWords.easeSeed} />
          <button
            type="button"
            aria-disabled={now?.running === true}
            onClick={() => now?.running || ease()}
          >
            {generateWords.easeMake}
          </button>
          {now?.running && (
            <button type="button" onClick={cancel}>
              {generateWords.sheetCancel}
            </button>
          )}
        </div>
        {now?.error && (
          <p class="wrong" role="alert">
            {generateWords.easeFailed(now.error)}
          </p>
        )}
      </div>
      {now?.easier && <Easier of={of} easier={now.easier} />}
    </section>
  );
}

function Easier({ of, easier }: { readonly of: Puzzle; readonly easier: Puzzle }) {
  const [before, after] = [given(of), given(easier)];
  return (
    <div class="eased" data-eased={easier.text}>
      <Drawing
        label={generateWords.eased(before, after)}
        side={of.side}
        box={of.box}
        givens={of.givens}
        solution={easier.givens}
      />
      <p>{generateWords.eased(before, after)}</p>
      <div class="buttons">
        <button
          type="button"
          onClick={() =>
            asNewEntry(() => {
              setPuzzle(easier);
              view.value = "race";
            })
          }
        >
          <Icon name="play" />
          {generateWords.easeRace}
        </button>
      </div>
    </div>
  );
}
