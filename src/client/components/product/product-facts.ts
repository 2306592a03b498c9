import { dateTimeOptions } from '../../../contract/text/date-time';
import { localDateFormat, localRelativeFormat } from '../dates/local-format';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

const dateTimeFormat = localDateFormat(dateTimeOptions);
const dayFormat = localDateFormat({ month: 'short', day: 'numeric' });
/** The same on the server and in every browser. */
const utcDayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const exactFormat = localDateFormat({ dateStyle: 'full', timeStyle: 'long' });
const relativeFormat = localRelativeFormat();

/** Returns a date and time in the user's locale; empty if the date is invalid. */
export function formatDateTime(date: string): string {
  // "AM" must not wrap onto its own line.
  return formatIfValid(dateTimeFormat, date).replace(/ (?=\S+$)/, '\u00a0');
}

/** Returns the month and the day, such as "Nov 28"; empty if the date is invalid. */
export function formatDay(date: string): string {
  return formatIfValid(dayFormat, date);
}

/** Returns the month and the day in UTC, as the server renders it; empty if the date is invalid. */
export function formatDayInUtc(date: string): string {
  return formatIfValid(utcDayFormat, date);
}

/** Returns the date and time with seconds, weekday and time zone; empty if the date is invalid. */
export function formatExactTime(date: string): string {
  return formatIfValid(exactFormat, date);
}

/**
 * Returns a relative time such as "2 hours ago" or "yesterday". Empty after a week, when the date is
 * clearer.
 */
export function formatRelativeTime(date: string, now: Date): string {
  const posted = new Date(date);
  const age = now.getTime() - posted.getTime();
  // The clock of the seller's computer may be slightly ahead.
  if (Math.abs(age) < minute) return relativeFormat.format(0, 'second');
  if (!(age > 0)) return '';
  if (age < hour) return relativeFormat.format(-Math.floor(age / minute), 'minute');
  if (age < day) return relativeFormat.format(-Math.floor(age / hour), 'hour');
  const days = calendarDaysBetween(posted, now);
  return days < 7 ? relativeFormat.format(-days, 'day') : '';
}

/** Returns the number of midnights between two times, because yesterday may be one hour ago. */
function calendarDaysBetween(earlier: Date, later: Date): number {
  const [start, end] = [new Date(earlier), new Date(later)];
  // Rounded, because a day may have 23 or 25 hours.
  return Math.round((end.setHours(0, 0, 0, 0) - start.setHours(0, 0, 0, 0)) / day);
}

function formatIfValid(format: Pick<Intl.DateTimeFormat, 'format'>, date: string): string {
  const time = new Date(date);
  return Number.isNaN(time.getTime()) ? '' : format.format(time);
}
