import * as z from 'zod/mini';

/** The part of imgbb's response that the client reads (https://api.imgbb.com). */
export const uploadResponseSchema = z.object({
  data: z.optional(z.object({ url: z.string() })),
  error: z.optional(z.object({ message: z.optional(z.string()) })),
});

/** The maximum size of an image in bytes, which is imgbb's limit. */
export const maxImageBytes = 32 * 1024 * 1024;

/** The width and height in pixels of the largest image that the server stores. It shrinks larger ones. */
export const maxPictureSide = 1600;

/** JPEG first: Safari converts an iPhone's HEIC photo to the first type of the list. */
export const acceptedImageTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

export const heicMessage =
  "This is a HEIC photo, which most browsers can't show. Export or share it as a JPEG, and choose " +
  'that file. To take JPEGs on an iPhone, choose Settings › Camera › Formats › Most Compatible.';

/** Whether a file is a HEIC photo, by its type or, if the browser does not know the type, by its extension. */
function isHeic({ name, type }: { name: string; type: string }): boolean {
  return (
    /^image\/hei[cf]/.test(type) || (!/^image\//.test(type) && /\.(?:hei[cf]|hif)$/i.test(name))
  );
}

/** A file whose name has no known ending. The server finds out whether it is a picture. */
const unknownTypes = ['', 'application/octet-stream'];

/** Returns why a file can't be uploaded as an image; undefined if it can. */
export function imageError(file: { name: string; type: string; size: number }): string | undefined {
  if (isHeic(file)) return heicMessage;
  if (!file.type.startsWith('image/') && !unknownTypes.includes(file.type))
    return "That file isn't a picture. Choose a JPEG, PNG or WebP.";
  if (file.size > maxImageBytes) return 'This picture is larger than 32 MB. Choose a smaller one.';
  return undefined;
}
