import { createHash } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import { keepFile } from './keep-file';
import { hasPictureSignature } from './picture-signature';
import { inTurn } from './picture-work';

const longestSide = 1600;
/**
 * What phones make at most, 8160 × 6120. A picture of more pixels is taken for a bomb: small as a
 * file, huge when unpacked.
 */
const mostPixels = 50_000_000;
const acceptedFormats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff']);

export interface StoredImage {
  name: string;
  url: string;
  width: number;
  height: number;
  size: number;
}

/** The file is no picture, or none of a kind that is kept. */
export class ImageRefused extends Error {}

/**
 * Stores a picture under the hash of its content, re-encoded as WebP: whatever else the file
 * carried (where it was taken, scripts, a second format) is gone. Storing it twice is harmless.
 */
export async function storeImage(folder: string, upload: Buffer): Promise<StoredImage> {
  await refuseOtherFiles(upload);
  return inTurn(async () => {
    const { data, info } = await sharp(upload, { limitInputPixels: mostPixels })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
      .catch(() => {
        throw new ImageRefused('This picture is damaged.');
      });
    const { width, height, size } = info;
    return { ...(await keepWebp(folder, data)), width, height, size };
  });
}

/** Keeps a WebP picture of our own, as it is, under the hash of its content. */
export async function keepWebp(
  folder: string,
  picture: Buffer,
): Promise<Pick<StoredImage, 'name' | 'url'>> {
  const name = `${createHash('sha256').update(picture).digest('hex')}.webp`;
  await keepFile(path.join(folder, name), picture);
  return { name, url: `/images/${name}` };
}

async function refuseOtherFiles(upload: Buffer): Promise<void> {
  const isPicture = hasPictureSignature(upload);
  const metadata = isPicture ? await readMetadata(upload).catch(() => undefined) : undefined;
  if (!metadata || !acceptedFormats.has(metadata.format)) {
    throw new ImageRefused('This file is not a picture. Please choose a JPEG, PNG, WebP or GIF.');
  }
  if (metadata.width * metadata.height > mostPixels) {
    throw new ImageRefused('This picture has too many pixels. Please choose a smaller one.');
  }
}

/** Reads the head of a picture, whatever size it speaks of. */
async function readMetadata(upload: Buffer) {
  return sharp(upload, { limitInputPixels: false }).metadata();
}
