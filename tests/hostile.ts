/** Links that were made to break the page, for the tests in `components/` and `e2e/`. */

const EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

const blank = (side: number) => ".".repeat(side * side);
const repeatText = (text: string, times: number) => Array(times).fill(text).join(",");
const damagedGrid = (side: number) =>
  `${blank(side).slice(0, side + 1)}?${blank(side).slice(side + 2)}`;

/** The hashes, each with parts of the notices that the page shows for it. */
export const hostileHashes: readonly (readonly [hash: string, ...says: string[]])[] = [
  // Hashes that are not links.
  ["#"],
  ["#%"],
  ["#%E0%A4%A"],
  [`#${"%".repeat(100_000)}`],
  ["#&&&===&=&==&"],
  [`#${"x".repeat(100_000)}`],
  ["#v=1&view=race\u0000\u0007", "view=race"],
  // Keys.
  ["#__proto__=1&constructor=2&prototype=3&toString=4&hasOwnProperty=5"],
  [`#mine=${"x".repeat(100_000)}`, "mine=x", "too long to keep"],
  [`#${"y".repeat(100_000)}=1`, "yyy", "too long to keep"],
  [`#${repeatText("z=1", 20_000).replaceAll(",", "&")}`, "other parts of the link"],
  ["#seed=1&seed=2", "seed=1", "more than once"],
  ["#v=2", "this link uses format 2"],
  [`#v=${"2".repeat(50_000)}`, "this link uses format 2222"],
  [`#version=${"<b>".repeat(20_000)}`, "made with version <b>"],
  // Views.
  ["#view=__proto__", "view=__proto__"],
  ["#view=constructor", "view=constructor"],
  ["#view=RACE", "view=RACE"],
  ["#view=<script>alert(1)</script>", "view=<script>"],
  ["#set=top95", "set=top95", "not used by “Race”"],
  ["#solutions=2", "not used by “Race”"],
  [`#view=generate&p=${EASY}`, "not used by “Generate”"],
  ["#view=many&pace=5&look=1", "pace=5", "look=1", "not used by “Your puzzles”"],
  ["#view=cores&until=first", "not used by “Several cores”"],
  ["#view=many&rank=steps", "rank=steps", "not used by “Your puzzles”"],
  ["#view=cores&seeds=3&solutions=2", "solutions=2"],
  // Lanes.
  [`#a=${repeatText("general", 500)}`, "only the first 16"],
  [`#a=${repeatText("general", 20_000)}`, "only the first 16"],
  ["#a=__proto__,constructor,toString", "a=__proto__", "a=constructor", "a=toString"],
  ["#a=general:__proto__", "general:__proto__", "no such preset"],
  ["#a=ga:woc:more", "ga:woc:more"],
  ["#a=<img src=x onerror=alert(1)>", "<img src=x"],
  ["#a=\u202elareneg,🦀,‏عام", "🦀"],
  ["#a=,,,:,:x", "no such algorithm"],
  ["#view=cores&a=dancing-links&seeds=2", "draws no random numbers"],
  ["#view=cores&a=general,dancing-links", "only the first is used"],
  ["#view=many&a=minimal", "a=minimal", "no such algorithm"],
  ["#view=many&a=backtracking:rows&1.check=grip", "1.check=grip"],
  ["#view=generate&a=nonsense", "a=nonsense"],
  // Parameters.
  ["#a=ga&1.__proto__=5", "1.__proto__=5"],
  ["#a=ga&1.constructor=5&1.toString=6", "1.constructor=5", "1.toString=6"],
  ["#a=ga&99.population=5", "99.population=5", "no such lane"],
  ["#a=ga&1.population=1e9", "1.population=1e9"],
  ["#a=ga&1.population=NaN", "1.population=NaN"],
  ["#a=ga&1.population=-2", "1.population=-2"],
  ["#a=ga&1.mutation=Infinity", "1.mutation=Infinity"],
  ["#a=rules&1.techniques=x-wing,x-wing", "1.techniques"],
  [`#${Array.from({ length: 5000 }, (_, n) => `1.k${n}=1`).join("&")}`, "4,992 other parts"],
  // Numbers.
  ["#seed=-1", "seed=-1"],
  ["#seed=4294967296", "seed=4294967296"],
  ["#seed=1e3", "seed=1e3"],
  [`#seed=${"9".repeat(50_000)}`, "seed=9999"],
  ["#steps=0", "steps=0"],
  ["#steps=9007199254740993", "steps=9007199254740993"],
  ["#steps=NaN&seeds=Infinity", "steps=NaN", "seeds=Infinity"],
  ["#seeds=101", "seeds=101"],
  ["#pace=-1", "pace=-1"],
  ["#pace=1e-300", "pace=1e-300"],
  ["#pace=NaN&until=never", "pace=NaN", "until=never"],
  ["#rank=__proto__&until=first", "rank=__proto__"],
  ["#a=general&look=5", "look=5", "no such lane"],
  ["#view=cores&solutions=1e99", "solutions=1e99"],
  ["#view=generate&seeds=100000", "seeds=100000"],
  ["#view=many&set=../../../etc/passwd", "no set called ../../../etc/passwd"],
  // Puzzles and boxes.
  ...[4, 6, 9, 12, 16, 25].map((side) => [`#p=${damagedGrid(side)}`, "p=", "column"] as const),
  [`#p=${"1".repeat(100_000)}`, "p=1111"],
  [`#p=${EASY}&box=99x99`, "p=", "99x99"],
  [`#p=${EASY}&box=${"9".repeat(3000)}`, "p=", "9999…"],
  [`#p=${EASY}&box=-3x-3`, "p=", "-3x-3"],
  [`#p=${EASY}&box=__proto__`, "p="],
  ["#p=١٢٣٤٥٦٧٨٩", "p="],
  ["#p=<svg onload=alert(1)>", "p="],
  ["#view=generate&box=99x99", "box=99x99"],
  ["#view=generate&box=-5x-5", "box=-5x-5"],
  ["#view=generate&box=1e9x1e9", "box=1e9x1e9"],
  ["#view=generate&box=NaNx", "box=NaNx"],
];

/**
 * Whether the page reports the faults of a link only after its view has opened: views other than the race fetch their
 * set and check their algorithm and size at that time.
 */
export const isCheckedLater = (hash: string): boolean =>
  /^#view=(cores|many|generate)&(a|set|box)=/.test(hash);
