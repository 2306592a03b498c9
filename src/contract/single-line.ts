/** Letters that are written from right to left, and those that only say so. */
const rightToLeft =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** What breaks a line, or turns the direction of what stands beside it. */
const unruly = /[\s\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/**
 * What somebody wrote, for the midst of a line where no element can keep it apart: a mail's subject,
 * for example. It stays on its line, and leaves the order of the words around it as it is (Unicode
 * Standard Annex 9, isolates).
 */
export function toSingleLine(text: string): string {
  const line = text.replace(unruly, ' ').trim();
  return rightToLeft.test(line) ? `\u2068${line}\u2069` : line;
}
