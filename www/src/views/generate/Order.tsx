/** A puzzle made to order: the progress of the search and its result. */

import { bareFrame } from "sudoku-lab/board";
import { Canvas } from "../../board/Canvas";
import { createAddress } from "../../lab/address/link";
import { createNavigation } from "../../lab/address/views";
import { useSession, useStore } from "../../session/context";
import { createDocument } from "../../session/document";
import { guarded } from "../../ui/Boundary";
import { useCopy } from "../../ui/copy";
import { FieldError } from "../../ui/Field";
import { Logo } from "../../ui/Mark";
import { MoreIcon } from "../../ui/MoreIcon";
import { Row } from "../../ui/Row";
import { words } from "../../words/order";
import { puzzleFacts } from "./facts";
import * as makingCss from "./Making.module.css";
import { emptyGrid, loadedMakers } from "./makers";
import * as orderCss from "./Order.module.css";
import { createOrder, type PuzzleOrder as Now, orderStatusText } from "./order";
import { createGenerateStore } from "./store";

export const Order = guarded("generate/order", OrderContent);

function OrderContent() {
  const { order, ordering } = useStore(createOrder);
  const now = order.value;
  const running = ordering.running.value;
  if (!now) return null;
  return (
    <section
      class={orderCss.root}
      aria-label={words.title}
      data-order={now.end ?? (running ? "running" : "ready")}
      data-ordered={now.made?.puzzle?.text}
    >
      {running && (
        <div class={makingCss.standing} role="status">
          <Logo alive />
          <span>{words.progress}</span>
          <span class="muted numbers">{words.tried(now.tried)}</span>
          <span class="spacer" />
          <button type="button" onClick={ordering.cancel}>
            {words.cancel}
          </button>
        </div>
      )}
      {ordering.failed.value !== null && (
        <FieldError role="alert">{words.failed(ordering.failed.value)}</FieldError>
      )}
      <Rarity now={now} running={running} />
      <ReachedPuzzle order={now} running={running} />
    </section>
  );
}

/** Warns that fitting puzzles are rare, and proposes which condition to drop. */
function Rarity({ now, running }: { readonly now: Now; readonly running: boolean }) {
  const { makeWithout } = useStore(createOrder);
  if (now.rare === null || now.end === "solved") return null;
  const { tried, seconds } = now.rare;
  return (
    <div class={orderCss.rare} data-rare>
      {running && <p>{words.rare(tried, seconds)}</p>}
      {now.trials.map((trial) => (
        <Row key={trial.without}>
          <button type="button" onClick={() => makeWithout(trial.without)}>
            {words.without[trial.without]}
          </button>
          {(running || trial.found !== null) && (
            <span class="muted numbers">{words.trial(trial)}</span>
          )}
        </Row>
      ))}
    </div>
  );
}

/** Shows the puzzle that meets the order, or the nearest one. */
function ReachedPuzzle({ order, running }: { readonly order: Now; readonly running: boolean }) {
  const { box } = useStore(createGenerateStore);
  const lab = loadedMakers.value;
  const met = order.made?.puzzle ?? null;
  const puzzle = met ?? order.nearest?.puzzle ?? null;
  const shown = puzzle ?? (running && lab ? emptyGrid(lab, box.peek()) : null);
  return (
    <div class={orderCss.reached}>
      {order.end &&
        (met ? (
          <p class={makingCss.standing}>{orderStatusText(order)}</p>
        ) : (
          <FieldError class={makingCss.standing}>{orderStatusText(order)}</FieldError>
        ))}
      {shown && (
        <Canvas
          puzzle={shown}
          frame={bareFrame(shown.givens)}
          lane={0}
          final
          label={puzzle ? words.board(met !== null) : words.progress}
        />
      )}
      {running && order.nearest && <p class="muted">{words.nearest(order.nearest.says)}</p>}
      {order.end && puzzle && <NextPuzzle puzzle={puzzle} />}
      {order.made && (
        <dl class={makingCss.facts}>
          {puzzleFacts(order.made).all.map(({ id, label, text }) => (
            <div key={id} data-fact={id}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function NextPuzzle({ puzzle }: { readonly puzzle: NonNullable<Now["nearest"]>["puzzle"] }) {
  const session = useSession();
  const { asNewEntry } = session.get(createAddress);
  const { setPuzzle } = session.get(createDocument);
  const { view } = session.get(createNavigation);
  const { nextSeed } = session.get(createGenerateStore);
  const { makeToOrder } = session.get(createOrder);
  const { message: copied, copy } = useCopy(words.copied, words.copyFailed);
  const open = (to: string) =>
    asNewEntry(() => {
      setPuzzle(puzzle);
      view.value = to;
    });
  return (
    <Row tools>
      <button type="button" onClick={() => open("solve")}>
        {words.solve}
      </button>
      <button type="button" onClick={() => open("race")}>
        <MoreIcon name="play" />
        {words.race}
      </button>
      <button type="button" onClick={() => void copy(puzzle.text)}>
        {copied ?? words.copy}
      </button>
      <button
        type="button"
        title={words.anotherHelp}
        onClick={() => {
          nextSeed();
          void makeToOrder();
        }}
      >
        <MoreIcon name="dice" />
        {words.another}
      </button>
    </Row>
  );
}
