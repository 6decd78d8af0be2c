/** What reads positions out of text: fetched when the first text that needs it arrives. */
import { loadWorkshop } from "../../../lab/workshop/load";

/** `null` where it cannot be fetched. */
export async function reading() {
  try {
    const [workshop, { read, readOne }] = await Promise.all([
      loadWorkshop(),
      import("../../../play/formats/read"),
    ]);
    return { workshop, read, readOne };
  } catch {
    return null;
  }
}
