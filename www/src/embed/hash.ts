/** Converts the attributes of the element to an address of the page. */

/** Maps each attribute to its key in the address. `params` contains keys of its own. */
const ADDRESS_KEYS: Readonly<Record<string, string>> = {
  view: "view",
  puzzle: "p",
  size: "box",
  algorithms: "a",
  params: "",
  seed: "seed",
  steps: "steps",
  hide: "hide",
  lock: "lock",
  theme: "theme",
  lang: "lang",
  "max-seconds": "max-seconds",
  compact: "compact",
  range: "range",
};

/** Settings of the view itself, as opposed to settings of its appearance. */
export const contentKeys = [
  "view",
  "puzzle",
  "size",
  "algorithms",
  "params",
  "seed",
  "steps",
  "range",
];

export const attributeNames = [...Object.keys(ADDRESS_KEYS), "hash", "autoplay", "wake"];

/** Returns the property name of an attribute. */
export const toPropertyName = (name: string) =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the box of a grid of side length `size`: square if possible, otherwise wider than high. */
function boxOf(size: string): string {
  const side = Number(size);
  if (!(side > 0 && side <= 1e4)) return size; // rows x columns, or a text that the page rejects
  let rows = Math.floor(Math.sqrt(side));
  while (side % rows) rows--;
  return `${rows}x${side / rows}`;
}

const formatValue = (name: string, value: string): string => {
  if (name === "size") return boxOf(value);
  if (name === "lock") return value || "all";
  if (name === "compact") return value === "0" || value === "false" ? "0" : "1";
  return value;
};

/** Returns the hash of the address, beginning with `#`. `get` returns the value of an attribute or `null`. */
export function hashOf(get: (attribute: string) => string | null): string {
  const pairs = new Map<string, string>([["compact", "1"]]);
  const add = (text: string, separator: RegExp) => {
    for (const part of text.split(separator)) {
      const [key = "", ...value] = part.trim().split("=");
      if (key) pairs.set(key, value.join("="));
    }
  };
  add(get("hash")?.replace(/^.*#/, "") ?? "", /&/);
  pairs.delete("autoplay"); // the element starts the view itself, once it is visible
  for (const [name, key] of Object.entries(ADDRESS_KEYS)) {
    const value = get(name);
    if (value === null) continue;
    if (key === "") add(value, /[;&]|\s(?=\s*\d+\.)/);
    else pairs.set(key, encodeURIComponent(formatValue(name, value)));
  }
  return `#${[...pairs].map((pair) => pair.join("=")).join("&")}`;
}
