/** Right-to-left letters and marks. */
const rightToLeft =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Line breaks, control characters and bidirectional controls. */
const unwanted = /[\s\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/**
 * A user's text for use within a plain-text line, such as an email's subject: without line breaks, and
 * in a bidirectional isolate (Unicode Standard Annex 9) if it has right-to-left letters.
 */
export function toSingleLine(text: string): string {
  const line = text.replace(unwanted, ' ').trim();
  return rightToLeft.test(line) ? `\u2068${line}\u2069` : line;
}
