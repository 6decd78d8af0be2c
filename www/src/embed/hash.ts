/** Attributes of the element as an address of the page. */

/** Attributes that are keys of the address as they are, and those that have another name there. */
const KEYS: Readonly<Record<string, string>> = {
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

/** What is set of the view itself, and not of how much of it is seen. */
export const contents = [
  "view",
  "puzzle",
  "size",
  "algorithms",
  "params",
  "seed",
  "steps",
  "range",
];

export const attributes = [...Object.keys(KEYS), "hash", "autoplay", "wake"];

/** An attribute as a property. */
export const camel = (name: string) =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** A box of `size` cells, as wide as it is high or, where there is none, wider. */
function boxOf(size: string): string {
  const side = Number(size);
  if (!(side > 0 && side <= 1e4)) return size; // rows x columns, or what the page says is wrong
  let rows = Math.floor(Math.sqrt(side));
  while (side % rows) rows--;
  return `${rows}x${side / rows}`;
}

const written = (name: string, value: string): string => {
  if (name === "size") return boxOf(value);
  if (name === "lock") return value || "all";
  if (name === "compact") return value === "0" || value === "false" ? "0" : "1";
  return value;
};

/** The address, from its `#` on; `get` gives an attribute, or `null`. */
export function hashOf(get: (attribute: string) => string | null): string {
  const pairs = new Map<string, string>([["compact", "1"]]);
  const add = (text: string, apart: RegExp) => {
    for (const part of text.split(apart)) {
      const [key = "", ...value] = part.trim().split("=");
      if (key) pairs.set(key, value.join("="));
    }
  };
  add(get("hash")?.replace(/^.*#/, "") ?? "", /&/);
  pairs.delete("autoplay"); // that is the element's: it knows when it is in sight
  for (const [name, key] of Object.entries(KEYS)) {
    const value = get(name);
    if (value === null) continue;
    if (key === "") add(value, /[;&]|\s(?=\s*\d+\.)/);
    else pairs.set(key, encodeURIComponent(written(name, value)));
  }
  return `#${[...pairs].map((pair) => pair.join("=")).join("&")}`;
}
