/**
 * Import and export of positions as text: a written position is read again, and errors are reported with the position
 * and the reason.
 */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { deflateSync } from "node:zlib";
import lz from "lz-string";
import { load } from "./load.mjs";

// The same instance of the modules as in the modules under test, because an error is recognised by its class.
const package_ = await load("../../pkg/src/workshop.ts");
const bytes = readFileSync(new URL("../../pkg/wasm/workshop/sudoku_lab_bg.wasm", import.meta.url));
const lab = await package_.load(bytes);
const { candidatesOf, fromGivens, possibleCandidates, digitAt } = await load("play/position.ts");
const { read, readOne, unpacked } = await load("play/formats/read.ts");
const { Unreadable } = await load("play/formats/format.ts");
const { formats, link, lostParts, supportsPosition } = await load("play/formats/write.ts");
const { pack, unpack } = await load("play/formats/packed.ts");

const PAGE = "https://example.org/lab/";
const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const all = formats(PAGE);

/** Returns a generator of integers below a bound, for a seed (mulberry32). */
function random(seed) {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** Returns a random position: some digits of a solution given, some entered, and marks of all kinds. */
function drawn(seed, box = "3x3", whole = true) {
  const draw = random(seed);
  const made = lab.generateMany({ algorithm: "grid", seed: seed % 1000 }, 1, box);
  const givens = made.map((digit) => (draw(3) === 0 ? digit : 0));
  const start = fromGivens(givens, box);
  const values = made.map((digit, cell) => (!givens[cell] && draw(4) === 0 ? digit : 0));
  const state = { ...start, values };
  const allowed = possibleCandidates(state);
  const some = (share) =>
    allowed.map((set) => (set !== 0 && draw(10) < share ? set & draw(2 ** 30) : 0));
  if (!whole) return { ...state, centre: some(5), corner: some(3) };
  const candidateColours = new Map();
  for (let at = 0; at < 12; at++) candidateColours.set(draw(made.length * start.side), draw(9));
  return {
    ...state,
    centre: some(5),
    corner: some(3),
    struck: some(2),
    colours: start.colours.map(() => (draw(4) === 0 ? draw(512) : 0)),
    candidateColours,
  };
}

const plain = (position) => ({
  ...position,
  candidateColours: [...position.candidateColours].sort(([one], [other]) => one - other),
});
const same = (one, other, say) => assert.deepEqual(plain(one), plain(other), say);

test("a link contains a complete position, for every size", () => {
  for (const box of ["2x2", "2x3", "3x2", "3x3", "2x5", "3x4", "4x4", "4x5", "5x5"]) {
    for (let seed = 1; seed <= 20; seed++) {
      const position = drawn(seed, box);
      same(readOne(lab, link(position, PAGE)).position, position, `${box} ${seed}`);
    }
  }
});

test("a 9×9 position full of marks of every kind fits into an address of 2,000 characters", () => {
  const start = fromGivens(new Uint8Array(81), "3x3");
  const every = start.centre.map(() => 511);
  const candidateColours = new Map(Array.from({ length: 729 }, (_, at) => [at, at % 9]));
  const colours = start.colours.map(() => 511);
  const full = { ...start, centre: every, corner: every, struck: every, colours, candidateColours };
  const length = link(full, PAGE).length;
  assert.ok(length < 2000, `${length}`);
  same(readOne(lab, link(full, PAGE)).position, full);
});

test("a position that was truncated, changed or combined with another puzzle is rejected", () => {
  const position = drawn(3);
  const packed = pack(position);
  const start = fromGivens(position.givens, "3x3");
  same(unpack(start, packed), position);
  const refused = (from, text) => assert.throws(() => unpack(from, text), Unreadable);
  refused(start, packed.slice(0, -1));
  refused(start, `${packed}A`);
  refused(start, `${packed.slice(0, 40)}${packed[40] === "A" ? "B" : "A"}${packed.slice(41)}`);
  refused(fromGivens(new Uint8Array(81), "3x3"), packed);
  refused(start, "");
});

/** The number of random positions per format and size, and of damaged texts; more in `npm run test:long`. */
const [POSITIONS, DAMAGED] = process.env.SUDOKU_LONG ? [12, 3000] : [4, 1000];

test("everything that a format supports is restored", () => {
  const boxes = ["2x2", "2x3", "3x3", "2x4", "3x4", "4x4", "5x5"];
  for (const format of all) {
    let tried = 0;
    for (const box of boxes) {
      for (let seed = 1; seed <= POSITIONS; seed++) {
        const position = drawn(seed, box);
        if (!supportsPosition(format, position)) continue;
        tried += 1;
        const say = `${format.id} ${box} ${seed}`;
        const { position: again } = readOne(lab, format.write(position));
        const { carries } = format;
        const left = lostParts(format, position);
        const digits = (of) => of.givens.map((_, cell) => digitAt(of, cell));
        if (left.includes("singles")) {
          // More digits may be filled in than before, never fewer.
          const before = digits(position);
          const kept = digits(again).every((digit, at) => !before[at] || digit === before[at]);
          assert.ok(kept, say);
          continue;
        }
        assert.deepEqual(
          digits(
            carries.has("values") || left.includes("given")
              ? again
              : { ...again, values: position.values },
          ),
          digits(position),
          say,
        );
        if (!left.includes("given")) assert.deepEqual(again.givens, position.givens, say);
        if (carries.has("values")) assert.deepEqual(again.values, position.values, say);
        if (carries.has("values") && carries.has("candidates")) {
          assert.deepEqual(candidatesOf(again), candidatesOf(position), say);
        }
        for (const part of ["centre", "corner", "struck", "colours"]) {
          if (carries.has(part)) assert.deepEqual(again[part], position[part], `${say} ${part}`);
        }
      }
    }
    assert.ok(tried > 0, format.id);
  }
});

const digits = (text) => Uint8Array.from(text.replaceAll(".", "0"), Number);
const values = (position) => position.values.join("").replaceAll("0", ".");
const givens = (position) => position.givens.join("").replaceAll("0", ".");
const byId = (id) => all.find((one) => one.id === id);
/** Returns the index of the cell `r1c1`. */
const at = (name) => (Number(name[1]) - 1) * 9 + Number(name[3]) - 1;

test("a line of HoDoKu's library has placed digits and deleted candidates", () => {
  const line = `:0300:4:53+4${EASY.slice(3)}:214 623:436::`;
  const { position, title } = readOne(lab, line);
  assert.equal(title, "Step 0300");
  assert.equal(givens(position), EASY);
  assert.equal(values(position), `..4${".".repeat(78)}`);
  const struck = [...position.struck].flatMap((set, cell) => (set ? [[cell, set]] : []));
  assert.deepEqual(struck, [
    [at("r1c4"), 1 << 1],
    [at("r2c3"), 1 << 5],
  ]);
});

test("an invalid library line is reported with the position", () => {
  const cells = ".".repeat(80);
  const wrong = [
    [`:0300:4:${cells}x:::`, 89, "x is not allowed here"],
    [`:0300:4:${cells}:::`, 89, "this field has 80"],
    [`:0300:4:${cells}1:43::`, 91, "43 is not a deleted candidate"],
    [`:0300:4:${cells}+:::`, 90, "this field has 80"],
  ];
  for (const [text, column, said] of wrong) {
    assert.throws(
      () => read(lab, text),
      (error) => {
        assert.ok(error instanceof Unreadable && error.message.includes(said), error.message);
        assert.deepEqual(error.place, { line: 1, column });
        return true;
      },
    );
  }
});

test("links of other sites are read with all that they contain", () => {
  const zeros = EASY.replaceAll(".", "0");
  for (const text of [
    `https://www.sudokuwiki.org/sudoku.htm?bd=${zeros}`,
    byId("exchange").write(fromGivens(digits(EASY), "3x3")),
    `https://sudokuexchange.com/play/?s=${zeros}`,
  ]) {
    assert.equal(givens(readOne(lab, text).position), EASY, text);
  }
  // Two characters per cell: given 5, placed 3 (12), candidates 1 and 2 (3 + 18), blank.
  const cells = ["05", "0c", "0l", ...Array(78).fill("00")].join("");
  const wiki = readOne(lab, `https://www.sudokuwiki.org/sudoku.htm?bd=S9B${cells}`).position;
  assert.deepEqual([wiki.givens[0], wiki.values[1], wiki.centre[2], wiki.centre[3]], [5, 3, 3, 0]);
  const short = `https://www.sudokuwiki.org/sudoku.htm?bd=S9B${cells.slice(2)}`;
  assert.throws(
    () => read(lab, short),
    /162 characters after S9B, two per cell; this link has 160/,
  );
  const beyond = `https://www.sudokuwiki.org/sudoku.htm?bd=S9B${cells.slice(0, -2)}f0`;
  assert.throws(() => read(lab, beyond), /f0 is not a valid cell/);
});

test("the characters of SudokuExchange stand for a digit and the blanks after it", () => {
  const start = fromGivens(digits(`1${".".repeat(8)}2${".".repeat(71)}`), "3x3");
  const text = byId("exchange").write(start).trim();
  // 1 and five blanks is 51, which is p; three more blanks, the first as digit 0, is 20, which is K.
  assert.ok(text.startsWith("https://sudokuexchange.com/play/?s=pK"), text);
  same(readOne(lab, text).position, start);
});

const packed = (more = {}, cell = {}) =>
  lz.compressToBase64(
    JSON.stringify({
      size: 9,
      grid: Array.from({ length: 9 }, (_, row) =>
        Array.from({ length: 9 }, (_, column) => (row + column === 0 ? cell : {})),
      ),
      ...more,
    }),
  );

test("f-puzzles and SudokuPad: digits, marks, and the rules of variants, which are rejected", () => {
  const cell = { value: 5, given: true };
  const link = (more, of) => `https://www.f-puzzles.com/?load=${packed(more, of)}`;
  assert.equal(readOne(lab, link({}, cell)).position.givens[0], 5);
  assert.equal(readOne(lab, link({}, { value: 5 })).position.values[0], 5);
  const marked = readOne(lab, link({}, { centerPencilMarks: [1, "2"], cornerPencilMarks: [9] }));
  assert.deepEqual([marked.position.centre[0], marked.position.corner[0]], [3, 256]);
  assert.equal(readOne(lab, `https://sudokupad.app/fpuz${packed({}, cell)}`).position.givens[0], 5);
  for (const [more, said] of [
    [{ killercage: [{ cells: ["R1C1"] }] }, "it has killer cages."],
    [{ "diagonal+": true }, "it has a diagonal."],
    [{ antiknight: true }, "it has an anti-knight rule."],
    [{ somethingelse: [1] }, "it has somethingelse."],
  ]) {
    assert.throws(
      () => read(lab, link(more, cell)),
      (error) => error.message.endsWith(said),
    );
  }
  assert.throws(() => read(lab, link({}, { region: 4 })), /irregular boxes/);
  assert.throws(
    () => read(lab, link({}, { value: 12, given: true })),
    /12 is not a digit from 1 to 9/,
  );
  assert.throws(
    () => read(lab, "https://sudokupad.app/abc123"),
    /stored on the website to which the link leads/,
  );
});

test("the text of SudokuPad: short keys, unquoted words and omitted objects", () => {
  const row = ",".repeat(8);
  const scl = (cells, more = "") =>
    `https://sudokupad.app/scl${lz.compressToBase64(
      `{ce:[${[cells, ...Array(8).fill(`[${row}]`)].join(",")}]${more},ca:[{v:'title: It\\'s easy'}]}`,
    )}`;
  const { position, title } = readOne(lab, scl(`[{v:5},,{v:'3'},,,,,,]`));
  assert.deepEqual([...position.givens.slice(0, 4)], [5, 0, 3, 0]);
  assert.equal(title, "It's easy");
  assert.throws(
    () => read(lab, scl(`[${row}]`, ",l:[{wp:[[1,1],[2,2]],c:FF0000}]")),
    /drawn lines/,
  );
  assert.throws(() => read(lab, scl(`[${row}]`, ",re:[[[0,0],[0,4]]]")), /irregular boxes/);
  assert.throws(() => read(lab, scl("[{v:5}")), /cannot be read/);
});

const rows = (text) => text.match(/.{9}/g).join("\n");

test("givens and a later state are one position; for a complete solution, the reader is asked", () => {
  const solved =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  const state = `${solved.slice(0, 30)}${EASY.slice(30)}`;
  const played = readOne(lab, `${rows(EASY)}\n\n${rows(state)}`);
  assert.equal(givens(played.position), EASY);
  assert.equal(values(played.position).replaceAll(".", "").length, 19);
  const whole = readOne(lab, `${rows(EASY)}\n\n${rows(solved)}`);
  assert.equal(whole.ask.about, "solution");
  assert.equal(values(whole.ask.ways[0]), ".".repeat(81));
  assert.equal(values(whole.ask.ways[1]).replaceAll(".", "").length, 51);
});

test("a cell with one mark is a placed digit or a naked single; if the text permits both, the reader is asked", () => {
  const start = fromGivens(digits(EASY), "3x3");
  const text = byId("marks").write(start);
  const { position, ask } = readOne(lab, text);
  assert.equal(givens(position), EASY);
  assert.equal(ask.about, "singles");
  const open = [...possibleCandidates(start)].filter((set) => set && !(set & (set - 1))).length;
  assert.equal(ask.cells, open);
  assert.equal(ask.ways[1].givens.filter((digit) => digit > 0).length, 30 + open);
  assert.deepEqual(candidatesOf(position), candidatesOf(start));
  // With the digits beside it, the text is unambiguous.
  assert.equal(readOne(lab, byId("grids").write(start)).ask, null);
});

test("zeros of a large grid that also has other blanks may be digits, so the reader is asked", () => {
  const text = `0123456789ABCDEF${".".repeat(240)}`;
  const { position, ask } = readOne(lab, text);
  assert.equal(ask.about, "alphabet");
  assert.deepEqual([...position.givens.slice(0, 3)], [0, 1, 2]);
  assert.deepEqual([...ask.ways[1].givens.slice(0, 3)], [1, 2, 3]);
});

test("files of other programs are read", () => {
  const sdk = `#AAnybody\n#DEasy one\n[Puzzle]\n${rows(EASY)}\n[State]\n${rows(`534${EASY.slice(3)}`)}\n[PencilMarks]\n,,,2,,2,,,\n${Array(8).fill(",,,,,,,,").join("\n")}\n`;
  const read = readOne(lab, sdk);
  assert.equal(read.title, "Easy one");
  assert.equal(givens(read.position), EASY);
  assert.equal(read.position.values[2], 4);
  assert.deepEqual([read.position.centre[3], read.position.centre[5], read.left], [2, 2, []]);
  const unknown = readOne(lab, sdk.replace(",,,2,,2,,,", "whatever"));
  assert.deepEqual(unknown.left, ["pencil marks"]);
  const game = (data) =>
    `<?xml version="1.0"?><opensudoku version="2"><folder name="A &amp; B"><game data="${data}" /></folder></opensudoku>`;
  const open = readOne(lab, game(EASY.replaceAll(".", "0")));
  assert.deepEqual([givens(open.position), open.title], [EASY, "A & B"]);
  const cells = ["5|0|0|", "3|0|1|", "0|6|1|", ...Array(78).fill("0|0|1|")].join("");
  const noted = readOne(lab, game(`version: 3&#10;${cells}`)).position;
  assert.deepEqual([noted.givens[0], noted.values[1], noted.centre[2]], [5, 3, 6]);
  assert.throws(() => readOne(lab, game("123")), /cannot be read/);
});

test("several puzzles are read with their labels and lines", () => {
  const other = `4${".".repeat(80)}`;
  const text = `puzzle,rating\n${EASY},1.2 easy\n# more\n"${other}",9.0\nrubbish\n`;
  const all = read(lab, text);
  assert.deepEqual(
    all.entries.map(({ text, label, line }) => [text, label, line]),
    [
      [EASY, "1.2 easy", 2],
      [other, "9.0", 4],
    ],
  );
  assert.deepEqual(all.wrong, [5]);
  const grids = read(lab, `${rows(EASY)}\n\n${rows(other)}`);
  assert.equal(grids.entries.length, 2);
  assert.equal(givens(readOne(lab, grids.entries[1].text).position), other);
  const library = `:0100:1:${EASY}:::\n`;
  assert.equal(read(lab, library.repeat(3)).entries.length, 3);
  assert.throws(() => readOne(lab, text), /There are 2 puzzles/);
});

test("an invalid text is rejected with one sentence, and without other errors", () => {
  const draw = random(2026);
  const sources = [];
  for (let seed = 1; seed <= 3; seed++) {
    for (const box of ["3x3", "2x2", "4x4"]) {
      const position = drawn(seed, box);
      for (const format of all)
        if (supportsPosition(format, position)) sources.push(format.write(position));
    }
  }
  sources.push(
    `https://sudokupad.app/scl${lz.compressToBase64("{ce:[[,],[,]],ca:[{v:'x'}]}")}`,
    `https://f-puzzles.com/?load=${packed()}`,
    `[Puzzle]\n${rows(EASY)}\n[State]\n`,
  );
  const strange = [..."0159.:+|-#&=[]{}<>\"'\\%/?,; \t\n\r\u0000\ud800é😀uxAZ!*_"];
  let refused = 0;
  for (let turn = 0; turn < DAMAGED; turn++) {
    let text = sources[draw(sources.length)];
    for (let times = draw(4) + 1; times > 0; times--) {
      const [from, to] = [draw(text.length + 1), draw(text.length + 1)].sort((a, b) => a - b);
      const what = draw(5);
      if (what === 0) text = text.slice(0, from) + text.slice(to);
      else if (what === 1) text = text.slice(0, to) + text.slice(from);
      else if (what === 2) text = text.slice(0, from);
      else
        text = text.slice(0, from) + strange[draw(strange.length)] + text.slice(from + (what - 3));
    }
    try {
      const answer = read(lab, text);
      if (answer.type === "several") assert.ok(answer.entries.length > 1);
      else assert.equal(answer.found.position.givens.length, answer.found.position.side ** 2);
    } catch (error) {
      assert.ok(
        error instanceof Unreadable,
        `${error.stack}\n${JSON.stringify(text.slice(0, 400))}`,
      );
      assert.ok(error.message.length > 10);
      refused += 1;
    }
  }
  assert.ok(refused > 500, `${refused}`);
});

test("data that a format cannot store are reported before the export", () => {
  const position = drawn(5);
  assert.deepEqual(lostParts(byId("link"), position), []);
  assert.deepEqual(lostParts(byId("line"), position), ["values", "marks", "corner", "colours"]);
  assert.deepEqual(lostParts(byId("fpuzzles"), position), ["struck", "colours"]);
  assert.deepEqual(lostParts(byId("line"), fromGivens(position.givens, "3x3")), []);
  assert.deepEqual(lostParts(byId("grid"), fromGivens(new Uint8Array(36), "3x2")), ["box"]);
});

test("a line of a table with an id and a level beside the puzzle is one puzzle", () => {
  const givens = [...digits(EASY)];
  for (const text of [
    `17,${EASY},Easy`,
    `id,puzzle,level\n17,${EASY},Easy`,
    `id;puzzle;level\r\n17;"${EASY}";"very easy"\r\n`,
    `17\t${EASY}\tEasy\n`,
    `"p-1", "${EASY}", 3.5`,
  ]) {
    assert.deepEqual([...readOne(lab, text).position.givens], givens, text);
  }
  const two = read(lab, `id,puzzle,level\n1,${EASY},Easy\n2,${EASY.replace("5", ".")},Hard`);
  assert.deepEqual(
    two.entries.map(({ label }) => label),
    ["1 Easy", "2 Hard"],
  );
});

test("rows may have labels", () => {
  const rows = EASY.match(/.{9}/g);
  const given = [...digits(EASY)];
  for (const label of ["Row ", "row", "Zeile ", "R", "Line "]) {
    for (const sign of [":", ".", ")", " -"]) {
      const text = rows.map((row, at) => `${label}${at + 1}${sign} ${row}`).join("\n");
      assert.deepEqual([...readOne(lab, text).position.givens], given, text);
      const spaced = rows.map((row, at) => `${label}${at + 1}${sign} ${[...row].join(" ")}`);
      assert.deepEqual([...readOne(lab, spaced.join("\r\n")).position.givens], given, spaced[0]);
    }
  }
});

test("JSON of f-puzzles, SudokuPad and sudoku.coach is read without a link", () => {
  const position = drawn(5, "3x3", false);
  const link = byId("fpuzzles").write(position);
  const json = lz.decompressFromBase64(new URL(link).searchParams.get("load"));
  assert.match(json, /^\{/);
  same(readOne(lab, json).position, readOne(lab, link).position);
  same(
    readOne(lab, `\n${JSON.stringify(JSON.parse(json), null, 2)}\n`).position,
    readOne(lab, link).position,
  );
  for (const broken of [json.slice(0, 200), '{"size": 9, "grid": []}', '{"grid": 5}']) {
    assert.throws(() => read(lab, broken), { name: "Unreadable", message: /This JSON/ }, broken);
  }
});

test("a puzzle of sudoku.coach is read from its address, its compressed text and its JSON", async () => {
  const plain = EASY.replaceAll(".", "0");
  const address = `https://sudoku.coach/en/play/${plain}`;
  assert.deepEqual([...readOne(lab, address).position.givens], [...digits(EASY)]);
  const marks = Array(81).fill(0);
  marks[2] = 2 ** 1 + 2 ** 2 + 2 ** 4;
  const state = {
    gridSize: 9,
    givenDigits: plain,
    userDigits: plain.replaceAll(/./g, "0").replace(/^.{3}0/, "0006"),
    userCellCandidates: marks.join("-"),
  };
  const packed = `SCv7_32_${base32(deflateSync(JSON.stringify(state)))}`;
  for (const text of [JSON.stringify(state), packed, `https://sudoku.coach/en/play/${packed}`]) {
    const { position } = readOne(lab, await unpacked(text));
    assert.deepEqual([...position.givens], [...digits(EASY)]);
    assert.equal(position.values[3], 6);
    assert.equal(position.centre[2], 0b1011);
  }
  const refused = async (text, message) =>
    assert.throws(() => read(lab, text), { name: "Unreadable", message }, text);
  await refused(await unpacked(packed.slice(0, 60)), /cut short/);
  await refused(
    await unpacked("https://sudoku.coach/en/play/hard"),
    /website to which the link leads/,
  );
  await refused(JSON.stringify({ ...state, cages: [[1, 2]] }), /not a classic Sudoku/);
  await refused(JSON.stringify({ ...state, userDigits: "12" }), /cut short/);
  // A text that is not compressed is returned unchanged.
  for (const text of [EASY, address, "", "SCv7_32_!"]) assert.equal(await unpacked(text), text);
});

/** Encodes bytes in base 32 with the digits of `toString(32)`, the most significant bit first. */
function base32(bytes) {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return bits.replaceAll(/.{1,5}/g, (five) => Number.parseInt(five.padEnd(5, "0"), 2).toString(32));
}

test("an image and other binary data are reported as what they are", () => {
  const decoder = new TextDecoder();
  const files = readdirSync(new URL("../../www/public/icons/", import.meta.url), {
    recursive: true,
  });
  const png = files.find((name) => name.endsWith(".png")) ?? assert.fail("no picture to try");
  const picture = readFileSync(new URL(`../../www/public/icons/${png}`, import.meta.url));
  const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1);
  for (const file of [picture, jpeg]) {
    assert.throws(() => read(lab, decoder.decode(file)), {
      name: "Unreadable",
      message: /picture/,
    });
  }
  for (const file of [deflateSync("53..7"), Uint8Array.of(80, 75, 3, 4, 20, 0), bytes]) {
    assert.throws(() => read(lab, decoder.decode(file)), {
      name: "Unreadable",
      message: /not text/,
    });
  }
});
