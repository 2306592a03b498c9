import * as z from 'zod/mini';

export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** From a thumbnail to a card that fills a phone with a dense screen, in pixels. */
export const pictureWidths: readonly number[] = [160, 320, 480, 640, 960, 1280];

/** How to ask for a picture in another size, wherever something resizes pictures. */
export const pictureSizesSchema = z.object({
  /** How the addresses begin that can be resized; other pictures are shown as they are. */
  of: z.string(),
  /** The address of a size, with {url} or {encodedUrl}, {width} and {format} to be filled in. */
  template: z.string(),
  widths: z.array(z.number()),
  /** The preferred one first. */
  formats: z.array(z.enum(pictureFormats)),
});
export type PictureSizes = z.infer<typeof pictureSizesSchema>;
