import { formatMoment, postedExactlyAt } from './product-facts';

/** A date and time in the visitor's own manner, on hover to the second. */
export function Moment({ date }: { date: string }) {
  return (
    <time dateTime={date} title={postedExactlyAt(date)}>
      {formatMoment(date)}
    </time>
  );
}
