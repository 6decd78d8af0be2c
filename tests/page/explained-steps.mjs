/** The explained steps of the technique gallery, with their positions. */
import { readFileSync } from "node:fs";
import { load } from "./load.mjs";

const { readBoard } = await load("parts/techniques/boards.ts");
const { cellsOfHouse, housesOfCell } = await load("../../pkg/src/hints/blockers.ts");
const { candidatesOf, fromGivens } = await load("play/position.ts");

/** @typedef {{ id: string, step: any, at: any, told: any }} Taught */

/** Every explained instance of the gallery, with its position. @type {Taught[]} */
export const explainedSteps = Object.entries(
  JSON.parse(readFileSync(new URL("../../www/public/techniques.json", import.meta.url), "utf8")),
).flatMap(([id, boards]) =>
  boards.flatMap((/** @type {any} */ written) => {
    const board = readBoard(written);
    const at = { ...fromGivens(board.digits, board.box), centre: board.candidates };
    return board.finds.flatMap((/** @type {any} */ find, /** @type {number} */ index) => {
      if (!find.told) return [];
      const { text, i18n } = written.finds[index];
      const explanation = { ...find.told, text, i18n };
      const { places: placements, removes: eliminations } = find;
      return [{ id, at, step: { technique: id, placements, eliminations, explanation } }];
    });
  }),
);

/** Returns whether a cell has a candidate. @param {any} at @param {number} cell @param {number} digit */
export const hasCandidate = (at, cell, digit) =>
  ((candidatesOf(at)[cell] ?? 0) & (1 << (digit - 1))) !== 0;

/**
 * Returns whether two cells are different and share a house.
 * @param {any} at
 * @param {number} one
 * @param {number} other
 */
export const canSee = (at, one, other) =>
  one !== other && housesOfCell(at, one).some((house) => cellsOfHouse(at, house).includes(other));
