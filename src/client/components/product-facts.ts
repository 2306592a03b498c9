/** SPEC section 9: current year minus year of purchase; null when the seller's year is no year. */
export function yearsUsed(yearOfPurchase: string, now: Date = new Date()): number | null {
  const year = Number(yearOfPurchase);
  return Number.isInteger(year) && year > 0 ? now.getFullYear() - year : null;
}

/** The posted date and time in the visitor's own manner; empty when there is none. */
export function postedAt(date: string): string {
  const time = new Date(date);
  if (Number.isNaN(time.getTime())) return '';
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(
    time,
  );
}
