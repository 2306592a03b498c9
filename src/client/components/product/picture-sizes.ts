import { createContext } from 'react';
import type { PictureSizes } from '../../../contract/pictures/picture-sizes';

/** The picture sizes that the image host offers; undefined if it only offers originals. */
export const PictureSizesContext = createContext<PictureSizes | undefined>(undefined);

export interface SourceSet {
  /** The MIME type of the sources. */
  type: string;
  srcSet: string;
}

/**
 * Returns a source set for each format of the image host; empty if it only offers the original.
 * @param chosenWidths only these, in the best format: for elements that a page repeats very often
 */
export function sourceSets(
  url: string,
  sizes: PictureSizes | undefined,
  chosenWidths?: readonly number[],
): SourceSet[] {
  // A URL with whitespace would break `srcset`, which separates its entries by whitespace.
  if (!sizes || !url.startsWith(sizes.of) || /\s/.test(url)) return [];
  const chosen = sizes.widths.filter((width) => chosenWidths?.includes(width));
  const widths = chosen.length > 0 ? chosen : sizes.widths;
  const formats = chosenWidths ? sizes.formats.slice(0, 1) : sizes.formats;
  return formats.map((format) => ({
    type: `image/${format}`,
    srcSet: widths
      .map((width) => `${fillTemplate(sizes.template, { url, width, format })} ${width}w`)
      .join(', '),
  }));
}

function fillTemplate(
  template: string,
  { url, width, format }: { url: string; width: number; format: string },
): string {
  // The replacements are functions, because `$` has a meaning in a replacement string.
  return template
    .replace('{width}', () => String(width))
    .replace('{format}', () => format)
    .replace('{encodedUrl}', () => encodeURIComponent(url))
    .replace('{url}', () => url);
}
