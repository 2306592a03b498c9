import { passesLuhn } from '../stripe/luhn';

/** Formats and validates the fields as Stripe.js does. */

export interface FieldProblem {
  type: 'validation_error';
  code: string;
  message: string;
}

function problem(code: string, message: string): FieldProblem {
  return { type: 'validation_error', code, message };
}

const brands: [name: string, start: RegExp, lengths: number[]][] = [
  ['amex', /^3[47]/, [15]],
  ['visa', /^4/, [16]],
  ['mastercard', /^(5[1-5]|2(2[2-9]|[3-6]|7[01]|720))/, [16]],
  ['discover', /^6(011|4[4-9]|5)/, [16]],
  ['diners', /^3(0|6|8|9)/, [14, 16]],
];

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function brandEntry(number: string) {
  return brands.find(([, start]) => start.test(number));
}

export function cardBrandOf(number: string): string {
  return brandEntry(number)?.[0] ?? 'unknown';
}

function longestNumber(number: string): number {
  return Math.max(...(brandEntry(number)?.[2] ?? [16]));
}

export function formatNumber(text: string): string {
  const digits = digitsOf(text);
  const number = digits.slice(0, longestNumber(digits));
  const groups = cardBrandOf(number) === 'amex' ? /^(\d{4})(\d{0,6})(\d{0,5})/ : null;
  const parts = groups?.exec(number)?.slice(1) ?? number.match(/\d{1,4}/g) ?? [number];
  return parts.filter(Boolean).join(' ');
}

/** MM / YY; the slash appears when the month is complete. */
export function formatExpiry(text: string): string {
  const typed = digitsOf(text);
  const digits = /^[2-9]/.test(typed) ? `0${typed}` : typed;
  if (digits.length < 2) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2, 4)}`;
}

export function checkNumber(text: string): FieldProblem | undefined {
  const number = digitsOf(text);
  if (!(brandEntry(number)?.[2] ?? [16]).includes(number.length)) {
    return problem('incomplete_number', 'Your card number is incomplete.');
  }
  return passesLuhn(number) ? undefined : problem('invalid_number', 'Your card number is invalid.');
}

export function checkExpiry(text: string, today = new Date()): FieldProblem | undefined {
  const digits = digitsOf(text);
  const month = Number(digits.slice(0, 2));
  const year = 2000 + Number(digits.slice(2));
  if (digits.length < 4 || month < 1 || month > 12) {
    return problem('incomplete_expiry', "Your card's expiration date is incomplete.");
  }
  if (year < today.getFullYear()) {
    return problem('invalid_expiry_year_past', "Your card's expiration year is in the past.");
  }
  if (new Date(year, month) <= today) {
    return problem('invalid_expiry_month_past', "Your card's expiration date is in the past.");
  }
  return undefined;
}

export function checkSecurityCode(text: string, number: string): FieldProblem | undefined {
  const length = cardBrandOf(digitsOf(number)) === 'amex' ? 4 : 3;
  if (text.length === length) return undefined;
  return problem('incomplete_cvc', "Your card's security code is incomplete.");
}

export function checkPostalCode(text: string): FieldProblem | undefined {
  if (text.trim().length >= 3) return undefined;
  return problem('incomplete_zip', 'Your postal code is incomplete.');
}
