/** The server sends these before it looks up the idempotency key, so an earlier attempt may have succeeded. */
const statusesBeforeKeyLookup = [401, 429];

/**
 * Returns whether this or an earlier attempt of a change may have succeeded despite this status.
 * @param status the error's status in RTK Query; undefined when no response arrived
 */
export const isOutcomeUnknown = (status: number | string | undefined): boolean =>
  typeof status !== 'number' || status >= 500 || statusesBeforeKeyLookup.includes(status);
