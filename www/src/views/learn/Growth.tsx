/** The growth of an algorithm's cost, measured on request. Visitors can open the experiment and change it. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { AlgorithmInfo } from "sudoku-lab";
import { createAddress } from "../../lab/address/link";
import { pack } from "../../lab/experiment/packed";
import { createExperiment } from "../../lab/experiment/session";
import type { Definition } from "../../lab/experiment/types";
import { useStore } from "../../session/context";
import { guarded } from "../../ui/Boundary";
import { DrawnFigure } from "../../ui/DrawnFigure";
import { Notice } from "../../ui/Notice";
import { PanelHead } from "../../ui/Panel";
import { onResize } from "../../ui/resize";
import { words } from "../../words/learn";
import { reasonOf } from "../../words/messages";
import { growsBy, growthOf } from "./growth";

export const Growth = guarded("learn/growth", GrowthContent);

function GrowthContent({ info }: { readonly info: AlgorithmInfo }) {
  const { linkTo } = useStore(createAddress);
  const one = useMemo(() => createExperiment({ keep: false }), []);
  const said = useSignal<Definition | null>(null);
  const link = useSignal<string | null>(null);
  const failed = useSignal<string | null>(null);
  useEffect(() => {
    growthOf(info)
      .then(async (definition) => {
        said.value = definition;
        const packed = await pack(definition);
        link.value = linkTo("experiment", {
          e: [],
          d: [["d", packed]],
          figure: [["figure", "growth"]],
        });
      })
      .catch((error: unknown) => {
        failed.value = reasonOf(error);
      });
    return () => one.pause();
  }, []);

  async function measure() {
    const definition = said.value;
    if (definition && (await one.open(definition))) await one.run();
  }

  const preparing = one.opening.value !== null;
  const busy = preparing || one.running.value;
  const { done, tasks } = one.progress.value;
  const trouble = failed.value ?? one.failed.value;
  return (
    <section class="growth" aria-labelledby="topic-growth">
      <PanelHead>
        <h3 id="topic-growth">{words.growth}</h3>
        {link.value && (
          <a data-part="links" href={link.value}>
            {words.open}
          </a>
        )}
      </PanelHead>
      <p class="muted">{growsBy(info) === "size" ? words.growthBySize : words.growthByGivens}</p>
      <p>
        {busy ? (
          <button type="button" onClick={one.pause}>
            {words.stop}
          </button>
        ) : done < tasks || tasks === 0 ? (
          <button type="button" disabled={!said.value} onClick={() => void measure()}>
            {words.measure}
          </button>
        ) : null}{" "}
        <span class="numbers" role="status">
          {preparing ? words.preparing : tasks > 0 && words.measuring(done, tasks)}
        </span>
      </p>
      {trouble !== null && (
        <Notice as="p" role="alert">
          {trouble}
        </Notice>
      )}
      <Drawing one={one} by={growsBy(info)} />
    </section>
  );
}

interface DrawingProps {
  readonly one: ReturnType<typeof createExperiment>;
  readonly by: "size" | "givens";
}

function Drawing({ one, by }: DrawingProps) {
  const host = useRef<HTMLDivElement>(null);
  const width = useSignal(0);
  useEffect(() => {
    if (!host.current) return;
    return onResize(host.current, (entry) => {
      width.value = Math.min(760, Math.round(entry?.contentRect.width ?? 0));
    });
  }, []);
  one.told.value;
  const done = one.progress.value.done > 0 && width.value > 0;
  const svg = done ? one.figure("growth", { measure: "steps", by, width: width.value }) : null;
  const all = done
    ? one.summary({ measure: "steps" })?.rows.find((row) => row.class === null)
    : null;
  return (
    <div ref={host}>
      {svg !== null && <DrawnFigure as="figure" dangerouslySetInnerHTML={{ __html: svg }} />}
      {all && <p>{words.solved(all.solved, all.runs)}</p>}
    </div>
  );
}
