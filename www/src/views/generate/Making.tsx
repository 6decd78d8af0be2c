/** The puzzle being made, and its facts afterwards. */

import { useEffect, useRef } from "preact/hooks";
import type { Outcome } from "sudoku-lab";
import { Sample } from "../../board/Sample";
import { createFrame } from "../../lab/address/frame";
import { createAddress } from "../../lab/address/link";
import { createNavigation } from "../../lab/address/views";
import { addView, scheduleFrame } from "../../lab/frames";
import { useSession, useStore } from "../../session/context";
import { createDocument } from "../../session/document";
import { Transport } from "../../transport/Transport";
import { paletteVersion } from "../../ui/appearance";
import { guarded } from "../../ui/Boundary";
import { useCopy } from "../../ui/copy";
import { Explanation } from "../../ui/Explanation";
import { Failure } from "../../ui/Failure";
import { Figures as Rows } from "../../ui/Figures";
import { GlossaryDialog } from "../../ui/Meanings";
import { Menu } from "../../ui/Menu";
import { MoreIcon } from "../../ui/MoreIcon";
import { OutcomeText as Ending } from "../../ui/Outcome";
import { Row } from "../../ui/Row";
import { onResize } from "../../ui/resize";
import { focusElement } from "../../ui/scroll";
import { label, words } from "../../words";
import { generateWords } from "../../words/generate";
import { words as ordering } from "../../words/order";
import { createGenerateController } from "./controller";
import { puzzleFacts } from "./facts";
import * as css from "./Making.module.css";
import { createMakers, emptyGrid, loadedMakers } from "./makers";
import { MakingView, paintEmpty } from "./making-view";
import { createOrder } from "./order";
import { createGridRating } from "./rated";
import { createSheet } from "./sheet";
import { createGenerateStore, DEFAULT_COUNT } from "./store";

export const Making = guarded("generate/making", MakingContent);

function MakingContent() {
  const session = useSession();
  const { job, madePuzzle, example, status, playback, failure } =
    session.get(createGenerateController);
  const { box } = session.get(createGenerateStore);
  const { compact, hidden, locked } = session.get(createFrame);
  const { rate, rated } = session.get(createGridRating);
  const { order, ordered } = session.get(createOrder);
  const root = useRef<HTMLElement>(null);
  const now = job.value;
  const result = madePuzzle.value;
  const boxes = box.value;
  // If the settings are hidden or locked, their button is absent or has no effect.
  const isSingle =
    compact.value || [hidden, locked].some(({ value }) => /\b(setup|all)\b/.test(value));

  useEffect(() => {
    const place = root.current;
    const lab = loadedMakers.value;
    if (!place || !lab) return;
    if (!now) {
      const empty = () => paintEmpty(place, emptyGrid(lab, boxes));
      const stopSizing = onResize(place, empty);
      const forget = paletteVersion.subscribe(empty);
      return () => {
        stopSizing();
        forget();
      };
    }
    // The counters are outside this section, so the view writes into the whole `.view` element.
    const shown = new MakingView(
      now.lane,
      now.pattern,
      place.closest<HTMLElement>(".view") ?? place,
      { made: madePuzzle, rate },
    );
    const stopWatching = addView(shown);
    const sight = new IntersectionObserver((seen) => {
      shown.visible = seen.some(({ isIntersecting }) => isIntersecting);
      scheduleFrame();
    });
    sight.observe(place);
    const stopSizing = onResize(place, () => shown.resize());
    const forget = paletteVersion.subscribe(() => shown.paint());
    const finish = madePuzzle.subscribe(() => shown.paint());
    return () => {
      stopWatching();
      sight.disconnect();
      stopSizing();
      forget();
      finish();
    };
  }, [now, now ? null : boxes]);

  return (
    <section
      ref={root}
      class={css.root}
      data-part="boards"
      aria-label={generateWords.stage}
      hidden={order.value !== null}
      data-example={example.value || undefined}
      data-making={status.value?.state ?? "ready"}
      data-outcome={status.value?.outcome ?? undefined}
      data-made={result?.puzzle?.text}
    >
      <Progress />
      <canvas class={css.board} role="img" aria-label={generateWords.stage} />
      {/* The transport cannot make a puzzle to order, so it is hidden while one is wanted. */}
      {(now || isSingle || !ordered.value) && (
        <Transport
          id="generate"
          layout="keys"
          still={example.value || status.value?.state === "ended"}
          playback={playback}
          label={generateWords.transport}
          start={isSingle ? generateWords.make : generateWords.generate}
          again={isSingle ? generateWords.make : generateWords.generate}
          secondary={!isSingle}
        />
      )}
      {now && <Key />}
      {now && (
        <div class={css.outcomeLine}>
          {rated.value !== "" && !(example.value && status.value?.state !== "ended") && (
            <p class={css.rated} data-field="rating">
              {rated.value}
            </p>
          )}
          <NextPuzzle />
        </div>
      )}
      {result && <Result />}
      {failure.value !== null && (
        <Failure as="p" role="alert">
          <strong>{generateWords.failed}</strong> {failure.value}
        </Failure>
      )}
    </section>
  );
}

/** The marks that a board shows while a puzzle is being made, in the order of the key. */
const MAKING_SIGNS = ["placed", "framed", "kept", "undone", "possible"] as const;

/** Shows the key to the board. */
const Key = () => (
  <ul class={css.key} aria-label={generateWords.key.title}>
    {MAKING_SIGNS.map((sign) => (
      <li key={sign}>
        <Sample sign={sign} small />
        {generateWords.key[sign]}
      </li>
    ))}
  </ul>
);

