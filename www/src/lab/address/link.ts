/** Keeps a session and the address of its page the same, in both directions. */
import { batch, signal } from "@preact/signals";
import type { Puzzle, Registry } from "sudoku-lab";
import { createDocument } from "../../session/document";
import { lab as engine } from "../../session/engine";
import type { Session } from "../../session/session";
import { forgetLink, notifyOfLink } from "../../ui/notices";
import { framed, keep, recallOwn } from "../../ui/storage";
import { words } from "../../words";
import { sentence } from "../check";
import { gate } from "../own/running";
import type { Problem } from "../setup";
import { createFrame, unframed } from "./frame";
import { formatHash, type Pair, type Parsed, parseHash } from "./hash";
import { followAddress, write } from "./history";
import { type Key, readPuzzle, type Source } from "./keys";
import { createNavigation, RESERVED_KEYS, usual, type View, viewOf, views } from "./views";

/** What is to stand in a link in place of what is set: by the first name of a key, `version` among them. */
export type Overrides = Readonly<Record<string, readonly Pair[]>>;

/** Whether the page was opened by an address that asks for nothing. */
export const plain = (globalThis.location?.hash ?? "").length < 2;
/** Whether the page was opened at a puzzle; later every address has one. */
export const linked = /[#&]p=/.test(globalThis.location?.hash ?? "");

/** Problems of a link that are reported, each in a sentence. */
const MAX_REPORTED = 8;

/** Beside what each view keeps under its name: the usual view as it was before a plain address was opened. */
const LEFT_KEY = "left";

/** What the address of the page says. */
const currentHash = () => (location.hash.length > 1 ? location.hash : "");

const storedHash = ({ id, formerly }: View) =>
  recallOwn(id) ?? (formerly === undefined ? null : recallOwn(formerly));

/** What tells the views of one name apart. */
const partsOf = ({ name }: View) => views().flatMap((one) => (one.name === name && one.of) || []);

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

/** Reads keys, all but those that say nothing; returns the names of those that did. */
function readKeys(keys: readonly Key[], from: Source, reset: boolean): ReadonlySet<string> {
  const nothing: Source = { ...from, given: new Map(), params: [] };
  const names = new Set<string>();
  const order = [...keys.filter(({ first }) => first), ...keys.filter(({ first }) => !first)];
  for (const key of order) {
    const used = key.used?.() ?? true;
    key.read(used ? from : nothing, reset);
    if (used) for (const name of key.names) names.add(name);
  }
  if (!names.has("a")) {
    for (const [lane, id, value] of from.params) {
      from.problem({ key: `${lane}.${id}`, value, why: words.unknownLane });
    }
  }
  return names;
}

export function createAddress(session: Session) {
  const { view, keysOf, known, atWork } = session.get(createNavigation);
  const { setPuzzle, decide, forgetHistory } = session.get(createDocument);

  /** Keys of the address that are not ours. */
  const foreign = signal<readonly Pair[]>([]);
  /** What the visitor had set up in the usual view when it was left; a plain address shows the first race. */
  const leftOff = signal<string | null>(null);
  const parse = (hash: string) => parseHash(hash, known());
  /** A link that brings code is parsed as one that leads to where the code is shown first. */
  const parseGated = (hash: string) => gate(parse(hash), hash);

  /** The state of a view, by default of the one that is open, as a link. */
  function linkTo(id: string = view.value, overrides: Overrides = {}): string {
    const one = viewOf(id);
    const { name, of } = one;
    const version = engine.value?.version;
    return formatHash([
      ["v", "1"],
      ["view", name],
      ...(of === undefined ? [] : [["of", of] as const]),
      ...keysOf(one)
        .filter(({ used }) => used?.() ?? true)
        .flatMap((key) => overrides[key.names[0] ?? ""] ?? key.write()),
      ...(overrides.version ?? (version === undefined ? [] : [["version", version] as const])),
      ...foreign.value,
    ]);
  }

  /** What only a link for others says of a view. */
  const shared = (id: string = view.value): Overrides =>
    Object.fromEntries(
      keysOf(viewOf(id)).flatMap((key) =>
        key.share ? [[key.names[0] ?? "", key.share()] as const] : [],
      ),
    );

  /** Takes over what a hash says and, without `reset`, leaves the rest as it is. */
  function applyHash(lab: Registry, hash: string, reset: boolean, show = setPuzzle): void {
    const parsed = parseGated(hash);
    const problems: Problem[] = [...parsed.problems];
    const problem = (one: Problem) => problems.push(one);
    const { given } = parsed;
    const v = given.get("v");
    if (v !== undefined && v !== "1") {
      problem({ key: "v", value: v, why: words.linkFormat(v.slice(0, 40)) });
    }
    const to = viewIn(parsed, problem);
    batch(() => {
      const used = readKeys(keysOf(to), { lab, ...parsed, problem, show }, reset);
      for (const [key, value] of given) {
        const isReserved =
          RESERVED_KEYS.some((name) => name === key) && (key !== "of" || !!partsOf(to)[0]);
        if (!isReserved && !used.has(key)) {
          problem({ key, value, why: words.unused(to.words.title) });
        }
      }
      if (reset) view.value = to.id;
      if (reset) foreign.value = parsed.rest;
      for (const one of problems.slice(0, MAX_REPORTED)) notifyOfLink(sentence(one));
      if (problems.length > MAX_REPORTED) {
        notifyOfLink(words.moreProblems(problems.length - MAX_REPORTED));
      }
      const version = given.get("version");
      if (reset && version !== undefined && version !== lab.version) {
        notifyOfLink(words.otherVersion(version.slice(0, 40), lab.version));
      }
    });
  }

  let entering = false;

  /** Loads what is another setup, so that the browser's way back leads to the one before. */
  function asNewEntry(load: () => void): void {
    entering = true;
    try {
      batch(load);
    } finally {
      entering = false;
    }
  }

  /**
   * What is kept in the browser is the visitor's own setup: what they have changed themselves, never what a link or the
   * first visit has put before them. So the state of each view as a link has brought it is remembered, and the view is
   * kept from the first change on. A frame keeps nothing: it is part of another page.
   */
  const broughtByLink = new Map<string, string>();
  /** The setup of a view, whatever is seen of it. */
  const setupOf = (id?: string) => linkTo(id, unframed);

  function markAsBrought(some: readonly string[] = views().map(({ id }) => id)): void {
    for (const id of some) broughtByLink.set(id, setupOf(id));
  }

  /** Makes a change to a view that does not count as the visitor's own. */
  function applyWithoutDirtying(id: string, change: () => void): void {
    const isBrought = broughtByLink.get(id) === setupOf(id);
    batch(() => {
      change();
      if (isBrought) markAsBrought([id]);
    });
  }

  /** The views of which a link or the browser's storage has said how they are set. */
  const visited = new Set<string>();

  function markVisited({ id }: View, { given, params }: Parsed): void {
    const keys = [...given.keys()].filter((key) => !RESERVED_KEYS.some((name) => name === key));
    if (keys.length + params.length > 0) visited.add(id);
  }

  /** Whether the address of the page has been taken over. */
  let isOpen = false;
  const absolute = (hash: string) =>
    isOpen ? location.href.replace(/#.*/, "") + hash : location.href;

  /** What `open` will lead to, as far as it is known before the algorithms are here. */
  function peek() {
    const parsed = parseGated(currentHash());
    session.get(createFrame).frameEarly(parsed);
    const stored = storedHash(usual());
    const puzzle = parsed.given.has("p") || !stored ? parsed : parse(stored);
    const { given } = puzzle;
    return {
      view: viewIn(parsed),
      linked: puzzle === parsed,
      p: given.get("p"),
      box: given.get("box"),
    };
  }

  /** Takes over what is stored of every view but the one that is opened. */
  function applyStored(lab: Registry, opened: View, show: (puzzle: Puzzle) => void): void {
    for (const other of views()) {
      const stored = other === opened ? null : storedHash(other);
      if (!stored) continue;
      const parsed = parse(stored);
      markVisited(other, parsed);
      const from: Source = { lab, ...parsed, problem: () => {}, show };
      // The board is shared: that of the usual view counts.
      const board = other === usual() && readPuzzle(from);
      if (board) show(board);
      const keys = keysOf(other).filter(({ names }) => !names.includes("p"));
      readKeys(keys, from, true);
    }
  }

  /** Follows the address when it becomes another; returns whether it holds the visitor's own setup. */
  const follow = (lab: Registry) =>
    followAddress(session, (hash, isOwn) =>
      batch(() => {
        const parsed = parseGated(hash);
        const to = viewIn(parsed);
        const { id } = to;
        // The page's own links between its views bring nothing.
        const isOurs = hash === linkTo(id);
        if (!isOurs) {
          decide();
          markVisited(to, parsed);
          forgetLink();
        }
        applyHash(lab, hash, true);
        if (isOwn) broughtByLink.delete(id);
        else if (!isOurs) markAsBrought();
      }),
    );

  /**
   * Opens what the address of the page says, else `first`, and keeps the two the same from then on; `otherwise` is
   * called before, for what neither says.
   */
  function open(lab: Registry, first: string, otherwise: () => void): void {
    const hash = currentHash();
    batch(() => {
      // One puzzle in the end: a game that is already played on it goes on.
      let board: Puzzle | null = null;
      const show = (puzzle: Puzzle) => {
        board = puzzle;
      };
      if (first) applyHash(lab, first, false, show);
      const opened = viewIn(parseGated(hash));
      markVisited(opened, parseGated(hash));
      applyStored(lab, opened, show);
      if (hash) applyHash(lab, hash, true, show);
      if (board) setPuzzle(board);
      otherwise();
    });
    const stored = hash === "" ? storedHash(usual()) : null;
    if (stored !== null && stored !== setupOf()) keep(LEFT_KEY, stored);
    leftOff.value = recallOwn(LEFT_KEY);
    isOpen = true;
    forgetHistory();
    markAsBrought();
    const isOwn = follow(lab);
    if (isOwn || (hash && hash !== location.hash)) broughtByLink.delete(view.value);
    session.effect(() => {
      const id = view.value;
      const hash = linkTo();
      const setup = setupOf();
      const isOwn = setup !== broughtByLink.get(id);
      write(hash, isOwn, entering);
      if (!isOwn) return;
      broughtByLink.delete(id);
      keep(id, setup);
    });
  }

  return {
    linkTo,
    shared,
    parse,
    applyHash,
    asNewEntry,
    applyWithoutDirtying,
    /** Whether there is room for an example: nobody has set this view, and nothing else is at work. */
    canShowExample: (id: string) => !framed && !visited.has(id) && !atWork(),
    /** The address of what is open, also where the browser has not written it yet. */
    address: () => absolute(linkTo()),
    /** The address of what is open, for others: with what this browser keeps of it. */
    sharedAddress: () => absolute(linkTo(view.value, shared())),
    leftOff,
    /** Takes up what was left. */
    resume(): void {
      const [lab, hash] = [engine.peek(), leftOff.peek()];
      if (lab && hash !== null) asNewEntry(() => applyHash(lab, hash, true));
    },
    peek,
    open,
  };
}
