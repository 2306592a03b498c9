const decimalDigit = /\p{Nd}/u;

/** Replaces the decimal digits of every script by 0 to 9. */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, toAsciiDigit);
}

/** The digits of a script are consecutive, so the value of a digit is its distance from the zero. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (decimalDigit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
