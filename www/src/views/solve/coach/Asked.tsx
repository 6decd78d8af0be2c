/** The requested hint: its technique, the text of the present stage, and the actions for it. */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Proof } from "../../../parts/reasons/Proof";
import { fetchTechniques, lineOf, nameOf } from "../../../play/help/about";
import { type Hint, hintOverlay, STEP_STAGE, stagesOf } from "../../../play/help/hint";
import { areaText, stageText } from "../../../play/help/hint-text";
import { createHints } from "../../../play/help/hints";
import { createHintStore } from "../../../play/help/stages";
import type { Position } from "../../../play/position";
import { createGame } from "../../../play/store";
import { useSession, useStore } from "../../../session/context";
import { Button } from "../../../ui/Button";
import { Icon } from "../../../ui/Icon";
import { Row } from "../../../ui/Row";
import { onResize } from "../../../ui/resize";
import { words } from "../../../words/hint";
import { AboutTechnique } from "../AboutTechnique";
import { scrollToBoard } from "../board/sight";
import { Legend } from "../help/Legend";
import * as css from "./Coach.module.css";
import { Step } from "./Step";

export function HintPanel() {
  const session = useSession();
  const { hint, stage } = session.get(createHintStore);
  const { hide } = session.get(createHints);
  const { overlay, position } = session.get(createGame);
  const now = hint.value;
  const p = position.value;
  const at = stage.value;
  useEffect(() => void fetchTechniques(), []);
  // Where the coach covers the bottom of the page, the board is moved above it.
  useLayoutEffect(() => scrollToBoard(), [at]);
  const stageCount = now === null ? at : stagesOf(now);
  return (
    <>
      <header class={css.head}>
        <h2 id="coach-title" title={now ? titleOf(now) : undefined}>
          {now ? titleOf(now) : words.hint}
        </h2>
        {stageCount > 1 && (
          <span class={`${css.stage} numbers`}>{words.stageOf(at, stageCount)}</span>
        )}
        <span class="spacer" />
        <Button
          icon
          ghost
          class={css.close}
          title={words.hide}
          onClick={() => {
            hide();
            toMainButton();
          }}
        >
          <Icon name="close" label={words.hide} />
        </Button>
      </header>
      <Said>
        {now === null ? <p class="muted">{words.waiting}</p> : <HintStages hint={now} at={at} />}
        {overlay.value && (
          <Legend overlay={(now && p && hintOverlay(p, now, at)) ?? overlay.value} />
        )}
      </Said>
      {now && p && <Reserve now={now} p={p} />}
      <HintActions hint={now} at={at} />
    </>
  );
}

/**
 * Shows the text of the hint. The text can be focused if it is longer than its box, so that it can be scrolled by
 * keyboard.
 */
function Said({ children }: { readonly children: ComponentChildren }) {
  const elementRef = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState(false);
  /** Whether there is more text below the visible part. */
  const [more, setMore] = useState(false);
  const measure = () => {
    const element = elementRef.current;
    if (!element) return;
    const { scrollHeight, clientHeight, scrollTop } = element;
    setCut(scrollHeight > clientHeight + 1);
    setMore(scrollHeight > clientHeight + scrollTop + 1);
  };
  useLayoutEffect(() => {
    const element = elementRef.current;
    if (!element) return;
    measure();
    return onResize([element, ...element.children], measure);
  }, [children]);
  return (
    <div
      ref={elementRef}
      class={css.said}
      data-more={more || undefined}
      onScroll={measure}
      {...(cut && { role: "group", tabIndex: 0, "aria-labelledby": "coach-title" })}
    >
      {children}
    </div>
  );
}

/** Reserves the height of the longest stage of the hint, so that no stage moves what is below the coach. */
function Reserve({ now, p }: { readonly now: Hint; readonly p: Position }) {
  return (
    <div class={css.reserve} aria-hidden="true" inert>
      {numbersUpTo(stagesOf(now)).map((stage) => {
        const overlay = hintOverlay(p, now, stage);
        return (
          <div key={stage}>
            <div class={css.copy}>
              <StageText now={now} stage={stage} p={p} />
            </div>
            {overlay && <Legend overlay={overlay} />}
          </div>
        );
      })}
    </div>
  );
}

function titleOf(now: Hint): string {
  if (now.kind !== "step") return words.titles[now.kind];
  return nameOf(now.step.technique);
}

interface StagesProps {
  readonly hint: Hint;
  readonly at: number;
}

const numbersUpTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

/** Shows the stages so far; the last one is visible. */
function HintStages({ hint, at }: StagesProps) {
  const { position } = useStore(createGame);
  const p = position.value;
  if (!p) return null;
  const last = Math.min(at, stagesOf(hint));
  return (
    <ol class={css.stages}>
      {numbersUpTo(last).map((number) => (
        <li key={number} aria-current={number === last ? "step" : undefined}>
          <StageText now={hint} stage={number} p={p} live={number === last} />
        </li>
      ))}
    </ol>
  );
}

interface StageTextProps {
  readonly now: Hint;
  readonly stage: number;
  readonly p: Position;
  /** Whether pointing at a line draws the line on the board. */
  readonly live?: boolean;
}

function StageText({ now, stage, p, live = false }: StageTextProps) {
  return (
    <>
      {now.kind === "step" && stage === STEP_STAGE ? (
        <Step step={now.step} p={p} live={live} />
      ) : (
        sentenceOf(now, stage, p)
      )}
      {now.kind === "step" && stage > STEP_STAGE && (
        <>
          {" "}
          <AboutTechnique class={css.about} techniqueId={now.step.technique}>
            {words.about}
          </AboutTechnique>
        </>
      )}
    </>
  );
}

/** Returns the text of a stage beside its heading, which names the technique. */
function sentenceOf(now: Hint, stage: number, p: Position): ComponentChildren {
  if (now.kind !== "step") return stageText(now, stage, p);
  const { step } = now;
  if (stage < STEP_STAGE) return `${areaText(step, p)} ${lineOf(step.technique)}`.trim();
  return <Proof step={step} side={p.side} />;
}

/** Moves the focus to the main button of the coach, because the pressed button disappears with the hint. */
function toMainButton(): void {
  requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>(".coach button.button-primary")
      ?.focus({ preventScroll: true }),
  );
}

/**
 * Shows the actions: the main button shows further stages, and the second one applies the step. Both keep their places.
 */
function HintActions({ hint, at }: { readonly hint: Hint | null; readonly at: number }) {
  const { apply, more } = useStore(createHints);
  const step = hint?.kind === "step" ? hint.step : null;
  const last = hint !== null && at >= stagesOf(hint);
  const shown = step !== null && at >= STEP_STAGE;
  const next = useRef<HTMLButtonElement>(null);
  // The button that requested the hint has disappeared; its focus moves to this one.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) next.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Row class={css.acts}>
      <Button
        ref={next}
        primary={!shown}
        // The button keeps the focus, and a further press repeats the message.
        aria-disabled={last}
        onClick={more}
      >
        {words.more}
      </Button>
      {step && (
        <Button
          primary={shown}
          onClick={({ detail }) => {
            if (detail > 1) return; // the second press of a double click on the button that was here before
            apply();
            toMainButton();
          }}
        >
          {words.apply}
        </Button>
      )}
    </Row>
  );
}
