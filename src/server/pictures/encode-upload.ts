import sharp from 'sharp';
import { heicMessage } from '../../contract/image-upload';
import { ImageRefused } from './image-refused';
import { limitConcurrency } from '../concurrency/limit-concurrency';
import { nameOf } from './name-of';
import { hasPictureSignature } from './picture-signature';

const longestSide = 1600;
/** A picture of more pixels is taken for a bomb: small as a file, huge when unpacked. */
const mostPixels = 50_000_000;
/**
 * What phones make at most, 16,320 × 12,240. A JPEG of one scan is shrunk while it is read, in 30 MB;
 * of several scans, as a progressive one has, all coefficients are kept, in up to 1.2 GB.
 */
const mostPixelsOfOneScan = 200_000_000;
const acceptedFormats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff']);

/** A large picture takes up to 200 MB and a processor while it is re-encoded. */
const runLimited = limitConcurrency({ maxConcurrent: 2 });

export interface EncodedPicture {
  name: string;
  content: Buffer;
  width: number;
  height: number;
}

/**
 * Re-encodes a picture as WebP, named by the hash of its content: whatever else the file carried
 * (where it was taken, scripts, a second format) is gone.
 */
export async function encodeUpload(upload: Buffer): Promise<EncodedPicture> {
  const limitInputPixels = await pixelLimitOf(upload);
  return runLimited(async () => {
    // Cameras write wrong headers, of which libvips warns; what a file lacks is an error.
    const { data, info } = await sharp(upload, { limitInputPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
      .catch(() => {
        throw new ImageRefused('This picture is damaged.');
      });
    return { name: nameOf(data), content: data, width: info.width, height: info.height };
  });
}

/** @throws ImageRefused for what is no picture, or has more pixels than one of its kind may have. */
async function pixelLimitOf(upload: Buffer): Promise<number> {
  const isPicture = hasPictureSignature(upload);
  const metadata = isPicture ? await readMetadata(upload).catch(() => undefined) : undefined;
  if (!metadata || !acceptedFormats.has(metadata.format)) {
    throw new ImageRefused('This file is not a picture. Please choose a JPEG, PNG, WebP or GIF.');
  }
  if (metadata.compression === 'hevc') throw new ImageRefused(heicMessage);
  const isOfOneScan = metadata.format === 'jpeg' && !metadata.isProgressive;
  const limit = isOfOneScan ? mostPixelsOfOneScan : mostPixels;
  if (metadata.width * metadata.height > limit) {
    throw new ImageRefused('This picture has too many pixels. Please choose a smaller one.');
  }
  return limit;
}

/** Reads the head of a picture, whatever size it speaks of. */
async function readMetadata(upload: Buffer) {
  return sharp(upload, { limitInputPixels: false }).metadata();
}
