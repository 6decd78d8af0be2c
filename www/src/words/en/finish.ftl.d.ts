// Generated from finish.ftl by tools/catalog-types.mjs.
export type Words = {
  readonly measuredLater: string;
  readonly untilStopped: string;
  readonly halted: {
    readonly person: string;
    readonly clock: string;
  };
  readonly nobody: string;
  readonly ended: (names: readonly string[], outcome: "steps" | "time" | "solved" | "unsolvable" | "stalled" | "invalid" | "stopped" | "crashed" | "unreached", left: string | null | undefined) => string;
  readonly alone: (name: string, outcome: "steps" | "time" | "solved" | "unsolvable" | "stalled" | "invalid" | "stopped" | "crashed", steps: number, unit: string) => string;
  readonly counted: (lanes: number, of: number | null | undefined, outcome: "steps" | "time" | "solved" | "unsolvable" | "stalled" | "invalid" | "stopped" | "crashed" | "unreached") => string;
  readonly latest: (name: string, ending: "steps" | "time" | "solved" | "unsolvable" | "stalled" | "invalid" | "stopped" | "crashed" | "unreached") => string;
  readonly wonByTime: (name: string, time: string) => string;
  readonly wonBySteps: (name: string, steps: number, unit: string) => string;
  readonly sharedFirst: (names: readonly string[]) => string;
  readonly tookBack: (name: string, digits: number) => string;
  readonly fewLeft: (name: string) => string;
  readonly halved: (name: string, times: number) => string;
  readonly blanks: (cells: number) => string;
  readonly conflicts: (conflicts: number) => string;
  readonly fastest: (names: number | readonly string[]) => string;
  readonly tied: (level: number | readonly string[]) => string;
  readonly undecided: (level: number | readonly string[], cause: "busy" | "once") => string;
  readonly firstEnds: {
    readonly first: string;
    readonly pace: string;
  };
  readonly fewestEnds: string;
  readonly fewestSteps: (names: readonly string[], steps: number) => string;
  readonly decided: (step: number) => string;
  readonly showStep: (step: number) => string;
  readonly unlike: string;
  readonly meanings: {
    readonly solved: string;
    readonly unsolvable: string;
    readonly stalled: string;
    readonly steps: string;
    readonly time: string;
    readonly invalid: string;
    readonly stopped: string;
    readonly crashed: string;
    readonly unreached: string;
  };
  readonly oneRun: string;
  readonly table: string;
  readonly columns: {
    readonly place: string;
    readonly lane: string;
    readonly steps: string;
    readonly time: string;
  };
  readonly ending: (outcome: string, left: string | null | undefined) => string;
};
export type Functions = never;
