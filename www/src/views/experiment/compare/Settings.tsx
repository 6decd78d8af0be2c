/**
 * The settings of the experiment: sets, contestants, seeds and limits. Changes are collected in a draft, which is
 * applied as a whole.
 */

import { useSession } from "../../../session/context";
import { guarded } from "../../../ui/Boundary";
import { Lazy } from "../../../ui/Lazy";
import { Panel } from "../../../ui/Panel";
import { words } from "../../../words/experiment";
import * as css from "../Experiment.module.css";
import { createCompareController } from "./controller";
import { createCompareStore } from "./store";

export const Settings = guarded("compare/settings", SettingsContent);

const loadForm = () => import("./SettingsForm").then(({ SettingsForm }) => SettingsForm);

function SettingsContent() {
  const session = useSession();
  const { edited, draft } = session.get(createCompareController);
  const { settingsOpen } = session.get(createCompareStore);
  if (!edited.value) return null;
  const isOpen = settingsOpen.value || draft.value !== null;
  return (
    <Panel
      as="details"
      class={css.settings}
      open={isOpen}
      onToggle={(event) => {
        settingsOpen.value = event.currentTarget.open;
      }}
    >
      <summary>{words.settings}</summary>
      <Lazy load={loadForm} given={{}} wanted={isOpen} />
    </Panel>
  );
}
