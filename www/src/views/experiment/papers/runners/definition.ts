/** The experiment that a table's definition says. */
import { Experiment } from "sudoku-lab/workshop";
import { readSet } from "../../../../lab/experiment/files";
import { pool } from "../../../../lab/pool";
import { loadWorkshop } from "../../../../lab/workshop/load";
import { readRuns } from "../runs";
import { readDefinition } from "./read";
import type { Runner } from "./runner";

/** Between two looks at what is there so far. */
const LOOK_MS = 500;

export const byDefinition: Runner = async ({ definition = "" }, tell, signal) => {
  const workers = pool();
  if (!workers) return;
  const said = await readDefinition(definition);
  const experiment = await Experiment.open(await loadWorkshop(), said, readSet, { signal });
  const look = () => {
    const { done, tasks: total } = experiment;
    const rows = [...experiment.csv()].map((row) => row.trimEnd());
    tell({ done, total, runs: readRuns(rows.join("\n")) });
  };
  tell({ done: 0, total: experiment.tasks });
  let last = performance.now();
  const onPart = () => {
    if (performance.now() - last < LOOK_MS) return;
    look();
    last = performance.now();
  };
  await experiment.run(workers, { signal, onPart });
  look();
};
