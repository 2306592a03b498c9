import { formatRelativeTime, formatDateTime, formatExactTime } from './product-facts';
import { useCurrentMinute } from './use-current-minute';

/** The length of the date in an ISO 8601 time. */
const dayLength = '2026-11-22'.length;

/**
 * The relative time, then the date and time of specification 2.6, with seconds on hover. It updates
 * every minute.
 */
export function PostedTime({ date }: { date: string }) {
  const minute = useCurrentMinute();
  // The prerendered page knows neither the visitor's time zone nor their locale.
  if (minute === null) {
    return <time dateTime={date}>{date.slice(0, dayLength)}</time>;
  }
  const now = new Date(minute);
  const written = [formatRelativeTime(date, now), formatDateTime(date)]
    .filter(Boolean)
    // No part wraps: a lone "AM" on the next line is hard to read.
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join(' · ');
  return (
    <time dateTime={date} title={formatExactTime(date)}>
      {written}
    </time>
  );
}
