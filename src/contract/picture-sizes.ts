/** Image formats without the prefix `image/`, best compression first. */
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Widths in pixels, from a thumbnail to a full-width card on a high-density phone. */
export const pictureWidths: readonly number[] = [160, 320, 480, 640, 960, 1280];

/** How to request an image in another size from a resizing service. */
export interface PictureSizes {
  /** URL prefix of the images that can be resized; others are shown in their original size. */
  of: string;
  /** URL template with the placeholders {url} or {encodedUrl}, {width} and {format}. */
  template: string;
  widths: number[];
  /** In order of preference. */
  formats: PictureFormat[];
}
