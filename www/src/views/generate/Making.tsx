/** The puzzle in the making, and what is known of it when it is made. */

import { useEffect, useRef } from "preact/hooks";
import type { Outcome } from "sudoku-lab";
import { asNewEntry } from "../../lab/address/link";
import { view } from "../../lab/address/views";
import { wake, watch } from "../../lab/frames";
import { setPuzzle } from "../../lab/store";
import { palette } from "../../ui/appearance";
import { guarded } from "../../ui/Boundary";
import { useCopy } from "../../ui/copy";
import { Icon } from "../../ui/Icon";
import { Meanings } from "../../ui/Meanings";
import { onResize } from "../../ui/resize";
import { focus } from "../../ui/scroll";
import { label, words } from "../../words";
import { generateWords } from "../../words/generate";
import { words as order } from "../../words/order";
import { another, example, job, made, status, trouble } from "./driver";
import { facts } from "./facts";
import { emptyGrid, makers, obstacle } from "./makers";
import { MakingView, paintEmpty } from "./making-view";
import { rated } from "./rated";
import { makeSheet, sheet } from "./sheet";
import { box, count, DEFAULT_COUNT } from "./state";

export const Making = guarded("generate/making", MakingContent);

function MakingContent() {
  const root = useRef<HTMLElement>(null);
  const now = job.value;
  const result = made.value;
  const boxes = box.value;

  useEffect(() => {
    const place = root.current;
    const lab = makers.value;
    if (!place || !lab) return;
    if (!now) {
      const empty = () => paintEmpty(place, emptyGrid(lab, boxes));
      const stopSizing = onResize(place, empty);
      const forget = palette.subscribe(empty);
      return () => {
        stopSizing();
        forget();
      };
    }
    const shown = new MakingView(now.lane, now.pattern, place);
    const stopWatching = watch(shown);
    const sight = new IntersectionObserver((seen) => {
      shown.visible = seen.some(({ isIntersecting }) => isIntersecting);
      wake();
    });
    sight.observe(place);
    const stopSizing = onResize(place, () => shown.resize());
    const forget = palette.subscribe(() => shown.paint());
    const finish = made.subscribe(() => shown.paint());
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
      class="making panel"
      data-part="boards"
      aria-label={generateWords.stage}
      data-example={example.value || undefined}
      data-making={status.value?.state ?? "ready"}
      data-outcome={status.value?.outcome ?? undefined}
      data-made={result?.puzzle?.text}
    >
      <canvas class="making-board" role="img" aria-label={generateWords.stage} />
      <div class="making-side">
        {example.value && (
          <p class="muted">{result ? generateWords.exampleDone : generateWords.example}</p>
        )}
        <Progress />
        {result && <Result />}
        {now && <Next />}
        {trouble.value !== null && (
          <p class="crash" role="alert">
            <strong>{generateWords.failed}</strong> {trouble.value}
          </p>
        )}
      </div>
    </section>
  );
}

/** How far it is; the figures are written as often as frames come. */
function Progress() {
  const now = status.value;
  const info = job.value?.lane.info;
  if (!now || !info) {
    return (
      <>
        <p class="muted">{generateWords.ready}</p>
        {count.value !== DEFAULT_COUNT && sheet.value === null && <SheetOffer />}
      </>
    );
  }
  const ended = now.state === "ended";
  const state = { preparing: words.preparing, paused: words.paused, running: words.running };
  return (
    <>
      <div class="standing">
        <span class={`outcome ${ended ? (now.outcome ?? "") : now.state}`}>
          {now.state === "ended" ? endOf(now.outcome) : state[now.state]}
        </span>
        <span class="muted moment" data-field="moment" />
        <Meanings
          title={generateWords.meanings}
          read={() => info.counters.map(({ id, doc }) => [label(id), doc] as const)}
        />
      </div>
      {now.error === null ? (
        <dl class="figures counters making-figures">
          <div>
            <dt>{generateWords.givens}</dt>
            <dd data-field="givens">–</dd>
          </div>
          {rated.value !== "" && (
            <div class="making-rated" data-field="rating">
              <dt>{order.soFar}</dt>
              <dd>{rated.value}</dd>
            </div>
          )}
          {info.counters.map(({ id, doc }) => (
            <div key={id} title={doc}>
              <dt>{label(id)}</dt>
              <dd data-field={`counter ${id}`}>–</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p class="crash" role="alert">
          {now.error}
        </p>
      )}
      <p class="explanation" data-field="explanation" hidden={made.value !== null} />
      {ended && now.error === null && made.value === null && trouble.value === null && (
        <p class="muted">{generateWords.checking}</p>
      )}
    </>
  );
}

/** Whoever was sent the link to a sheet need not look for it. */
function SheetOffer() {
  function make() {
    void makeSheet();
    focus(document.getElementById("sheet-title")); // the button goes
  }
  return (
    <div class="buttons">
      <span class="muted">{generateWords.sheetOffer(count.value)}</span>
      <button type="button" disabled={obstacle.value !== null} onClick={make}>
        {generateWords.sheetOfferMake}
      </button>
    </div>
  );
}

const endOf = (outcome: Outcome | null) =>
  outcome === "solved" ? generateWords.done : words.outcomes[outcome ?? "stopped"];

function Result() {
  const result = made.value;
  if (!result) return null;
  const { all, said } = facts(result);
  const { puzzle, outcome, steps } = result;
  if (!puzzle) return <p class="making-nothing">{said}</p>;
  const cut = outcome === "time" || outcome === "stopped";
  return (
    <>
      <h2>{generateWords.facts}</h2>
      <dl class="making-facts">
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

/** What to do with the puzzle; the buttons stay while the next one is made, and the focus on them. */
function Next() {
  const puzzle = made.value?.puzzle ?? null;
  return (
    <div class="buttons">
      <button
        type="button"
        disabled={!puzzle}
        onClick={() =>
          asNewEntry(() => {
            if (puzzle) setPuzzle(puzzle);
            view.value = "race";
          })
        }
      >
        <Icon name="play" />
        {generateWords.race}
      </button>
      <Copy text={puzzle?.text ?? null} />
      <button type="button" title={generateWords.anotherHelp} onClick={another}>
        <Icon name="dice" />
        {generateWords.another}
      </button>
    </div>
  );
}

function Copy({ text }: { readonly text: string | null }) {
  const { said, copy } = useCopy(generateWords.copied, generateWords.copyFailed);
  return (
    <button type="button" disabled={text === null} onClick={() => void copy(text ?? "")}>
      {said ?? generateWords.copy}
    </button>
  );
}
