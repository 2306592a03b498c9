import { createHash } from 'node:crypto';

/** The name of a WebP picture: the same picture has the same name wherever it comes from. */
export function nameOf(picture: Buffer): string {
  return `${createHash('sha256').update(picture).digest('hex')}.webp`;
}
