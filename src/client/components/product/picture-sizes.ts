import { createContext } from 'react';
import type { PictureSizes } from '../../../contract/picture-sizes';

/** The picture sizes that the image host offers, provided at the root. */
export const PictureSizesContext = createContext<PictureSizes | undefined>(undefined);

export interface SourceSet {
  /** The MIME type. */
  type: string;
  srcSet: string;
}

/** One for each format that the image host offers; empty if it only offers the original. */
export function sourceSets(url: string, sizes: PictureSizes | undefined): SourceSet[] {
  // `srcset` is split at whitespace.
  if (!sizes || !url.startsWith(sizes.of) || /\s/.test(url)) return [];
  return sizes.formats.map((format) => ({
    type: `image/${format}`,
    srcSet: sizes.widths
      .map((width) => `${fillIn(sizes.template, { url, width, format })} ${width}w`)
      .join(', '),
  }));
}

function fillIn(
  template: string,
  { url, width, format }: { url: string; width: number; format: string },
): string {
  // Functions, because `$` in a replacement string is special.
  return template
    .replace('{width}', () => String(width))
    .replace('{format}', () => format)
    .replace('{encodedUrl}', () => encodeURIComponent(url))
    .replace('{url}', () => url);
}
