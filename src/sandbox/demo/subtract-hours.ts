/** Returns the ISO 8601 time so many hours before another one. */
export function subtractHours(now: Date, hours: number): string {
  return new Date(now.getTime() - hours * 3_600_000).toISOString();
}
