/** Renderers of the fenced blocks of a lesson, by the kind of block, the first word after the fence. */
import { boardKeys, drawBoard } from "./board.mjs";
import { escaped, readFields, singleValue, throwFieldError } from "./fields.mjs";
import { readSetting, settingKeys } from "./setting.mjs";

/**
 * @typedef {object} Block
 * @property {string} text The text between the fences.
 * @property {readonly string[]} rest The words after the kind of block.
 * @property {string} where The file and the line of the block, for error messages.
 * @property {import("./lesson.mjs").Context} context
 */

/**
 * Parses the fields of a block. Throws if a key is neither in `keys` nor a parameter of a lane, such as `1.cell_order`.
 * `sentence` returns the value of a required field.
 * @param {Block} block @param {readonly string[]} keys
 */
function fieldsOf({ text, where }, keys) {
  const fields = readFields(text, where);
  for (const key of fields.keys()) {
    if (!keys.includes(key) && !/^\d+\.\w+$/.test(key))
      throwFieldError(where, `it has no key “${key}”`);
  }
  const said = (/** @type {string} */ key) =>
    singleValue(fields, key, where) ?? throwFieldError(where, `it has no “${key}”`);
  return { fields, said };
}

/**
 * Parses the setting of a block, and adds it to the settings that the lesson shows.
 * @param {Block} block
 * @param {readonly string[]} more Further keys that the block may have.
 * @param {string} explanation The key of the text.
 */
function settingsShownBy(block, more, explanation) {
  const { fields, said } = fieldsOf(block, [...settingKeys, "expect", explanation, ...more]);
  const { frame, ...setting } = readSetting(fields, block.context.puzzles, block.where);
  // A figure has the language of the lesson, regardless of the visitor's language.
  const spoken = `${frame}&lang=${block.context.language}`;
  const shown = {
    ...setting,
    expect: said("expect"),
    caption: said(explanation),
    where: block.where,
  };
  block.context.shown.push(shown);
  return { fields, shown, frame: spoken };
}

/** Returns a link that opens a setting in the lab. @param {Block} block @param {string} hash @param {string} text */
const link = ({ context }, hash, text) =>
  `<a class="open" href="${context.root}index.html#${escaped(hash)}">${escaped(text)}</a>`;

/** Renders a board as a picture with a caption. @param {Block} block */
function board(block) {
  const { fields, said } = fieldsOf(block, boardKeys);
  const drawn = drawBoard(fields, block.context.puzzles, block.where);
  return `<figure>${drawn}<figcaption>${block.context.inline(said("caption"))}</figcaption></figure>\n`;
}

/**
 * Renders a live figure: a custom element, followed by a picture of the puzzle for print. The element contains the
 * picture and a link, which are shown if scripts do not run.
 * @param {Block} block
 */
function renderLive(block) {
  const { words, puzzles } = block.context;
  const { shown, frame } = settingsShownBy(block, [], "caption");
  const still =
    shown.puzzle === ""
      ? ""
      : drawBoard(
          new Map([
            ["puzzle", [shown.puzzle]],
            ["alt", [words.still]],
          ]),
          puzzles,
          block.where,
        ).replace('class="board"', 'class="board still"');
  const attributes = [`hash="${escaped(frame)}"`, `data-expect="${escaped(shown.expect)}"`];
  return `<figure class="live"><sudoku-lab ${attributes.join(" ")}>${still}${link(block, shown.hash, words.open)}</sudoku-lab>${still.replace('class="', 'class="printed ')}<figcaption>${block.context.inline(shown.caption)} <span class="ways"></span></figcaption></figure>\n`;
}

/** Renders a setting to try, with the outcome that the lesson claims. @param {Block} block */
function renderAttempt(block) {
  const { words, inline } = block.context;
  const { fields, shown, frame } = settingsShownBy(block, ["ends"], "text");
  const ends = singleValue(fields, "ends", block.where) ?? "";
  if (ends !== "success" && ends !== "failure") {
    throwFieldError(block.where, "“ends” is neither success nor failure");
  }
  return `<aside class="try" data-ends="${ends}" data-hash="${escaped(frame)}"><p><b>${words.attempt}.</b> <span class="ends">${words[ends]}</span> ${inline(shown.caption)}</p><p class="ways">${link(block, shown.hash, words.open)}</p></aside>\n`;
}

