import { postedAgo, formatMoment, postedExactlyAt } from './product-facts';
import { useMinute } from './use-minute';

/** Of the day in an ISO 8601 time. */
const dayLength = '2026-11-22'.length;

/**
 * When something was posted: how long ago as people say it, then the date and time of
 * specification 2.6, and on hover the moment to the second. It goes on while the page stays open.
 */
export function PostedTime({ date }: { date: string }) {
  const minute = useMinute();
  // What is prerendered knows neither where its visitor is nor how they write a date.
  if (minute === null) {
    return <time dateTime={date}>{date.slice(0, dayLength)}</time>;
  }
  const now = new Date(minute);
  const written = [postedAgo(date, now), formatMoment(date)]
    .filter(Boolean)
    // Each on one line: a lone "AM" on the next reads as something else.
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join(' · ');
  return (
    <time dateTime={date} title={postedExactlyAt(date)}>
      {written}
    </time>
  );
}
