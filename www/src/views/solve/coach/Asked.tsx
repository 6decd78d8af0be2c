/** The requested hint: its technique, the text of the present stage, and the actions for it. */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Proof } from "../../../parts/reasons/Proof";
import { fetchTechniques, lineOf, nameOf } from "../../../play/help/about";
import { drawn, type Hint, STEP, stagesOf } from "../../../play/help/hint";
import { createHints } from "../../../play/help/hints";
import { said, whereSaid } from "../../../play/help/said";
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
import { bringBoard } from "../board/sight";
import { Legend } from "../help/Legend";
import * as css from "./Coach.module.css";
import { Step } from "./Step";

export function Asked() {
  const session = useSession();
  const { hint, stage } = session.get(createHintStore);
  const { hide } = session.get(createHints);
  const { overlay, position } = session.get(createGame);
  const now = hint.value;
  const p = position.value;
  const at = stage.value;
  useEffect(() => void fetchTechniques(), []);
  // Where the coach covers the bottom of the page, the board is moved above it.
  useLayoutEffect(() => bringBoard(), [at]);
  const of = now === null ? at : stagesOf(now);
  return (
    <>
      <header class={css.head}>
        <h2 id="coach-title" title={now ? titleOf(now) : undefined}>
          {now ? titleOf(now) : words.hint}
        </h2>
        {of > 1 && <span class={`${css.stage} numbers`}>{words.stageOf(at, of)}</span>}
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
        {now === null ? <p class="muted">{words.waiting}</p> : <Stages now={now} at={at} />}
        {overlay.value && <Legend overlay={(now && p && drawn(p, now, at)) ?? overlay.value} />}
      </Said>
      {now && p && <Reserve now={now} p={p} />}
      <Acts now={now} at={at} />
    </>
  );
}

/**
 * Shows the text of the hint. The text can be focused if it is longer than its box, so that it can be scrolled by
 * keyboard.
 */
function Said({ children }: { readonly children: ComponentChildren }) {
  const place = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState(false);
  /** Whether there is more text below the visible part. */
  const [more, setMore] = useState(false);
  const measure = () => {
    const one = place.current;
    if (!one) return;
    const { scrollHeight, clientHeight, scrollTop } = one;
    setCut(scrollHeight > clientHeight + 1);
    setMore(scrollHeight > clientHeight + scrollTop + 1);
  };
  useLayoutEffect(() => {
    const one = place.current;
    if (!one) return;
    measure();
    return onResize([one, ...one.children], measure);
  }, [children]);
  return (
    <div
      ref={place}
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
      {upTo(stagesOf(now)).map((stage) => {
        const overlay = drawn(p, now, stage);
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
  readonly now: Hint;
  readonly at: number;
}

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

/** Shows the stages so far; the last one is visible. */
function Stages({ now, at }: StagesProps) {
  const { position } = useStore(createGame);
  const p = position.value;
  if (!p) return null;
  const last = Math.min(at, stagesOf(now));
  return (
    <ol class={css.stages}>
      {upTo(last).map((one) => (
        <li key={one} aria-current={one === last ? "step" : undefined}>
          <StageText now={now} stage={one} p={p} live={one === last} />
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
      {now.kind === "step" && stage === STEP ? (
        <Step step={now.step} p={p} live={live} />
      ) : (
        sentenceOf(now, stage, p)
      )}
      {now.kind === "step" && stage > STEP && (
        <>
          {" "}
          <AboutTechnique class={css.about} of={now.step.technique}>
            {words.about}
          </AboutTechnique>
        </>
      )}
    </>
  );
}

/** Returns the text of a stage beside its heading, which names the technique. */
function sentenceOf(now: Hint, stage: number, p: Position): ComponentChildren {
  if (now.kind !== "step") return said(now, stage, p);
  const { step } = now;
  if (stage < STEP) return `${whereSaid(step, p)} ${lineOf(step.technique)}`.trim();
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
function Acts({ now, at }: { readonly now: Hint | null; readonly at: number }) {
  const { apply, more } = useStore(createHints);
  const step = now?.kind === "step" ? now.step : null;
  const last = now !== null && at >= stagesOf(now);
  const shown = step !== null && at >= STEP;
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
