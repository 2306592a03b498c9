import { passesLuhn } from '../stripe/luhn';

/** A validation error of Stripe.js. */
export interface CardFieldError {
  type: 'validation_error';
  code: string;
  message: string;
}

function createError(code: string, message: string): CardFieldError {
  return { type: 'validation_error', code, message };
}

const brands: [name: string, start: RegExp, lengths: number[]][] = [
  ['amex', /^3[47]/, [15]],
  ['visa', /^4/, [16]],
  ['mastercard', /^(5[1-5]|2(2[2-9]|[3-6]|7[01]|720))/, [16]],
  ['discover', /^6(011|4[4-9]|5)/, [16]],
  ['diners', /^3(0|6|8|9)/, [14, 16]],
];

export function extractDigits(text: string): string {
  return text.replace(/\D/g, '');
}

function findBrand(number: string) {
  return brands.find(([, start]) => start.test(number));
}

export function getCardBrand(number: string): string {
  return findBrand(number)?.[0] ?? 'unknown';
}

function getMaxLength(number: string): number {
  return Math.max(...(findBrand(number)?.[2] ?? [16]));
}

export function formatNumber(text: string): string {
  const digits = extractDigits(text);
  const number = digits.slice(0, getMaxLength(digits));
  const groups = getCardBrand(number) === 'amex' ? /^(\d{4})(\d{0,6})(\d{0,5})/ : null;
  const parts = groups?.exec(number)?.slice(1) ?? number.match(/\d{1,4}/g) ?? [number];
  return parts.filter(Boolean).join(' ');
}

/** Formats an expiry date as MM / YY. The slash appears when the month is complete. */
export function formatExpiry(text: string): string {
  const typedDigits = extractDigits(text);
  const digits = /^[2-9]/.test(typedDigits) ? `0${typedDigits}` : typedDigits;
  if (digits.length < 2) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2, 4)}`;
}

export function checkNumber(text: string): CardFieldError | undefined {
  const number = extractDigits(text);
  if (!(findBrand(number)?.[2] ?? [16]).includes(number.length)) {
    return createError('incomplete_number', 'Your card number is incomplete.');
  }
  return passesLuhn(number)
    ? undefined
    : createError('invalid_number', 'Your card number is invalid.');
}

export function checkExpiry(text: string, today = new Date()): CardFieldError | undefined {
  const digits = extractDigits(text);
  const month = Number(digits.slice(0, 2));
  const year = 2000 + Number(digits.slice(2));
  if (digits.length < 4 || month < 1 || month > 12) {
    return createError('incomplete_expiry', "Your card's expiration date is incomplete.");
  }
  if (year < today.getFullYear()) {
    return createError('invalid_expiry_year_past', "Your card's expiration year is in the past.");
  }
  if (new Date(year, month) <= today) {
    return createError('invalid_expiry_month_past', "Your card's expiration date is in the past.");
  }
  return undefined;
}

export function checkSecurityCode(text: string, number: string): CardFieldError | undefined {
  const length = getCardBrand(extractDigits(number)) === 'amex' ? 4 : 3;
  if (text.length === length) return undefined;
  return createError('incomplete_cvc', "Your card's security code is incomplete.");
}

export function checkPostalCode(text: string): CardFieldError | undefined {
  if (text.trim().length >= 3) return undefined;
  return createError('incomplete_zip', 'Your postal code is incomplete.');
}
