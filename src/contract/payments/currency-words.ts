import { spokenNames } from './currencies';

type Display = 'symbol' | 'narrowSymbol' | 'name';

/** Returns the name of a currency: "US dollars". */
export const currencyName = (currency: string): string => currencyPart(currency, 'name');

/** Returns the last word of its name: "dollars". */
export const pluralName = (currency: string): string =>
  currencyName(currency).split(' ').at(-1) ?? '';

/** Returns the symbol of a currency: "$", or its code if it has none. */
export const currencySymbol = (currency: string): string => currencyPart(currency, 'narrowSymbol');

/** Returns how a currency is written beside a number: "usd", "$", "usd$", "us$", "dollars" and "dollar". */
export function currencyMarks(currency: string): string[] {
  const code = currency.toLowerCase();
  const symbol = currencySymbol(code);
  const name = pluralName(code);
  const marks = [code, symbol, currencyPart(code, 'symbol'), code + symbol];
  marks.push(code.slice(0, 2) + symbol, name, name.replace(/s$/, ''));
  return [...new Set([...marks, ...(spokenNames[code] ?? [])].map((mark) => mark.toLowerCase()))];
}

function currencyPart(currency: string, currencyDisplay: Display): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay });
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}
