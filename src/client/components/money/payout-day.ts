import { localDateFormat } from '../dates/local-format';

const dayFormat = localDateFormat({ dateStyle: 'medium', timeZone: 'UTC' });

/** Formats a day such as 2026-11-20 in the user's locale. */
export function formatPayoutDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? '' : dayFormat.format(date);
}
