/** Returns the day of a time in the user's time zone, as the value of a date input, such as "2026-12-03". */
export function toDateInputValue(time: Date): string {
  const [year, month, day] = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}
