/** What is done when the view is first opened. */
import "../styles/generate.css";
import { follow } from "./driver";
import { Generate } from "./Generate";
import { checkChoice, loadMakers } from "./makers";

/** The view, once the generators are here. */
export async function open() {
  await loadMakers();
  checkChoice();
  follow();
  return Generate;
}
