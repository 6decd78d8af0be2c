/** The controls of the training, the actions for the net, and the button that restores the previous net. */

import { useStore } from "../../session/context";
import { TransportBar } from "../../transport/Transport";
import { Button } from "../../ui/Button";
import { FieldError } from "../../ui/Field";
import { FileButton } from "../../ui/FileButton";
import { Icon } from "../../ui/Icon";
import { MoreIcon } from "../../ui/MoreIcon";
import { Notice } from "../../ui/Notice";
import { Row } from "../../ui/Row";
import { focusElement } from "../../ui/scroll";
import { words } from "../../words/train";
import { createTrain } from "./controller";
import * as css from "./Train.module.css";

/** Returns the properties of a button that may have nothing to do. It is not `disabled`, so that it keeps the focus. */
const idleProps = (nothing: boolean, act: () => void) => ({
  "aria-disabled": nothing || undefined,
  onClick: () => {
    if (!nothing) act();
  },
});

/**
 * Runs the action of a button that may disappear, and moves the focus to the headline, which describes the net that is
 * shown.
 */
function runAndFocusHeadline(act: () => void): void {
  act();
  focusElement(document.querySelector<HTMLElement>(".view-train [data-start]"));
}

export function Controls() {
  const { phase, changed, untrained, play, step, restart, previous, undo, revert } =
    useStore(createTrain);
  const { racing, fileProblem } = useStore(createTrain);
  const running = phase.value === "running";
  return (
    <>
      <TransportBar>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would require its own legend */}
        <div class={css.controls} role="group" aria-label={words.controls} data-part="transport">
          <Button primary class={css.start} onClick={play}>
            <Icon name={running ? "pause" : "play"} />
            {mainLabel()}
          </Button>
          <Button
            icon
            title={words.step}
            {...idleProps(phase.value === "ended" && !changed.value, step)}
          >
            <Icon name="forward" label={words.step} />
          </Button>
          <Button {...idleProps(untrained.value, restart)}>{words.restart}</Button>
          {previous.value && (
            <Button title={words.undoHelp} onClick={() => runAndFocusHeadline(undo)}>
              <MoreIcon name="undo" />
              <span class={css.undo}>{words.undo}</span>
            </Button>
          )}
          <NetActions class={css.beside} />
        </div>
      </TransportBar>
      <NetActions class={css.below} />
      {fileProblem.value !== null && <FieldError role="alert">{fileProblem.value}</FieldError>}
      {racing.failed.value !== null && <FieldError role="alert">{racing.failed.value}</FieldError>}
      {changed.value && (
        <Notice calm role="status">
          <Row>
            <span>{words.changed}</span>
            <Button small onClick={() => runAndFocusHeadline(revert)}>
              {words.revert}
            </Button>
          </Row>
        </Notice>
      )}
    </>
  );

  function mainLabel(): string {
    if (running) return words.pause;
    if (untrained.value) return words.train;
    if (changed.value) return words.trainNew;
    return phase.value === "paused" ? words.resume : words.again;
  }
}

/** Shows the actions for the net: beside the controls or, if there is no space, below them. */
function NetActions({ class: placed }: { readonly class: string }) {
  const { shown, race, save, open } = useStore(createTrain);
  const nothing = shown.value === null;
  return (
    <Row class={placed}>
      <Button title={words.raceHelp} {...idleProps(nothing, () => void race())}>
        {words.race}
      </Button>
      <Button {...idleProps(nothing, () => void save())}>{words.save}</Button>
      <FileButton label={words.open} accept=".sudokunet" onFile={(file) => void open(file)} />
    </Row>
  );
}
