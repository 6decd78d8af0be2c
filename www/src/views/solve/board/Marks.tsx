/** The canvas with the marks below the digits. */

import { useEffect, useRef, useState } from "preact/hooks";
import { digitAt } from "../../../play/position";
import { settings } from "../../../play/settings";
import { createGame } from "../../../play/store";
import { useStore } from "../../../session/context";
import { showsNumbers } from "../../../text/digits";
import { paletteVersion } from "../../../ui/appearance";
import { readPalette } from "../../../ui/colours";
import { onResize } from "../../../ui/resize";
import { fit } from "../../../ui/surface";
import * as css from "../Play.module.css";
import { paintMarks } from "./paint";

export function Marks() {
  const { position, selection, active, filter, overlay } = useStore(createGame);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState("");
  useEffect(() => {
    if (!canvas.current) return;
    return onResize(canvas.current, (entry) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setSize(`${width} ${height} ${devicePixelRatio}`);
    });
  }, []);
  const p = position.value;
  const { auto, places, same } = settings.value;
  // Highlights that follow the selection are only drawn on the screen; `paletteVersion` changes before and after printing.
  const highlighted = same && !document.documentElement.hasAttribute("data-printing");
  // The cell that has the focus at first was not chosen by the player.
  const digit = highlighted && p && selection.value.size > 0 ? digitAt(p, active.value) : 0;
  const [only, over, at, letters] = [
    filter.value,
    overlay.value,
    paletteVersion.value,
    showsNumbers.value,
  ];
  useEffect(() => {
    const surface = canvas.current && fit(canvas.current);
    if (!surface || !p) return;
    const look = { position: p, auto, places, filter: only, same: digit, overlay: over };
    paintMarks(surface, { ...look, palette: readPalette(at) });
  }, [size, p, auto, places, digit, only, over, at, letters]);
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas cannot get the focus
  return <canvas ref={canvas} class={css.marks} aria-hidden="true" />;
}
