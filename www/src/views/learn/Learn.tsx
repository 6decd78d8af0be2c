/** What each algorithm is, where it comes from, how it goes, what its figures mean; and the way to see it race. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { AlgorithmInfo } from "sudoku-lab";
import { asNewEntry, linkTo } from "../../lab/address/link";
import { find, sentence, solvers } from "../../lab/check";
import { lab } from "../../lab/store";
import { loadWorkshop } from "../../lab/workshop/load";
import { guarded } from "../../ui/Boundary";
import { useLater } from "../../ui/Later";
import { notifyOfLink } from "../../ui/notices";
import { words as common } from "../../words";
import { words } from "../../words/learn";
import { topic } from "./state";
import { Topic } from "./Topic";
import "../../styles/learn.css";

export const Learn = guarded("learn/learn", LearnContent);

function LearnContent() {
  const known = lab.value;
  const id = topic.value;
  const asked = useSignal(false);
  /** What is no solver may be a generator; those are fetched when one is wanted. */
  const other = known !== null && id !== null && !find(known, id);
  const { part: workshop, failed } = useLater(loadWorkshop, other || asked.value);
  const makers = workshop?.algorithms.filter(({ kind }) => kind === "generator");
  const maker = other ? makers?.find((info) => info.id === id) : undefined;
  const unknown = other && makers !== undefined && !maker;
  useEffect(() => {
    if (!unknown) return;
    notifyOfLink(sentence({ key: "a", value: id, why: common.unknownAlgorithm }));
    topic.value = null;
  }, [unknown]);
  if (!known) return null;
  const all = solvers(known);
  const info = other ? maker : (id !== null && find(known, id)) || all[0];
  return (
    <>
      <nav class="topics panel" data-part="links" aria-label={words.topics}>
        <a class="course" href={words.courseAt}>
          {words.course}
        </a>
        <h2>{words.topics}</h2>
        <List of={all} shown={info} />
        <h2>{words.makers}</h2>
        {makers && <List of={makers} shown={info} />}
        {!makers && (
          <p>
            <button
              type="button"
              class="small"
              disabled={asked.value && !failed}
              onClick={() => {
                asked.value = true;
              }}
            >
              {words.bringMakers}
            </button>
          </p>
        )}
      </nav>
      <div class="stage">
        {failed}
        {info && <Topic key={info.id} lab={maker && workshop ? workshop : known} info={info} />}
        {!info && !failed && <p class="loading">{common.loadingView}</p>}
      </div>
    </>
  );
}

interface ListProps {
  readonly of: readonly AlgorithmInfo[];
  readonly shown: AlgorithmInfo | undefined;
}

function List({ of, shown }: ListProps) {
  return (
    <ul>
      {of.map(({ id, name }) => (
        <li key={id}>
          <a
            href={linkTo("learn", { a: [["a", id]] })}
            aria-current={id === shown?.id ? "true" : undefined}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              asNewEntry(() => {
                topic.value = id;
              });
            }}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
