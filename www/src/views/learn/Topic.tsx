/** The page of one algorithm. */

import "../../lab/details";
import type { AlgorithmInfo, Preset, Registry } from "sudoku-lab";
import { withoutFrameKeys } from "../../lab/address/frame";
import { writeLanes } from "../../lab/address/hash";
import { createAddress } from "../../lab/address/link";
import { colourClass, createAlgorithmColours } from "../../lab/algorithm-colours";
import { Cite } from "../../parts/cite/Cite";
import { Docs } from "../../parts/docs/Docs";
import { useStore } from "../../session/context";
import { formatDuration } from "../../text/times";
import { guarded } from "../../ui/Boundary";
import { ButtonLink } from "../../ui/Button";
import { Markdown } from "../../ui/Markdown";
import { words as common, format, label } from "../../words";
import { glossText } from "../../words/gloss";
import { words } from "../../words/learn";
import { Growth } from "./Growth";
import * as css from "./Learn.module.css";
import { Params } from "./Params";
import { ShownIn } from "./ShownIn";
import { Stepper } from "./Stepper";

interface Props {
  readonly lab: Registry;
  readonly info: AlgorithmInfo;
}

export const Topic = guarded("learn/topic", TopicContent);

function TopicContent({ lab, info }: Props) {
  const { linkTo } = useStore(createAddress);
  const { colourOf } = useStore(createAlgorithmColours);
  const { id, name, summary, complete, presets, counters, params, step } = info;
  const solves = info.kind === "solver";
  const a = writeLanes([{ algorithm: id, preset: null, params: {} }]);
  const use = solves ? linkTo("race", { a, look: [["look", "1"]] }) : linkTo("generate", { a });
  const steps = `${step}s`;
  const own = counters.some((one) => one.id === steps);
  const meanings = [
    ...(own ? [] : [[steps, common.definitions.steps] as const]),
    ...counters.map((one) => [label(one.id), one.doc] as const),
  ];
  return (
    <article class={`${css.topic} ${colourClass(colourOf(id))}`} data-topic={id}>
      <header>
        <h2 tabIndex={-1} data-start="">
          {name}
        </h2>
        <div class={css.lead}>
          <Markdown text={glossText(summary)} />
        </div>
        {solves && <p class="muted">{complete ? common.complete : common.incomplete}</p>}
        <p>
          <ButtonLink data-part="links" href={use}>
            {solves ? words.race : words.make}
          </ButtonLink>
        </p>
      </header>
      <Stepper lab={lab} info={info} />
      <ShownIn id={id} />
      <section>
        <Docs id={id} summed />
      </section>
      {params.length > 0 && <Params info={info} />}
      {solves && <Growth info={info} />}
      {presets.length > 0 && (
        <section>
          <h3>{words.presets}</h3>
          <dl class={css.facts}>
            {presets.map((preset) => (
              <PresetDescription key={preset.id} preset={preset} />
            ))}
          </dl>
        </section>
      )}
      <section>
        <h3>{words.counts}</h3>
        <dl class={css.facts}>
          {meanings.map(([meant, meaning]) => (
            <div key={meant}>
              <dt>{meant}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Cite
        name={name}
        kind={id}
        version={lab.version}
        address={linkTo("learn", withoutFrameKeys)}
      />
    </article>
  );
}

function PresetDescription({
  preset: { name, doc, source, published },
}: {
  readonly preset: Preset;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {doc} {source && <span class="muted">{source}</span>}
        {published.length > 0 && (
          <details>
            <summary>{words.printed(published.length)}</summary>
            <ul>
              {published.map(({ of, value, note }) => (
                <li key={`${of} ${note} ${value}`}>
                  {words.published(
                    label(of),
                    of === "time" ? formatDuration(value) : format(value),
                    note,
                  )}
                </li>
              ))}
            </ul>
          </details>
        )}
      </dd>
    </div>
  );
}