/** Shows the progress and the explanation of the last step. */
function Progress() {
  const session = useSession();
  const { status, job, example, madePuzzle, failure } = session.get(createGenerateController);
  const { ordered } = session.get(createOrder);
  const { count } = session.get(createGenerateStore);
  const { sheet } = session.get(createSheet);
  const now = status.value;
  if (!now || !job.value) {
    return (
      <div class={css.standing}>
        <p class="muted">{ordered.value ? generateWords.readyToOrder : generateWords.ready}</p>
        {count.value !== DEFAULT_COUNT && sheet.value === null && <SheetOffer />}
      </div>
    );
  }
  const ended = now.state === "ended";
  const state = { preparing: words.preparing, paused: words.paused, running: words.running };
  return (
    <div class={css.standing}>
      {example.value ? (
        <span class="muted">{generateWords.example}</span>
      ) : (
        <Ending outcome={ended ? (now.outcome ?? "") : now.state}>
          {now.state === "ended" ? endOf(now.outcome) : state[now.state]}
        </Ending>
      )}
      <Explanation
        as="span"
        fixed
        class={css.why}
        data-field="explanation"
        hidden={madePuzzle.value !== null}
      />
      {ended && now.error === null && madePuzzle.value === null && failure.value === null && (
        <span class="muted">{generateWords.checking}</span>
      )}
      {now.error !== null && (
        <Failure as="p" role="alert">
          {now.error}
        </Failure>
      )}
      <span class="spacer" />
      <span class="muted" data-field="moment" />
      {now.error === null && (
        <span class={css.givens}>
          <b class="numbers" data-field="givens">
            –
          </b>{" "}
          {generateWords.givensNow}
        </span>
      )}
    </div>
  );
}

/** Shows the counters of the generator. `MakingView` writes the values as often as frames arrive. */
export function MakingFigures() {
  const { status, job } = useStore(createGenerateController);
  const now = status.value;
  const info = job.value?.lane.info;
  if (!now || !info || now.error !== null) return null;
  return (
    <section class="making-counters" aria-label={generateWords.counters}>
      <h3>
        {generateWords.counters}
        <GlossaryDialog
          title={generateWords.meanings}
          read={() => info.counters.map(({ id, doc }) => [label(id), doc] as const)}
        />
      </h3>
      <Rows class={css.figures}>
        {info.counters.map(({ id, doc }) => (
          <div key={id} title={doc}>
            <dt>{label(id)}</dt>
            <dd data-field={`counter ${id}`}>–</dd>
          </div>
        ))}
      </Rows>
    </section>
  );
}

/** Offers to make the sheet of a link, so that its recipient need not search for it. */
function SheetOffer() {
  const session = useSession();
  const { makeSheet } = session.get(createSheet);
  const { count } = session.get(createGenerateStore);
  const { obstacle } = session.get(createMakers);
  function makePuzzle() {
    void makeSheet();
    focusElement(document.getElementById("sheet-title")); // the button disappears
  }
  return (
    <Row>
      <span class="muted">{generateWords.sheetOffer(count.value)}</span>
      <button type="button" disabled={obstacle.value !== null} onClick={makePuzzle}>
        {generateWords.sheetOfferMake}
      </button>
    </Row>
  );
}

const endOf = (outcome: Outcome | null) =>
  outcome === "solved" ? generateWords.done : words.outcomes[outcome ?? "stopped"];

function Result() {
  const { madePuzzle } = useStore(createGenerateController);
  const result = madePuzzle.value;
  if (!result) return null;
  const { all, said } = puzzleFacts(result);
  const { puzzle, outcome, steps } = result;
  if (!puzzle) return <p class={css.nothing}>{said}</p>;
  const cut = outcome === "time" || outcome === "stopped";
  return (
    <>
      <h2>{generateWords.facts}</h2>
      <dl class={css.facts}>
        {all.map(({ id, label, text }) => (
          <div key={id} data-fact={id}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {cut && <p class="muted">{generateWords.again(steps)}</p>}
    </>
  );
}

/** Shows the actions for the puzzle. The buttons stay, and keep the focus, while the next puzzle is being made. */
function NextPuzzle() {
  const session = useSession();
  const { madePuzzle, another } = session.get(createGenerateController);
  const { asNewEntry } = session.get(createAddress);
  const { setPuzzle } = session.get(createDocument);
  const { view } = session.get(createNavigation);
  const puzzle = madePuzzle.value?.puzzle ?? null;
  const open = (to: string) =>
    asNewEntry(() => {
      if (puzzle) setPuzzle(puzzle);
      view.value = to;
    });
  return (
    <Row tools class={css.acts}>
      <button type="button" disabled={!puzzle} onClick={() => open("solve")}>
        {ordering.solve}
      </button>
      <button type="button" disabled={!puzzle} onClick={() => open("race")}>
        {generateWords.race}
      </button>
      <Menu
        label={generateWords.more}
        icon
        ghost
        trigger={<MoreIcon name="more" />}
        menuClass="making-menu"
      >
        <CopyPuzzle text={puzzle?.text ?? null} />
        <button type="button" title={generateWords.anotherHelp} data-close onClick={another}>
          <MoreIcon name="dice" />
          {generateWords.another}
        </button>
      </Menu>
    </Row>
  );
}

function CopyPuzzle({ text }: { readonly text: string | null }) {
  const { message, copy } = useCopy(generateWords.copied, generateWords.copyFailed);
  return (
    <button type="button" disabled={text === null} onClick={() => void copy(text ?? "")}>
      {message ?? generateWords.copy}
    </button>
  );
}
