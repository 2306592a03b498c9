/** As a year is written; what a seller typed otherwise is a number of something else. */
const oneYear = /^\d{4}$/;

/**
 * Specification 9.3: current year minus year of purchase; null when the seller's year is no year,
 * or one to come.
 */
export function yearsUsed(yearOfPurchase: string, currentYear: number): number | null {
  const year = yearOfPurchase.trim();
  const years = currentYear - Number(year);
  return oneYear.test(year) && years >= 0 ? years : null;
}

/** "Used 2 years", as a card says it; null where `yearsUsed` is. */
export function usedText(yearOfPurchase: string, currentYear: number): string | null {
  const years = yearsUsed(yearOfPurchase, currentYear);
  return years === null ? null : `Used ${years} ${years === 1 ? 'year' : 'years'}`;
}

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const exactMoment = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' });
const distance = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });

/** A date and time in the visitor's own manner; empty when there is none. */
export function formatMoment(date: string): string {
  // No line holds "AM" alone.
  return write(moment, date).replace(/ (?=\S+$)/, '\u00a0');
}

/** The same to the second, with the day of the week and the time zone. */
export function postedExactlyAt(date: string): string {
  return write(exactMoment, date);
}

/**
 * How long ago, as people say it: "2 hours ago", "yesterday". Empty after a week, when the date
 * says more.
 */
export function postedAgo(date: string, now: Date): string {
  const posted = new Date(date);
  const age = now.getTime() - posted.getTime();
  // The clock of whoever posted it may be ahead of the visitor's by a little.
  if (Math.abs(age) < minute) return distance.format(0, 'second');
  if (!(age > 0)) return '';
  if (age < hour) return distance.format(-Math.floor(age / minute), 'minute');
  if (age < day) return distance.format(-Math.floor(age / hour), 'hour');
  const days = nightsBetween(posted, now);
  return days < 7 ? distance.format(-days, 'day') : '';
}

/** Yesterday is the day before today, not 24 hours ago. */
function nightsBetween(earlier: Date, later: Date): number {
  const [start, end] = [new Date(earlier), new Date(later)];
  // Rounded, because a day may have 23 or 25 hours.
  return Math.round((end.setHours(0, 0, 0, 0) - start.setHours(0, 0, 0, 0)) / day);
}

function write(format: Intl.DateTimeFormat, date: string): string {
  const time = new Date(date);
  return Number.isNaN(time.getTime()) ? '' : format.format(time);
}
