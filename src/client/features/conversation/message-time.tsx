import { localDateFormat, useDateLocale } from '../../components/dates/local-format';
import { formatExactTime } from '../../components/product/product-facts';

const timeFormat = localDateFormat({ timeStyle: 'short' });

/** The time of a message within its day, with the date on hover. */
export function MessageTime({ date }: { date: string }) {
  useDateLocale();
  return (
    <time dateTime={date} title={formatExactTime(date)}>
      {timeFormat.format(new Date(date))}
    </time>
  );
}
