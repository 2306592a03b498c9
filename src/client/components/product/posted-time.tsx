import { useDateLocale } from '../dates/local-format';
import { formatRelativeTime, formatDateTime, formatExactTime } from './product-facts';
import { useIsHydrated } from '../../hydration/use-is-hydrated';
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
  if (minute === null) return <RenderedDate date={date} />;
  const now = new Date(minute);
  const text = [formatRelativeTime(date, now), formatDateTime(date)]
    // The relative time is empty after a week.
    .filter(Boolean)
    // Prevents line breaks within each time, because a lone "AM" on the next line is hard to read.
    .map(withoutLineBreaks)
    .join(' · ');
  return (
    <time dateTime={date} title={formatExactTime(date)}>
      {text}
    </time>
  );
}

/** The time of posting on a card: the date and time, with seconds on hover. */
export function PostedDate({ date }: { date: string }) {
  useDateLocale();
  if (!useIsHydrated()) return <RenderedDate date={date} />;
  return (
    <time dateTime={date} title={formatExactTime(date)}>
      {withoutLineBreaks(formatDateTime(date))}
    </time>
  );
}

/** The date as the server renders it, which knows neither the time zone nor the locale. Machines read its text. */
const RenderedDate = ({ date }: { date: string }) => <time>{date.slice(0, isoDateLength)}</time>;

const withoutLineBreaks = (time: string) => time.replaceAll(' ', '\u00a0');
