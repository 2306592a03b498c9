/** Names of fields whose values are always redacted. */
const secretNames =
  /pass(word|phrase)|secret|token|api.?key|authori[sz]ation|cvc|cvv|card.?number|\biban\b/i;

/** One-time codes. Their digits are replaced, so that a recorded session takes them for complete. */
const codeName = /^code$/i;

/** Secrets within a text: JWTs, Stripe client secrets and API keys. */
const secretPatterns = [
  /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g,
  /\b\w+_secret_\w+/g,
  /\b(sk|rk|whsec)_\w+/g,
];

const cardNumber = /\b\d(?:[ -]?\d){12,18}\b/g;

const redactedText = '•••';
const maxTextLength = 2_000;
const maxListLength = 50;
const maxDepth = 6;

/** Checks the Luhn digit, which distinguishes card numbers from timestamps and other long numbers. */
function isCardNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

function redactText(text: string): string {
  const redacted = secretPatterns
    .reduce((rest, secret) => rest.replace(secret, redactedText), text)
    .replace(cardNumber, (number) => (isCardNumber(number) ? redactedText : number));
  return redacted.length > maxTextLength ? `${redacted.slice(0, maxTextLength)}…` : redacted;
}

function redactObject(value: object, ancestors: readonly object[]): unknown {
  if (ancestors.includes(value)) return '[itself]';
  if (ancestors.length >= maxDepth) return '…';
  const redactPart = (part: unknown) => redactValue(part, [...ancestors, value]);
  if (value instanceof File) return `[File ${value.name}, ${value.size} bytes]`;
  if (value instanceof Error) return { name: value.name, message: redactText(value.message) };
  if (value instanceof Date) return value.toJSON();
  if (Array.isArray(value)) return value.slice(0, maxListLength).map(redactPart);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && prototype !== Object.prototype) return `[${value.constructor.name}]`;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      secretNames.test(name) && part ? redactedText : redactPart(withoutCode(name, part)),
    ]),
  );
}

const withoutCode = (name: string, part: unknown) =>
  codeName.test(name) && typeof part === 'string' ? part.replace(/\d/g, '0') : part;

function redactValue(value: unknown, ancestors: readonly object[]): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'object' && value !== null) return redactObject(value, ancestors);
  if (typeof value === 'function' || typeof value === 'symbol') return `[${typeof value}]`;
  if (typeof value === 'bigint') return `${value}n`;
  return value;
}

/**
 * Returns a value as JSON data of limited size, without passwords, tokens, client secrets and card
 * numbers. Values that are not plain data are replaced by a description in brackets.
 */
export function redact(value: unknown): unknown {
  return redactValue(value, []);
}
