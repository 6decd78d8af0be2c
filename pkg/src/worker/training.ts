/**
 * The worker's end of the training of a net: trains one slice at a time and, between slices, tests the net on unseen
 * puzzles.
 */
import { default_recipe, Trainer } from "../../wasm/workshop/sudoku_lab.js";
import type { TrainingRecipe } from "../module/training.js";
import type {
  BeliefsRequest,
  NetRequest,
  TrainedNet,
  TrainingBegun,
  TrainingPart,
  TrainingRequest,
} from "../protocol.js";

/** The time of a test relative to the time of the updates, while the net is trained. */
const TEST_TIME_RATIO = 0.5;
/** The maximum number of tests during a training. */
const MAX_TESTS = 60;

let trainer: Trainer | null = null;
let recipe: TrainingRecipe | null = null;
/** The update at which the current test began; `null` if there is none. */
let testing: number | null = null;
/** The update at which the latest complete test began; `null` before the first. */
let tested: number | null = null;

/** Ends the current training. */
export function endTraining(): void {
  trainer?.free();
  trainer = null;
  testing = null;
  tested = null;
}

function expectTrainer(): Trainer {
  if (trainer) return trainer;
  throw new Error("received a request to continue a training before one was started");
}

export function handleTraining(request: TrainingRequest): TrainingBegun | TrainingPart {
  if (request.type === "train-on")
    return trainPart(expectTrainer(), request.updates, request.from, request.ms);
  endTraining();
  const { box = "2x3" } = request.recipe;
  recipe = { ...(default_recipe(box) as TrainingRecipe), ...request.recipe };
  trainer = new Trainer(recipe);
  return {
    recipe,
    tests: trainer.tests() as TrainingBegun["tests"],
    levels: trainer.levels() as TrainingBegun["levels"],
  };
}

function trainPart(of: Trainer, goal: number, from: number, ms: number): TrainingPart {
  const startedAt = performance.now();
  const left = () => Math.max(0, ms - (performance.now() - startedAt));
  const total = recipe?.updates ?? 0;
  const to = Math.min(goal, total);
  if (to === total) {
    if (of.update() < total) of.advance(ms / (1 + TEST_TIME_RATIO));
  } else {
    // One update at a time, so that training stops exactly at the requested update.
    while (of.update() < to && left() > 0) of.advance(0);
  }
  const at = of.update();
  const training = at < to;
  let complete = false;
  const isDue = tested === null || at - tested >= total / MAX_TESTS;
  if (testing !== null || (training ? isDue : tested !== at)) {
    testing ??= at;
    complete = of.examine(training ? (performance.now() - startedAt) * TEST_TIME_RATIO : left());
  }
  if (complete) {
    tested = testing;
    testing = null;
  }
  return {
    update: at,
    more: training || tested !== at,
    curve: of.curve(from) as TrainingPart["curve"],
    test: complete
      ? { update: tested ?? 0, results: of.results() as Uint16Array<ArrayBuffer> }
      : null,
  };
}

export function handleBeliefs({ puzzles, step }: BeliefsRequest): Float32Array<ArrayBuffer>[] {
  const of = expectTrainer();
  return puzzles.map((puzzle) => of.beliefs(puzzle, step) as Float32Array<ArrayBuffer>);
}

export function handleNet(_: NetRequest): TrainedNet {
  const of = expectTrainer();
  return {
    net: {
      recipe: recipe as TrainingRecipe,
      updates: of.update(),
      weights: of.weights() as Float32Array<ArrayBuffer>,
      digest: of.digest(),
    },
    file: of.file() as Uint8Array<ArrayBuffer>,
  };
}
