/** What is done when the view is first opened. */
import "../../styles/generate.css";
import { effect } from "@preact/signals";
import { bare } from "../../lab/address/link";
import { comparing } from "./comparison";
import { follow, showExample } from "./driver";
import { work as easing } from "./ease";
import { Generate } from "./Generate";
import { checkChoice, loadMakers } from "./makers";
import { ordering } from "./order";
import { followSize, making } from "./sheet";
import { working } from "./state";

/** The view, once the generators are here. */
export async function open() {
  await loadMakers();
  effect(checkChoice);
  follow();
  followSize();
  effect(() => {
    working.value = [making, comparing, easing, ordering].some(({ running }) => running.value);
  });
  if (bare("generate")) showExample();
  return Generate;
}
