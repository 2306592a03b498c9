import { useDateLocale } from '../dates/local-format';
import { formatDateTime, formatDay, formatExactTime } from './product-facts';

interface DateTimeProps {
  date: string;
  /** Whether to show only the month and the day. */
  short?: boolean;
}

/** A date and time in the user's locale, with seconds on hover. */
export function DateTime({ date, short = false }: DateTimeProps) {
  useDateLocale();
  return (
    <time dateTime={date} title={formatExactTime(date)}>
      {short ? formatDay(date) : formatDateTime(date)}
    </time>
  );
}
