/** Image types without `image/`, the smaller files first. */
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** From a thumbnail to a card that fills a phone with a dense screen, in pixels. */
export const pictureWidths: readonly number[] = [160, 320, 480, 640, 960, 1280];

/** How to ask for a picture in another size, wherever something resizes pictures. */
export interface PictureSizes {
  /** How the addresses begin that can be resized; other pictures are shown as they are. */
  of: string;
  /** The address of a size, with {url} or {encodedUrl}, {width} and {format} to be filled in. */
  template: string;
  widths: number[];
  /** The preferred one first. */
  formats: PictureFormat[];
}
