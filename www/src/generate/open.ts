/** What is done when the view is first opened. */
import "../styles/generate.css";
import { effect } from "@preact/signals";
import { working } from "../state/store";
import { comparison } from "./comparison";
import { follow } from "./driver";
import { Generate } from "./Generate";
import { checkChoice, loadMakers } from "./makers";
import { sheet } from "./sheet";

/** The view, once the generators are here. */
export async function open() {
  await loadMakers();
  effect(checkChoice);
  follow();
  effect(() => {
    working.generate.value = [sheet.value?.running, comparison.value?.running].includes(true);
  });
  return Generate;
}
