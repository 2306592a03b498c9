/** Any other text that a seller entered is not a year. */
const oneYear = /^\d{4}$/;

/**
 * Specification 9.3: current year minus year of purchase. Null if the seller's text is no year or
 * lies in the future.
 */
export function yearsUsed(yearOfPurchase: string, currentYear: number): number | null {
  const year = yearOfPurchase.trim();
  const years = currentYear - Number(year);
  return oneYear.test(year) && years >= 0 ? years : null;
}

/** "Used 2 years"; null where `yearsUsed` is. */
export function formatYearsUsed(yearOfPurchase: string, currentYear: number): string | null {
  const years = yearsUsed(yearOfPurchase, currentYear);
  return years === null ? null : `Used ${years} ${years === 1 ? 'year' : 'years'}`;
}

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const exactMoment = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' });
const distance = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });

/** A date and time in the user's locale; empty if the date is invalid. */
export function formatDateTime(date: string): string {
  // "AM" must not wrap onto its own line.
  return write(moment, date).replace(/ (?=\S+$)/, '\u00a0');
}

/** With seconds, weekday and time zone. */
export function formatExactTime(date: string): string {
  return write(exactMoment, date);
}

/**
 * A relative time such as "2 hours ago" or "yesterday". Empty after a week, when the date is
 * clearer.
 */
export function formatRelativeTime(date: string, now: Date): string {
  const posted = new Date(date);
  const age = now.getTime() - posted.getTime();
  // The poster's clock may be slightly ahead.
  if (Math.abs(age) < minute) return distance.format(0, 'second');
  if (!(age > 0)) return '';
  if (age < hour) return distance.format(-Math.floor(age / minute), 'minute');
  if (age < day) return distance.format(-Math.floor(age / hour), 'hour');
  const days = nightsBetween(posted, now);
  return days < 7 ? distance.format(-days, 'day') : '';
}

/** Calendar days: yesterday is not 24 hours ago. */
function nightsBetween(earlier: Date, later: Date): number {
  const [start, end] = [new Date(earlier), new Date(later)];
  // Rounded, because a day may have 23 or 25 hours.
  return Math.round((end.setHours(0, 0, 0, 0) - start.setHours(0, 0, 0, 0)) / day);
}

function write(format: Intl.DateTimeFormat, date: string): string {
  const time = new Date(date);
  return Number.isNaN(time.getTime()) ? '' : format.format(time);
}
