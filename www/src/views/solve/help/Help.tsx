/** The panel with all possible steps, and with the explanation of why a digit cannot be placed. */
import { useEffect } from "preact/hooks";
import { fetchTechniques } from "../../../play/help/about";
import { AllSteps } from "./All";
import * as css from "./Help.module.css";
import { WhyNot } from "./WhyNot";

export function Help() {
  useEffect(() => void fetchTechniques(), []);
  return (
    <div class={css.teacher}>
      <AllSteps />
      <WhyNot />
    </div>
  );
}
