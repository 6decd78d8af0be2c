/** Text for numbers too large to be written out, given by their decimal logarithms. */
import { decimal, format } from "../words";

/** Returns a power of ten as text, such as 10²¹. */
export const powerOfTen = (exponent: number): string =>
  `10${[...String(exponent)].map((sign) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(sign)] ?? sign).join("")}`;

/** Returns the number with three significant digits, such as 28,200,000 or 6.67 × 10²¹. */
export function formatLarge(log10: number): string {
  let exponent = Math.floor(log10);
  if (exponent < 9) {
    const unit = 10 ** Math.max(0, exponent - 2);
    return format(Math.round(10 ** log10 / unit) * unit);
  }
  let lead = (10 ** (log10 - exponent)).toFixed(2);
  if (lead === "10.00") [lead, exponent] = ["1.00", exponent + 1];
  return `${decimal(lead)} × ${powerOfTen(exponent)}`;
}
