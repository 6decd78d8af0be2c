/** The hint that was asked for: its technique, what the last stage says, and what can be done with it. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { fetchTechniques, nameOf } from "../../../play/help/about";
import { type Hint, stagesOf } from "../../../play/help/hint";
import { apply, hide, more } from "../../../play/help/hints";
import { said } from "../../../play/help/said";
import { hint, stage } from "../../../play/help/stages";
import { overlay, position } from "../../../play/store";
import { Icon } from "../../../ui/Icon";
import { words } from "../../../words/hint";
import { AboutTechnique } from "../AboutTechnique";
import { bringBoard } from "../board/sight";
import { Legend } from "../help/Legend";
import { coloured } from "./coloured";

/** From this stage on the technique is named. */
const NAMED = 2;

export function Asked() {
  const now = hint.value;
  const at = stage.value;
  useEffect(() => void fetchTechniques(), []);
  // Where the coach covers the foot of the page, the board stands above it.
  useLayoutEffect(() => bringBoard(), [at]);
  const of = now === null ? at : stagesOf(now);
  return (
    <>
      <header class="coach-head">
        <h2 id="coach-title">{now ? titleOf(now, at) : words.hint}</h2>
        {of > 1 && <span class="coach-stage numbers">{words.stageOf(at, of)}</span>}
        <span class="spacer" />
        <button
          type="button"
          class="icon ghost"
          title={words.hide}
          onClick={() => {
            hide();
            toMainButton();
          }}
        >
          <Icon name="close" label={words.hide} />
        </button>
      </header>
      {now === null ? <p class="muted">{words.waiting}</p> : <Stages now={now} at={at} />}
      {overlay.value && <Legend overlay={overlay.value} />}
      <Acts now={now} at={at} />
    </>
  );
}

function titleOf(now: Hint, at: number): string {
  if (now.kind !== "step") return words.titles[now.kind];
  return at < NAMED ? (words.stages[0] ?? "") : nameOf(now.step.technique);
}

/** All stages so far; the last one is shown. */
function Stages({ now, at }: { readonly now: Hint; readonly at: number }) {
  const p = position.value;
  if (!p) return null;
  const last = Math.min(at, stagesOf(now));
  const stages = Array.from({ length: last }, (_, index) => index + 1);
  return (
    <ol class="stages">
      {stages.map((one) => (
        <li key={one} aria-current={one === last ? "step" : undefined}>
          {now.kind === "step" && one === stagesOf(now)
            ? coloured(now.step, p.side)
            : said(now, one, p)}
        </li>
      ))}
    </ol>
  );
}

/** Moves the focus to the main button of the coach: what was pressed goes with the hint. */
function toMainButton(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(".coach button.primary")?.focus({ preventScroll: true }),
  );
}

function Acts({ now, at }: { readonly now: Hint | null; readonly at: number }) {
  const step = now?.kind === "step" ? now.step : null;
  const last = now !== null && at >= stagesOf(now);
  const next = useRef<HTMLButtonElement>(null);
  // The button that asked for the hint is gone: its focus goes on here.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) next.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div class="buttons">
      {step && (
        <button
          type="button"
          class="primary"
          onClick={({ detail }) => {
            if (detail > 1) return; // the second press of a double click on what stood here before
            apply();
            toMainButton();
          }}
        >
          {words.apply}
        </button>
      )}
      <button
        ref={next}
        type="button"
        class={step ? "" : "primary"}
        // A further press repeats the message, and the focus stays on the button.
        aria-disabled={last}
        onClick={more}
      >
        {words.more}
      </button>
      {step && at >= NAMED && <AboutTechnique of={step.technique}>{words.about}</AboutTechnique>}
    </div>
  );
}
