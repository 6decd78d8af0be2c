/** The times measured by the authors of a paper for a table. Fetched when they are opened. */
import { useState } from "preact/hooks";
import { Later, loadsById } from "../../../ui/Later";
import { words } from "../../../words/reproduced";
import type { Shown } from "./controller";
import type { TimesSetup } from "./times/model";

const loadTimes = () => import("./times/load");
const loadOf = loadsById(async (file) => (await loadTimes()).withTimes(file));

export function AuthorTimes({ of, setup }: { readonly of: Shown; readonly setup: TimesSetup }) {
  const [open, setOpen] = useState(false);
  const { scatters = [], figures, file } = setup;
  return (
    <details data-field="times" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.authorTimes(scatters.length + 2 * figures.length)}</summary>
      {open && <Later load={loadOf(file)} given={{ of, setup }} />}
    </details>
  );
}
