/** The image formats, as MIME subtypes, best compression first. */
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** The widths in pixels, from a thumbnail to a full-width card on a high-density phone. */
export const pictureWidths: readonly number[] = [160, 320, 480, 640, 960, 1280];

/** How to request an image in another size from a resizing service. */
export interface PictureSizes {
  /** URL prefix of the images that can be resized; others are shown in their original size. */
  of: string;
  /** URL template with the placeholders {url} or {encodedUrl}, {width} and {format}. */
  template: string;
  widths: number[];
  /** The formats in order of preference. */
  formats: PictureFormat[];
}
