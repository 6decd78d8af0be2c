/** Keeps the page and its address the same, in both directions. */
import { batch, effect, signal } from "@preact/signals";
import type { Puzzle, Registry } from "sudoku-lab";
import { forgetLink, notifyOfLink } from "../../ui/notices";
import { framed, keep, recallOwn } from "../../ui/storage";
import { words } from "../../words";
import { sentence } from "../check";
import { gate } from "../own/running";
import type { Problem } from "../setup";
import { decide, forgetHistory, lab as known, setPuzzle } from "../store";
import { frameEarly, unframed } from "./frame";
import { formatHash, type Pair, type Parsed, parseHash } from "./hash";
import { followAddress, write } from "./history";
import { readPuzzle, type Source } from "./keys";
import { atWork, HEAD, known as ours, usual, type View, view, viewOf, views } from "./views";

/** Keys of the address that are not ours. */
const foreign = signal<readonly Pair[]>([]);

/** What is to stand in a link in place of what is set: by the first name of a key, `version` among them. */
export type Instead = Readonly<Record<string, readonly Pair[]>>;

/** The state of a view, by default of the one that is open, as a link. */
export function linkTo(id: string = view.value, instead: Instead = {}): string {
  const { name, of, keys } = viewOf(id);
  const version = known.value?.version;
  return formatHash([
    ["v", "1"],
    ["view", name],
    ...(of === undefined ? [] : [["of", of] as const]),
    ...keys
      .filter(({ used }) => used?.() ?? true)
      .flatMap((key) => instead[key.names[0] ?? ""] ?? key.write()),
    ...(instead.version ?? (version === undefined ? [] : [["version", version] as const])),
    ...foreign.value,
  ]);
}

/** What only a link for others says of a view. */
export const shared = (id: string = view.value): Instead =>
  Object.fromEntries(
    viewOf(id).keys.flatMap((key) =>
      key.share ? [[key.names[0] ?? "", key.share()] as const] : [],
    ),
  );

export const parse = (hash: string) => parseHash(hash, ours());

/** As it is followed. */
const heed = (hash: string) => gate(parse(hash), hash);

/** The view that a hash is of. */
function viewIn({ given }: Parsed, problem: (problem: Problem) => void = () => {}): View {
  const all = views();
  const [name, of] = [given.get("view"), given.get("of")];
  const before = all.find(({ formerly }) => formerly !== undefined && formerly === name);
  if (before) return before;
  const same = all.filter((one) => one.name === (name ?? usual().name));
  if (same.length === 0) {
    const names = [...new Set(all.map((one) => one.name))].join(", ");
    problem({ key: "view", value: name ?? "", why: words.badValue(names) });
    return usual();
  }
  const one = same.find((one) => one.of === of);
  const parts = partsOf(same[0] ?? usual()).join(", ");
  if (of !== undefined && !one && parts) {
    problem({ key: "of", value: of, why: words.badValue(parts) });
  }
  return one ?? same[0] ?? usual();
}

/** What tells the views of one name apart. */
const partsOf = ({ name }: View) => views().flatMap((one) => (one.name === name && one.of) || []);

/** Problems of a link that are told, each in a sentence. */
const MOST_TOLD = 8;

/** Takes over what a hash says and leaves the rest as it is. */
export function applyHash(lab: Registry, hash: string, whole: boolean, show = setPuzzle): void {
  const parsed = heed(hash);
  const problems: Problem[] = [...parsed.problems];
  const problem = (one: Problem) => problems.push(one);
  const { given } = parsed;
  const v = given.get("v");
  if (v !== undefined && v !== "1") {
    problem({ key: "v", value: v, why: words.linkFormat(v.slice(0, 40)) });
  }
  const to = viewIn(parsed, problem);
  batch(() => {
    const used = readKeys(to, { lab, ...parsed, problem, show }, whole);
    for (const [key, value] of given) {
      const head = HEAD.some((name) => name === key) && (key !== "of" || !!partsOf(to)[0]);
      if (!head && !used.has(key)) {
        problem({ key, value, why: words.unused(to.words.title) });
      }
    }
    if (whole) view.value = to.id;
    if (whole) foreign.value = parsed.rest;
    for (const one of problems.slice(0, MOST_TOLD)) notifyOfLink(sentence(one));
    if (problems.length > MOST_TOLD) {
      notifyOfLink(words.moreProblems(problems.length - MOST_TOLD));
    }
    const version = given.get("version");
    if (whole && version !== undefined && version !== lab.version) {
      notifyOfLink(words.otherVersion(version.slice(0, 40), lab.version));
    }
  });
}

/** Reads the keys of a view, all but those that say nothing; the names that did. */
function readKeys({ keys }: View, from: Source, whole: boolean): ReadonlySet<string> {
  const nothing: Source = { ...from, given: new Map(), params: [] };
  const names = new Set<string>();
  const order = [...keys.filter(({ first }) => first), ...keys.filter(({ first }) => !first)];
  for (const key of order) {
    const used = key.used?.() ?? true;
    key.read(used ? from : nothing, whole);
    if (used) for (const name of key.names) names.add(name);
  }
  if (!names.has("a")) {
    for (const [lane, id, value] of from.params) {
      from.problem({ key: `${lane}.${id}`, value, why: words.unknownLane });
    }
  }
  return names;
}

let entering = false;

