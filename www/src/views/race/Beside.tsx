/** The panel beside a lane, with the lane's settings or the description of its algorithm. The lane stays visible. */

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { findAlgorithm } from "../../lab/check";
import { useSession } from "../../session/context";
import { lab } from "../../session/engine";
import type { Session } from "../../session/session";
import { Button } from "../../ui/Button";
import { LANE_COLOUR_COUNT } from "../../ui/colours";
import { Icon } from "../../ui/Icon";
import { Lazy } from "../../ui/Lazy";
import { LaneGlyph } from "../../ui/Marker";
import { PanelHead } from "../../ui/Panel";
import { SheetBody } from "../../ui/Sheet";
import { focusElement, scrollIntoView } from "../../ui/scroll";
import { words } from "../../words";
import * as css from "./Beside.module.css";
import * as laneCss from "./Lane.module.css";
import { nameAt } from "./names";
import { createRaceStore } from "./store";

const panelLoaders = {
  settings: () => import("./Settings").then(({ Settings }) => Settings),
  how: () => import("./How").then(({ AlgorithmDescription }) => AlgorithmDescription),
};
const panelTitles = { settings: words.settings, how: words.about };

/** Closes the panel and returns the focus to the name of its lane. */
function closeSidePanel(session: Session): void {
  const { sidePanel, lanes } = session.get(createRaceStore);
  const open = sidePanel.peek();
  const index = lanes.peek().findIndex(({ key }) => key === open?.key);
  sidePanel.value = null;
  focusElement(document.querySelector<HTMLElement>(`[data-lane="${index + 1}"] .${laneCss.name}`));
}

export function SidePanel() {
  const session = useSession();
  const { sidePanel, lanes } = session.get(createRaceStore);
  const heading = useRef<HTMLHeadingElement>(null);
  const open = sidePanel.value;
  const index = lanes.value.findIndex(({ key }) => key === open?.key);
  const entry = lanes.value[index];
  const info = entry && lab.value && findAlgorithm(lab.value, entry.algorithm);
  const openPanel = info ? open : null;
  useEffect(() => {
    if (!openPanel) return;
    // On a small screen, the panel covers the lower part of the page, so the lane is scrolled above the panel.
    const lane = document.querySelector(`[data-lane="${index + 1}"]`);
    if (lane) scrollIntoView(lane, matchMedia("(max-width: 53.75em)").matches);
    heading.current?.focus({ preventScroll: true });
  }, [openPanel]);
  // A layout effect, so that a key pressed while the panel opens is already handled.
  useLayoutEffect(() => {
    if (!openPanel) return;
    // Listen on the window: the element that had the focus may have been removed.
    const leave = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && !document.querySelector("dialog:modal")) closeSidePanel(session);
    };
    addEventListener("keydown", leave);
    return () => removeEventListener("keydown", leave);
  }, [openPanel]);
  if (!open || !entry || !info) return null;

  return (
    <dialog
      open
      data-aside
      class={`${css.root} lane-colour-${(index % LANE_COLOUR_COUNT) + 1}`}
      aria-labelledby="beside-title"
    >
      <SheetBody class={css.body}>
        <PanelHead class={css.head}>
          <h2 id="beside-title" tabIndex={-1} ref={heading}>
            <LaneGlyph lane={index} /> {panelTitles[open.panel]}: {nameAt(session, index)}
          </h2>
          <Button icon onClick={() => closeSidePanel(session)}>
            <Icon name="close" label={words.close} />
          </Button>
        </PanelHead>
        <Lazy
          key={open.panel}
          load={panelLoaders[open.panel]}
          given={{ info, entry, lane: index + 1 }}
        />
      </SheetBody>
    </dialog>
  );
}
