import { normalizeShortText } from '../text/short-text';

/** The year of purchase is free text; only four digits are a year. */
const yearPattern = /^\d{4}$/;

/**
 * Returns the current year minus the year of purchase (specification 9.3); null if the text is not a
 * year or the year is in the future.
 */
export function yearsUsed(yearOfPurchase: string, currentYear: number): number | null {
  const year = normalizeShortText(yearOfPurchase);
  const years = currentYear - Number(year);
  return yearPattern.test(year) && years >= 0 ? years : null;
}

/** Returns a text such as "Used 2 years"; null where `yearsUsed` returns null. */
export function formatYearsUsed(yearOfPurchase: string, currentYear: number): string | null {
  const years = yearsUsed(yearOfPurchase, currentYear);
  return years === null ? null : `Used ${years} ${years === 1 ? 'year' : 'years'}`;
}
