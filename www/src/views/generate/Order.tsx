/** A puzzle of a difficulty: what is wanted, how far it is, what came of it. */

import { Drawing } from "../../board/Drawing";
import { asNewEntry } from "../../lab/address/link";
import { view } from "../../lab/address/views";
import { MAX_SEED } from "../../lab/setup";
import { setPuzzle } from "../../lab/store";
import { guarded } from "../../ui/Boundary";
import { useCopy } from "../../ui/copy";
import { Icon } from "../../ui/Icon";
import { words } from "../../words/order";
import { facts } from "./facts";
import { obstacle } from "./makers";
import { DifficultyField, TechniqueField } from "./OrderFields";
import { makeToOrder, type Order as Now, order, ordered, ordering, said } from "./order";
import { seed } from "./state";

export const Order = guarded("generate/order", OrderContent);

function OrderContent() {
  const now = order.value;
  const running = ordering.running.value;
  const able = ordered.value && obstacle.value === null;
  return (
    <section
      class="order panel"
      aria-labelledby="order-title"
      data-order={now?.end ?? (running ? "running" : "ready")}
      data-ordered={now?.made?.puzzle?.text}
    >
      <div class="sheet-controls">
        <h2 id="order-title">{words.title}</h2>
        <p class="muted">{words.help(seed.value)}</p>
        <div class="order-fields">
          <DifficultyField />
          <TechniqueField />
        </div>
        <div class="toolbar">
          <button
            type="button"
            disabled={!able}
            aria-disabled={running}
            onClick={() => running || void makeToOrder()}
          >
            {words.make}
          </button>
          {!ordered.value && <span class="muted">{words.choose}</span>}
          {running && now && (
            <>
              <progress aria-label={words.progress} />
              <span class="numbers">{words.tried(now.tried)}</span>
              <button type="button" onClick={ordering.cancel}>
                {words.cancel}
              </button>
            </>
          )}
        </div>
        {running && now?.nearest && <p class="muted">{words.nearest(now.nearest.says)}</p>}
        {ordering.failed.value !== null && (
          <p class="wrong" role="alert">
            {words.failed(ordering.failed.value)}
          </p>
        )}
      </div>
      {now && <Reached now={now} />}
    </section>
  );
}

/** What was found, or what comes nearest to it. */
function Reached({ now }: { readonly now: Now }) {
  const met = now.made?.puzzle ?? null;
  const puzzle = met ?? now.nearest?.puzzle ?? null;
  return (
    <div class="order-reached">
      {puzzle && (
        <Drawing
          label={words.board(met !== null)}
          side={puzzle.side}
          box={puzzle.box}
          givens={puzzle.givens}
        />
      )}
      <div class="making-side">
        {now.end && <p class={met ? "" : "wrong"}>{said(now)}</p>}
        {now.made && (
          <dl class="making-facts">
            {facts(now.made).all.map(({ id, label, text }) => (
              <div key={id} data-fact={id}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {now.end && puzzle && <Next puzzle={puzzle} />}
      </div>
    </div>
  );
}

function Next({ puzzle }: { readonly puzzle: NonNullable<Now["nearest"]>["puzzle"] }) {
  const { said: copied, copy } = useCopy(words.copied, words.copyFailed);
  const open = (to: string) =>
    asNewEntry(() => {
      setPuzzle(puzzle);
      view.value = to;
    });
  return (
    <div class="buttons">
      <button type="button" onClick={() => open("solve")}>
        {words.solve}
      </button>
      <button type="button" onClick={() => open("race")}>
        <Icon name="play" />
        {words.race}
      </button>
      <button type="button" onClick={() => void copy(puzzle.text)}>
        {copied ?? words.copy}
      </button>
      <button
        type="button"
        title={words.anotherHelp}
        onClick={() => {
          seed.value = seed.peek() === MAX_SEED ? 0 : seed.peek() + 1;
          void makeToOrder();
        }}
      >
        <Icon name="dice" />
        {words.another}
      </button>
    </div>
  );
}
