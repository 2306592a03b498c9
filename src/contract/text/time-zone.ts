import * as z from 'zod/mini';

/** The time zone of the shop unless an admin sets another one. */
export const defaultTimeZone = 'UTC';

/** A name of the IANA time zone database that this engine knows, such as "Europe/Berlin". */
export const timeZoneSchema = z
  .string('The time zone must be a name such as Europe/Berlin.')
  .check(z.refine(isTimeZone, 'The time zone must be a name such as Europe/Berlin.'));

function isTimeZone(name: string): boolean {
  // Engines also accept offsets such as "+02:00", which ignore daylight saving time.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
