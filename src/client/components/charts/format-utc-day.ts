import { localDateFormat } from '../dates/local-format';

/** The days of figures are in UTC. In another time zone, midnight would be on another day. */
const format = localDateFormat({
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Returns the month and the day of an ISO 8601 date, such as "Nov 28". */
export const formatUtcDay = (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
