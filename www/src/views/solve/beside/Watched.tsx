/**
 * The run of an algorithm on its own board with transport controls, and its weights as a heat map over the player's
 * board.
 */

import { effect, useComputed, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Frame } from "sudoku-lab";
import { paintBoard } from "../../../board/paint";
import { colourClass, createAlgorithmColours } from "../../../lab/algorithm-colours";
import { cellName } from "../../../play/help/notation";
import { isProbabilistic, type PositionRun } from "../../../play/help/position-run";
import { digitAt, type Position } from "../../../play/position";
import { createGame } from "../../../play/store";
import { useStore } from "../../../session/context";
import { glyph } from "../../../text/digits";
import { Transport } from "../../../transport/Transport";
import { paletteVersion } from "../../../ui/appearance";
import { Button } from "../../../ui/Button";
import { laneColour, readPalette } from "../../../ui/colours";
import { Explanation } from "../../../ui/Explanation";
import { onResize } from "../../../ui/resize";
import { fit } from "../../../ui/surface";
import { words as common, count } from "../../../words";
import { words } from "../../../words/hint";
import { explained } from "../../../words/messages";
import { scrollToBoard } from "../board/sight";
import * as css from "./Beside.module.css";

/** The interval between updates of the heat map, whose cells are DOM elements, ms. */
const UPDATE_INTERVAL_MS = 150;
/** The minimum weight of a digit that is named. */
const MIN_NAMED_WEIGHT = 0.05;

interface Props {
  readonly by: PositionRun;
  /** The position with which the run began. */
  readonly startPosition: Position;
}

export function WatchedSolver({ by, startPosition }: Props) {
  const { position } = useStore(createGame);
  const { colourOf } = useStore(createAlgorithmColours);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { race, info, puzzle } = by;
  useEffect(() => {
    const paint = () => {
      const surface = canvas.current && fit(canvas.current);
      const colours = readPalette(paletteVersion.value);
      const { frame } = by;
      const final = race.lanes.peek()[0]?.status.peek()?.outcome != null;
      if (surface)
        paintBoard(
          surface,
          puzzle,
          frame.value,
          final,
          laneColour(colours, colourOf(info.id)),
          colours,
        );
    };
    const stop = effect(paint);
    const stopSizing = onResize([canvas.current], paint);
    return () => {
      stop();
      stopSizing();
    };
  }, [by]);
  const model = race.lanes.value[0];
  const status = model?.status.value;
  race.tick.value; // updates a few times per second
  const text = explained(model?.frame?.explanation);
  return (
    <div
      class={`${css.watched} ${colourClass(colourOf(info.id))}`}
      data-state={status?.state}
      data-outcome={status?.outcome}
    >
      <Transport
        id="beside-transport"
        layout="panel"
        playback={by.playback}
        label={words.besideControls}
        start={words.besideWatch}
        again={words.pathReplay}
      />
      <canvas ref={canvas} role="img" aria-label={words.besideBoard(info.name)} />
      <Explanation>
        {status?.error ?? (status?.outcome ? `${common.outcomes[status.outcome]}. ` : "") + text}
      </Explanation>
      {isProbabilistic(info) && position.value === startPosition && (
        <BeliefMap by={by} p={startPosition} />
      )}
    </div>
  );
}

function BeliefMap({ by, p }: { readonly by: PositionRun; readonly p: Position }) {
  const { overlay, active } = useStore(createGame);
  const on = useSignal(false);
  const shownFrame = useSignal<Frame | null>(null);
  useEffect(() => {
    if (!on.value) return;
    let last = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = effect(() => {
      const frame = by.frame.value;
      if (!frame) return;
      const show = () => {
        last = performance.now();
        shownFrame.value = frame;
        overlay.value = { marks: [], links: [], heat: heatOf(frame, p) };
      };
      clearTimeout(timer);
      const wait = UPDATE_INTERVAL_MS - (performance.now() - last);
      if (wait <= 0) show();
      else timer = setTimeout(show, wait);
    });
    return () => {
      stop();
      clearTimeout(timer);
      overlay.value = null;
    };
  }, [on.value, by]);
  const line = useComputed(() => {
    const cell = active.value;
    const frame = shownFrame.value;
    if (!frame || digitAt(p, cell) > 0) return "";
    return words.beliefOf(cellName(cell, p.side), likelyDigits(frame, cell, p.side));
  });
  return (
    <div class={css.belief}>
      <h3>{words.belief}</h3>
      <p class="muted">{words.beliefIntro}</p>
      <Button
        toggle
        aria-pressed={on.value}
        onClick={() => {
          on.value = !on.value;
          if (on.value) scrollToBoard();
        }}
      >
        {words.beliefShow}
      </Button>
      {on.value && shownFrame.value && (
        <p class="numbers">
          {words.beliefAt(by.info.name, count(shownFrame.value.step, by.info.step))}. {line.value}
        </p>
      )}
    </div>
  );
}

/** Returns the weights of a frame, with 0 for cells in which the player has a digit. */
const heatOf = ({ weights }: Frame, p: Position): Float32Array =>
  weights.map((weight, at) => (digitAt(p, Math.floor(at / p.side)) > 0 ? 0 : weight));

/** Returns the digits of a cell whose weight is at least `MIN_NAMED_WEIGHT`, with their weights in per cent. */
function likelyDigits({ weights }: Frame, cell: number, side: number): string {
  const own = [...weights.subarray(cell * side, (cell + 1) * side)];
  const all = own.map((weight, index) => ({ weight, digit: index + 1 }));
  return all
    .filter(({ weight }) => weight >= MIN_NAMED_WEIGHT)
    .sort((one, other) => other.weight - one.weight)
    .map(({ weight, digit }) => `${glyph(digit, side)} ${Math.round(100 * weight)} %`)
    .join(", ");
}
