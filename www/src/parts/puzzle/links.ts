/** Puzzles in the links of other sites, which have them compressed. Fetched when such a link is pasted. */
import { decompressFromBase64 } from "lz-string";
import { words } from "../../words/links";

/** What f-puzzles writes of a cell. */
interface Cell {
  readonly value?: number;
  readonly given?: boolean;
}

/** Its key for the house that stands in place of a box. */
const IRREGULAR = "region";

/** Keys that say nothing of the rules. */
const NO_RULES = new Set([
  "size",
  "grid",
  "title",
  "author",
  "ruleset",
  "solution",
  "metadata",
  "highlightConflicts",
  "disabledlogic",
  "truecandidatesoptions",
  "customTitle",
  "customRules",
  "successMessage",
]);

const WITH_PUZZLE = /(?:[?&](?:load|puzzleid)=|\/)(?:fpuz(?:zles)?)?([A-Za-z0-9+/=]{20,})$/;

const HOSTS = /(^|\.)(f-puzzles\.com|sudokupad\.app|crackingthecryptic\.com)$/;

/** The address of a site whose links have the puzzle compressed, or `null`. */
export function siteOf(text: string): URL | null {
  const url = URL.parse(text.trim());
  return url && HOSTS.test(url.hostname) ? url : null;
}

/** The puzzle of a link, as text to be read; throws a sentence. */
export function puzzleOf(link: string): string {
  const plain = decode(link.trim()).replaceAll(" ", "+").replace(/#.*$/, "");
  const packed = WITH_PUZZLE.exec(plain)?.[1];
  if (packed === undefined) throw new Error(words.elsewhere);
  const puzzle = unpack(packed);
  const { size, grid } = puzzle;
  const side = Number(size);
  const rows = Array.isArray(grid) ? (grid as readonly (readonly Cell[])[]) : [];
  if (rows.length !== side || !rows.every((row) => Array.isArray(row) && row.length === side)) {
    throw new Error(words.unreadable);
  }
  const rules = Object.entries(puzzle).filter(([key, value]) => isRule(key, value));
  const [first] = rules;
  if (first) throw new Error(words.variant(first[0]));
  if (rows.some((row) => row.some((cell) => IRREGULAR in cell))) {
    throw new Error(words.variant("irregular boxes"));
  }
  const lines = rows.map((row) =>
    row.map(({ value, given }) => (given === true && value ? value : 0)).join(" "),
  );
  return lines.join("\n");
}

/** What is drawn into the grid may stand for a rule too. */
function isRule(key: string, value: unknown): boolean {
  if (NO_RULES.has(key)) return false;
  return Array.isArray(value) ? value.length > 0 : value !== false && value !== null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function unpack(packed: string): Readonly<Record<string, unknown>> {
  try {
    const puzzle: unknown = JSON.parse(decompressFromBase64(packed));
    if (typeof puzzle === "object" && puzzle !== null) return puzzle as Record<string, unknown>;
  } catch {
    // It is not what it looks like.
  }
  throw new Error(words.unreadable);
}
