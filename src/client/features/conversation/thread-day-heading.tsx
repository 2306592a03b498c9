import { Text } from '@chakra-ui/react';
import {
  localDateFormat,
  localRelativeFormat,
  useDateLocale,
} from '../../components/dates/local-format';
import { useCurrentMinute } from '../../components/product/use-current-minute';
import { isSameDay } from './thread-days';

const dayFormat = localDateFormat({ dateStyle: 'full' });
const relativeFormat = localRelativeFormat();

/** The day of the messages below it. */
export function ThreadDayHeading({ date }: { date: string }) {
  useDateLocale();
  const minute = useCurrentMinute();
  return (
    <Text
      as="h2"
      textStyle="xs"
      fontWeight="600"
      color="fg.muted"
      textAlign="center"
      paddingY="3"
      _firstLetter={{ textTransform: 'uppercase' }}
    >
      <time dateTime={date}>{formatDay(new Date(date), new Date(minute ?? date))}</time>
    </Text>
  );
}

function formatDay(day: Date, now: Date): string {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (isSameDay(day, now)) return relativeFormat.format(0, 'day');
  if (isSameDay(day, yesterday)) return relativeFormat.format(-1, 'day');
  return dayFormat.format(day);
}
