/** The form that makes a puzzle easier, with its result. */

import type { Puzzle } from "sudoku-lab";
import { Drawing } from "../../board/Drawing";
import { createAddress } from "../../lab/address/link";
import { createNavigation } from "../../lab/address/views";
import { SeedField } from "../../parts/params/RunFields";
import { useSession } from "../../session/context";
import { createDocument } from "../../session/document";
import { guarded } from "../../ui/Boundary";
import { FieldError } from "../../ui/Field";
import { Icon } from "../../ui/Icon";
import { Panel } from "../../ui/Panel";
import { Row } from "../../ui/Row";
import { LabelledField } from "../../ui/WholeField";
import { words } from "../../words";
import { generateWords } from "../../words/generate";
import { createGenerateController } from "./controller";
import * as easeCss from "./Ease.module.css";
import { countGivens, createEasing } from "./ease";
import * as sheetCss from "./Sheet.module.css";

export const Ease = guarded("generate/ease", EaseContent);

function EaseContent() {
  const session = useSession();
  const { original, easing, forget, wanted, givens, seed, work, ease } = session.get(createEasing);
  const { newest } = session.get(createGenerateController);
  const originalPuzzle = original.value;
  const now = easing.value;
  if (!originalPuzzle) return null;
  const cells = originalPuzzle.givens.length;
  return (
    <Panel class={easeCss.root} aria-labelledby="ease-title">
      <div class={sheetCss.controls}>
        <h2 id="ease-title">{generateWords.ease}</h2>
        <p class="muted">
          {generateWords.easeHelp(countGivens(originalPuzzle), originalPuzzle === newest.value)}
        </p>
        <Row tools onChange={forget}>
          <LabelledField
            label={generateWords.givens}
            id="ease-givens"
            value={wanted(originalPuzzle)}
            min={0}
            max={cells}
            allowed={words.wholeNumber(0, cells)}
            onChange={(value) => {
              if (value !== null) givens.value = value;
            }}
          />
          <SeedField id="ease-seed" value={seed} label={generateWords.easeSeed} />
          <button
            type="button"
            aria-disabled={work.running.value}
            onClick={() => work.running.value || focusInvalidField() || void ease()}
          >
            {generateWords.easeMake}
          </button>
          {work.running.value && (
            <button type="button" onClick={work.cancel}>
              {generateWords.sheetCancel}
            </button>
          )}
        </Row>
        {now?.enough && <p>{generateWords.easeEnough(countGivens(originalPuzzle), cells)}</p>}
        {now && work.failed.value && (
          <FieldError role="alert">{generateWords.easeFailed(work.failed.value)}</FieldError>
        )}
      </div>
      {now?.easier && <EasierPuzzle original={originalPuzzle} easier={now.easier} />}
    </Panel>
  );
}

/**
 * Focuses a field with invalid input, if there is one: nothing is made from its former value. Returns whether there is
 * one.
 */
function focusInvalidField(): boolean {
  const wrong = document.querySelector<HTMLElement>(".ease [aria-invalid=true]");
  wrong?.focus();
  return wrong !== null;
}

function EasierPuzzle({
  original,
  easier,
}: {
  readonly original: Puzzle;
  readonly easier: Puzzle;
}) {
  const session = useSession();
  const { asNewEntry } = session.get(createAddress);
  const { setPuzzle } = session.get(createDocument);
  const { view } = session.get(createNavigation);
  const [before, after] = [countGivens(original), countGivens(easier)];
  return (
    <div class={easeCss.eased} data-eased={easier.text}>
      <Drawing
        label={generateWords.eased(before, after)}
        side={original.side}
        box={original.box}
        givens={original.givens}
        solution={easier.givens}
      />
      <p>{generateWords.eased(before, after)}</p>
      <Row>
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
      </Row>
    </div>
  );
}
