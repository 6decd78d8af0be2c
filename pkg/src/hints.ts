/**
 * Why a step of logic follows: the cells that rule out the alternatives of a single, the inferences of chains and nets
 * one by one, and a short proof of each technique, as the hints of Sudoku Lab's page show them.
 */

export type { HintBoard } from "./hints/board.js";
export { english } from "./hints/english.js";
export { houseOf, housesIn, namedHouses, overlayOf } from "./hints/houses.js";
export { type Chain, chainsOf, type Inference, premiseOf, type Rule } from "./hints/inferences.js";
export { proofOf, stepProofOf } from "./hints/proofs.js";
export { type Line, type Reason, reasonsOf } from "./hints/reasons.js";
export type { HintTexts } from "./hints/texts.js";
