/** The work to do when the view is first opened. */
import { createAddress } from "../../lab/address/link";
import type { Session } from "../../session/session";
import { createComparison } from "./comparison";
import { createGenerateController } from "./controller";
import { createEasing } from "./ease";
import { Generate } from "./Generate";
import { createMakers, loadMakers } from "./makers";
import { createOrder } from "./order";
import { createSheet } from "./sheet";
import { createGenerateStore } from "./store";

/** Loads the generators, starts the controllers and returns the view. */
export async function open(session: Session) {
  const { checkChoice } = session.get(createMakers);
  const { follow, showExample } = session.get(createGenerateController);
  const { followSize, making } = session.get(createSheet);
  const { working } = session.get(createGenerateStore);
  const { comparing } = session.get(createComparison);
  const { work: easing } = session.get(createEasing);
  const { ordering } = session.get(createOrder);
  const { canShowExample } = session.get(createAddress);
  await loadMakers();
  session.effect(checkChoice);
  follow();
  followSize();
  session.effect(() => {
    working.value = [making, comparing, easing, ordering].some(({ running }) => running.value);
  });
  if (canShowExample("generate")) showExample();
  return Generate;
}