/** Loads what is another set-up, so that the browser's way back leads to the one before. */
export function asNewEntry(load: () => void): void {
  entering = true;
  try {
    batch(load);
  } finally {
    entering = false;
  }
}

/**
 * What is kept in the browser is the visitor's own set-up: what they have changed themselves, never
 * what a link or the first visit has put before them. So each view remembers how a link has brought
 * it, and is kept from the first change on. A frame keeps nothing: it is part of another page.
 */
const brought = new Map<string, string>();

/** How a view is set, whatever is seen of it. */
const setUp = (id?: string) => linkTo(id, unframed);

function bring(some: readonly string[] = views().map(({ id }) => id)): void {
  for (const id of some) brought.set(id, setUp(id));
}

/** What the page itself corrects of a view that a link has brought is not the visitor's doing. */
export function correct(id: string, change: () => void): void {
  const theirs = brought.get(id) === setUp(id);
  batch(() => {
    change();
    if (theirs) bring([id]);
  });
}

/** The views of which a link or the browser's storage has said how they are set. */
const said = new Set<string>();

function hear({ id }: View, { given, params }: Parsed): void {
  const keys = [...given.keys()].filter((key) => !HEAD.some((name) => name === key));
  if (keys.length + params.length > 0) said.add(id);
}

/** Whether there is room for an example: nobody has set this view, and nothing else is at work. */
export const bare = (id: string) => !framed && !said.has(id) && !atWork();

/** Whether what the address says has been taken over. */
let taken = false;

/** The address of what is open, also where the browser has not written it yet. */
export const address = () => (taken ? location.href.replace(/#.*/, "") + linkTo() : location.href);

/** The address of what is open, for others: with what this browser keeps of it. */
export const sharedAddress = () =>
  taken ? location.href.replace(/#.*/, "") + linkTo(view.value, shared()) : location.href;

/** Beside what each view keeps under its name: the usual view as it was before a plain address was opened. */
const LEFT = "left";
/** What the visitor had set up in the usual view when it was left; a plain address shows the first race. */
export const leftOff = signal<string | null>(null);

/** Takes up what was left. */
export function resume(): void {
  const [lab, hash] = [known.peek(), leftOff.peek()];
  if (lab && hash !== null) asNewEntry(() => applyHash(lab, hash, true));
}

const keptOf = ({ id, formerly }: View) =>
  recallOwn(id) ?? (formerly === undefined ? null : recallOwn(formerly));

/** Whether the page was opened by an address that asks for nothing. */
export const plain = (globalThis.location?.hash ?? "").length < 2;
/** Whether the page was opened at a puzzle; later every address has one. */
export const linked = /[#&]p=/.test(globalThis.location?.hash ?? "");

/** What the address says. */
const wanted = () => (location.hash.length > 1 ? location.hash : "");

/** What `open` will come to, as far as it is known before the algorithms are here. */
export function glance() {
  const parsed = heed(wanted());
  frameEarly(parsed);
  const kept = keptOf(usual());
  const puzzle = parsed.given.has("p") || !kept ? parsed : parse(kept);
  const { given } = puzzle;
  return {
    view: viewIn(parsed),
    linked: puzzle === parsed,
    p: given.get("p"),
    box: given.get("box"),
  };
}

/**
 * Opens what the address says, else `first`; `otherwise` is called before it is followed, for what
 * neither says.
 */
export function open(lab: Registry, first: string, otherwise: () => void): void {
  const hash = wanted();
  batch(() => {
    // One puzzle in the end: a game that is already played on it goes on.
    let board: Puzzle | null = null;
    const show = (puzzle: Puzzle) => {
      board = puzzle;
    };
    if (first) applyHash(lab, first, false, show);
    const opened = viewIn(heed(hash));
    hear(opened, heed(hash));
    for (const other of views()) {
      const stored = other === opened ? null : keptOf(other);
      if (!stored) continue;
      const parsed = parse(stored);
      hear(other, parsed);
      const from: Source = { lab, ...parsed, problem: () => {}, show };
      // The board is shared: that of the usual view counts.
      const kept = other === usual() && readPuzzle(from);
      if (kept) show(kept);
      const keys = other.keys.filter(({ names }) => !names.includes("p"));
      readKeys({ ...other, keys }, from, true);
    }
    if (hash) applyHash(lab, hash, true, show);
    if (board) setPuzzle(board);
    otherwise();
  });
  const kept = hash === "" ? keptOf(usual()) : null;
  if (kept !== null && kept !== setUp()) keep(LEFT, kept);
  leftOff.value = recallOwn(LEFT);
  taken = true;
  forgetHistory();
  bring();
  const own = followAddress((hash, own) =>
    batch(() => {
      const parsed = heed(hash);
      const to = viewIn(parsed);
      const { id } = to;
      // The page's own links between its views bring nothing.
      const ours = hash === linkTo(id);
      if (!ours) {
        decide();
        hear(to, parsed);
        forgetLink();
      }
      applyHash(lab, hash, true);
      if (own) brought.delete(id);
      else if (!ours) bring();
    }),
  );
  if (own || (hash && hash !== location.hash)) brought.delete(view.value);
  effect(() => {
    const id = view.value;
    const hash = linkTo();
    const kept = setUp();
    const own = kept !== brought.get(id);
    write(hash, own, entering);
    if (!own) return;
    brought.delete(id);
    keep(id, kept);
  });
}
