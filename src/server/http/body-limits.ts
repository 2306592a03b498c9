/** A product as some clients send it back, whole: its longest texts with each letter escaped. */
export const productBody = { bodyLimit: 64 * 1024 };

/** A name and the address of a picture, each letter escaped. */
export const personBody = { bodyLimit: 32 * 1024 };

/** An event of Stripe, of which a payment's have a few kilobytes. */
export const eventBody = { bodyLimit: 64 * 1024 };
