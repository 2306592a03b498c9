import * as z from 'zod/mini';

/** The parts of imgbb's answer that the client reads (https://api.imgbb.com). */
export const uploadResponseSchema = z.object({
  data: z.optional(z.object({ url: z.string() })),
  error: z.optional(z.object({ message: z.optional(z.string()) })),
});

/** imgbb's limit for one picture, in bytes. */
export const maxImageBytes = 32 * 1024 * 1024;

/** JPEG first: of what is listed Safari converts an iPhone's HEIC into the first. */
export const acceptedImageTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

export const heicMessage =
  "This is a HEIC photo, which most browsers can't show. Export or share it as a JPEG, and choose " +
  'that file. To take JPEGs on an iPhone, choose Settings › Camera › Formats › Most Compatible.';

/** Whether a file says that it is a HEIC photo; some systems know no type for it. */
export function isHeic({ name, type }: { name: string; type: string }): boolean {
  return (
    /^image\/hei[cf]/.test(type) || (!/^image\//.test(type) && /\.(?:hei[cf]|hif)$/i.test(name))
  );
}
