import { shopCurrency, supportedCurrencies } from '../payments/currencies';
import { currencyMarks } from '../payments/currency-words';
import { normalizeShortText } from '../text/short-text';

const ambiguousAmount = /^\D*(\d{1,3})\.(\d{3})\D*$/;

/** Returns both meanings of a price such as "1.250"; undefined for another text. */
export function ambiguousPrices(price: string): [thousands: string, decimal: string] | undefined {
  const [, start = '', end = ''] = ambiguousAmount.exec(normalizeShortText(price)) ?? [];
  return end === '' ? undefined : [`${start}${end}`, `${start}.${end.slice(0, 2)}`];
}

/** Words for currencies in which no shop can sell. */
const unsupportedCurrencies = ['bdt', 'tk', 'taka', 'pkr', 'rs', 'cny', 'rmb', 'yuan', 'টাকা'];

/** Whether a text is an amount in another currency than the shop's. */
export function isInOtherCurrency(price: string): boolean {
  const text = normalizeShortText(price).toLowerCase();
  const own = currencyMarks(shopCurrency());
  const codes = [...supportedCurrencies, ...unsupportedCurrencies];
  const others = codes.filter((code) => !own.includes(code));
  const rest = own.reduce((left, mark) => left.replaceAll(mark, ' '), text);
  const pattern = `\\p{Sc}|(?<!\\p{L})(?:${others.join('|')})(?!\\p{L})`;
  return /\d/.test(text) && new RegExp(pattern, 'u').test(rest);
}
