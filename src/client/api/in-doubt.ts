/**
 * The server rejects these before it handles the request, so they say nothing about earlier
 * attempts.
 */
const rejectedEarly = [401, 429];

/**
 * Whether a change may have been applied, now or by an earlier attempt, in spite of this status.
 * @param status of RTK Query; undefined when no response arrived
 */
export const isInDoubt = (status: number | string | undefined): boolean =>
  typeof status !== 'number' || status >= 500 || rejectedEarly.includes(status);
