const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
  timeZoneName: 'short',
});

/** Formats a time in UTC. It is rounded up to the minute, so that the text never names an earlier time. */
export function formatTime(time: Date): string {
  return format.format(Math.ceil(time.getTime() / 60_000) * 60_000);
}
