import { maxDaysAway } from '../../../../contract/editable-product';

/** The seller's return as the input of a date has it, such as "2026-12-03". */
export interface ReturnForm {
  day: string;
}

const millisecondsPerDay = 86_400_000;

/** Returns the start of a day in the seller's time zone, at which they are back; undefined if it is no day. */
export function startOfDay(day: string): Date | undefined {
  const start = new Date(`${day}T00:00`);
  return Number.isNaN(start.getTime()) ? undefined : start;
}

/** Returns the day of a time in the seller's time zone, as the input of a date has it. */
export function toDay(time: Date): string {
  const [year, month, day] = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Returns the first and the last day that a seller can choose. */
export function returnDays(now: Date): { min: string; max: string } {
  const tomorrow = new Date(now);
  tomorrow.setDate(now.getDate() + 1);
  return {
    min: toDay(tomorrow),
    max: toDay(new Date(now.getTime() + maxDaysAway * millisecondsPerDay)),
  };
}

export function validateReturn({ day = '' }: Partial<ReturnForm>, now: Date): Partial<ReturnForm> {
  if (!startOfDay(day)) return { day: 'Please choose a day.' };
  const { min, max } = returnDays(now);
  // Days as the input has them sort by time.
  if (day < min) return { day: 'Please choose a day in the future.' };
  return day > max ? { day: `Please choose a day within ${maxDaysAway} days.` } : {};
}
