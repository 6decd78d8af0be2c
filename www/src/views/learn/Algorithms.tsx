/** All algorithms by family, each with a picture of a run, and a link to writing a solver of your own. */
import { useSignal } from "@preact/signals";
import type { AlgorithmInfo } from "sudoku-lab";
import { createAddress } from "../../lab/address/link";
import { colourClass, createAlgorithmColours } from "../../lab/algorithm-colours";
import { loadWorkshop } from "../../lab/workshop/load";
import { Tiles, TilesHead } from "../../parts/Tiles";
import { useStore } from "../../session/context";
import { firstSentences } from "../../text/sentences";
import { Icon } from "../../ui/Icon";
import { useLazy } from "../../ui/Lazy";
import { Loading } from "../../ui/Loading";
import { Segmented } from "../../ui/Segmented";
import { words as common } from "../../words";
import { words } from "../../words/learn";
import * as css from "./Learn.module.css";
import { LivePicture } from "./LivePicture";
import type { RunSnapshots } from "./moments";

const FAMILY_FILTERS = ["all", "complete", "incomplete", "generators"] as const;
type Family = (typeof FAMILY_FILTERS)[number];

interface Props {
  /** All solvers. */
  readonly all: readonly AlgorithmInfo[];
  readonly moments: RunSnapshots | null;
}

export function Algorithms({ all, moments }: Props) {
  const { linkTo } = useStore(createAddress);
  const { colourOf } = useStore(createAlgorithmColours);
  const family = useSignal<Family>("all");
  const makers = family.value === "generators";
  const { part: workshop, failed } = useLazy(loadWorkshop, makers);
  const shown = makers
    ? (workshop?.algorithms.filter(({ kind }) => kind === "generator") ?? [])
    : all.filter(
        ({ complete }) => family.value === "all" || complete === (family.value === "complete"),
      );
  return (
    <section id="algorithms" aria-labelledby="algorithms-title">
      <TilesHead>
        <h2 id="algorithms-title" tabIndex={-1}>
          {words.topics}
        </h2>
        <Segmented
          label={words.families}
          options={FAMILY_FILTERS.map((id) => ({ id, ...words.family(id, all.length) }))}
          value={family.value}
          onChange={(id) => {
            family.value = id;
          }}
        />
      </TilesHead>
      <p class="muted">
        {(family.value !== "all" && words.family(family.value, all.length).title) || words.pictures}
      </p>
      {makers && (failed ?? (!workshop && <Loading>{common.loadingView}</Loading>))}
      <nav aria-label={words.topics} data-part="links">
        <Tiles>
          {shown.map((info) => (
            <li key={info.id} data-algorithm={info.id}>
              <a
                href={linkTo("learn", { a: [["a", info.id]] })}
                class={colourClass(colourOf(info.id))}
              >
                <Picture info={info} moments={moments} />
                <span>
                  <b>{info.name}</b>
                  <br />
                  <small>{firstSentences(info.summary, 1)}</small>
                </span>
              </a>
            </li>
          ))}
          <li>
            <a class={css.ownTile} href={linkTo("own")}>
              <Icon name="plus" />
              <b>{words.own}</b>
              <small>{words.ownIntro}</small>
            </a>
          </li>
          <li>
            <a class={css.ownTile} href={linkTo("train")}>
              <Icon name="play" />
              <b>{words.train}</b>
              <small>{words.trainIntro}</small>
            </a>
          </li>
        </Tiles>
      </nav>
    </section>
  );
}

interface PictureProps {
  readonly info: AlgorithmInfo;
  readonly moments: RunSnapshots | null;
}

/** The picture has no label, because the text beside it names the algorithm. */
function Picture({ info, moments }: PictureProps) {
  const moment = moments?.of.get(info.id);
  return moments && moment ? (
    <LivePicture info={info} puzzle={moments.puzzle} moment={moment} />
  ) : null;
}
