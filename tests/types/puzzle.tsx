/**
 * The compiler distinguishes the puzzle (its givens) from the position (givens and entered digits). `tsc` checks this
 * file: each `@ts-expect-error` becomes an error itself as soon as the mistake below it compiles.
 */
import { findPath, findRatings, type Pool, type Registry } from "sudoku-lab";
import type { Workshop } from "sudoku-lab/workshop";
import { type GamePuzzle, type Position, puzzleOf } from "../../www/src/play/position";
import type { createRatingPrefetch } from "../../www/src/play/rate/rating-prefetch";
import type { createRatings } from "../../www/src/play/rate/ratings";
import { Ratings } from "../../www/src/views/solve/ratings/Ratings";

declare const position: Position;
declare const registry: Registry;
declare const pool: Pool;
declare const workshop: Workshop;
declare const rate: ReturnType<typeof createRatings>["rate"];
declare const anotherSoon: ReturnType<typeof createRatingPrefetch>["anotherSoon"];

const puzzle: GamePuzzle = puzzleOf(position);

// Functions about the puzzle accept the puzzle.
void rate(registry, puzzle);
void findRatings(pool, puzzle);
workshop.rate(puzzle);
void findPath(pool, position);
export const panel = <Ratings puzzle={puzzle} />;
anotherSoon();

// @ts-expect-error: the page rates the puzzle, not the position.
void rate(registry, position);
// @ts-expect-error: an object with the same fields is not accepted as the puzzle either.
void rate(registry, { side: position.side, box: position.box, givens: position.givens });
// @ts-expect-error: neither are the digits of a position as text.
void rate(registry, registry.write(position.givens, position.box));
// @ts-expect-error: the package rates the puzzle, not the position.
void findRatings(pool, position);
// @ts-expect-error: the same in the calling thread.
workshop.rate(position);
// @ts-expect-error: the panel declares that it accepts the puzzle.
export const wrongPanel = <Ratings puzzle={position} />;
