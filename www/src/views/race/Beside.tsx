/** The panel beside a lane, with the lane's settings or the description of its algorithm. The lane stays visible. */

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { find } from "../../lab/check";
import { useSession } from "../../session/context";
import { lab } from "../../session/engine";
import type { Session } from "../../session/session";
import { Button } from "../../ui/Button";
import { COLOURS } from "../../ui/colours";
import { Icon } from "../../ui/Icon";
import { Later } from "../../ui/Later";
import { Marker } from "../../ui/Marker";
import { PanelHead } from "../../ui/Panel";
import { SheetBody } from "../../ui/Sheet";
import { focus, show } from "../../ui/scroll";
import { words } from "../../words";
import * as css from "./Beside.module.css";
import * as laneCss from "./Lane.module.css";
import { nameAt } from "./names";
import { createRaceStore } from "./store";

const loads = {
  settings: () => import("./Settings").then(({ Settings }) => Settings),
  how: () => import("./How").then(({ How }) => How),
};
const titles = { settings: words.settings, how: words.about };

/** Closes the panel and returns the focus to the name of its lane. */
function close(session: Session): void {
  const { beside, lanes } = session.get(createRaceStore);
  const open = beside.peek();
  const index = lanes.peek().findIndex(({ key }) => key === open?.key);
  beside.value = null;
  focus(document.querySelector<HTMLElement>(`[data-lane="${index + 1}"] .${laneCss.name}`));
}

export function Beside() {
  const session = useSession();
  const { beside, lanes } = session.get(createRaceStore);
  const heading = useRef<HTMLHeadingElement>(null);
  const open = beside.value;
  const index = lanes.value.findIndex(({ key }) => key === open?.key);
  const entry = lanes.value[index];
  const info = entry && lab.value && find(lab.value, entry.algorithm);
  const there = info ? open : null;
  useEffect(() => {
    if (!there) return;
    // On a small screen, the panel covers the lower part of the page, so the lane is scrolled above the panel.
    const lane = document.querySelector(`[data-lane="${index + 1}"]`);
    if (lane) show(lane, matchMedia("(max-width: 53.75em)").matches);
    heading.current?.focus({ preventScroll: true });
  }, [there]);
  // A layout effect, so that a key pressed while the panel opens is already handled.
  useLayoutEffect(() => {
    if (!there) return;
    // Listen on the window: the element that had the focus may have been removed.
    const leave = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && !document.querySelector("dialog:modal")) close(session);
    };
    addEventListener("keydown", leave);
    return () => removeEventListener("keydown", leave);
  }, [there]);
  if (!open || !entry || !info) return null;

  return (
    <dialog
      open
      data-aside
      class={`${css.root} lane-colour-${(index % COLOURS) + 1}`}
      aria-labelledby="beside-title"
    >
      <SheetBody class={css.body}>
        <PanelHead class={css.head}>
          <h2 id="beside-title" tabIndex={-1} ref={heading}>
            <Marker lane={index} /> {titles[open.what]}: {nameAt(session, index)}
          </h2>
          <Button icon onClick={() => close(session)}>
            <Icon name="close" label={words.close} />
          </Button>
        </PanelHead>
        <Later key={open.what} load={loads[open.what]} given={{ info, entry, lane: index + 1 }} />
      </SheetBody>
    </dialog>
  );
}
