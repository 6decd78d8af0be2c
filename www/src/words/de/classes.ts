/** Klassen der Skalen von HoDoKu und QQWing. Die von HoDoKu heißen in dessen deutscher Fassung so. */
export const classes: Readonly<Record<string, string>> = {
  easy: "Leicht",
  medium: "Mittel",
  hard: "Schwer",
  unfair: "Unfair",
  extreme: "Extrem",
  simple: "Sehr leicht",
  intermediate: "Mittelschwer",
  expert: "Experte",
};

/** Eine Klasse mit ihrem eigenen Namen dahinter: Leicht (Easy). */
export function className(name: string): string {
  const own = classes[name.toLowerCase()];
  return own === undefined || own === name ? name : `${own} (${name})`;
}
