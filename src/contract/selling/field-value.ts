import { isChoiceAttribute, normalizeChoice } from './attribute-choices';
import { isCountryCode } from '../buying/countries';
import { normalizeShortText } from '../text/short-text';
import { deliveryChoices } from './deliveries';
import { parsePrice } from './price';
import { productFields, type ProductField, type ProductFieldName } from './product-fields';

type ParsedValue = { value: string } | { error: string };

/**
 * Parses what a seller typed in a field, such as "42mm" or "auto". Returns the value to store, or the error
 * message for a value that the field's control does not allow.
 */
export function parseFieldValue(name: ProductFieldName, text: string): ParsedValue {
  const field: ProductField = productFields[name];
  switch (field.control) {
    case 'choice':
      return { value: isChoiceAttribute(name) ? normalizeChoice(name, text) : text };
    case 'number':
      return parseNumber(field, text);
    case 'yesNo':
      return parseYesNo(field, text);
    case 'month':
      return parseMonth(field, text);
    case 'delivery':
      return parseDelivery(field, text);
    case 'amount':
      return parsePrice(text) === null
        ? { error: `${field.label} must be an amount, such as ${field.example}.` }
        : { value: normalizeShortText(text) };
    case 'countries':
      return parseCountries(field, text);
    default:
      return { value: name === 'referenceNumber' ? normalizeShortText(text) : text };
  }
}

/** Returns the number and the unit of a text such as "42", "42.5mm" or "10 bar". */
export function splitUnit(
  text: string,
  units: readonly string[],
): { number: string; unit: string } {
  const trimmed = text.trim();
  // "10 ATM" does not end with the unit "m".
  const unit = units.find(
    (candidate) =>
      trimmed.toLowerCase().endsWith(candidate.toLowerCase()) &&
      !/\p{L}$/u.test(trimmed.slice(0, -candidate.length)),
  );
  return unit === undefined
    ? { number: trimmed, unit: units[0] ?? '' }
    : { number: trimmed.slice(0, -unit.length).trim(), unit };
}

function parseNumber(field: ProductField, text: string): ParsedValue {
  const { label, units = [], range: [min, max] = [0, Infinity], decimals = 0, example } = field;
  const { number, unit } = splitUnit(normalizeShortText(text), units);
  const digits = number.replace(',', '.');
  const value = Number(digits);
  if (!/^\d{1,6}(?:\.\d+)?$/.test(digits) || (digits.split('.')[1] ?? '').length > decimals) {
    const kind = decimals > 0 ? 'number' : 'whole number';
    return {
      error: `${label} must be a ${kind}${units.length > 0 ? ` in ${listUnits(units)}` : ''}, such as ${example}.`,
    };
  }
  if (value < min || value > max) {
    const unitText = units[0] === undefined ? '' : ` ${unit}`;
    return { error: `${label} must be from ${min} to ${max}${unitText}.` };
  }
  return { value: units.length > 1 ? `${value} ${unit}` : String(value) };
}

/** Returns "m, bar or ATM". */
function listUnits(units: readonly string[]): string {
  return units.join(', ').replace(/, (?=[^,]*$)/, ' or ');
}

function parseYesNo({ label }: ProductField, text: string): ParsedValue {
  if (/^(?:yes|true)$/i.test(text.trim())) return { value: 'Yes' };
  if (/^(?:no|false)$/i.test(text.trim())) return { value: 'No' };
  return { error: `${label} must be Yes or No.` };
}

/** Accepts the label as well, which a file of products has. */
function parseDelivery({ label }: ProductField, text: string): ParsedValue {
  const choices = Object.entries(deliveryChoices);
  const typed = text.trim().toLowerCase();
  const choice = choices.find((each) => each.some((word) => word.toLowerCase() === typed));
  return choice
    ? { value: choice[0] }
    : { error: `${label} must be ${choices.map(([, word]) => word).join(', ')}.` };
}

function parseCountries({ label, example }: ProductField, text: string): ParsedValue {
  const codes = normalizeShortText(text)
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  const unknown = codes.find((code) => !isCountryCode(code));
  return unknown === undefined
    ? { value: [...new Set(codes)].sort().join(', ') }
    : {
        error: `${label}: “${unknown}” is not the code of a country. Write codes such as ${example}.`,
      };
}

/** The day of a date is left out. */
const monthPattern = /^((?:19|20)\d{2})-(0[1-9]|1[0-2])(?:-\d{2})?$/;

function parseMonth({ label, example }: ProductField, text: string): ParsedValue {
  const [, year, month] = monthPattern.exec(normalizeShortText(text)) ?? [];
  if (year === undefined) return { error: `${label} must be a month, such as ${example}.` };
  return { value: `${year}-${month}` };
}
