/** Returns the start of a day in the reader's time zone, or of a later one; undefined if the day is not valid. */
export function startOfDay(day: string, daysLater = 0): Date | undefined {
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + daysLater);
  return Number.isNaN(start.getTime()) ? undefined : start;
}
