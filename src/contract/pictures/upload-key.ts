import * as z from 'zod/mini';

/** A short-lived upload key for the caller, if the server itself hosts the images. */
export const uploadKeySchema = z.object({ key: z.string().check(z.minLength(1)) });
