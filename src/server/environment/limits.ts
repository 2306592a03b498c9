import type { Environment } from '../configuration';

/** How much of everything one may have. */
export interface Limits {
  /** Requests of one person in a minute, wherever they come from. */
  requestsPerPerson: number;
  /** Requests without a good token from one address in a minute; IPv6 counts by /64. */
  requestsPerAddress: number;
  /** Requests of all who are signed in at one address, in a minute. */
  signedInPerAddress: number;
  /** Connections at once, of all who ask. */
  connections: number;
  /** Requests at once that are not answered yet; of more, all but the vital ones are refused. */
  requestsAtOnce: number;
  /** Of one client address; IPv6 counts by /64. */
  requestsAtOncePerAddress: number;
  /** Bookings of one buyer at once that are not paid yet. */
  openBookings: number;
  /** Hours in which a booking is to be paid. */
  bookingHours: number;
  /** Days after a hand-over in which its buyer may report a problem. */
  completionDays: number;
  /** Products that one seller adds in 24 hours. */
  listingsPerDay: number;
  /** Products of one seller among the advertisements at once. */
  advertisements: number;
}

interface Limit {
  variable: string;
  byDefault: number;
}

const limits: Record<keyof Limits, Limit> = {
  requestsPerPerson: { variable: 'REQUESTS_PER_PERSON', byDefault: 600 },
  requestsPerAddress: { variable: 'REQUESTS_PER_ADDRESS', byDefault: 3000 },
  signedInPerAddress: { variable: 'SIGNED_IN_REQUESTS_PER_ADDRESS', byDefault: 30_000 },
  connections: { variable: 'MAX_CONNECTIONS', byDefault: 2000 },
  requestsAtOnce: { variable: 'MAX_REQUESTS_AT_ONCE', byDefault: 500 },
  requestsAtOncePerAddress: { variable: 'MAX_REQUESTS_AT_ONCE_PER_ADDRESS', byDefault: 125 },
  openBookings: { variable: 'MAX_OPEN_BOOKINGS', byDefault: 5 },
  bookingHours: { variable: 'BOOKING_HOURS', byDefault: 72 },
  completionDays: { variable: 'COMPLETION_DAYS', byDefault: 14 },
  listingsPerDay: { variable: 'MAX_LISTINGS_PER_DAY', byDefault: 50 },
  advertisements: { variable: 'MAX_ADVERTISEMENTS', byDefault: 10 },
};

const entries = Object.entries(limits) as [keyof Limits, Limit][];

/** The limits as the environment sets them, one variable each. */
export function readLimits(environment: Environment): Limits {
  return Object.fromEntries(
    entries.map(([name, { variable, byDefault }]) => [
      name,
      Number(environment[variable]?.trim() || byDefault),
    ]),
  ) as unknown as Limits;
}

/** One line for each limit that is no number of at least one. */
export function findLimitProblems(environment: Environment): string[] {
  return entries
    .map(([, { variable }]) => ({ variable, text: environment[variable]?.trim() ?? '' }))
    .filter(({ text }) => text !== '' && !/^[1-9]\d{0,8}$/.test(text))
    .map(({ variable, text }) => `${variable} is not a whole number of at least 1: ${text}.`);
}
