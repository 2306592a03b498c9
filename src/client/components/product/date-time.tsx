import { formatDateTime, formatExactTime } from './product-facts';

/** A date and time in the user's locale, with seconds on hover. */
export function DateTime({ date }: { date: string }) {
  return (
    <time dateTime={date} title={formatExactTime(date)}>
      {formatDateTime(date)}
    </time>
  );
}
