/** What each algorithm is, where it comes from, what its figures mean; and the way to see it race. */
import type { AlgorithmInfo } from "sudoku-lab";
import { writeLanes } from "../../lab/address/hash";
import { asNewEntry, linkTo } from "../../lab/address/link";
import { find, solvers } from "../../lab/check";
import { lab } from "../../lab/store";
import { Markdown } from "../../ui/Markdown";
import { words as common, label } from "../../words";
import { words } from "../../words/learn";
import { topic } from "./state";
import "../../styles/learn.css";

export function Learn() {
  const known = lab.value;
  if (!known) return null;
  const all = solvers(known);
  const info = (topic.value !== null && find(known, topic.value)) || all[0];
  return (
    <>
      <nav class="topics panel" data-part="links" aria-label={words.topics}>
        <a class="course" href="learn/index.html">
          {words.course}
        </a>
        <h2>{words.topics}</h2>
        <ul>
          {all.map(({ id, name }) => (
            <li key={id}>
              <a
                href={linkTo("learn", { a: [["a", id]] })}
                aria-current={id === info?.id ? "true" : undefined}
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
      </nav>
      <div class="stage">{info && <Topic key={info.id} info={info} />}</div>
    </>
  );
}

function Topic({ info }: { readonly info: AlgorithmInfo }) {
  const { id, name, docs, complete, presets, counters, series, step } = info;
  const race = linkTo("race", {
    a: writeLanes([{ algorithm: id, preset: null, params: {} }]),
    look: [],
  });
  const steps = `${step}s`;
  const own = counters.some((one) => one.id === steps);
  const meanings = [
    ...(own ? [] : [[label(steps), common.definitions.steps] as const]),
    ...counters.map((one) => [label(one.id), one.doc] as const),
  ];
  return (
    <article class="topic panel" data-topic={id}>
      <div class="panel-head">
        <h2 tabIndex={-1} data-start="">
          {name}
        </h2>
        <a href={race}>{words.race}</a>
      </div>
      <p class="muted">{complete ? common.complete : common.incomplete}</p>
      <Markdown text={docs} />
      {presets.length > 0 && (
        <>
          <h3>{words.presets}</h3>
          <dl class="told">
            {presets.map((preset) => (
              <div key={preset.id}>
                <dt>{preset.name}</dt>
                <dd>
                  {preset.doc} {preset.source && <span class="muted">{preset.source}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <h3>{words.counts}</h3>
      <Told rows={meanings} />
      {series.length > 0 && (
        <>
          <h3>{words.plots}</h3>
          <Told rows={series.map((one) => [label(one.id), one.doc] as const)} />
        </>
      )}
    </article>
  );
}

function Told({ rows }: { readonly rows: readonly (readonly [name: string, meaning: string])[] }) {
  return (
    <dl class="told">
      {rows.map(([name, meaning]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
