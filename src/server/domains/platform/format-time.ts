import { dateTimeOptions } from '../../../contract/text/date-time';
import { defaultTimeZone } from '../../../contract/text/time-zone';

/** Who reads a time: their time zone, or the shop's, and the language of their dates. */
export interface TimeReader {
  timeZone: string;
  dateLocale: string | null;
}

/** For a reader of whom nothing is known. */
export const unknownReader: TimeReader = { timeZone: defaultTimeZone, dateLocale: null };

/**
 * Formats a time as the reader's pages do, with the time zone. Seconds are cut off, so that a deadline is never named
 * later than it is.
 */
export function formatTime(time: Date, { timeZone, dateLocale }: TimeReader): string {
  const locale = dateLocale ?? 'en-US';
  const dateTime = new Intl.DateTimeFormat(locale, { ...dateTimeOptions, timeZone }).format(time);
  // Not in the same format: a style can't be combined with the name of the zone.
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName');
  return zone ? `${dateTime} ${zone.value}` : dateTime;
}

/** Formats the time from which something is possible. It is rounded up to the minute, so that it is never too early. */
export const formatStart = (time: Date, reader: TimeReader): string =>
  formatTime(new Date(Math.ceil(time.getTime() / 60_000) * 60_000), reader);
