/** Milliseconds. The default of 80 s and two retries is longer than any page waits. */
export const stripeTimeout = { timeout: 10_000, maxNetworkRetries: 1 };
