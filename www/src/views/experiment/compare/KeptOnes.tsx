/** The list of experiments whose runs this browser has stored, with links to open them and buttons to delete them. */
import { useEffect, useState } from "preact/hooks";
import { createAddress } from "../../../lab/address/link";
import { canonicalText } from "../../../lab/experiment/definition";
import { packDefinition } from "../../../lab/experiment/packed";
import {
  deleteStored,
  loadExperiments,
  type StoredExperiment,
} from "../../../lab/experiment/store";
import { useSession } from "../../../session/context";
import type { Session } from "../../../session/session";
import { Button } from "../../../ui/Button";
import { Icon } from "../../../ui/Icon";
import { words } from "../../../words/experiment";
import * as css from "../Experiment.module.css";
import { createCompareController } from "./controller";

interface StoredItem extends StoredExperiment {
  readonly href: string;
  readonly text: string;
}

async function listStored(session: Session): Promise<readonly StoredItem[]> {
  const { linkTo } = session.get(createAddress);
  const link = async (experiment: StoredExperiment): Promise<StoredItem> => {
    const { definition, done, tasks } = experiment;
    const names = definition.contestant.map(({ name, algorithm }) => name ?? algorithm);
    const d = await packDefinition(definition);
    return {
      ...experiment,
      href: linkTo("experiment", { e: [], d: [["d", d]], figure: [] }),
      text: words.keptOne(names, done, tasks),
    };
  };
  return Promise.all((await loadExperiments()).map(link));
}

export function StoredExperiments() {
  const session = useSession();
  const { experimentSession, shownDefinition } = session.get(createCompareController);
  const [known, setKnown] = useState<readonly StoredItem[]>([]);
  const busy = experimentSession.running.value;
  const open = shownDefinition.value;
  useEffect(() => {
    void listStored(session).then(setKnown);
  }, [busy, open]);
  const now = open && canonicalText(open);
  const others = known.filter(({ definition }) => canonicalText(definition) !== now);
  if (others.length === 0) return null;
  return (
    <details>
      <summary>{words.kept(others.length)}</summary>
      <ul class={css.keptOnes}>
        {others.map((item) => (
          <li key={item.href} class={css.row}>
            <a href={item.href}>{item.text}</a>
            <Button
              icon
              faint
              title={words.forget(item.text)}
              onClick={() =>
                void deleteStored(item.definition)
                  .then(() => listStored(session))
                  .then(setKnown)
              }
            >
              <Icon name="close" label={words.forget(item.text)} />
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
