/** The growth of an algorithm's cost, measured on request. Visitors can open the experiment and change it. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { AlgorithmInfo } from "sudoku-lab";
import { createAddress } from "../../lab/address/link";
import { packDefinition } from "../../lab/experiment/packed";
import { createExperiment } from "../../lab/experiment/session";
import type { Definition } from "../../lab/experiment/types";
import { useStore } from "../../session/context";
import { guarded } from "../../ui/Boundary";
import { SvgFigure } from "../../ui/DrawnFigure";
import { Notice } from "../../ui/Notice";
import { PanelHead } from "../../ui/Panel";
import { onResize } from "../../ui/resize";
import { words } from "../../words/learn";
import { reasonOf } from "../../words/messages";
import { growthOf, growthVariable } from "./growth";

export const Growth = guarded("learn/growth", GrowthContent);

function GrowthContent({ info }: { readonly info: AlgorithmInfo }) {
  const { linkTo } = useStore(createAddress);
  const experimentSession = useMemo(() => createExperiment({ keep: false }), []);
  const shownDefinition = useSignal<Definition | null>(null);
  const link = useSignal<string | null>(null);
  const failed = useSignal<string | null>(null);
  useEffect(() => {
    growthOf(info)
      .then(async (definition) => {
        shownDefinition.value = definition;
        const packed = await packDefinition(definition);
        link.value = linkTo("experiment", {
          e: [],
          d: [["d", packed]],
          figure: [["figure", "growth"]],
        });
      })
      .catch((error: unknown) => {
        failed.value = reasonOf(error);
      });
    return () => experimentSession.pause();
  }, []);

  async function measure() {
    const definition = shownDefinition.value;
    if (definition && (await experimentSession.open(definition))) await experimentSession.run();
  }

  const preparing = experimentSession.opening.value !== null;
  const busy = preparing || experimentSession.running.value;
  const { done, tasks } = experimentSession.progress.value;
  const failure = failed.value ?? experimentSession.failed.value;
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
      <p class="muted">
        {growthVariable(info) === "size" ? words.growthBySize : words.growthByGivens}
      </p>
      <p>
        {busy ? (
          <button type="button" onClick={experimentSession.pause}>
            {words.stop}
          </button>
        ) : done < tasks || tasks === 0 ? (
          <button type="button" disabled={!shownDefinition.value} onClick={() => void measure()}>
            {words.measure}
          </button>
        ) : null}{" "}
        <span class="numbers" role="status">
          {preparing ? words.preparing : tasks > 0 && words.measuring(done, tasks)}
        </span>
      </p>
      {failure !== null && (
        <Notice as="p" role="alert">
          {failure}
        </Notice>
      )}
      <Drawing experimentSession={experimentSession} by={growthVariable(info)} />
    </section>
  );
}

interface DrawingProps {
  readonly experimentSession: ReturnType<typeof createExperiment>;
  readonly by: "size" | "givens";
}

function Drawing({ experimentSession, by }: DrawingProps) {
  const host = useRef<HTMLDivElement>(null);
  const width = useSignal(0);
  useEffect(() => {
    if (!host.current) return;
    return onResize(host.current, (entry) => {
      width.value = Math.min(760, Math.round(entry?.contentRect.width ?? 0));
    });
  }, []);
  experimentSession.told.value;
  const done = experimentSession.progress.value.done > 0 && width.value > 0;
  const svg = done
    ? experimentSession.figure("growth", { measure: "steps", by, width: width.value })
    : null;
  const all = done
    ? experimentSession.summary({ measure: "steps" })?.rows.find((row) => row.class === null)
    : null;
  return (
    <div ref={host}>
      {svg !== null && <SvgFigure as="figure" dangerouslySetInnerHTML={{ __html: svg }} />}
      {all && <p>{words.solved(all.solved, all.runs)}</p>}
    </div>
  );
}
