import * as z from 'zod/mini';

/** The parts of imgbb's answer that the client reads (https://api.imgbb.com). */
export const uploadAnswerSchema = z.object({
  data: z.optional(z.object({ url: z.string() })),
  error: z.optional(z.object({ message: z.optional(z.string()) })),
});

/** imgbb's limit for one picture, in bytes. */
export const largestImage = 32 * 1024 * 1024;
