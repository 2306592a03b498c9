/** Who asks without a valid token, or too often, is refused before anybody looks at what they sent. */
const unread = [401, 429];

/**
 * Whether a change may have been made, now or when it was sent before, although this was the answer.
 * @param status of RTK Query, or undefined where no answer came
 */
export const isInDoubt = (status: number | string | undefined): boolean =>
  typeof status !== 'number' || status >= 500 || unread.includes(status);
