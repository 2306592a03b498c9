/**
 * How long Stripe is waited for: milliseconds, and tries beyond the first. By default it is 80 seconds
 * and two more tries, for which a page waits no more, while each counts as under way.
 */
export const stripePatience = { timeout: 10_000, maxNetworkRetries: 1 };
