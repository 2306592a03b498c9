import sharp from 'sharp';
import { heicMessage, maxPictureSide } from '../../../contract/pictures/image-upload';
import { limitConcurrency } from '../../concurrency/limit-concurrency';
import { InvalidImageError } from './invalid-image-error';
import { pictureName } from './picture-name';

/** Limits the memory for decoding: a small file may have a huge number of pixels (a decompression bomb). */
const maxPixels = 50_000_000;
/**
 * Allows the largest photos of phones, 16,320 × 12,240 pixels. A baseline JPEG is shrunk while it is decoded,
 * which takes only 30 MB; a progressive JPEG of that size would take up to 1.2 GB.
 */
const maxBaselineJpegPixels = 200_000_000;

/** Re-encoding a large picture takes up to 200 MB of memory and one CPU. */
const runLimited = limitConcurrency({ maxConcurrent: 2 });

// Blocks all other formats, because a small SVG can keep a CPU busy for minutes.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'].map(
    (format) => `VipsForeignLoad${format}`,
  ),
});

export interface EncodedPicture {
  name: string;
  content: Buffer;
  width: number;
  height: number;
}

/** Re-encodes a picture as WebP. This removes all other data of the file, such as location and scripts. */
export async function encodeUpload(upload: Buffer): Promise<EncodedPicture> {
  const limitInputPixels = await pixelLimit(upload);
  return runLimited(async () => {
    // Wrong headers, which some cameras write, are only warnings for libvips. Missing data is an error.
    const { data, info } = await sharp(upload, { limitInputPixels, failOn: 'error' })
      .autoOrient()
      .resize({
        width: maxPictureSide,
        height: maxPictureSide,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
      .catch(() => {
        throw new InvalidImageError('This picture is damaged. Please choose another one.');
      });
    return { name: pictureName(data), content: data, width: info.width, height: info.height };
  });
}

/**
 * Returns the maximum number of pixels for the picture's format.
 * @throws InvalidImageError if the file is not a picture, or has more pixels
 */
async function pixelLimit(upload: Buffer): Promise<number> {
  const metadata = await readMetadata(upload).catch(() => {
    throw new InvalidImageError(
      'This file is not a picture. Please choose a JPEG, PNG, WebP or GIF.',
    );
  });
  if (metadata.compression === 'hevc') throw new InvalidImageError(heicMessage);
  const isBaselineJpeg = metadata.format === 'jpeg' && !metadata.isProgressive;
  const limit = isBaselineJpeg ? maxBaselineJpegPixels : maxPixels;
  if (metadata.width * metadata.height > limit) {
    throw new InvalidImageError('This picture has too many pixels. Please choose a smaller one.');
  }
  return limit;
}

/** Reads the header of a picture, without a limit on its pixels. */
async function readMetadata(upload: Buffer) {
  return sharp(upload, { limitInputPixels: false }).metadata();
}
