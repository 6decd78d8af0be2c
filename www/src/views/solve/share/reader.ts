/** The parser of positions, fetched when the first text that needs it arrives. */

import { loadWorkshop } from "../../../lab/workshop/load";
import { fetchOnce } from "../../../ui/load";

const loadFormats = () => import("../../../play/formats/read");

/** Returns the parser; `null` if it cannot be fetched. */
export async function loadParser() {
  try {
    const [workshop, { read, readOne, unpacked }] = await Promise.all([
      loadWorkshop(),
      fetchOnce(loadFormats),
    ]);
    return { workshop, read, readOne, unpacked };
  } catch {
    return null;
  }
}
