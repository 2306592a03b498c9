/**
 * The timeout is in milliseconds. Stripe's defaults, 80 s and two retries, are longer than a page waits.
 */
export const stripeTimeout = { timeout: 10_000, maxNetworkRetries: 1 };
