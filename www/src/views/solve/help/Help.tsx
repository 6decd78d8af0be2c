/** The next step in stages, all steps there are, and why a digit cannot be: the teacher beside the player. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { fetchTechniques, nameOf } from "../../../play/help/about";
import { type Hint, stagesOf } from "../../../play/help/hint";
import { apply, done, hide, hint, more, stage, waiting } from "../../../play/help/hints";
import { said } from "../../../play/help/said";
import { overlay, position } from "../../../play/store";
import { numbered } from "../../../text/digits";
import { words } from "../../../words/hint";
import { AboutTechnique } from "../AboutTechnique";
import { bringBoard } from "../board/sight";
import { All } from "./All";
import { Legend } from "./Legend";
import { WhyNot } from "./WhyNot";
import "../../../styles/help.css";

export function Help() {
  useEffect(() => void fetchTechniques(), []);
  return (
    <div class="teacher">
      <Staged />
      <All />
      <WhyNot />
    </div>
  );
}

function Staged() {
  const now = hint.value;
  const at = stage.value;
  const last = now === null ? 3 : stagesOf(now);
  const asks = useRef<HTMLButtonElement>(null);
  const shown = at > 0;
  // Where letters are digits, those of keys are pressed with Alt.
  const letters = (position.value?.side ?? 9) > 9 && !numbered.value;
  const key = letters ? words.keyAlt : words.key;
  // Where what is said covers the foot of the page, the board stands above it.
  useLayoutEffect(() => {
    if (shown) bringBoard();
  }, [at]);
  return (
    <div class="hint" data-stage={at} data-kind={now?.kind}>
      <div class="buttons">
        <button
          ref={asks}
          type="button"
          class="primary"
          disabled={position.value === null}
          aria-disabled={now !== null && at >= last}
          aria-keyshortcuts={key}
          onClick={more}
        >
          {shown ? words.more : words.hint}
        </button>
        {now?.kind === "step" && (
          <button
            type="button"
            onClick={() => {
              apply();
              asks.current?.focus({ preventScroll: true }); // this button goes with its step
            }}
          >
            {words.apply}
          </button>
        )}
        {shown && (
          <button type="button" onClick={hide}>
            {words.hide}
          </button>
        )}
        <kbd>{key}</kbd>
      </div>
      {!shown && <p class="muted">{done.value || words.intro}</p>}
      {waiting.value && <p class="muted">{words.waiting}</p>}
      {now && <Told now={now} at={at} />}
    </div>
  );
}

function Told({ now, at }: { readonly now: Hint; readonly at: number }) {
  const p = position.value;
  if (!p) return null;
  const stages = Array.from({ length: Math.min(at, stagesOf(now)) }, (_, index) => index + 1);
  const named = now.kind === "step";
  return (
    <>
      <ol class="stages">
        {stages.map((one) => (
          <li key={one} aria-current={one === at ? "step" : undefined}>
            {named && <strong>{words.stages[one - 1]}</strong>}
            <span>{said(now, one, p)}</span>
          </li>
        ))}
      </ol>
      {overlay.value && <Legend overlay={overlay.value} />}
      {now.kind === "step" && at > 1 && (
        <AboutTechnique of={now.step.technique}>
          {words.about(nameOf(now.step.technique))}
        </AboutTechnique>
      )}
    </>
  );
}
