import { localDateFormat } from '../dates/local-format';

/** In UTC like the days of the statistics: midnight UTC is on another day in some time zones. */
const format = localDateFormat({
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Returns the month and the day of an ISO 8601 date, such as "Nov 28". */
export const formatUtcDay = (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
