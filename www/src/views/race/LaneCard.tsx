/** One lane: its algorithm, its board and its state. */

import { useEffect, useRef } from "preact/hooks";
import type { AlgorithmInfo } from "sudoku-lab";
import { distinguishingName, findAlgorithm, presetOf, supportsSide } from "../../lab/check";
import { addView, scheduleFrame } from "../../lab/frames";
import { useSession } from "../../session/context";
import { createDocument } from "../../session/document";
import { lab } from "../../session/engine";
import { paletteVersion } from "../../ui/appearance";
import { guarded } from "../../ui/Boundary";
import { Button } from "../../ui/Button";
import { LANE_COLOUR_COUNT } from "../../ui/colours";
import { Icon } from "../../ui/Icon";
import { Lazy } from "../../ui/Lazy";
import { LaneGlyph } from "../../ui/Marker";
import { Menu } from "../../ui/Menu";
import { onResize } from "../../ui/resize";
import { focusElement } from "../../ui/scroll";
import { words } from "../../words";
import { LargeBoard } from "./closer/LargeBoard";
import { useRace } from "./context";
import * as css from "./Lane.module.css";
import type { LaneProps } from "./LaneChoice";
import { createLaneEditor } from "./lane-editor";
import { clearLane, LaneView, paintPuzzle } from "./lane-view";
import { nameAt } from "./names";
import { LaneStanding } from "./Standing";
import { createRaceStore } from "./store";

const loadMenu = () => import("./LaneMenu").then(({ LaneMenu }) => LaneMenu);

export const LaneCard = guarded("race/lane-card", LaneCardContent);

function LaneCardContent({ entry, index }: LaneProps) {
  const session = useSession();
  const { puzzle } = session.get(createDocument);
  const { sidePanel, lanes } = session.get(createRaceStore);
  const { removeLane } = session.get(createLaneEditor);
  const root = useRef<HTMLElement>(null);
  const info = lab.value && findAlgorithm(lab.value, entry.algorithm);
  const model = useRace()?.lanes.value[index] ?? null;
  const lane = model?.run ?? null;
  const status = model?.status.value ?? null;
  const board = puzzle.value;

  useEffect(() => {
    const card = root.current;
    if (!card || !board) return;
    if (!model || !lane) {
      clearLane(card);
      return onResize(card, () => paintPuzzle(index, card, board));
    }
    const view = new LaneView(model, lane, index, card, board, (index) => nameAt(session, index));
    const stopWatching = addView(view);
    const sight = new IntersectionObserver((seen) => {
      view.visible = seen.some(({ isIntersecting }) => isIntersecting);
      scheduleFrame();
    });
    sight.observe(card);
    const stopSizing = onResize(card, () => view.resize());
    const forget = paletteVersion.subscribe(() => view.paint());
    return () => {
      stopWatching();
      sight.disconnect();
      stopSizing();
      forget();
    };
  }, [model, lane ? null : board]);

  if (!info || !board) return null;
  const name = nameAt(session, index);
  const fits = supportsSide(info, board.side);
  return (
    <article
      ref={root}
      class={`${css.root} lane-colour-${(index % LANE_COLOUR_COUNT) + 1}`}
      aria-label={words.laneLabel(index + 1, name)}
      data-lane={index + 1}
      data-algorithm={info.id}
      data-state={status?.state}
      data-outcome={status?.outcome ?? undefined}
      data-beside={sidePanel.value?.key === entry.key || undefined}
    >
      <h3 class="visually-hidden">{words.laneLabel(index + 1, name)}</h3>
      <div class={css.head} data-dense>
        <Menu
          class={css.name}
          label={words.laneLabel(index + 1, name)}
          trigger={<LaneNameHeading entry={entry} index={index} info={info} />}
        >
          <Lazy load={loadMenu} given={{ entry, index }} />
        </Menu>
        {lanes.value.length > 1 && (
          <Button
            icon
            faint
            class={css.remove}
            title={words.removeLane(name)}
            onClick={(event) => {
              const heads = [...document.querySelectorAll<HTMLElement>(`.${css.name}`)];
              if (event.detail === 0) focusElement(heads[index + 1] ?? heads[index - 1]);
              removeLane(entry.key);
            }}
          >
            <Icon name="close" label={words.removeLane(name)} />
          </Button>
        )}
        <LargeBoard index={index} name={name} />
        <p class={`${css.apart} muted`} data-apart aria-hidden="true">
          {distinguishingName(info, entry, lanes.value).replace(/^\((.*)\)$/, "$1")}
        </p>
      </div>
      <canvas
        class={css.board}
        role="img"
        aria-label={name}
        hidden={!fits}
        onClick={() => root.current?.querySelector<HTMLElement>(`.${css.enlarge}`)?.click()}
      />
      <div class={css.foot}>
        {fits ? (
          <LaneStanding info={info} status={status} run={lane} index={index} />
        ) : (
          <p class="muted">{words.wrongSize(info.sizes.least, info.sizes.most)}</p>
        )}
      </div>
    </article>
  );
}

/** Shows the name of the algorithm, followed by its preset or its changed parameters. */
function LaneNameHeading({ entry, index, info }: LaneProps & { readonly info: AlgorithmInfo }) {
  const changed = Object.entries(entry.params);
  const preset = entry.preset === null ? undefined : presetOf(info, entry.preset);
  return (
    <>
      <LaneGlyph lane={index} />
      <span class={css.title}>
        {info.name} <small>{changed.length > 0 ? words.ownSettings(changed) : preset?.name}</small>
      </span>
      <Icon name="down" />
    </>
  );
}
