/** The overview, or the page of an algorithm: what it is, where it comes from, how it goes, what its figures mean. */

import { useEffect, useRef } from "preact/hooks";
import { find, sentence } from "../../lab/check";
import { loadWorkshop } from "../../lab/workshop/load";
import { LearnTrail } from "../../parts/Trail";
import { lab } from "../../session/engine";
import { guarded } from "../../ui/Boundary";
import { useLater } from "../../ui/Later";
import { notifyOfLink } from "../../ui/notices";
import { focus } from "../../ui/scroll";
import { words as common } from "../../words";
import { Overview } from "./Overview";
import { Topic } from "./Topic";
import "../../styles/learn.css";
import { useStore } from "../../session/context";
import { Loading } from "../../ui/Loading";
import { createLearnStore } from "./store";

export const Learn = guarded("learn/learn", LearnContent);

function LearnContent() {
  const { topic } = useStore(createLearnStore);
  const known = lab.value;
  const id = topic.value;
  /** What is no solver may be a generator; those are fetched when one is wanted. */
  const other = known !== null && id !== null && !find(known, id);
  const { part: workshop, failed } = useLater(loadWorkshop, other);
  const maker = other
    ? workshop?.algorithms.find((info) => info.kind === "generator" && info.id === id)
    : undefined;
  const unknown = other && workshop !== null && !maker;
  useEffect(() => {
    if (!unknown) return;
    notifyOfLink(sentence({ key: "a", value: id, why: common.unknownAlgorithm }));
    topic.value = null;
  }, [unknown]);
  useTurn(id);
  if (!known) return null;
  if (id === null) return <Overview lab={known} />;
  const info = other ? maker : find(known, id);
  return (
    <div class="topic-page">
      <LearnTrail />
      {failed}
      {info && <Topic key={info.id} lab={maker && workshop ? workshop : known} info={info} />}
      {!info && !failed && <Loading>{common.loadingView}</Loading>}
    </div>
  );
}

/** From one page to another: to its head, as with a page of its own. */
function useTurn(id: string | null): void {
  const before = useRef(id);
  useEffect(() => {
    if (before.current === id) return;
    before.current = id;
    scrollTo(0, 0);
    focus(document.querySelector<HTMLElement>(".view-learn [data-start]"));
  }, [id]);
}
