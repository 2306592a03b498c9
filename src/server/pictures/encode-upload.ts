import sharp from 'sharp';
import { heicMessage } from '../../contract/image-upload';
import { limitConcurrency } from '../concurrency/limit-concurrency';
import { InvalidImageError } from './invalid-image-error';
import { pictureName } from './picture-name';

const maxSide = 1600;
/** More pixels mean a decompression bomb: a small file that is huge in memory. */
const maxPixels = 50_000_000;
/**
 * The most that phones take, 16,320 × 12,240. A baseline JPEG is shrunk while it is decoded, in 30 MB;
 * a progressive one needs up to 1.2 GB for its coefficients.
 */
const maxBaselineJpegPixels = 200_000_000;

/** A large picture takes up to 200 MB and one CPU while it is re-encoded. */
const runLimited = limitConcurrency({ maxConcurrent: 2 });

// Other formats are not even parsed: an SVG of a few bytes can keep a CPU busy for minutes.
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

/** Re-encodes a picture as WebP, which removes whatever else the file contains: location, scripts. */
export async function encodeUpload(upload: Buffer): Promise<EncodedPicture> {
  const limitInputPixels = await pixelLimit(upload);
  return runLimited(async () => {
    // libvips warns of wrong headers, which cameras write; missing data is an error.
    const { data, info } = await sharp(upload, { limitInputPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
      .catch(() => {
        throw new InvalidImageError('This picture is damaged.');
      });
    return { name: pictureName(data), content: data, width: info.width, height: info.height };
  });
}

/** @throws InvalidImageError unless it is a picture with at most as many pixels as its format may have */
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

/** Reads the header, whatever size it states. */
async function readMetadata(upload: Buffer) {
  return sharp(upload, { limitInputPixels: false }).metadata();
}
