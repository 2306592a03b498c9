/** Right-to-left letters and marks. */
const rightToLeft =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Line breaks, control characters and bidirectional controls. */
const breaksAndControls = /[\s\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/**
 * Makes a user's text fit for a plain-text line, such as an email's subject. Removes line breaks, and
 * wraps text with right-to-left letters in a bidirectional isolate (Unicode Standard Annex 9).
 */
export function toSingleLine(text: string): string {
  const line = text.replace(breaksAndControls, ' ').trim();
  return rightToLeft.test(line) ? `\u2068${line}\u2069` : line;
}
