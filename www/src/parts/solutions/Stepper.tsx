/** Controls to step through the solutions: first, previous, next, or any by its number. */
import type { Census } from "sudoku-lab";
import { useStore } from "../../session/context";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { IntegerField } from "../../ui/WholeField";
import { words } from "../../words/solutions";
import { createListing, type ShownSolution } from "./listing";
import * as css from "./Solutions.module.css";

interface Props {
  readonly census: Census;
  readonly shown: ShownSolution | null;
}

export function Stepper({ census: { found, exhausted }, shown }: Props) {
  const { busy, show } = useStore(createListing);
  const number = shown?.number ?? 1;
  const last = exhausted && number >= found;
  const seeking = busy.value === "seeking";
  // `aria-disabled` rather than `disabled`, which would remove the focus from a button that was just pressed.
  const go = (target: number, allowed: boolean) => () => {
    if (allowed) void show(target);
  };
  function onKeyDown(event: KeyboardEvent) {
    const inField = event.target instanceof HTMLInputElement;
    if (inField || event.altKey || event.ctrlKey || event.metaKey) return;
    const targets: Record<string, number> = {
      ArrowLeft: number - 1,
      ArrowRight: last ? 0 : number + 1,
      Home: 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    if (target > 0) void show(target);
  }
  const changed = shown?.before
    ? shown.digits.filter((digit, cell) => digit !== shown.before?.digits[cell]).length
    : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend
    <div class={css.stepper} role="group" aria-label={words.stepper} onKeyDown={onKeyDown}>
      <Button icon title={words.first} aria-disabled={number <= 1} onClick={go(1, number > 1)}>
        <Icon name="back" label={words.first} />
      </Button>
      <button
        type="button"
        title={words.keys}
        aria-disabled={number <= 1}
        onClick={go(number - 1, number > 1)}
      >
        {words.previous}
      </button>
      <button type="button" title={words.keys} aria-disabled={last} onClick={go(number + 1, !last)}>
        {words.next}
      </button>
      <p class="numbers" role="status" aria-busy={seeking}>
        {shown && words.position(number, found, exhausted)}
        <span class="visually-hidden">
          {changed !== null && shown?.before && words.changed(changed, shown.before.number)}
        </span>
      </p>
      <span class="spacer" />
      <div class={css.goTo}>
        <label for="solution-number">{words.goTo}</label>
        <IntegerField
          id="solution-number"
          value={number}
          min={1}
          max={Math.max(1, found)}
          allowed={words.goToAllowed(found)}
          onChange={(target) => target && void show(target)}
        />
      </div>
    </div>
  );
}
