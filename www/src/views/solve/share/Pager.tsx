/** Pages through a collection of puzzles, in order or by number, and shows which are solved. */
import { useState } from "preact/hooks";
import { useStore } from "../../../session/context";
import { Button } from "../../../ui/Button";
import { Icon } from "../../../ui/Icon";
import { Notice } from "../../../ui/Notice";
import { PanelHead } from "../../../ui/Panel";
import { Row } from "../../../ui/Row";
import { words } from "../../../words/formats";
import { createCollection } from "./collection";
import * as css from "./Share.module.css";

/** The number of puzzles that are listed at once. */
const MAX_LISTED = 60;

export function Pager() {
  const { collection, close, go, failed, isStored } = useStore(createCollection);
  const now = collection.value;
  const [typed, setTyped] = useState<string | null>(null);
  if (!now) return null;
  const { name, entries, at, solved, wrong, damaged } = now;
  const count = entries.length;
  const label = entries[at]?.label;
  const number = typed === null ? at + 1 : Number(typed);
  const fits = Number.isInteger(number) && number >= 1 && number <= count;
  const first = Math.floor(at / MAX_LISTED) * MAX_LISTED;
  const listed = entries.slice(first, first + MAX_LISTED).map((_, index) => first + index);
  return (
    <section class={css.pager} aria-labelledby="pager-title">
      <PanelHead>
        <h3 id="pager-title">{name}</h3>
        <span class="muted numbers">{words.solvedOf(solved.size, count)}</span>
        <span class="spacer" />
        <Button icon faint title={words.closePager} onClick={close}>
          <Icon name="close" label={words.closePager} />
        </Button>
      </PanelHead>
      <Row
        as="form"
        tools
        onSubmit={(event) => {
          event.preventDefault();
          if (!fits) return;
          setTyped(null);
          void go(number - 1);
        }}
      >
        <button type="button" disabled={at === 0} onClick={() => void go(at - 1)}>
          {words.previous}
        </button>
        <label class={css.pagerNumber}>
          <span class="visually-hidden">{words.number}</span>
          <input
            inputMode="numeric"
            autocomplete="off"
            value={typed ?? String(at + 1)}
            aria-invalid={!fits}
            onInput={(event) => setTyped(event.currentTarget.value)}
            onBlur={() => fits && setTyped(null)}
          />
          <span class="numbers">{words.of(count)}</span>
        </label>
        <button type="button" disabled={at === count - 1} onClick={() => void go(at + 1)}>
          {words.next}
        </button>
      </Row>
      {!fits && (
        <p class="danger" role="alert">
          {words.noNumber(count)}
        </p>
      )}
      {label && <p class="muted">{label}</p>}
      {failed.value !== null && (
        <Notice as="p" role="alert">
          <span>{failed.value}</span>
        </Notice>
      )}
      {wrong > 0 && <p class="muted">{words.wrongLines(wrong)}</p>}
      {damaged.length > 0 && (
        <Notice as="p" role="alert">
          <span>{words.damagedEntries(damaged.map((one) => one.number))}</span>
        </Notice>
      )}
      {!isStored.value && <p class="muted">{words.notKept}</p>}
      <details class={css.pagerAll}>
        <summary>{words.all(first + 1, first + listed.length)}</summary>
        <ul>
          {listed.map((item) => (
            <li key={item}>
              <button
                type="button"
                aria-current={item === at ? "true" : undefined}
                aria-label={words.entry(item + 1, solved.has(item))}
                onClick={() => void go(item)}
              >
                {item + 1}
                {solved.has(item) && " ✓"}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
