import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { rootFolder } from '../built-folders';
import { keepFile } from '../image-host/keep-file';

const cacheFolder = path.join(rootFolder, 'node_modules/.cache/secondhand-pictures');

/**
 * Renders a drawing without loss, quickly rather than small: the image host packs it again. It is
 * the longest part of a first start, so each drawing is rendered once for all data folders.
 */
export async function renderPicture(svg: string): Promise<Buffer> {
  const cached = path.join(cacheFolder, `${createHash('sha256').update(svg).digest('hex')}.png`);
  const known = await readFile(cached).catch(() => undefined);
  if (known) return known;
  const picture = await sharp(Buffer.from(svg))
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  // The packages may be somebody else's to write to: then it is rendered again the next time.
  await keepFile(cached, picture).catch(() => undefined);
  return picture;
}
