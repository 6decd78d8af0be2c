/** Returns the message about the values that a parameter accepts. */
import type { Message, MessageArgument, ParamSpec } from "sudoku-lab";

/** The maximum number of names in a list; a longer list would be unreadable in a sentence. */
const MAX_NAMES = 16;

/**
 * Without an exponent and with a decimal point, which the translator replaces by the decimal separator of the language.
 */
const plainNumber = new Intl.NumberFormat("en-US", {
  maximumSignificantDigits: 15,
  useGrouping: false,
});

const decimalArgument = (value: number): MessageArgument => ({
  kind: "decimal",
  values: [[plainNumber.format(value)]],
});

function argsOf(spec: ParamSpec): Readonly<Record<string, MessageArgument>> {
  switch (spec.type) {
    case "int":
      return { min: spec.min, max: spec.max };
    case "float":
      return { min: decimalArgument(spec.min), max: decimalArgument(spec.max) };
    case "switch":
      return {};
    default: {
      const names = spec.options.slice(0, MAX_NAMES).map(({ id }) => id);
      return { names: names.join(", "), others: spec.options.length - names.length };
    }
  }
}

const MESSAGE_IDS: Readonly<Record<ParamSpec["type"], string>> = {
  int: "integer",
  float: "float",
  switch: "switch",
  choice: "choice",
  ordered: "ordered",
};

export const acceptedMessage = (spec: ParamSpec): Message => ({
  id: `allowed.${MESSAGE_IDS[spec.type]}`,
  args: argsOf(spec),
});
