const decimalDigit = /\p{Nd}/u;

/** Writes the decimal digits of every script as 0 to 9; all else stays. */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, valueOf);
}

/** Unicode keeps the ten digits of a script in a row, so the value is the distance from its zero. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (decimalDigit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
