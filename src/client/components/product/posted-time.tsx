import { useDateLocale } from '../dates/local-format';
import { formatRelativeTime, formatDateTime, formatExactTime } from './product-facts';
import { useCurrentMinute } from './use-current-minute';

/** The number of characters of the date in an ISO 8601 time. */
const isoDateLength = '2026-11-22'.length;

/**
 * The time of posting (specification 2.6): relative, then absolute, with seconds on hover. Updates
 * every minute.
 */
export function PostedTime({ date }: { date: string }) {
  useDateLocale();
  const minute = useCurrentMinute();
  // During prerendering the user's time zone and locale are unknown.
  if (minute === null) {
    return <time dateTime={date}>{date.slice(0, isoDateLength)}</time>;
  }
  const now = new Date(minute);
  const text = [formatRelativeTime(date, now), formatDateTime(date)]
    // The relative time is empty after a week.
    .filter(Boolean)
    // Prevents line breaks within each time, because a lone "AM" on the next line is hard to read.
    .map((time) => time.replaceAll(' ', '\u00a0'))
    .join(' · ');
  return (
    <time dateTime={date} title={formatExactTime(date)}>
      {text}
    </time>
  );
}
