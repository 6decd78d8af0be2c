/** The worker's end of a run whose steps are shared by several workers. */
import { join, type Member } from "../../wasm/workshop/sudoku_lab.js";
import type { SteppingRequest, StepsStatus } from "../protocol.js";
import type { Outcome } from "../types.js";

type JoinRequest = Extract<SteppingRequest, { type: "join" }>;
type MemberPort = JoinRequest["ports"][number];

/**
 * One member of the team. It computes its share of a step and sends it to the others. After it has received their
 * shares, it completes the step, as all members do, so that their runs stay equal to the last bit.
 */
class TeamMember {
  readonly #member: Member;
  readonly #ports: readonly MemberPort[];
  /**
   * The shares that were received and not used yet, by member: a member can be ahead of this one by at most one step.
   */
  readonly #heard: Float64Array[][];
  #sent = false;
  #left = false;
  #wake = () => {};

  constructor({ text, box, setup, member, ports, watched }: JoinRequest) {
    this.#member = join(text, box, setup, member, ports.length, watched);
    this.#ports = ports;
    this.#heard = ports.map(() => []);
    for (const [other, port] of ports.entries()) {
      if (!port) continue;
      port.onmessage = ({ data }: MessageEvent<Float64Array>) => {
        this.#heard[other]?.push(data);
        this.#wake();
      };
    }
  }

  get parts(): number {
    return this.#member.parts;
  }

  async work(ms: number): Promise<StepsStatus> {
    const startedAt = performance.now();
    let waited = 0;
    while (!this.#over && performance.now() - startedAt < ms) {
      if (this.#ports.length === 1) {
        this.#member.run_for(ms);
      } else if (!this.#sent) {
        this.#share(ms);
      } else if (this.#takeAll()) {
        this.#member.complete();
        this.#sent = false;
      } else {
        const since = performance.now();
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
        waited += performance.now() - since;
      }
    }
    return this.#status(performance.now() - startedAt - waited, waited);
  }

  /** Leaves the team; nothing is awaited any more. */
  leave(): void {
    this.#left = true;
    for (const port of this.#ports) port?.close();
    this.#wake();
  }

  free(): void {
    this.#member.free();
  }

  get #over(): boolean {
    return this.#left || this.#member.outcome !== undefined;
  }

  /** Computes the share, or a part of it, and sends it when it is complete. */
  #share(ms: number): void {
    if (this.#member.compute(ms)) return;
    for (const port of this.#ports) {
      if (!port) continue;
      const share = this.#member.share();
      port.postMessage(share, [share.buffer]);
    }
    this.#sent = true;
  }

  /** Uses the shares of all others, if all have been received. */
  #takeAll(): boolean {
    const all = this.#ports.every((port, other) => !port || this.#heard[other]?.length);
    if (!all) return false;
    for (const [other, heard] of this.#heard.entries()) {
      const share = heard.shift();
      if (share) this.#member.receive_share(other, share);
    }
    return true;
  }

  #status(worked: number, waited: number): StepsStatus {
    const { found, steps, outcome = null } = this.#member;
    return {
      outcome: outcome as Outcome | null,
      found,
      steps,
      counters: this.#member.counters(),
      solution: (this.#member.solution() ?? null) as StepsStatus["solution"],
      trace: outcome === null ? null : ((this.#member.trace() ?? null) as StepsStatus["trace"]),
      micros: worked * 1000,
      waited: waited * 1000,
    };
  }
}

let teamMember: TeamMember | null = null;
/** The work on the last request, which may still be waiting. */
let currentWork: Promise<StepsStatus> | null = null;

export async function handleStepping(request: SteppingRequest): Promise<number | StepsStatus> {
  if (request.type === "join") {
    await leaveTeam();
    teamMember = new TeamMember(request);
    return teamMember.parts;
  }
  if (!teamMember) throw new Error("received a request for steps before the worker joined");
  currentWork = teamMember.work(request.ms);
  return currentWork;
}

/** Leaves the current team. */
export async function leaveTeam(): Promise<void> {
  const left = teamMember;
  teamMember = null;
  left?.leave();
  // The member works until then. Errors of this work are reported by the request that started it.
  await currentWork?.catch(() => {});
  currentWork = null;
  left?.free();
}
