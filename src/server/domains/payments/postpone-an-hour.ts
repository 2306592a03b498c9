import { Postponement } from '../platform/outbox-dispatcher.sql';

const hourInMilliseconds = 3_600_000;

/** The number of the hour, for the idempotency keys of requests that are repeated after an hour. */
export const currentHour = () => Math.floor(Date.now() / hourInMilliseconds);

/** @param reason for staff */
export const postponeAnHour = (reason: string) =>
  new Postponement(new Date(Date.now() + hourInMilliseconds), reason);