/**
 * Renders pseudo-code: the pseudo-code that an algorithm declares, if the block names the id of an algorithm and is
 * empty; otherwise the text of the block, with the name after the kind of block as its title.
 * @param {Block} block
 */
function renderCode({ text, rest, where, context }) {
  const written = text.trimEnd() === "" ? [] : text.trimEnd().split("\n");
  const sentence = rest.join(" ");
  const cached = context.codes.get(sentence);
  if (written.length > 0 ? sentence === "" : !cached)
    throwFieldError(where, `there is no algorithm “${sentence}”`);
  const own = written.length === 0;
  const lines = own ? (cached?.code ?? []) : written;
  if (lines.length === 0) throwFieldError(where, `${sentence} declares no pseudo-code`);
  if (own) {
    context.counts.lit = (context.counts.lit ?? 0) + 1;
    context.coded.add(sentence);
  }
  const items = lines.map((line) => {
    const indent = /^ */.exec(line)?.[0].length ?? 0;
    return `<li data-indent="${Math.min(indent / 2, 5)}"><code>${escaped(line.trim())}</code></li>`;
  });
  const name = own ? (cached?.name ?? sentence) : sentence;
  const note = own ? `<p class="lit-note">${context.words.lit}</p>` : "";
  return `<div class="pseudo" role="group" aria-label="${escaped(context.words.code(name))}"${own ? ` data-code="${escaped(sentence)}"` : ""}><p class="name">${escaped(name)}</p><ol>${items.join("")}</ol>${note}</div>\n`;
}

/** Renders a question with choices. Each choice has an explanation why it is right or wrong. @param {Block} block */
function renderQuestion(block) {
  const { text, where, context } = block;
  const { words, render, inline } = context;
  const lines = text.trim().split("\n");
  const first = lines.findIndex((line) => /^- \[/.test(line));
  if (first < 1)
    throwFieldError(where, "a question has a text, then choices “- [ ] choice :: why”");
  const number = context.counts.question ?? 1;
  const name = `question-${number}`;
  const choices = lines
    .slice(first)
    .join("\n")
    .split(/^- /m)
    .filter((choice) => choice.trim() !== "")
    .map((choice) => {
      const [, mark, said = "", why = ""] =
        /^\[([ x])\] (.*?) :: (.*)$/s.exec(choice.trim()) ??
        throwFieldError(where, `“${choice.trim()}” is no “[ ] choice :: why”`);
      return { right: mark === "x", said, why };
    });
  const right = choices.filter((choice) => choice.right);
  if (right.length !== 1 || choices.length < 2)
    throwFieldError(where, "exactly one choice is right");
  const items = choices.map(
    (choice) =>
      `<li><label><input type="radio" name="${name}"${choice.right ? ' data-right=""' : ""}> <span>${inline(choice.said)}</span></label><span class="why" hidden>${inline(choice.why)}</span></li>`,
  );
  const answers = right.map(({ said, why }) => `<p><b>${inline(said)}</b> ${inline(why)}</p>`);
  return `<form class="question"><fieldset aria-describedby="${name}-asks"><legend>${words.question(number)}</legend><div id="${name}-asks">${render(lines.slice(0, first).join("\n"))}</div><ul>${items.join("")}</ul></fieldset><p class="verdict" role="status"></p><details><summary>${words.answer}</summary>${answers.join("")}</details></form>\n`;
}

/** Renders an exercise of about an hour, with an optional hint and an optional solution. @param {Block} block */
function renderExercise(block) {
  const { words, render } = block.context;
  const { said, fields } = fieldsOf(block, ["text", "hint", "solution"]);
  const more = ["hint", "solution"].map((key) => {
    const text = singleValue(fields, key, block.where);
    const name = key === "hint" ? words.hint : words.solution;
    return text ? `<details><summary>${name}</summary>${render(text)}</details>` : "";
  });
  return `<section class="exercise"><h3>${words.exercise}</h3>${render(said("text"))}${more.join("")}</section>\n`;
}

/** @type {Record<string, (block: Block) => string>} */
export const blocks = {
  board,
  live: renderLive,
  try: renderAttempt,
  code: renderCode,
  question: renderQuestion,
  exercise: renderExercise,
};
