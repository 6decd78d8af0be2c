/** What is done when the view is first opened. */
import "../../styles/generate.css";
import { effect } from "@preact/signals";
import { comparison } from "./comparison";
import { follow } from "./driver";
import { easing } from "./ease";
import { Generate } from "./Generate";
import { checkChoice, loadMakers } from "./makers";
import { sheet } from "./sheet";
import { working } from "./state";

/** The view, once the generators are here. */
export async function open() {
  await loadMakers();
  effect(checkChoice);
  follow();
  effect(() => {
    const all = [sheet.value, comparison.value, easing.value];
    working.value = all.some((one) => one?.running);
  });
  return Generate;
}
