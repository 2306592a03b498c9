import { postedAgo, formatMoment, postedExactlyAt } from './product-facts';
import { useMinute } from './use-minute';

/**
 * When something was posted: how long ago as people say it, then the date and time of
 * specification 2.6, and on hover the moment to the second. It goes on while the page stays open.
 */
export function PostedTime({ date }: { date: string }) {
  const now = new Date(useMinute());
  const written = [postedAgo(date, now), formatMoment(date)].filter(Boolean).join(' · ');
  return (
    <time dateTime={date} title={postedExactlyAt(date)}>
      {written}
    </time>
  );
}
