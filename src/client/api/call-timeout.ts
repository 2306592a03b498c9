/** Milliseconds until a call without a response fails, so that the user can retry. */
export const responseTimeout = 20_000;

export const timeoutMessage = 'The marketplace did not answer in time. Please try again.';

/**
 * The timeout of a machine's state that waits for a call, in milliseconds. It is longer than the
 * call's own timeout because it also covers the steps around the call, such as getting a token.
 */
export const callTimeout = responseTimeout + 5_000;

/** Milliseconds until a call that sends a large file fails. The connection may be slow. */
export const fileTimeout = 110_000;
