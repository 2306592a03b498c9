/** In milliseconds. A hung connection must end in a Retry button. */
export const responseTimeout = 20_000;

export const timeoutMessage = 'Secondhand did not answer in time. Please try again.';

/**
 * The timeout of a machine's state that waits for a call. It is longer than the call's own timeout
 * because it also covers what happens before and after the call, such as a token that never
 * arrives.
 */
export const callTimeout = responseTimeout + 5_000;
