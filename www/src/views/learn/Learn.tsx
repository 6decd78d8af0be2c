/**
 * The overview of Learn, or the page of an algorithm: its description, its source, a run, and the meaning of its
 * figures.
 */

import { useEffect, useRef } from "preact/hooks";
import { findAlgorithm, problemSentence, solvers } from "../../lab/check";
import { loadWorkshop } from "../../lab/workshop/load";
import { LearnTrail } from "../../parts/Trail";
import { useStore } from "../../session/context";
import { catalog, lab } from "../../session/engine";
import { guarded } from "../../ui/Boundary";
import { useLazy } from "../../ui/Lazy";
import { Loading } from "../../ui/Loading";
import { showLinkError } from "../../ui/notices";
import { focusElement } from "../../ui/scroll";
import { words as common } from "../../words";
import * as css from "./Learn.module.css";
import { Overview } from "./Overview";
import { createLearnStore } from "./store";

/** The page of an algorithm needs the long texts, which the overview does not. */
const loadTopic = () => import("./Topic").then(({ Topic }) => Topic);

export const Learn = guarded("learn/learn", LearnContent);

function LearnContent() {
  const { topic } = useStore(createLearnStore);
  const registry = lab.value;
  const id = topic.value;
  /** An id that is not a solver may be a generator. Generators are fetched only when one is requested. */
  const other = registry !== null && id !== null && !findAlgorithm(registry, id);
  const { part: workshop, failed } = useLazy(loadWorkshop, other);
  const maker = other
    ? workshop?.algorithms.find((info) => info.kind === "generator" && info.id === id)
    : undefined;
  const unknown = other && workshop !== null && !maker;
  useEffect(() => {
    if (!unknown) return;
    showLinkError(problemSentence({ key: "a", value: id, why: common.unknownAlgorithm }));
    topic.value = null;
  }, [unknown]);
  const { part: Topic, failed: missing } = useLazy(loadTopic, id !== null);
  useTopicFocus(id, id === null || Topic !== null);
  const described = registry ?? catalog.value;
  if (id === null) return described && <Overview algorithms={solvers(described)} />;
  if (!registry) return null;
  const info = other ? maker : findAlgorithm(registry, id);
  return (
    <div class={css.topicPage}>
      <LearnTrail />
      {failed ?? missing}
      {info && Topic && (
        <Topic key={info.id} lab={maker && workshop ? workshop : registry} info={info} />
      )}
      {!(info && Topic) && !failed && !missing && <Loading>{common.loadingView}</Loading>}
    </div>
  );
}

/** Moves the focus to the heading when another algorithm is opened, as if it had a page of its own. */
function useTopicFocus(id: string | null, isThere: boolean): void {
  const before = useRef(id);
  useEffect(() => {
    if (before.current === id || !isThere) return;
    before.current = id;
    scrollTo(0, 0);
    focusElement(document.querySelector<HTMLElement>(".view-learn [data-start]"));
  }, [id, isThere]);
}
