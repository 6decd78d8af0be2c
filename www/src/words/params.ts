/** What the form of an algorithm's parameters says. */
export const words = {
  ours: "our choice",
  oursHelp: "The paper gives no value",
  noParameters: "No parameters.",
  reset: "Back to the preset",
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
} as const;
