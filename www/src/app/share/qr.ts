/** An address as a QR code. */
import { correction, generate } from "lean-qr";
import { toSvgSource } from "lean-qr/extras/svg";

/** The text of an SVG file; `null` where the address is too long for a code. */
export function qr(address: string): string | null {
  try {
    const code = generate(address, { minCorrectionLevel: correction.L });
    // Black on white in every theme: many readers take nothing else.
    return toSvgSource(code, {
      on: "#000",
      off: "#fff",
      scale: 8,
      xmlDeclaration: false,
    });
  } catch {
    return null;
  }
}
