import { maxDaysAway } from '../../../../../contract/selling/editable-product';
import { startOfDay } from '../../../../components/dates/start-of-day';
import { toDateInputValue } from '../../../../components/dates/to-date-input-value';

/** The day of the seller's return, as the value of a date input, such as "2026-12-03". */
export interface ReturnForm {
  day: string;
}

const millisecondsPerDay = 86_400_000;

/** Returns the first and the last day that a seller can choose. */
export function returnDays(now: Date): { min: string; max: string } {
  const tomorrow = new Date(now);
  tomorrow.setDate(now.getDate() + 1);
  return {
    min: toDateInputValue(tomorrow),
    max: toDateInputValue(new Date(now.getTime() + maxDaysAway * millisecondsPerDay)),
  };
}

export function validateReturn({ day = '' }: Partial<ReturnForm>, now: Date): Partial<ReturnForm> {
  if (!startOfDay(day)) return { day: 'Please choose a day.' };
  const { min, max } = returnDays(now);
  // Values of a date input sort chronologically.
  if (day < min) return { day: 'Please choose a day in the future.' };
  return day > max ? { day: `Please choose a day within ${maxDaysAway} days.` } : {};
}
