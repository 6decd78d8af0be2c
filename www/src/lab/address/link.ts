/** Keeps the state of a session and the address of its page equal, in both directions. */
import { batch, signal } from "@preact/signals";
import type { Puzzle, Registry } from "sudoku-lab";
import { createDocument } from "../../session/document";
import { lab as engine, isWaiting } from "../../session/engine";
import type { Session } from "../../session/session";
import { dismissLinkNotices, showLinkError } from "../../ui/notices";
import { isFramed, readUserValue, storeValue } from "../../ui/storage";
import { words } from "../../words";
import { problemSentence } from "../check";
import { gateCodeLink } from "../own/running";
import type { Problem } from "../setup";
import { createFrame, withoutFrameKeys } from "./frame";
import { formatHash, type HashEntry, type ParsedHash, parseHash } from "./hash";
import { connectAddress, writeHash } from "./history";
import { type AddressKey, type KeySource, readPuzzle } from "./keys";
import { createNavigation, defaultView, RESERVED_KEYS, type View, viewOf, views } from "./views";

/** Pairs that replace the current values in a link, by the first name of their key, including `version`. */
export type Overrides = Readonly<Record<string, readonly HashEntry[]>>;

/** Whether the page was opened with an address without settings. */
export const isPlainAddress = (globalThis.location?.hash ?? "").length < 2;
/** Whether the page was opened with a puzzle in the address. Later every address contains a puzzle. */
export const hasLinkedPuzzle = /[#&]p=/.test(globalThis.location?.hash ?? "");

/** The maximum number of problems of a link that are reported, each in one sentence. */
const MAX_REPORTED_PROBLEMS = 8;

/**
 * The key under which the browser stores the default view as it was before a plain address was opened. It is stored
 * beside the state of each view.
 */
const PREVIOUS_VIEW_KEY = "left";

/** Returns the hash of the page's address; empty if the address has none. */
const currentHash = () => (location.hash.length > 1 ? location.hash : "");

const storedHash = ({ id, formerly }: View) =>
  readUserValue(id) ?? (formerly === undefined ? null : readUserValue(formerly));

/** Returns the pairs that distinguish views with the same name. */
const partsOf = ({ name }: View) => views().flatMap((one) => (one.name === name && one.of) || []);

/** Returns the view to which a hash belongs. */
function viewOfHash({ given }: ParsedHash, problem: (problem: Problem) => void = () => {}): View {
  const all = views();
  const [name, of] = [given.get("view"), given.get("of")];
  const before = all.find(({ formerly }) => formerly !== undefined && formerly === name);
  if (before) return before;
  const same = all.filter((one) => one.name === (name ?? defaultView().name));
  if (same.length === 0) {
    const names = [...new Set(all.map((one) => one.name))].join(", ");
    problem({ key: "view", value: name ?? "", why: words.badValue(names) });
    return defaultView();
  }
  const match = same.find((one) => one.of === of);
  const parts = partsOf(same[0] ?? defaultView()).join(", ");
  if (of !== undefined && !match && parts) {
    problem({ key: "of", value: of, why: words.badValue(parts) });
  }
  return match ?? same[0] ?? defaultView();
}

/** Reads the keys that have a meaning, and returns their names. */
function readKeys(
  keys: readonly AddressKey[],
  from: KeySource,
  reset: boolean,
): ReadonlySet<string> {
  const nothing: KeySource = { ...from, given: new Map(), params: [] };
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

  /** The keys of the address that no view knows. */
  const foreign = signal<readonly HashEntry[]>([]);
  /** The setup of the default view when the visitor left it. A plain address shows the first race instead. */
  const leftOff = signal<string | null>(null);
  const parse = (hash: string) => parseHash(hash, known());
  /** Parses a hash. A link that contains code is parsed as a link to the view that shows the code first. */
  const parseGated = (hash: string) => gateCodeLink(parse(hash), hash);

  /** Returns a link to the state of a view; by default to that of the open view. */
  function linkTo(id: string = view.value, overrides: Overrides = {}): string {
    const view = viewOf(id);
    const { name, of } = view;
    const version = engine.value?.version;
    return formatHash([
      ["v", "1"],
      ["view", name],
      ...(of === undefined ? [] : [["of", of] as const]),
      ...keysOf(view)
        .filter(({ used }) => used?.() ?? true)
        .flatMap((key) => overrides[key.names[0] ?? ""] ?? key.write()),
      ...(overrides.version ?? (version === undefined ? [] : [["version", version] as const])),
      ...foreign.value,
    ]);
  }

  /** The pairs that only a link for other people contains. */
  const shared = (id: string = view.value): Overrides =>
    Object.fromEntries(
      keysOf(viewOf(id)).flatMap((key) =>
        key.share ? [[key.names[0] ?? "", key.share()] as const] : [],
      ),
    );

  /** Applies a hash. Without `reset`, everything that the hash does not mention stays unchanged. */
  function applyHash(lab: Registry, hash: string, reset: boolean, show = setPuzzle): void {
    const parsed = parseGated(hash);
    const problems: Problem[] = [...parsed.problems];
    const problem = (one: Problem) => problems.push(one);
    const { given } = parsed;
    const v = given.get("v");
    if (v !== undefined && v !== "1") {
      problem({ key: "v", value: v, why: words.linkFormat(v.slice(0, 40)) });
    }
    const to = viewOfHash(parsed, problem);
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
      for (const one of problems.slice(0, MAX_REPORTED_PROBLEMS))
        showLinkError(problemSentence(one));
      if (problems.length > MAX_REPORTED_PROBLEMS) {
        showLinkError(words.moreProblems(problems.length - MAX_REPORTED_PROBLEMS));
      }
      const version = given.get("version");
      if (reset && version !== undefined && version !== lab.version) {
        showLinkError(words.otherVersion(version.slice(0, 40), lab.version));
      }
    });
  }

  let entering = false;

  /**
   * Loads a different setup in a new entry of the history, so that the browser's back button leads to the previous
   * setup.
   */
  function asNewEntry(load: () => void): void {
    entering = true;
    try {
      batch(load);
    } finally {
      entering = false;
    }
  }

  /**
   * The browser stores only the visitor's own setup: the visitor's changes, but never what a link or the first visit
   * has brought. Therefore the state of each view as a link has brought it is remembered, and a view is stored from the
   * first change on. A frame stores nothing, because it is part of another page.
   */
  const broughtByLink = new Map<string, string>();
  /** Returns the setup of a view, independent of which parts are shown. */
  const setupOf = (id?: string) => linkTo(id, withoutFrameKeys);

  function markAsBrought(some: readonly string[] = views().map(({ id }) => id)): void {
    for (const id of some) broughtByLink.set(id, setupOf(id));
  }

  /** Changes a view without marking the change as the visitor's own. */
  function applyWithoutDirtying(id: string, change: () => void): void {
    const isBrought = broughtByLink.get(id) === setupOf(id);
    batch(() => {
      change();
      if (isBrought) markAsBrought([id]);
    });
  }

  /** The views whose state came from a link or from the browser's storage. */
  const visited = new Set<string>();

  function markVisited({ id }: View, { given, params }: ParsedHash): void {
    const keys = [...given.keys()].filter((key) => !RESERVED_KEYS.some((name) => name === key));
    if (keys.length + params.length > 0) visited.add(id);
  }

  /** Whether the address of the page has been applied. */
  let isOpen = false;
  const absolute = (hash: string) =>
    isOpen ? location.href.replace(/#.*/, "") + hash : location.href;

  /** The state to which `openAddress` will lead, as far as it is known before the algorithms have loaded. */
  function peekRoute() {
    const parsed = parseGated(currentHash());
    session.get(createFrame).frameEarly(parsed);
    const stored = storedHash(defaultView());
    const puzzle = parsed.given.has("p") || !stored ? parsed : parse(stored);
    const { given } = puzzle;
    return {
      view: viewOfHash(parsed),
      /** Whether nothing of an earlier visit is restored. */
      isFirst: !isFramed && views().every((one) => storedHash(one) === null),
      linked: puzzle === parsed,
      p: given.get("p"),
      box: given.get("box"),
    };
  }

  /** Applies the stored state of every view except the one that is opened. */
  function applyStored(lab: Registry, opened: View, show: (puzzle: Puzzle) => void): void {
    for (const other of views()) {
      const stored = other === opened ? null : storedHash(other);
      if (!stored) continue;
      const parsed = parse(stored);
      markVisited(other, parsed);
      const from: KeySource = { lab, ...parsed, problem: () => {}, show };
      // The views share the board: the board of the default view is used.
      const board = other === defaultView() && readPuzzle(from);
      if (board) show(board);
      const keys = keysOf(other).filter(({ names }) => !names.includes("p"));
      readKeys(keys, from, true);
    }
  }

  /** Applies each change of the address; returns whether the address contains the visitor's own setup. */
  const follow = (lab: Registry) =>
    connectAddress(session, (hash, isOwn) =>
      batch(() => {
        const parsed = parseGated(hash);
        const to = viewOfHash(parsed);
        const { id } = to;
        // The page's own links between its views bring no setup.
        const isOurs = hash === linkTo(id);
        if (!isOurs) {
          decide();
          markVisited(to, parsed);
          dismissLinkNotices();
        }
        applyHash(lab, hash, true);
        if (isOwn) broughtByLink.delete(id);
        else if (!isOurs) markAsBrought();
      }),
    );

  /**
   * Opens the state of the page's address, or `first` if the address has none, and keeps both equal from then on. Calls
   * `onMissing` to set everything that neither of them contains.
   */
  function openAddress(lab: Registry, first: string, onMissing: () => void): void {
    const hash = currentHash();
    batch(() => {
      // Only one puzzle is shown in the end, so that a game on the same puzzle continues.
      let board: Puzzle | null = null;
      const show = (puzzle: Puzzle) => {
        board = puzzle;
      };
      if (first) applyHash(lab, first, false, show);
      const opened = viewOfHash(parseGated(hash));
      markVisited(opened, parseGated(hash));
      applyStored(lab, opened, show);
      // A view that waited for the engine has shown its beginning; what was changed there since stays.
      if (hash) applyHash(lab, hash, !isWaiting.peek(), show);
      if (board) setPuzzle(board);
      onMissing();
    });
    const stored = hash === "" ? storedHash(defaultView()) : null;
    if (stored !== null && stored !== setupOf()) storeValue(PREVIOUS_VIEW_KEY, stored);
    leftOff.value = readUserValue(PREVIOUS_VIEW_KEY);
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
      writeHash(hash, isOwn, entering);
      if (!isOwn) return;
      broughtByLink.delete(id);
      storeValue(id, setup);
    });
  }

  return {
    linkTo,
    shared,
    parse,
    applyHash,
    asNewEntry,
    applyWithoutDirtying,
    /**
     * Whether an example may be shown: neither a link nor the visitor has set this view, and nothing else is running.
     */
    canShowExample: (id: string) => !isFramed && !visited.has(id) && !atWork(),
    /** The address of the open view, even if the browser has not written it yet. */
    address: () => absolute(linkTo()),
    /** The address of the open view for other people, including the data that only this browser stores. */
    sharedAddress: () => absolute(linkTo(view.value, shared())),
    leftOff,
    /** Restores the setup that was left. */
    resume(): void {
      const [lab, hash] = [engine.peek(), leftOff.peek()];
      if (lab && hash !== null) asNewEntry(() => applyHash(lab, hash, true));
    },
    peek: peekRoute,
    open: openAddress,
  };
}
