/** What the form of an algorithm's parameters says. */
import { translated } from "./language";

export const words = await translated("params", {
  ours: "our choice",
  oursHelp: "The paper gives no value",
  noParameters: "No parameters.",
  reset: "Back to the preset",
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
} as const);
