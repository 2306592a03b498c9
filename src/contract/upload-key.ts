import * as z from 'zod/mini';

/** Where a server is its own image host, a key that is the seller's who asks, for a few minutes. */
export const uploadKeySchema = z.object({ key: z.string().check(z.minLength(1)) });
export type UploadKey = z.infer<typeof uploadKeySchema>;
