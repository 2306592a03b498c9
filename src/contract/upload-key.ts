import * as z from 'zod/mini';

/** A short-lived key of the calling seller, where the server is its own image host. */
export const uploadKeySchema = z.object({ key: z.string().check(z.minLength(1)) });
export type UploadKey = z.infer<typeof uploadKeySchema>;
