/** Names of fields whose values never leave their tab. */
const secretNames =
  /pass(word|phrase)|secret|token|api.?key|authori[sz]ation|cvc|cvv|card.?number/i;

/** Secrets that can stand anywhere in a text: tokens, Stripe's secrets and keys. */
const secretTexts = [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, /\b\w+_secret_\w+/g, /\b(sk|rk|whsec)_\w+/g];

const cardNumber = /\b\d(?:[ -]?\d){12,18}\b/g;

const hidden = '•••';
const longestText = 2_000;
const longestList = 50;
const deepest = 6;

/** Tells card numbers from other long numbers, such as times, by their check digit. */
function isCardNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

function redactText(text: string): string {
  const clean = secretTexts
    .reduce((rest, secret) => rest.replace(secret, hidden), text)
    .replace(cardNumber, (number) => (isCardNumber(number) ? hidden : number));
  return clean.length > longestText ? `${clean.slice(0, longestText)}…` : clean;
}

function redactObject(value: object, ancestors: readonly object[]): unknown {
  if (ancestors.includes(value)) return '[itself]';
  if (ancestors.length >= deepest) return '…';
  const inside = (part: unknown) => redactValue(part, [...ancestors, value]);
  if (value instanceof File) return `[File ${value.name}, ${value.size} bytes]`;
  if (value instanceof Error) return { name: value.name, message: redactText(value.message) };
  if (value instanceof Date) return value.toJSON();
  if (Array.isArray(value)) return value.slice(0, longestList).map(inside);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && prototype !== Object.prototype) return `[${value.constructor.name}]`;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      secretNames.test(name) && part ? hidden : inside(part),
    ]),
  );
}

function redactValue(value: unknown, ancestors: readonly object[]): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'object' && value !== null) return redactObject(value, ancestors);
  if (typeof value === 'function' || typeof value === 'symbol') return `[${typeof value}]`;
  if (typeof value === 'bigint') return `${value}n`;
  return value;
}

/**
 * What may be shown of a value: plain JSON of a sensible size, without passwords, tokens, client
 * secrets and card numbers. Whatever is not plain data is described in brackets.
 */
export function redact(value: unknown): unknown {
  return redactValue(value, []);
}
