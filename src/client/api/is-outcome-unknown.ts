/**
 * The server sends these statuses before it looks for an earlier attempt with the same key, which
 * may have succeeded.
 */
const rejectedEarly = [401, 429];

/**
 * Returns whether this or an earlier attempt of a change may have succeeded despite this status.
 * @param status the error's status in RTK Query; undefined when no response arrived
 */
export const isOutcomeUnknown = (status: number | string | undefined): boolean =>
  typeof status !== 'number' || status >= 500 || rejectedEarly.includes(status);
