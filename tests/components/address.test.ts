/**
 * Hostile links: each is parsed without an error, the link that is written from the result parses to the same state,
 * and faults are reported.
 */
import { loadRegistry } from "sudoku-lab";
import { expect, test } from "vitest";
import { registry } from "../../www/src/app/registry";
import { formatHash, parseHash } from "../../www/src/lab/address/hash";
import { createAddress } from "../../www/src/lab/address/link";
import { registerViews } from "../../www/src/lab/address/views";
import { createSession } from "../../www/src/session/session";
import { notices } from "../../www/src/ui/notices";
import { createRaceStore } from "../../www/src/views/race/store";
import { hostileHashes, isCheckedLater } from "../hostile";

registerViews(registry, "race");
const lab = await loadRegistry();
const session = createSession();
const { applyHash } = session.get(createAddress);
const { lanes } = session.get(createRaceStore);

const ours = new Set(
  "v view p box a seed steps pace seeds solutions look set until rank".split(" "),
);

/** Returns the link with everything that was parsed from a hash. */
const write = ({ given, params, rest }: ReturnType<typeof parseHash>) =>
  formatHash([
    ...given,
    ...params.map(([lane, id, value]) => [`${lane}.${id}`, value] as const),
    ...rest,
  ]);

test("the link that is written from a hostile hash parses to the same state", () => {
  const poisoned = ["#mine=\ud800", "#\udc00=1&p=\ud83d", ...hostileHashes.map(([hash]) => hash)];
  for (const hash of poisoned) {
    const written = write(parseHash(hash, ours));
    const second = parseHash(written, ours);
    expect(second.problems, hash.slice(0, 80)).toEqual([]);
    expect(write(second), hash.slice(0, 80)).toBe(written);
  }
});

test("every hostile link is reported in few and short notices", () => {
  for (const [hash, ...says] of hostileHashes) {
    notices.value = [];
    applyHash(lab, hash, true);
    const texts = notices.peek().map(({ text }) => text);
    const of = hash.slice(0, 80);
    for (const part of isCheckedLater(hash) ? [] : says) {
      expect(
        texts.some((text) => text.includes(part)),
        `${of}: “${part}” is not in ${JSON.stringify(texts)}`,
      ).toBe(true);
    }
    if (says.length === 0) expect(texts, of).toEqual([]);
    for (const text of texts) expect(text.length, of).toBeLessThan(400);
    expect(texts.length, of).toBeLessThanOrEqual(10);
    expect(lanes.peek().length, of).toBeLessThanOrEqual(16);
  }
});
