/** QR codes of addresses. */
import { correction, generate } from "lean-qr";
import { toSvgSource } from "lean-qr/extras/svg";

/** Returns the text of an SVG file; `null` if the address is too long for a QR code. */
export function qr(address: string): string | null {
  try {
    const code = generate(address, { minCorrectionLevel: correction.L });
    // Black on white in every theme, because many scanners accept nothing else.
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
