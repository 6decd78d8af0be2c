/** The list of experiments whose runs this browser has stored, with links to open them and buttons to delete them. */
import { useEffect, useState } from "preact/hooks";
import { createAddress } from "../../../lab/address/link";
import { canonical } from "../../../lab/experiment/definition";
import { pack } from "../../../lab/experiment/packed";
import { forgetKept, type Kept, keptExperiments } from "../../../lab/experiment/store";
import { useSession } from "../../../session/context";
import type { Session } from "../../../session/session";
import { Button } from "../../../ui/Button";
import { Icon } from "../../../ui/Icon";
import { words } from "../../../words/experiment";
import * as css from "../Experiment.module.css";
import { createCompareController } from "./controller";

interface One extends Kept {
  readonly href: string;
  readonly text: string;
}

async function all(session: Session): Promise<readonly One[]> {
  const { linkTo } = session.get(createAddress);
  const link = async (kept: Kept): Promise<One> => {
    const { definition, done, tasks } = kept;
    const names = definition.contestant.map(({ name, algorithm }) => name ?? algorithm);
    const d = await pack(definition);
    return {
      ...kept,
      href: linkTo("experiment", { e: [], d: [["d", d]], figure: [] }),
      text: words.keptOne(names, done, tasks),
    };
  };
  return Promise.all((await keptExperiments()).map(link));
}

export function KeptOnes() {
  const session = useSession();
  const { it, asked } = session.get(createCompareController);
  const [known, setKnown] = useState<readonly One[]>([]);
  const busy = it.running.value;
  const open = asked.value;
  useEffect(() => {
    void all(session).then(setKnown);
  }, [busy, open]);
  const now = open && canonical(open);
  const others = known.filter(({ definition }) => canonical(definition) !== now);
  if (others.length === 0) return null;
  return (
    <details>
      <summary>{words.kept(others.length)}</summary>
      <ul class={css.keptOnes}>
        {others.map((one) => (
          <li key={one.href} class={css.row}>
            <a href={one.href}>{one.text}</a>
            <Button
              icon
              faint
              title={words.forget(one.text)}
              onClick={() =>
                void forgetKept(one.definition)
                  .then(() => all(session))
                  .then(setKnown)
              }
            >
              <Icon name="close" label={words.forget(one.text)} />
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
