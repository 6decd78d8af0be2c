/** The times measured by the authors of a paper for a table. Fetched when they are opened. */
import { useState } from "preact/hooks";
import { Lazy, loadsById } from "../../../ui/Lazy";
import { words } from "../../../words/reproduced";
import type { ShownTable } from "./controller";
import type { TimesSetup } from "./times/model";

const loadTimes = () => import("./times/load");
const loadOf = loadsById(async (file) => (await loadTimes()).withTimes(file));

export function AuthorTimes({
  shownTable,
  setup,
}: {
  readonly shownTable: ShownTable;
  readonly setup: TimesSetup;
}) {
  const [open, setOpen] = useState(false);
  const { scatters = [], figures, file } = setup;
  return (
    <details data-field="times" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.authorTimes(scatters.length + 2 * figures.length)}</summary>
      {open && <Lazy load={loadOf(file)} given={{ of: shownTable, setup }} />}
    </details>
  );
}
