/**
 * How long Stripe is waited for: milliseconds, and tries beyond the first. By default it is 80 seconds
 * and two more tries: longer than any page waits, while each request counts as under way.
 */
export const stripeTimeout = { timeout: 10_000, maxNetworkRetries: 1 };
