import { postedAgo, postedAt, postedExactlyAt } from './product-facts';

/**
 * When something was posted: how long ago as people say it, then the date and time that the SPEC
 * asks for, and on hover the moment to the second.
 */
export function PostedTime({ date }: { date: string }) {
  const written = [postedAgo(date), postedAt(date)].filter(Boolean).join(' · ');
  return (
    <time dateTime={date} title={postedExactlyAt(date)}>
      {written}
    </time>
  );
}
