/** The experiment of this view: what the address names is opened, changed, and run. */
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { linkTo } from "../../../lab/address/link";
import { canonical } from "../../../lab/experiment/definition";
import { pack, unpack } from "../../../lab/experiment/packed";
import { prepareSession, session } from "../../../lab/experiment/session";
import { forgetKept } from "../../../lab/experiment/store";
import type { Definition } from "../../../lab/experiment/types";
import { OWN } from "../../../lab/own/running";
import { announcement } from "../../../ui/notices";
import { words } from "../../../words/experiment";
import { reasonOf } from "../../../words/messages";
import { by, drawing, measure } from "./drawing";
import { fetchOne, fetchReadyMades, type ReadyMade, readyMades } from "./ready-made";
import { packed, readyMade, withOwn, working } from "./state";

export const it = session();

/** The ready-made one that is open; `null` where it is one's own. */
export const opened = signal<ReadyMade | null>(null);
/** Whether its runs came with the page. */
export const shipped = signal(false);
/** Why there is none, beside what the session says. */
export const trouble = signal<string | null>(null);
/** What was changed and is not used yet. */
export const draft = signal<Definition | null>(null);

export const asked = computed(() => it.experiment.value?.definition ?? null);
/** What the settings show. */
export const edited = computed(() => draft.value ?? asked.value);
/** The ready-made one that is open, or until there is one, the one that the address asks for. */
export const asking = computed(() => {
  if (it.experiment.value !== null || packed.value !== null) return opened.value;
  const id = readyMade.value;
  return readyMades.value.find((one) => (id === null ? one.definition : one.id === id)) ?? null;
});
export const title = computed(() => asking.value?.title ?? words.ownTitle);

/** What puzzles are told apart by, what runs cost, and what is drawn: as is chosen, else as suits the experiment. */
export const classes = computed(() => by.value ?? opened.value?.by ?? "set");
export const measured = computed(() => measure.value ?? opened.value?.measure ?? "time");
export const drawn = computed(() => drawing.value ?? opened.value?.figure ?? "cactus");

/** What is known, of the runs of now. */
export const summary = computed(() => {
  it.told.value;
  return it.summary({ measure: measured.value, by: classes.value });
});

/** Takes a change of the settings; one that changes nothing is none. */
export function change(to: Definition): void {
  const now = asked.peek();
  draft.value = now && canonical(now) === canonical(to) ? null : to;
}

effect(() => {
  withOwn.value = asked.value?.contestant.some(({ algorithm }) => algorithm === OWN) ?? false;
});
effect(() => {
  working.value = it.running.value || it.opening.value !== null;
});

/** What the address named last, so that what it names again is not opened again. */
let named = "";
const name = () => `${readyMade.peek() ?? ""} ${packed.peek() ?? ""}`;

/** Follows the address for as long as the view is there. */
export const follow = (): (() => void) => {
  prepareSession();
  return effect(() => {
    readyMade.value;
    packed.value;
    if (name() !== named) untracked(() => void openNamed());
  });
};

/** Tries again. */
export const reopen = (): void => void openNamed();

async function openNamed(): Promise<void> {
  named = name();
  const mine = named;
  trouble.value = null;
  const [id, own] = [readyMade.peek(), packed.peek()];
  try {
    if (own !== null) await openOwn(await unpack(own).catch(badLink), false);
    else await openReady(id, () => mine === named);
  } catch (error) {
    if (mine === named) trouble.value = reasonOf(error);
  }
}

function badLink(error: unknown): never {
  throw new Error(words.badLink(reasonOf(error)));
}

async function openReady(id: string | null, wanted: () => boolean): Promise<void> {
  const all = await fetchReadyMades().catch((error: unknown) => {
    throw new Error(words.noList(reasonOf(error)));
  });
  const one = all.find((one) => (id === null ? one.definition : one.id === id));
  if (!one?.definition) throw new Error(words.unknown(id ?? ""));
  const { definition, records, ratings } = await fetchOne(one);
  if (!wanted()) return;
  const before = it.experiment.peek();
  const done = await it.open(definition, { records, ratings });
  if (!done || it.experiment.peek() === before) return;
  batch(() => {
    opened.value = one;
    shipped.value = records.length > 0 && it.restored.peek() === 0;
    draft.value = null;
  });
}

/** Opens one's own, in the address too. */
async function openOwn(definition: Definition, name: boolean): Promise<boolean> {
  if (!(await it.open(definition))) return false;
  const text = name ? await pack(definition) : packed.peek();
  batch(() => {
    opened.value = null;
    shipped.value = false;
    draft.value = null;
    if (!name) return;
    named = ` ${text}`;
    readyMade.value = null;
    packed.value = text;
  });
  return true;
}

/** Uses a definition in place of the one that is open; whether it can be. */
export const use = (definition: Definition): Promise<boolean> => openOwn(definition, true);

/** Goes on with what is not done. */
export async function run(): Promise<void> {
  shipped.value = false;
  const done = await it.run();
  const { done: runs, tasks } = it.progress.peek();
  if (done) announcement.value = words.announce(runs, tasks);
}

/** Forgets what is done, and begins anew. */
export async function again(): Promise<void> {
  const definition = asked.peek();
  if (!definition) return;
  it.pause();
  await forgetKept(definition);
  if (await it.open(definition, { kept: false })) await run();
}

/** The address of a ready-made one. */
export const linkOf = ({ id, link }: ReadyMade): string =>
  link ?? linkTo("experiment", { e: [["e", id]], d: [], figure: [] });
